import type { SessionUser } from "#app/features/auth/session-user.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { viewPractice } from "#app/features/practice/attempts.server.ts";
import { findPracticeQuestion } from "#app/features/practice/practice-question.server.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import type { PracticeData } from "./screen-data.ts";

type Who = Pick<SessionUser, "id" | "name" | "role">;

/**
 * Loads a question and the last two tries at it.
 * @param interview id of the interview in which it was asked, as in the URL; null for a generic question
 */
export async function loadPractice(user: Who, questionId: string, interview: string | null): Promise<PracticeData> {
  const db = getDb();
  const interviewId = interview !== null && /^\d{1,15}$/.test(interview) ? Number(interview) : null;
  const named = { questionId, ...(interviewId !== null && { interviewId }) };
  const isUnreadable = interview !== null && interviewId === null;
  const found = isUnreadable ? "unknown" : await findPracticeQuestion(db, user.id, named);
  const data = {
    user: { name: user.name, role: user.role },
    isBlocked: await isBlocked(db, user.id),
    view: { last: null, before: null },
  };
  if (typeof found === "string") return { ...data, asked: null, missing: found };
  const { name, portrait } = hunterOf(found.hunterId);
  const { question } = found.question;
  return {
    ...data,
    asked: { id: questionId, interviewId, question, hunter: { name, portrait } },
    missing: null,
    view: data.isBlocked ? data.view : await viewPractice(db, user.id, found),
  };
}
