import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isCounted } from "#app/features/users/objections.server.ts";
import type { CoachSessionStatus } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { cohortConditions, type UserFilter } from "../lists/user-match.server.ts";
import type { PeriodFigures, TermReport } from "../panel-api-schemas.server.ts";
import { type Counted, HALF_STAR, publishedCount, publishedMean } from "./disclosure-control.ts";

/** The queries of the report. */

/** Time span; `from` is inclusive, `to` exclusive; ISO-8601 UTC. */
export type Span = { from: string; to: string };
export type Cohort = Pick<UserFilter, "faculty" | "career" | "campus" | "entryYear">;
export type CohortField = "faculty" | "career" | "campus" | "entry_year";

/** Means of scores (0 to 100) are published as whole points. */
const POINT = 1;

/** Queries for when and by whom each service was used. A booking counts at the time when it was made. */
const USES = {
  cv: { table: sql.table("cv_analyses"), at: sql.ref("created_at") },
  interviews: { table: sql.table("interviews"), at: sql.ref("started_at") },
  bookings: { table: sql.table("coach_sessions"), at: sql.ref("created_at") },
};
export type Service = keyof typeof USES;

/** Condition that a row belongs to a person of the cohort whom the figures may count. */
export function ofCohort(cohort: Cohort, userId = "user_id"): RawBuilder<SqlBool> {
  const conditions = cohortConditions(cohort);
  const counted = isCounted(userId);
  if (conditions.length === 0) return counted;
  return sql<SqlBool>`${sql.ref(userId)} in (select id from users where ${sql.join(conditions, sql` and `)})
    and ${counted}`;
}

export async function countUses(db: Db, service: Service, { from, to }: Span, cohort: Cohort): Promise<Counted> {
  const { table, at } = USES[service];
  const { rows } = await sql<Counted>`
    select count(*) as value, count(distinct user_id) as people from ${table}
    where ${at} >= ${from} and ${at} < ${to} and ${ofCohort(cohort)}
  `.execute(db);
  return rows[0] ?? { value: 0, people: 0 };
}

/** The people who used each service, by the value of one cohort field; null for people without one. */
export async function countByField(
  db: Db,
  { service, field, span, cohort }: { service: Service; field: CohortField; span: Span; cohort: Cohort },
): Promise<{ name: string | number | null; people: number }[]> {
  const { table, at } = USES[service];
  const { rows } = await sql<{ name: string | number | null; people: number }>`
    select ${sql.ref(field)} as name, count(distinct user_id) as people
    from ${table} join users on users.id = user_id
    where ${sql.table(tableName(service))}.${at} >= ${span.from} and ${sql.table(tableName(service))}.${at} < ${span.to}
      and ${ofCohort(cohort)}
    group by ${sql.ref(field)}
  `.execute(db);
  return rows;
}

function tableName(service: Service): string {
  return { cv: "cv_analyses", interviews: "interviews", bookings: "coach_sessions" }[service];
}

/** The newest score of each person with a finished analysis. */
export async function newestScores(db: Db, { from, to }: Span, cohort: Cohort): Promise<number[]> {
  // With max(), SQLite takes the other columns from the row with the maximum.
  const { rows } = await sql<{ overall_score: number }>`
    select max(created_at), overall_score from cv_analyses
    where created_at >= ${from} and created_at < ${to} and processing_status = 'completed' and overall_score is not null
      and ${ofCohort(cohort)}
    group by user_id
  `.execute(db);
  return rows.map((row) => row.overall_score);
}

/** First and last score of the people with two or more finished analyses: means over people. */
export async function scoreMovement(db: Db, { from, to }: Span, cohort: Cohort): Promise<TermReport["movement"]> {
  const { rows } = await sql<{ people: number; first: number | null; last: number | null }>`
    with scores as (
      select user_id, overall_score as score,
        row_number() over (partition by user_id order by created_at, id) as place,
        count(*) over (partition by user_id) as analyses
      from cv_analyses
      where created_at >= ${from} and created_at < ${to} and processing_status = 'completed'
        and overall_score is not null and ${ofCohort(cohort)}
    )
    select count(distinct user_id) as people, avg(case when place = 1 then score end) as first,
      avg(case when place = analyses then score end) as last
    from scores where analyses > 1
  `.execute(db);
  const { people = 0, first = null, last = null } = rows[0] ?? {};
  return {
    people: publishedCount({ value: people, people }),
    first: publishedMean({ mean: first, people }, POINT),
    last: publishedMean({ mean: last, people }, POINT),
  };
}

/** People by score: 0-9, 10-19 … 90-100. */
export function distribution(scores: readonly number[]): TermReport["scores"] {
  return Array.from({ length: 10 }, (_, index) => {
    const people = scores.filter((score) => Math.min(9, Math.floor(score / 10)) === index).length;
    return {
      from: index * 10,
      to: index === 9 ? 100 : index * 10 + 9,
      people: publishedCount({ value: people, people }),
    };
  });
}

/** Sessions that start in the period. */
export async function bookingsByStatus(
  db: Db,
  { from, to }: Span,
  cohort: Cohort,
): Promise<PeriodFigures["bookingsByStatus"]> {
  const rows = await db
    .selectFrom("coach_sessions")
    .select((eb) => [
      "status",
      eb.fn.countAll<number>().as("value"),
      eb.fn.count<number>("user_id").distinct().as("people"),
    ])
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .where(ofCohort(cohort))
    .groupBy("status")
    .execute();
  const told = (status: CoachSessionStatus) =>
    publishedCount(rows.find((row) => row.status === status) ?? { value: 0, people: 0 });
  return {
    scheduled: told("scheduled"),
    completed: told("completed"),
    cancelled: told("cancelled"),
    no_show: told("no_show"),
  };
}

/** Means of the newest CV scores, of interviews and of the stars given to head hunters. */
export async function means(
  db: Db,
  { from, to }: Span,
  cohort: Cohort,
  scores: readonly number[],
): Promise<Omit<PeriodFigures["means"], "sessionRating">> {
  const people = scores.length;
  const sum = scores.reduce((all, score) => all + score, 0);
  const interviews = await db
    .selectFrom("interviews as interview")
    .innerJoin("interview_results as result", "result.interview_id", "interview.id")
    .select((eb) => [
      eb.fn.avg<number | null>("result.score").as("mean"),
      eb.fn.count<number>("interview.user_id").distinct().as("people"),
    ])
    .where("interview.started_at", ">=", from)
    .where("interview.started_at", "<", to)
    .where(ofCohort(cohort, "interview.user_id"))
    .executeTakeFirstOrThrow();
  const stars = await db
    .selectFrom("interview_feedback")
    .select((eb) => [
      eb.fn.avg<number | null>("rating").as("mean"),
      eb.fn.count<number>("user_id").distinct().as("people"),
    ])
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .where(ofCohort(cohort))
    .executeTakeFirstOrThrow();
  return {
    cvScore: publishedMean({ mean: people > 0 ? sum / people : null, people }, POINT),
    interviewScore: publishedMean(interviews, POINT),
    hunterRating: publishedMean(stars, HALF_STAR),
  };
}
