import { sql } from "kysely";
import type { CoachSessionStatus } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { Figure, TermReport } from "../panel-api-schemas.server.ts";
import { type Counted, protectedFigure, protectedParts } from "./suppress-small-counts.ts";

/** The queries of the report. */

/** Time span; `from` is inclusive, `to` exclusive; ISO-8601 UTC. */
export type Span = { from: string; to: string };

/** Queries for when and by whom each service was used. A booking counts at the time when it was made. */
const USES = {
  cv: { table: sql.table("cv_analyses"), at: sql.ref("created_at") },
  interviews: { table: sql.table("interviews"), at: sql.ref("started_at") },
  bookings: { table: sql.table("coach_sessions"), at: sql.ref("created_at") },
};
export type Service = keyof typeof USES;

export async function countUses(db: Db, service: Service, { from, to }: Span): Promise<Counted> {
  const { table, at } = USES[service];
  const { rows } = await sql<Counted>`
    select count(*) as value, count(distinct user_id) as people from ${table} where ${at} >= ${from} and ${at} < ${to}
  `.execute(db);
  return rows[0] ?? { value: 0, people: 0 };
}

/** The newest score of each person with a finished analysis. */
export async function newestScores(db: Db, { from, to }: Span): Promise<number[]> {
  // With max(), SQLite takes the other columns from the row with the maximum.
  const { rows } = await sql<{ overall_score: number }>`
    select max(created_at), overall_score from cv_analyses
    where created_at >= ${from} and created_at < ${to} and processing_status = 'completed' and overall_score is not null
    group by user_id
  `.execute(db);
  return rows.map((row) => row.overall_score);
}

/** People by score: 0-9, 10-19 … 90-100. */
export function distribution(scores: readonly number[]): TermReport["scores"] {
  const bins = Array.from({ length: 10 }, (_, index) => ({
    from: index * 10,
    to: index === 9 ? 100 : index * 10 + 9,
    people: scores.filter((score) => Math.min(9, Math.floor(score / 10)) === index).length,
  }));
  const told = protectedParts(bins.map(({ people }) => ({ value: people, people })));
  return bins.map((bin, index) => ({ ...bin, people: told[index] ?? null }));
}

/** Sessions that start in the period. */
export async function bookingsByStatus(db: Db, { from, to }: Span): Promise<TermReport["bookingsByStatus"]> {
  const statuses = ["scheduled", "completed", "cancelled", "no_show"] as const satisfies CoachSessionStatus[];
  const rows = await db
    .selectFrom("coach_sessions")
    .select((eb) => [
      "status",
      eb.fn.countAll<number>().as("value"),
      eb.fn.count<number>("user_id").distinct().as("people"),
    ])
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .groupBy("status")
    .execute();
  const told = protectedParts(
    statuses.map((status) => rows.find((row) => row.status === status) ?? { value: 0, people: 0 }),
  );
  const [scheduled = null, completed = null, cancelled = null, no_show = null] = told;
  return { scheduled, completed, cancelled, no_show };
}

export async function interviewMean(db: Db, { from, to }: Span): Promise<Figure> {
  const row = await db
    .selectFrom("interviews as interview")
    .innerJoin("interview_results as result", "result.interview_id", "interview.id")
    .select((eb) => [
      eb.fn.avg<number | null>("result.score").as("mean"),
      eb.fn.count<number>("interview.user_id").distinct().as("people"),
    ])
    .where("interview.started_at", ">=", from)
    .where("interview.started_at", "<", to)
    .executeTakeFirstOrThrow();
  return meanOf(row);
}

export async function ratingMean(db: Db, { from, to }: Span): Promise<Figure> {
  const row = await db
    .selectFrom("interview_feedback")
    .select((eb) => [
      eb.fn.avg<number | null>("rating").as("mean"),
      eb.fn.count<number>("user_id").distinct().as("people"),
    ])
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .executeTakeFirstOrThrow();
  return meanOf(row);
}

/** The mean with one decimal; null when it is based on nobody or too few people. */
export function meanOf({ mean, people }: { mean: number | null; people: number }): Figure {
  return mean === null ? null : protectedFigure({ value: Math.round(mean * 10) / 10, people });
}
