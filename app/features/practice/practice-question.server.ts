import { PURGED_TEXT } from "#app/platform/purged-text.ts";
import type { Db } from "#db/open.server.ts";
import { HUNTERS, type HunterId } from "../interview/hunters.ts";
import { findInterview } from "../interview/interview-store.server.ts";
import { questionFinder } from "../interview/question-bank/managed-questions.server.ts";
import type { Question } from "../interview/question-bank/question.ts";

/** A question and who asks it. */
export type PracticeQuestion = { question: Question; hunterId: HunterId };

/** gone: it was asked, but its text was made from a CV and has been deleted because of its age. */
type MissingQuestion = "unknown" | "gone";

type Named = { questionId: string; interviewId?: number | undefined };

/** The question that a student wants to practise: one of an own interview, or a generic one. */
export async function findPracticeQuestion(
  db: Db,
  userId: number,
  { questionId, interviewId }: Named,
): Promise<PracticeQuestion | MissingQuestion> {
  if (interviewId !== undefined) {
    const interview = await findInterview(db, userId, { id: interviewId });
    const asked = interview?.state.questions.find(({ id }) => id === questionId);
    if (!interview || !asked) return "unknown";
    return asked.question === PURGED_TEXT ? "gone" : { question: asked, hunterId: interview.state.hunterId };
  }
  const question = (await questionFinder(db))(questionId);
  const hunter = HUNTERS.find(({ id }) => questionId.startsWith(`${id}-`));
  return question && hunter ? { question, hunterId: hunter.id } : "unknown";
}
