/** One or two sentences: who the CV presents and its strongest point. The next step is the first improvement. */

import { hasTrace } from "../rubric/evidence/traces.ts";
import { areAllUnderstood, jobPhrase, type PostNaming } from "./posts.ts";
import { presents, type ReviewProfile } from "./profile.ts";
import { firstThatHolds, type Statement } from "./statement-checks.ts";
import { insideSentence, properName, quoted, roleText, sameText, sentence, yearsText } from "./voice.ts";
import { wholeClause } from "./whole-quotes.ts";

const MEASURED = 0.6;
const RESULT = 0.8;
const LONGEST = 150;

function who({ facts, latest, study, reading }: ReviewProfile, naming: PostNaming): string {
  const { profession } = facts;
  const last = lastPost(latest, profession, areAllUnderstood(facts.jobs));
  if (last !== null && latest !== null) naming.named(latest);
  const tail = last === null ? "" : `; ${last}`;
  // All of the work together: not every year of it was in the same trade.
  if (facts.yearsTotal > 0 && reading.sure.years) return `Tienes ${yearsText(facts.yearsTotal)} de experiencia${tail}`;
  const studied =
    study === null || (profession !== null && sameText(study.degree, profession))
      ? null
      : `tu formación es ${quoted(study.degree)}`;
  const rest = last ?? studied;
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

function lastPost(latest: ReviewProfile["latest"], profession: string | null, isWhole: boolean): string | null {
  if (latest === null) return null;
  // An internship or a season as a volunteer is no position.
  if (latest.kind !== "employment") {
    const phrase = jobPhrase(latest);
    return phrase === null || !isWhole ? null : `tu experiencia más reciente es ${phrase}`;
  }
  const isNow = latest.interval !== null && latest.interval.end === null;
  const place = latest.employer === null ? "" : properName(latest.employer, 60);
  const same = latest.title !== null && profession !== null && sameText(latest.title, profession);
  if (latest.title !== null && !(same && place === "")) {
    const title = insideSentence(latest.title, 65);
    const where = place === "" ? "" : ` en ${place}`;
    return latest.interval === null || !(isNow || isWhole)
      ? `un cargo tuyo es ${title}${where}`
      : `tu ${isNow ? "cargo actual" : "último cargo"} es ${title}${where}`;
  }
  return place === "" || !(isNow || isWhole) ? null : `tu experiencia más reciente es en ${place}`;
}

function strongest({ sound }: ReviewProfile): (Statement | null)[] {
  const measured = sound.filter((deed) => deed.strength >= MEASURED && deed.figures.length > 0);
  return measured.slice(0, 5).map((deed): Statement | null => {
    const clause = wholeClause(deed.text, LONGEST);
    if (clause === null) return null;
    return deed.strength >= RESULT
      ? {
          text: `Lo que más pesa a tu favor es un resultado concreto: ${quoted(clause)}`,
          deed,
          point: "shows a result",
        }
      : {
          text: `A tu favor está que dices de qué tamaño es tu trabajo: ${quoted(clause)}`,
          deed,
          point: "shows a size",
        };
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
