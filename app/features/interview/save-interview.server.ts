import { sql } from "kysely";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { isBlocked, isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import type { InterviewStatus } from "#db/schema.ts";
import { unmarkClockPaused } from "./clock-store.server.ts";
import { hunterOf } from "./hunters.ts";
import { leavesResult, reduce } from "./interview-machine.ts";
import { findInterview, type Interview, type StoredReply, updateInterview } from "./interview-store.server.ts";
import { wordLater } from "./language-model/report-job.server.ts";
import { composeReport } from "./report/compose-report.ts";
import { interviewReportSchema } from "./result.ts";
import type { Ending, InterviewState } from "./state.ts";
import { isIdle } from "./timer.ts";

/** Saves an interview after an event; when it has ended, also its result. */

/**
 * `storedReplies`: by answer id, including those of the current event. `byRules`: the result keeps the texts of the
 * rules, even if a model is installed.
 */
type SaveOptions = { storedReplies?: ReadonlyMap<string, StoredReply>; byRules?: boolean };

/**
 * Saves the next state; an interview that has ended gets its result. Call it in the transaction that read `before`.
 * @param at epoch milliseconds
 */
export async function saveInterview(
  trx: Db,
  before: Interview,
  state: InterviewState,
  at: number,
  { storedReplies = before.storedReplies, byRules = false }: SaveOptions = {},
): Promise<Interview> {
  const status: InterviewStatus = state.phase === "ended" ? (state.ending ?? "abandoned") : "open";
  const after: Interview = { ...before, state, status, storedReplies, updatedAt: new Date(at).toISOString() };
  await updateInterview(trx, before, after);
  unmarkClockPaused(trx, before.id);
  if (status !== "open") await saveResult(trx, after, byRules);
  return after;
}

async function saveResult(
  trx: Db,
  { id, userId, status, state, updatedAt }: Interview,
  byRules: boolean,
): Promise<void> {
  if (!leavesResult(state)) return;
  const report = interviewReportSchema.parse(composeReport(state));
  const result = {
    score: report.overallScore,
    scoring_version: report.scoringVersion,
    engine: report.judgedBy?.engine ?? "rules",
    report: JSON.stringify(report),
    created_at: updatedAt,
  };
  if (!byRules && report.appropriateResponses > 0) await wordLater(trx, userId, id);
  const known = await trx
    .selectFrom("interview_results")
    .select("interview_id")
    .where("interview_id", "=", id)
    .executeTakeFirst();
  if (known) {
    // The interview was continued after its end: the same result is updated.
    await trx.updateTable("interview_results").set(result).where("interview_id", "=", id).execute();
    return;
  }
  await trx
    .insertInto("interview_results")
    .values({ interview_id: id, ...result })
    .execute();
  const details = {
    interviewId: id,
    hunterId: state.hunterId,
    ending: status,
    score: report.overallScore,
    answered: state.questionsAnswered,
  };
  await recordActivity(trx, { userId, action: "interview_completed", details }, { now: () => new Date(updatedAt) });
}

/** Ends an open interview because its time is over or it was abandoned. A closed one is not changed. */
export async function closeInterview(
  trx: Db,
  interview: Interview,
  ending: Extract<Ending, "time"> | "abandoned",
  at: number,
  options: Pick<SaveOptions, "byRules"> = {},
): Promise<Interview> {
  if (interview.status !== "open") return interview;
  const { state } = interview;
  const ended =
    ending === "time"
      ? reduce(state, { type: "expire", at }, hunterOf(state.hunterId).lines).state
      : { ...state, phase: "ended" as const, timerActive: false };
  return saveInterview(trx, interview, ended, at, options);
}

/** Ends an idle interview: as "time" if it has an answer, otherwise as abandoned. */
export function closeIdle(trx: Db, interview: Interview, at: number): Promise<Interview> {
  return closeInterview(trx, interview, interview.state.answers.length > 0 ? "time" : "abandoned", at);
}

/** Closes the user's open interviews that have been idle for longer than their whole duration. */
export async function closeIdleInterviews(db: Db, userId: number, at: number): Promise<void> {
  await closeEach(db, await idleInterviews(db, at).where("user_id", "=", userId).execute(), at);
}

/**
 * Does the same for all users. Called by a timer, so that students who never come back also get their result.
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
    .where(isNotBlocked("interviews.user_id"))
    .where(sql<number>`unixepoch(updated_at) + duration`, "<", at / 1000);
}

/** Closes each interview in its own transaction, so that other requests do not wait for all of them. */
async function closeEach(db: Db, due: readonly { id: number; user_id: number }[], at: number): Promise<number> {
  let closed = 0;
  for (const { id, user_id: userId } of due) {
    await db.transaction().execute(async (trx) => {
      const interview = await findInterview(trx, userId, { id });
      if (!interview || !isIdle(interview, at) || (await isBlocked(trx, userId))) return;
      await closeIdle(trx, interview, at);
      closed += 1;
    });
  }
  return closed;
}
