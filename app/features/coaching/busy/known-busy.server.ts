import { HOUR_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import type { BusySpan } from "../slots.ts";

/** What was read of a coach's own calendar, as long as it can be trusted. */

/** What a calendar said counts for so long while it cannot be read. */
const TRUSTED_MS = 24 * HOUR_MS;

const trustedSince = (now: Date): string => new Date(now.getTime() - TRUSTED_MS).toISOString();

/** When the coach is busy, from now on; nothing of a calendar that could not be read for a day. */
export function knownBusy(db: Db, coachId: number, now: Date): Promise<BusySpan[]> {
  return db
    .selectFrom("coach_busy as busy")
    .innerJoin("coach_calendars as calendar", "calendar.coach_id", "busy.coach_id")
    .select(["busy.starts_at as startsAt", "busy.ends_at as endsAt"])
    .where("busy.coach_id", "=", coachId)
    .where("busy.ends_at", ">", now.toISOString())
    .where("calendar.read_at", ">=", trustedSince(now))
    .execute();
}

export type BusyCalendar = {
  /** Of its address, which is a secret as a whole. */
  host: string;
  /** ISO-8601 UTC; null: never. */
  readAt: string | null;
  failingSince: string | null;
  /** Whether what it said counts for what is offered. */
  isTrusted: boolean;
};

/** The account's own calendar; null: there is none. */
export async function ownBusyCalendar(db: Db, userId: number, now: Date): Promise<BusyCalendar | null> {
  const row = await db
    .selectFrom("coach_calendars as calendar")
    .innerJoin("coach_accounts as account", "account.coach_id", "calendar.coach_id")
    .select(["calendar.url", "calendar.read_at", "calendar.failed_at"])
    .where("account.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    host: new URL(row.url).hostname,
    readAt: row.read_at,
    failingSince: row.failed_at,
    isTrusted: row.read_at !== null && row.read_at >= trustedSince(now),
  };
}
