/** The rule-based review: the texts that accompany a score. A language model may replace them in the same shape. */

import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts, MonthIndex } from "../facts/facts.ts";
import type { CriterionId } from "../rubric/criteria.ts";
import { hasTrace } from "../rubric/evidence/hints-of-presence.ts";
import type { RubricScore } from "../rubric/score-types.ts";
import { competencies } from "./competencies.ts";
import { content, type Writing } from "./improvements-content.ts";
import { form } from "./improvements-form.ts";
import { interviewQuestions } from "./questions.ts";
import { tellsResult } from "./quotable-achievements.ts";
import { type PostNaming, postNaming } from "./quotable-jobs.ts";
import type { CvReview } from "./review.ts";
import { presents, type ReviewProfile, reviewProfile, withinReach } from "./review-material.ts";
import { insideSentence, properName, quoted, roleText, sameText, sentence, yearsText } from "./sentence-style.ts";
import { firstThatHolds, type Statement } from "./statement-checks.ts";
import { strengths } from "./strengths.ts";
import { wholeClause } from "./whole-quotes.ts";

/**
 * Pure and deterministic: the wording varies with the work that the CV describes, never with its owner, time or chance.
 * All texts are Spanish.
 */
export function composeReview(document: ReadDocument, facts: CvFacts, score: RubricScore, today: MonthIndex): CvReview {
  const profile = reviewProfile(document, facts, score, today);
  const naming = postNaming(profile.jobs);
  // In reading order: the first text that mentions a job names it in full.
  const opening = summary(profile, naming);
  const praise = strengths(profile, naming, opening);
  const advice = improvements(profile, naming, [opening, ...praise].join("\n"));
  return {
    summary: opening,
    competencies: competencies(profile),
    recommendations: { strengths: praise, improvement_areas: advice.texts },
    advised: advice.advised,
    // Questions are about what was not quoted yet.
    interview_questions: interviewQuestions(profile, [...praise, ...advice.texts].join("\n")),
  };
}

/** Improvements: what to change, where in this CV, and how; ordered by the points to be gained. */

const MOST = 5;
const MIN_IMPROVEMENTS = 3;
/** Minimum gain in points for an improvement to be mentioned. */
const WORTH_SAYING = 0.8;

/**
 * At most five, largest gain first; never an invented number. Fewer for a CV that needs little improvement.
 * @param said texts of the review so far
 */
function improvements(
  profile: ReviewProfile,
  naming: PostNaming,
  said: string,
): { texts: string[]; advised: Partial<Record<CriterionId, string>> } {
  const lost = [...profile.score.criteria]
    .map((one) => ({ id: one.id, points: withinReach(profile.score, one.id) }))
    .filter((one) => one.points >= WORTH_SAYING)
    .sort((a, b) => b.points - a.points);
  const writing: Writing = { profile, naming, used: [], said };
  const found: Statement[] = [];
  const advised: Partial<Record<CriterionId, string>> = {};
  const add = (wordings: readonly (Statement | null)[], id?: CriterionId) => {
    const one = firstThatHolds(wordings, profile);
    if (one === null) return;
    found.push(one);
    if (id !== undefined) advised[id] = sentence(one.text);
    if (one.achievement !== undefined) writing.used.push(one.achievement);
  };
  for (const { id } of lost) if (found.length < MOST) add(adviceOn(id, writing), id);
  for (const extra of content.refinements) if (found.length < MIN_IMPROVEMENTS) add(extra(writing));
  return { texts: [...new Set(found.map((one) => sentence(one.text)))], advised };
}

/** Every criterion needs advice: without an entry this does not compile. */
const ADVICE: Readonly<Record<CriterionId, (writing: Writing) => (Statement | null)[]>> = {
  ...form,
  ...content.advice,
};

function adviceOn(id: CriterionId, writing: Writing): (Statement | null)[] {
  return ADVICE[id](writing);
}

/** One or two sentences: who the CV presents and its strongest point. The next step is the first improvement. */

const MAX_CLAUSE_LENGTH = 150;

function who({ facts, latest, study, reading }: ReviewProfile, naming: PostNaming): string {
  const { profession } = facts;
  // An editorship under "Service" is no job.
  const isWork = latest !== null && reading.sectionOf.get(latest.headerLines[0] ?? -1) === "experience";
  const post = isWork ? postHeld(latest, profession) : null;
  if (post !== null && latest !== null) naming.named(latest);
  const tail = post === null ? "" : `; ${post}`;
  // The total of all work, as not every year of it was in the same occupation.
  if (facts.yearsTotal >= 1 && reading.sure.years)
    return `Las fechas de tus trabajos suman ${yearsText(facts.yearsTotal)}${tail}`;
  const studied =
    study === null || (profession !== null && sameText(study.degree, profession))
      ? null
      : `tu formación incluye ${quoted(study.degree)}`;
  const rest = post ?? studied;
  // A degree is something one has, not an occupation.
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

/** The current job, or "one of the jobs held" when another may have been missed and the latest is unknown. */
function postHeld(latest: ReviewProfile["latest"], profession: string | null): string | null {
  // An internship or volunteering is no position.
  if (latest === null || latest.kind !== "employment" || latest.title === null) return null;
  const place = latest.employer === null ? "" : properName(latest.employer, 60);
  if (place === "" && profession !== null && sameText(latest.title, profession)) return null;
  const isNow = latest.interval !== null && latest.interval.end === null;
  const where = place === "" ? "" : ` en ${place}`;
  return `${isNow ? "tu cargo actual es" : "entre tus cargos está el de"} ${insideSentence(latest.title, 65)}${where}`;
}

function strongest({ sound }: ReviewProfile): (Statement | null)[] {
  return sound.slice(0, 5).map((achievement): Statement | null => {
    const clause = wholeClause(achievement.text, MAX_CLAUSE_LENGTH);
    if (clause === null || !tellsResult(clause, achievement)) return null;
    return { text: `A tu favor pesa un resultado concreto: ${quoted(clause)}`, achievement, point: "shows a result" };
  });
}

/** Natural Spanish, in 'tú'; names what the CV lacks and invents nothing. */
function summary(profile: ReviewProfile, naming: PostNaming): string {
  const strong = firstThatHolds(strongest(profile), profile);
  return [who(profile, naming), strong?.text ?? ""]
    .filter((part) => part !== "")
    .map(sentence)
    .join(" ");
}
