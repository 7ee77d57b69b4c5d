/** One or two sentences: who the CV presents and its strongest point. The next step is the first improvement. */

import { hasTrace } from "../rubric/evidence/traces.ts";
import type { PostNaming } from "./posts.ts";
import { presents, type ReviewProfile } from "./profile.ts";
import { firstThatHolds, type Statement } from "./statement-checks.ts";
import { insideSentence, properName, quoted, roleText, sameText, sentence, yearsText } from "./voice.ts";
import { wholeClause } from "./whole-quotes.ts";
import { tellsResult } from "./workable-deeds.ts";

const LONGEST = 150;

function who({ facts, latest, study, reading }: ReviewProfile, naming: PostNaming): string {
  const { profession } = facts;
  // An editorship under "Service" is no post of work.
  const isWork = latest !== null && reading.sectionOf.get(latest.headerLines[0] ?? -1) === "experience";
  const post = isWork ? postHeld(latest, profession) : null;
  if (post !== null && latest !== null) naming.named(latest);
  const tail = post === null ? "" : `; ${post}`;
  // All of the work together: not every year of it was in the same trade.
  if (facts.yearsTotal >= 1 && reading.sure.years)
    return `Las fechas de tus trabajos suman ${yearsText(facts.yearsTotal)}${tail}`;
  const studied =
    study === null || (profession !== null && sameText(study.degree, profession))
      ? null
      : `tu formación incluye ${quoted(study.degree)}`;
  const rest = post ?? studied;
  // A degree is what somebody has, and not as what they worked.
  const isDegree = /^(?:bachiller|licenciad|mag[ií]ster|egresad|estudiante)/iu.test(profession ?? "");
  if (profession !== null && !isDegree && presents(reading, profession))
    return `Te presentas ${roleText(profession)}${rest === null ? "" : `; ${rest}`}`;
  const lacks = reading.facts.jobs.length > 0 || hasTrace(reading, "work") ? "" : "; no leímos empleos con fecha";
  if (rest !== null) return `Según tu CV, ${rest}${lacks}`;
  const isBare = facts.jobs.length + reading.facts.studies.length === 0;
  return isBare && !hasTrace(reading, "work") && !hasTrace(reading, "studies")
    ? "Leímos muy poca información en tu CV: ni profesión, ni empleos con fecha, ni estudios"
    : "Revisa en «Lo que leímos» si entendimos bien tus cargos y tus estudios";
}

/** The post that goes on, or one of those held; which was the last nobody can tell where another may have been missed. */
function postHeld(latest: ReviewProfile["latest"], profession: string | null): string | null {
  // An internship or a season as a volunteer is no position.
  if (latest === null || latest.kind !== "employment" || latest.title === null) return null;
  const place = latest.employer === null ? "" : properName(latest.employer, 60);
  if (place === "" && profession !== null && sameText(latest.title, profession)) return null;
  const isNow = latest.interval !== null && latest.interval.end === null;
  const where = place === "" ? "" : ` en ${place}`;
  return `${isNow ? "tu cargo actual es" : "entre tus cargos está el de"} ${insideSentence(latest.title, 65)}${where}`;
}

function strongest({ sound }: ReviewProfile): (Statement | null)[] {
  return sound.slice(0, 5).map((deed): Statement | null => {
    const clause = wholeClause(deed.text, LONGEST);
    if (clause === null || !tellsResult(clause, deed)) return null;
    return { text: `A tu favor pesa un resultado concreto: ${quoted(clause)}`, deed, point: "shows a result" };
  });
}

/**
 * Natural Spanish, in 'tú'; says what the CV does not give, invents nothing.
 */
export function summary(profile: ReviewProfile, naming: PostNaming): string {
  const strong = firstThatHolds(strongest(profile), profile);
  return [who(profile, naming), strong?.text ?? ""]
    .filter((part) => part !== "")
    .map(sentence)
    .join(" ");
}
