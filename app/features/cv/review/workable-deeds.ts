/** The deeds that advice can be given on: what was done, not the names, places and prizes that stand beside it. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { wordCount } from "../rubric/evidence/units.ts";
import { jobOf, type ReviewProfile } from "./profile.ts";

const PRIZE =
  /^\W*(?:premio|beca|distincion|reconocimiento|mencion honrosa|(?:mejor|primer|segundo|tercer) (?:egresad|alumn|promedio|trabajador|vendedor|lugar|puesto)|award|scholarship)/;
const REMARK =
  /^\W*(?:sin experiencia|no aplica|disponibilidad|referencias?|licencia (?:de conducir|clase)|motivo|jefe directo|contacto)/;
/** Places: parts with capitals between commas, a country or region at the end. */
const PLACE =
  /^(?:[\p{Lu}][\p{L}'’.]*(?: (?:de|del|la|las|los|el|y|\p{Lu}[\p{L}'’.]*))*)(?:\s*[,|/–-]\s*(?:Regi[oó]n |R\.?M\.?|[\p{Lu}][\p{L}'’.]*)(?:\s?(?:de|del|la|las|los|el|y|\p{Lu}[\p{L}'’.]*))*)+\.?$/u;

/** A name, a place, a prize or a remark that no verb would mend: "Casino Termas del Ñirre". */
export function isFragment(deed: Deed): boolean {
  const folded = fold(deed.text);
  if (PRIZE.test(folded) || REMARK.test(folded)) return true;
  if (deed.opener.kind !== "none" || deed.figures.length > 0) return false;
  const long = deed.text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return wordCount(deed.text) < 3 || /^\p{Ll}/u.test(deed.text) || PLACE.test(deed.text) || capitals > long.length / 2;
}

/** Deeds in reading order that can be worked on: not the talk that should go, nor prizes and titles. */
export function plainDeeds(profile: ReviewProfile): Deed[] {
  return profile.reading.deeds.filter((deed) => profile.deeds.includes(deed) && !deed.aside && !isFragment(deed));
}

/** The task that a figure would help most: of the latest job where it has one. */
export function weakDeed(profile: ReviewProfile): Deed | undefined {
  const weak = plainDeeds(profile).filter((deed) => deed.figures.length === 0 && wordCount(deed.text) >= 2);
  const clear = weak.filter((deed) => deed.opener.kind !== "none" && deed.opener.kind !== "weak");
  return (
    clear.find((deed) => profile.latest !== null && jobOf(profile, deed) === profile.latest) ?? clear[0] ?? weak[0]
  );
}
