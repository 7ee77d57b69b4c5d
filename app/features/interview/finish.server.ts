import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import { takePending } from "./answer.server.ts";
import { type CareReply, careReply } from "./answer-reply.server.ts";
import { unknownInterview } from "./answer-target.server.ts";
import { closeInterview, leavesResult } from "./close.server.ts";
import { findInterview, type Interview } from "./interview-store.server.ts";
import type { FinishBody } from "./requests.server.ts";
import type { Student } from "./start.server.ts";

/**
 * The screen says that the interview is over. A closed one stays as it is, and its result is found again. An end that
 * the saved answers do not bear out ("completed" with questions left) counts as left.
 * @returns id of the result; null for one that was left before any answer. Where help can be had, when an answer that
 *   came late discloses something
 * @throws AppError 404 for another's interview
 */
export async function finishInterview(
  db: Db,
  student: Student,
  { interviewId, reason, remaining, pending = [] }: FinishBody,
  clock: Clock = systemClock,
): Promise<{ resultId: number | null; care?: CareReply }> {
  const at = clock.now().getTime();
  return db.transaction().execute(async (trx) => {
    const before = await mine(trx, student.id, interviewId);
    const { hunterId } = before.state;
    const call = { student, hunterId, interviewId, seed: undefined, fromCvAnalysis: false, at };
    const disclosed = await takePending(trx, call, pending);
    const now = pending.length === 0 ? before : await mine(trx, student.id, interviewId);
    const ended = await closeInterview(trx, withClock(now, remaining), reason === "time" ? "time" : "abandoned", at);
    return { resultId: leavesResult(ended.state) ? ended.id : null, ...careReply(disclosed) };
  });
}

async function mine(trx: Db, userId: number, id: number): Promise<Interview> {
  const interview = await findInterview(trx, userId, { id });
  if (!interview) throw unknownInterview();
  return interview;
}

function withClock(interview: Interview, remaining: number | undefined): Interview {
  const { state } = interview;
  const timeRemaining = Math.max(0, Math.min(state.timeRemaining, remaining ?? state.timeRemaining));
  return { ...interview, state: { ...state, timeRemaining } };
}
