import { sql } from "kysely";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import type { InterviewStatus } from "#db/schema.ts";
import { releaseClock } from "./clock-store.server.ts";
import { findInterview, type Interview, type Receipt, updateInterview } from "./interview-store.server.ts";
import { reduce } from "./machine.ts";
import { wordLater } from "./model/report-job.server.ts";
import { composeReport } from "./report.ts";
import { interviewReportSchema } from "./result.ts";
import type { Ending, InterviewState } from "./state.ts";

/** Saving an interview after a move, and everything that its end brings with it. */

/**
 * Saves the next state; an interview that has ended gets its result. Call it in the transaction of the deed.
 * @param receipts what the answers of this move were told
 */
export async function keep(
  trx: Db,
  before: Interview,
  state: InterviewState,
  at: number,
  receipts: ReadonlyMap<string, Receipt> = before.receipts,
): Promise<Interview> {
  const status: InterviewStatus = state.phase === "ended" ? (state.ending ?? "abandoned") : "open";
  const after: Interview = { ...before, state, status, receipts, updatedAt: new Date(at).toISOString() };
  await updateInterview(trx, before, after);
  releaseClock(trx, before.id);
  if (status !== "open") await keepResult(trx, after);
  return after;
}

/** Whether this state, once it ends, leaves a result: one that was left before any answer does not. */
export function leavesResult({ ending, answers }: Pick<InterviewState, "ending" | "answers">): boolean {
  return ending !== null || answers.length > 0;
}

async function keepResult(trx: Db, { id, userId, status, state, updatedAt }: Interview): Promise<void> {
  if (!leavesResult(state)) return;
  const report = interviewReportSchema.parse(composeReport(state));
  const result = {
    score: report.overallScore,
    scoring_version: report.scoringVersion,
    engine: report.judgedBy?.engine ?? "rules",
    report: JSON.stringify(report),
    created_at: updatedAt,
  };
  if (report.appropriateResponses > 0) await wordLater(trx, userId, id);
  const known = await trx
    .selectFrom("interview_results")
    .select("interview_id")
    .where("interview_id", "=", id)
    .executeTakeFirst();
  if (known) {
    // An interview that was taken up again after its end: it is still the same one.
    await trx.updateTable("interview_results").set(result).where("interview_id", "=", id).execute();
    return;
  }
  await trx
    .insertInto("interview_results")
    .values({ interview_id: id, ...result })
    .execute();
  await recordActivity(trx, {
    userId,
    action: "interview_completed",
    details: {
      interviewId: id,
      hunterId: state.hunterId,
      ending: status,
      score: report.overallScore,
      answered: state.questionsAnswered,
    },
  });
}

/** Ends an open interview: by its clock, or because it was left. A closed one stays as it is. */
export async function closeInterview(
  trx: Db,
  interview: Interview,
  ending: Extract<Ending, "time"> | "abandoned",
  at: number,
): Promise<Interview> {
  if (interview.status !== "open") return interview;
  const { state } = interview;
  const ended =
    ending === "time"
      ? reduce(state, { type: "expire", at }).state
      : { ...state, phase: "ended" as const, timerActive: false };
  return keep(trx, interview, ended, at);
}

/** Whether nothing has been heard of an open interview for as long as it may last. */
export function isIdle({ status, updatedAt, state }: Interview, at: number): boolean {
  return status === "open" && at - Date.parse(updatedAt) > state.duration * 1000;
}

/** An idle interview ends by its clock; one without an answer was only left. */
export function closeIdle(trx: Db, interview: Interview, at: number): Promise<Interview> {
  return closeInterview(trx, interview, interview.state.answers.length > 0 ? "time" : "abandoned", at);
}

/** Closes the user's open interviews of which nothing has been heard for as long as they may last. */
export async function closeIdleInterviews(db: Db, userId: number, at: number): Promise<void> {
  await closeEach(db, await idleInterviews(db, at).where("user_id", "=", userId).execute(), at);
}

/**
 * The same for everybody: for a timer, so that also those who never come back get their result.
 * @returns how many were closed
 */
export async function closeExpiredInterviews(db: Db, clock: Clock = systemClock): Promise<number> {
  const at = clock.now().getTime();
  return closeEach(db, await idleInterviews(db, at).execute(), at);
}

function idleInterviews(db: Db, at: number) {
  return db
    .selectFrom("interviews")
    .select(["id", "user_id"])
    .where("status", "=", "open")
    .where(sql<number>`unixepoch(updated_at) + duration`, "<", at / 1000);
}

/** Each in a transaction of its own: nobody's answer waits behind all of them. */
async function closeEach(db: Db, due: readonly { id: number; user_id: number }[], at: number): Promise<number> {
  let closed = 0;
  for (const { id, user_id: userId } of due) {
    await db.transaction().execute(async (trx) => {
      const interview = await findInterview(trx, userId, { id });
      if (!interview || !isIdle(interview, at)) return;
      await closeIdle(trx, interview, at);
      closed += 1;
    });
  }
  return closed;
}
