import type { Db } from "#db/open.server.ts";
import { HUNTERS, type HunterId } from "../interview/hunters.ts";
import { findInterview } from "../interview/interview-store.server.ts";
import { questionFinder } from "../interview/question-bank/managed-questions.server.ts";
import type { Question } from "../interview/question-bank/question.ts";

/** A question and who asks it. */
export type PracticeQuestion = { question: Question; hunterId: HunterId };

type Named = { questionId: string; interviewId?: number | undefined };

/** The question that a student wants to practise: one of an own interview, or a generic one; null for any other. */
export async function findPracticeQuestion(db: Db, userId: number, named: Named): Promise<PracticeQuestion | null> {
  const { questionId, interviewId } = named;
  if (interviewId !== undefined) {
    const interview = await findInterview(db, userId, { id: interviewId });
    const asked = interview?.state.questions.find(({ id }) => id === questionId);
    return interview && asked ? { question: asked, hunterId: interview.state.hunterId } : null;
  }
  const question = (await questionFinder(db))(questionId);
  const hunter = HUNTERS.find(({ id }) => questionId.startsWith(`${id}-`));
  return question && hunter ? { question, hunterId: hunter.id } : null;
}
