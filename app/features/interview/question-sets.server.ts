import { findAnalysis, listAnalyses } from "#app/features/cv/queries.server.ts";
import type { CvAnalysisView, CvResult } from "#app/features/cv/result.ts";
import type { Db } from "#db/open.server.ts";
import type { QuestionSet } from "./api-schemas.server.ts";
import type { HunterId } from "./hunters.ts";
import { buildQuestionSet } from "./personalised-questions.ts";
import { questionsFor } from "./question-bank/managed-questions.server.ts";
import type { AskableQuestions } from "./question-bank/managed-questions.ts";

async function newestAnalysisId(db: Db, userId: number): Promise<number | null> {
  return (await listAnalyses(db, userId)).find((analysis) => analysis.status === "completed")?.id ?? null;
}

/** The result of this user's newest completed CV analysis, or null. */
export async function newestCvResult(db: Db, userId: number): Promise<CvResult | null> {
  const newest = await newestAnalysisId(db, userId);
  const view = newest === null ? null : await findAnalysis(db, userId, newest);
  return view && inItsOwnWords(view);
}

/**
 * Questions say "Tu CV dice…", so a profession that the student corrected and that is not in the CV's text is removed.
 */
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
 * Redirect target for a student with an analysed CV: the same address with the flag that asks for questions from the
 * CV. Null if the address has the flag already, or if the student has no completed analysis.
 */
export async function addressFromCv(db: Db, userId: number, url: string): Promise<string | null> {
  if (asksFromCv(url) || (await newestAnalysisId(db, userId)) === null) return null;
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("_data");
  searchParams.set(FLAG, "true");
  return `${pathname}?${searchParams}`;
}

/**
 * The questions made from the user's newest CV analysis, completed to 10; the generic ones without an analysis.
 * @param hunterId the hunter who asks; by default chosen by the CV's years of experience
 * @param askable the generic questions of this student; read by default
 */
export async function personalisedSet(
  db: Db,
  userId: number,
  hunterId?: HunterId,
  askable?: AskableQuestions,
): Promise<QuestionSet> {
  return buildQuestionSet(await newestCvResult(db, userId), hunterId, askable ?? (await questionsFor(db, userId)));
}
