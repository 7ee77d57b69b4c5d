import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { compute } from "#app/platform/work/compute.server.ts";
import type { Db } from "#db/open.server.ts";
import { WEEKS_AHEAD } from "../booking-types.ts";
import type { BusySpan } from "../slots.ts";
import { CalendarFetchError, type FetchOptions, fetchCalendar } from "./fetch-calendar.server.ts";
import { findBusyTask } from "./tasks.ts";

/** Reads the coaches' own calendars now and then. Kept of them is when the coach is busy, and nothing else. */

const EVERY_MS = 15 * MINUTE_MS;
/** Calendars that are read in one go; what is left is due at the next. */
const AT_ONCE = 20;
/** A day more than is offered: an unchanged calendar is searched once a day. */
const SEARCHED_DAYS = WEEKS_AHEAD * 7 + 2;

export type ReadOptions = {
  settings: Pick<Settings, "BUSY_CALENDAR_HOSTS">;
  clock?: Clock;
  /** In tests: another way to a server. */
  network?: Pick<FetchOptions, "resolve" | "ca">;
};

/** Reads those that are due, one after the other. No host allowed: none is read. */
export async function readDueCalendars(db: Db, options: ReadOptions): Promise<void> {
  if (options.settings.BUSY_CALENDAR_HOSTS.length === 0) return;
  const due = await db
    .selectFrom("coach_calendars")
    .select("coach_id")
    .where("next_read_at", "<=", isoNow(options.clock))
    .orderBy("next_read_at")
    .limit(AT_ONCE)
    .execute();
  for (const { coach_id } of due) await readCalendar(db, coach_id, options);
}

/** Reads one. Whatever keeps it from being read is written down, and what was known before stays. */
export async function readCalendar(
  db: Db,
  coachId: number,
  { settings, clock = systemClock, network = {} }: ReadOptions,
): Promise<void> {
  const calendar = await db
    .selectFrom("coach_calendars")
    .selectAll()
    .where("coach_id", "=", coachId)
    .executeTakeFirst();
  if (!calendar) return;
  const now = clock.now();
  const isSearched = calendar.searched_at !== null && now.getTime() - Date.parse(calendar.searched_at) < DAY_MS;
  try {
    const fetched = await fetchCalendar(calendar.url, {
      hosts: settings.BUSY_CALENDAR_HOSTS,
      etag: isSearched ? calendar.etag : null,
      ...network,
    });
    const found = fetched === "unchanged" ? null : await search(db, coachId, fetched.text, now);
    const etag = fetched === "unchanged" ? calendar.etag : fetched.etag;
    await keep(db, { coachId, url: calendar.url, etag, found, now });
  } catch (error) {
    if (!(error instanceof CalendarFetchError || error instanceof AppError)) throw error;
    log.warn({ coachId, cause: causeOf(error) }, "a coach's calendar cannot be read");
    await db
      .updateTable("coach_calendars")
      .set({ failed_at: calendar.failed_at ?? now.toISOString(), next_read_at: later(now) })
      .where("coach_id", "=", coachId)
      .where("url", "=", calendar.url)
      .execute();
  }
}

const later = (now: Date): string => new Date(now.getTime() + EVERY_MS).toISOString();

/** Neither names the address. */
const causeOf = (error: CalendarFetchError | AppError): string =>
  error instanceof CalendarFetchError ? error.message : (error.reason ?? "it could not be searched");

async function search(db: Db, coachId: number, text: string, now: Date): Promise<BusySpan[]> {
  const sessions = await db
    .selectFrom("coach_sessions")
    .select("calendar_uid")
    .where("coach_id", "=", coachId)
    .where("ends_at", ">", now.toISOString())
    .execute();
  const found = await compute(
    findBusyTask,
    {
      text,
      from: now.toISOString(),
      to: new Date(now.getTime() + SEARCHED_DAYS * DAY_MS).toISOString(),
      // Of cancelled ones, too, or the invitation that is still there would close the hour that it left free.
      ownUids: sessions.map(({ calendar_uid }) => calendar_uid),
    },
    { tooComplex: "Ese calendario es demasiado grande.", machineBusy: "El servidor está ocupado." },
  );
  if (found === null) throw new CalendarFetchError("it is no calendar");
  return found.busy;
}

type Read = { coachId: number; url: string; etag: string | null; found: BusySpan[] | null; now: Date };

/** Not if the coach has named another calendar meanwhile. */
async function keep(db: Db, { coachId, url, etag, found, now }: Read): Promise<void> {
  const read = now.toISOString();
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("coach_calendars")
      .set({
        ...{ etag, read_at: read, failed_at: null, next_read_at: later(now) },
        ...(found && { searched_at: read }),
      })
      .where("coach_id", "=", coachId)
      .where("url", "=", url)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n || found === null) return;
    await trx.deleteFrom("coach_busy").where("coach_id", "=", coachId).execute();
    const rows = found.map(({ startsAt, endsAt }) => ({ coach_id: coachId, starts_at: startsAt, ends_at: endsAt }));
    for (let at = 0; at < rows.length; at += 500) {
      await trx
        .insertInto("coach_busy")
        .values(rows.slice(at, at + 500))
        .execute();
    }
  });
}
