/** Empty phrases, a chatty tone, and personal data that an employer does not need. */

import {
  chatterLexicon,
  clicheLexicon,
  type PersonalDataKind,
  personalDataIn,
} from "#app/features/cv/vocabulary/cliches.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { CvReading } from "./cv-context.ts";

export type EmptyWording = { text: string; line: number; kind: "cliche" | "chatter" };

/** "mi familia", "no fumo": perhaps out of place, but a fact. Normalized. */
const FACT = /^(?:mis? |no |sin |me |yo |i |eu |buen trato|hola)/;
/** "Dinámica de glaciares": a noun here. */
const NAMED = /^(?:dinamic[oa]|guru|ninja)$/;

/** Phrases certain enough to be pointed out: empty whatever stands beside them. */
export function sureEmptyWordings(reading: CvReading): EmptyWording[] {
  // "Consolas ETC Eos": in capitals it is a name.
  return emptyWordings(reading).filter(
    ({ text }) => !FACT.test(normalize(text)) && !NAMED.test(normalize(text)) && !/^\p{Lu}{2,5}$/u.test(text),
  );
}

/** Every empty phrase of the lines that count, in reading order, each phrase once per place. */
export function emptyWordings(reading: CvReading): EmptyWording[] {
  const headings = new Set(reading.facts.sections.map(({ heading }) => heading));
  return reading.kept.flatMap((line) => {
    const text = reading.document.lines[line]?.text ?? "";
    // "¡Hola!" above a profile is its heading.
    if (headings.has(line) || reading.document.lines[line]?.role === "heading") return [];
    return [
      ...clicheLexicon.matches(text).map((match) => ({ text: match.text, line, kind: "cliche" as const })),
      ...chatterLexicon.matches(text).map((match) => ({ text: match.text, line, kind: "chatter" as const })),
    ];
  });
}

/** Age, sex, nationality, disability, photo and address are ignored on purpose: they must not affect the score. */
const WEIGHS_NOTHING: ReadonlySet<PersonalDataKind> = new Set([
  "birth",
  "photo",
  "nationality",
  "disability",
  "address",
]);

/** "Carnet de manipulador de alimentos" is a qualification, not an identity card. */
function isLicence(found: string, line: string): boolean {
  return /^(?:carn[eé]|credencial|licencia)/iu.test(found) && !/identidad|c[eé]dula/iu.test(line);
}

/** Personal data that no employer needs to judge a CV. A label and its value ("Estado civil: casada") count as one. */
export function privateData(reading: CvReading): { text: string; line: number }[] {
  return reading.kept.flatMap((line) => {
    const text = reading.document.lines[line]?.text ?? "";
    const found = personalDataIn(text).filter(
      (one) => !WEIGHS_NOTHING.has(one.kind) && !isLicence(one.text, text) && !/\bfum/iu.test(one.text),
    );
    const kinds = [...new Set(found.map((one) => one.kind))];
    return kinds.map((kind) => ({ text: found.find((one) => one.kind === kind)?.text ?? "", line }));
  });
}
