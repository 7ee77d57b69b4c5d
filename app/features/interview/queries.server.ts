import { z } from "zod";
import { ENGINES, type Engine } from "#app/features/cv/result.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import type { InterviewStatus } from "#db/schema.ts";
import type { OpenInterview } from "./api-schemas.server.ts";
import { type HunterId, savedHunterId } from "./hunters.ts";
import { findInterview } from "./interview-store.server.ts";
import { type InterviewReport, interviewReportSchema } from "./result.ts";
import { closeIdleInterviews } from "./save-interview.server.ts";

/** Queries for the screens. They also close interviews that have been idle for longer than their whole duration. */

export type InterviewResultView = {
  id: number;
  hunterId: HunterId;
  status: Exclude<InterviewStatus, "open">;
  engine: Engine;
  report: InterviewReport;
  /** ISO-8601 UTC. */
  startedAt: string;
  endedAt: string;
};

const selectResults = (db: Db, userId: number) =>
  db
    .selectFrom("interview_results as result")
    .innerJoin("interviews as interview", "interview.id", "result.interview_id")
    .select([
      "interview.id",
      "interview.hunter_id",
      "interview.status",
      "interview.started_at",
      "interview.ended_at",
      "result.engine",
      "result.report",
      "result.created_at",
    ])
    .where("interview.user_id", "=", userId)
    .where("interview.status", "!=", "open");

type ResultRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectResults>["executeTakeFirst"]>>>;

function viewOf(row: ResultRow | undefined): InterviewResultView | null {
  if (!row || row.status === "open") return null;
  return {
    id: row.id,
    hunterId: savedHunterId(row.hunter_id),
    status: row.status,
    engine: z.enum(ENGINES).parse(row.engine),
    report: interviewReportSchema.parse(JSON.parse(row.report)),
    startedAt: row.started_at,
    endedAt: row.ended_at ?? row.created_at,
  };
}

/** The result of one closed interview of this user; null if there is none, also for another user's interview. */
export async function findResult(db: Db, userId: number, id: number): Promise<InterviewResultView | null> {
  return viewOf(await selectResults(db, userId).where("interview.id", "=", id).executeTakeFirst());
}

/** Why this user's interview has no result: it goes on, or ended without answers; "unknown": there is none. */
export async function whyNoResult(db: Db, userId: number, id: number): Promise<"open" | "empty" | "unknown"> {
  const own = db.selectFrom("interviews").select("status").where("id", "=", id).where("user_id", "=", userId);
  const row = await own.executeTakeFirst();
  if (!row) return "unknown";
  return row.status === "open" ? "open" : "empty";
}

/** Result of this user's newest finished interview; if none was finished, of the newest abandoned one with answers. */
export async function newestResult(
  db: Db,
  userId: number,
  clock: Clock = systemClock,
): Promise<InterviewResultView | null> {
  await closeIdleInterviews(db, userId, clock.now().getTime());
  const row = await selectResults(db, userId)
    .orderBy((eb) => eb("interview.status", "=", "abandoned"))
    .orderBy("interview.ended_at", "desc")
    .orderBy("interview.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return viewOf(row);
}

/** Result of this user's oldest interview that was not abandoned. */
export async function firstResult(db: Db, userId: number): Promise<InterviewResultView | null> {
  const row = await selectResults(db, userId)
    .where("interview.status", "!=", "abandoned")
    .orderBy("interview.ended_at")
    .orderBy("interview.id")
    .limit(1)
    .executeTakeFirst();
  return viewOf(row);
}

/** Score, 0 to 100, of the interview that this user ended before this one; null if it is the first. */
export async function scoreBefore(
  db: Db,
  userId: number,
  { id, endedAt }: Pick<InterviewResultView, "id" | "endedAt">,
): Promise<number | null> {
  const row = await db
    .selectFrom("interview_results as result")
    .innerJoin("interviews as interview", "interview.id", "result.interview_id")
    .select("result.score")
    .where("interview.user_id", "=", userId)
    .where("interview.id", "!=", id)
    .where("interview.ended_at", "<=", endedAt)
    .orderBy("interview.ended_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.score ?? null;
}

export type InterviewListItem = {
  id: number;
  hunterId: HunterId;
  status: InterviewStatus;
  /** 0 to 100; null while it is open. */
  score: number | null;
  /** Start of the interview; this and `endedAt` are ISO-8601 UTC. */
  createdAt: string;
  endedAt: string | null;
  /** Number of questions answered; `total` is the number of all questions. */
  answered: number;
  total: number;
};

/** All interviews of this user, newest first, without those abandoned before any answer. */
export async function listInterviews(db: Db, userId: number, clock: Clock = systemClock): Promise<InterviewListItem[]> {
  await closeIdleInterviews(db, userId, clock.now().getTime());
  const rows = await db
    .selectFrom("interviews as interview")
    .leftJoin("interview_results as result", "result.interview_id", "interview.id")
    .select((eb) => [
      "interview.id",
      "interview.hunter_id",
      "interview.status",
      "interview.started_at",
      "interview.ended_at",
      "interview.questions_answered",
      "result.score",
      eb.fn<number>("json_array_length", ["interview.questions"]).as("total"),
    ])
    .where("interview.user_id", "=", userId)
    .where((eb) => eb.or([eb("interview.status", "!=", "abandoned"), eb("result.score", "is not", null)]))
    .orderBy("interview.id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    hunterId: savedHunterId(row.hunter_id),
    status: row.status,
    score: row.status === "open" ? null : row.score,
    createdAt: row.started_at,
    endedAt: row.ended_at,
    answered: row.questions_answered,
    total: row.total,
  }));
}

/** The interview that this user left open with this hunter, or null. */
export async function findOpenInterview(
  db: Db,
  userId: number,
  hunterId: HunterId,
  clock: Clock = systemClock,
): Promise<OpenInterview | null> {
  await closeIdleInterviews(db, userId, clock.now().getTime());
  const open = await findInterview(db, userId, { hunterId, status: "open" });
  if (!open) return null;
  const { state } = open;
  return {
    interviewId: open.id,
    hunterId,
    questionIndex: state.currentQuestionIndex,
    totalQuestions: state.totalQuestions,
    question: state.questions[state.currentQuestionIndex]?.question ?? "",
    messages: state.messages,
    suggestionsGiven: state.suggestionsGiven,
    questionsAnswered: state.questionsAnswered,
    remaining: state.timeRemaining,
    durationSeconds: state.duration,
    startedAt: state.sessionStartTime ?? open.updatedAt,
    state,
  };
}
