import { sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import type { Figure } from "../panel-api-schemas.server.ts";
import { HALF_STAR, publishedCount, publishedMean } from "./disclosure-control.ts";
import { type Cohort, ofCohort, type Span } from "./report-figures.server.ts";

/** How students found their coaching sessions. A single rating is read by nobody but who gave it. */

type Satisfaction = {
  /** Ratings, as counts are published. */
  count: Figure;
  /** Of 5; null when it is based on too few people. */
  mean: Figure;
};

/**
 * Ratings of the attended sessions that began in the period, of all coaches and of each coach with at least one rated
 * session, under the report's disclosure control.
 */
export async function satisfactionOf(
  db: Db,
  { from, to }: Span,
  cohort: Cohort = {},
): Promise<{ all: Satisfaction; coaches: ({ coachId: number } & Satisfaction)[] }> {
  const ratings = db
    .selectFrom("session_ratings as rating")
    .innerJoin("coach_sessions as session", "session.id", "rating.session_id")
    .select([
      sql<number>`count(*)`.as("value"),
      sql<number>`count(distinct rating.user_id)`.as("people"),
      sql<number | null>`avg(rating.stars)`.as("mean"),
    ])
    .where("session.status", "=", "completed")
    .where("session.starts_at", ">=", from)
    .where("session.starts_at", "<", to)
    .where(ofCohort(cohort, "rating.user_id"));
  const all = await ratings.executeTakeFirstOrThrow();
  const coaches = await ratings
    .select("session.coach_id as coachId")
    .groupBy("session.coach_id")
    .orderBy("session.coach_id")
    .execute();
  return { all: published(all), coaches: coaches.map((row) => ({ coachId: row.coachId, ...published(row) })) };
}

function published(row: { value: number; people: number; mean: number | null }): Satisfaction {
  return { count: publishedCount(row), mean: publishedMean(row, HALF_STAR) };
}
