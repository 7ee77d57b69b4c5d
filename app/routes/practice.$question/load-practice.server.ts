import type { SessionUser } from "#app/features/auth/session-user.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { viewPractice } from "#app/features/practice/attempts.server.ts";
import { findPracticeQuestion } from "#app/features/practice/practice-question.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import type { PracticeData } from "./screen-data.ts";

/**
 * Loads a question and the last two tries at it.
 * @param interview id of the interview in which it was asked, as in the URL; null for a generic question
 */
export async function loadPractice(user: SessionUser, questionId: string, interview: string | null) {
  const db = getDb();
  const interviewId = interview !== null && /^\d{1,15}$/.test(interview) ? Number(interview) : null;
  const named = { questionId, ...(interviewId !== null && { interviewId }) };
  const isUnreadable = interview !== null && interviewId === null;
  const found = isUnreadable ? null : await findPracticeQuestion(db, user.id, named);
  const person = { name: user.name, role: user.role };
  const data: PracticeData = { user: person, asked: null, view: { last: null, before: null } };
  if (!found) return data;
  const { name, portrait } = hunterOf(found.hunterId);
  data.asked = { id: questionId, interviewId, question: found.question.question, hunter: { name, portrait } };
  data.view = await viewPractice(db, user.id, found);
  return data;
}
