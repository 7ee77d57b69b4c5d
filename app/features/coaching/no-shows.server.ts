import { DateTime } from "luxon";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatLongDate, pluralize, TIME_ZONE } from "#app/platform/format.ts";
import type { Db } from "#db/open.server.ts";
import { currentTerm } from "./terms.ts";

/** Who misses NO_SHOW_LIMIT sessions in a term cannot book for NO_SHOW_DAYS after the last of them. */

type NoShowSettings = Pick<Settings, "NO_SHOW_LIMIT" | "NO_SHOW_DAYS">;

export type NoShows = {
  /** Missed sessions of the term that close the booking; 0: no rule. */
  limit: number;
  /** Days for which it is closed. */
  days: number;
  /** Sessions missed in the current term. */
  missed: number;
  /** Until when this person cannot book, ISO-8601 UTC; null: the person can. */
  closedUntil: string | null;
};

export async function noShowsOf(db: Db, userId: number, settings: NoShowSettings, now: Date): Promise<NoShows> {
  const { NO_SHOW_LIMIT: limit, NO_SHOW_DAYS: days } = settings;
  if (limit === 0) return { limit, days, missed: 0, closedUntil: null };
  const { missed, last } = await db
    .selectFrom("coach_sessions")
    .select((row) => [row.fn.countAll<number>().as("missed"), row.fn.max("starts_at").as("last")])
    .where("user_id", "=", userId)
    .where("status", "=", "no_show")
    .where("starts_at", ">=", beginOfTerm(now))
    .executeTakeFirstOrThrow();
  const until = missed >= limit ? Date.parse(last) + days * DAY_MS : 0;
  return { limit, days, missed, closedUntil: until > now.getTime() ? new Date(until).toISOString() : null };
}

/** Those of the people who cannot book at `now`. */
export async function closedByNoShows(
  db: Db,
  people: readonly number[],
  settings: NoShowSettings,
  now: Date,
): Promise<Set<number>> {
  const { NO_SHOW_LIMIT: limit, NO_SHOW_DAYS: days } = settings;
  if (limit === 0 || people.length === 0) return new Set();
  const rows = await db
    .selectFrom("coach_sessions")
    .select("user_id")
    .where("user_id", "in", people)
    .where("status", "=", "no_show")
    .where("starts_at", ">=", beginOfTerm(now))
    .groupBy("user_id")
    .having((row) => row.fn.countAll<number>(), ">=", limit)
    .having((row) => row.fn.max("starts_at"), ">", new Date(now.getTime() - days * DAY_MS).toISOString())
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

function beginOfTerm(now: Date): string {
  return DateTime.fromISO(currentTerm(now).from, { zone: TIME_ZONE }).toJSDate().toISOString();
}

/** @throws AppError 409 no_shows */
export async function refuseAfterNoShows(db: Db, userId: number, settings: NoShowSettings, now: Date): Promise<void> {
  const { missed, closedUntil } = await noShowsOf(db, userId, settings, now);
  if (closedUntil === null) return;
  const text =
    `No llegaste a ${pluralize(missed, "sesión", "sesiones")} este semestre: puedes agendar de nuevo desde el ` +
    `${formatLongDate(closedUntil)}. Si es un error, avisa a Desarrollo Profesional.`;
  throw new AppError("conflict", text, { reason: "no_shows" });
}
