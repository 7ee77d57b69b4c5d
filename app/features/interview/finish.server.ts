import { type Clock, systemClock } from "#app/platform/clock.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import { carePart, unsavedPart } from "./answer/answer-reply.ts";
import { savePendingAnswers } from "./answer/receive-answer.server.ts";
import { leavesResult } from "./interview-machine.ts";
import { findOwnInterview, type Interview } from "./interview-store.server.ts";
import type { FinishAnswer, FinishBody } from "./requests.server.ts";
import { closeInterview } from "./save-interview.server.ts";
import type { Student } from "./start.server.ts";

/**
 * Ends an interview that is over on the screen. An interview that is already closed is not changed, and the id of its
 * result is returned again. An interview that is still open after the pending answers are saved ends as "time" or, for
 * any other reason ("completed" with questions left), as abandoned.
 * @returns id of the result, or null if the interview was abandoned before any answer; also where to get help, if a
 *   pending answer discloses something
 * @throws AppError 404 for another user's interview
 */
export async function finishInterview(
  db: Db,
  student: Student,
  { interviewId, reason, remaining, pending = [] }: FinishBody,
  { clock = systemClock, byRules = false }: { clock?: Clock; byRules?: boolean } = {},
): Promise<FinishAnswer> {
  const at = clock.now().getTime();
  return db.transaction().execute(async (trx) => {
    const before = await findOwnInterview(trx, student.id, interviewId);
    const { hunterId } = before.state;
    const call = { student, hunterId, interviewId, seed: undefined, fromCvAnalysis: false, at, byRules };
    const { withheld, unsavedIds } = await savePendingAnswers(trx, call, pending);
    const now = pending.length === 0 ? before : await findOwnInterview(trx, student.id, interviewId);
    const ending = reason === "time" ? "time" : "abandoned";
    const ended = await closeInterview(trx, withClock(now, remaining), ending, at, { byRules });
    const resultId = leavesResult(ended.state) ? ended.id : null;
    return { resultId, ...unsavedPart(unsavedIds), ...carePart(withheld, getSettings().SUPPORT_CARE) };
  });
}

function withClock(interview: Interview, remaining: number | undefined): Interview {
  const { state } = interview;
  const timeRemaining = Math.max(0, Math.min(state.timeRemaining, remaining ?? state.timeRemaining));
  return { ...interview, state: { ...state, timeRemaining } };
}
