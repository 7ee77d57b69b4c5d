import { findAnalysis, listAnalyses } from "#app/features/cv/queries.server.ts";
import type { CvAnalysisView, CvResult } from "#app/features/cv/result.ts";
import type { Db } from "#db/open.server.ts";
import type { HunterId } from "./hunters.ts";
import { buildQuestionSet } from "./personalised.ts";
import { findGenericQuestion } from "./question-bank/bank.ts";
import type { Question } from "./question-bank/question.ts";
import { type QuestionSet, questionsOf } from "./question-set.ts";

async function newestAnalysisId(db: Db, userId: number): Promise<number | null> {
  return (await listAnalyses(db, userId)).find((analysis) => analysis.status === "completed")?.id ?? null;
}

/** What the newest completed CV analysis of this user found, or null. */
async function newestCvResult(db: Db, userId: number): Promise<CvResult | null> {
  const newest = await newestAnalysisId(db, userId);
  const view = newest === null ? null : await findAnalysis(db, userId, newest);
  return view && inItsOwnWords(view);
}

/** A question says "Tu CV dice…": a profession that the student corrected and the CV does not say is none of its words. */
function inItsOwnWords({ results, details }: CvAnalysisView): CvResult {
  if (details.understood?.fields.profession.inText !== false) return results;
  return { ...results, candidate: { ...results.candidate, profession: "" } };
}

const FLAG = "fromCvAnalysis";

/** Whether the address asks for the questions of the newest CV analysis. */
export function asksFromCv(url: string): boolean {
  return new URL(url).searchParams.get(FLAG) === "true";
}

/**
 * Where whoever has an analysed CV belongs instead: whichever link led here, his interview asks from his CV, and the
 * address says so. Null for an address that does already, and for everybody without an analysis.
 */
export async function addressFromCv(db: Db, userId: number, url: string): Promise<string | null> {
  if (asksFromCv(url) || (await newestAnalysisId(db, userId)) === null) return null;
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_data");
  searchParams.set(FLAG, "true");
  return `${pathname}?${searchParams}`;
}

/**
 * The questions made from the user's newest CV analysis, filled up to 10; the generic ones without an analysis.
 * @param hunterId who asks; by default who suits the CV
 */
export async function personalisedSet(db: Db, userId: number, hunterId?: HunterId): Promise<QuestionSet> {
  return buildQuestionSet(await newestCvResult(db, userId), hunterId);
}

/** The 10 questions of a hunter that are the same for everybody. */
export function genericSet(hunterId: HunterId): QuestionSet {
  return buildQuestionSet(null, hunterId);
}

export type ChosenSet = { questions: readonly Question[]; isPersonalised: boolean };

/**
 * The set that a client without a saved interview must be asking from: the first one that has all these questions.
 * Null when there is none.
 * @param fromCv the client says that it asks from the CV; without a word of it the generic set is supposed first
 */
export async function findSetWith(
  db: Db,
  userId: number,
  hunterId: HunterId,
  questionIds: readonly string[],
  fromCv = false,
): Promise<ChosenSet | null> {
  const fits = (set: QuestionSet) => questionIds.every((id) => set.questions.some((question) => question.id === id));
  const chosen = (set: QuestionSet): ChosenSet => ({
    questions: questionsOf(set),
    isPersonalised: set.hasPersonalizedQuestions,
  });
  const generic = genericSet(hunterId);
  if (!fromCv && fits(generic)) return chosen(generic);
  const cv = await newestCvResult(db, userId);
  // A client may have asked for its questions without naming the hunter.
  const set = [buildQuestionSet(cv, hunterId), buildQuestionSet(cv), generic].find(fits);
  if (set) return chosen(set);
  const only = questionIds.map(findGenericQuestion);
  const known = only.filter((question) => question !== undefined);
  return known.length === questionIds.length ? { questions: known, isPersonalised: false } : null;
}
