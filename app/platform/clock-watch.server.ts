import type { Db } from "#db/open.server.ts";
import type { Clock } from "./clock.ts";
import { type ClockDoubt, doubtClock } from "./clock-watch.ts";
import { AppError } from "./errors.ts";
import { log } from "./log.server.ts";
import { storageFailure } from "./storage-failure.ts";

/**
 * The last instant at which the clock could be believed is kept in the database. While the clock is far from it, nothing is
 * deleted by its age, until the clock is near it again or an admin says that it is right
 * (docs/decisions/0022-nothing-lost.md).
 */

/** A durable commit costs some 5 ms: often enough for a limit of days. */
const KEEP_EVERY_MS = 10 * 60 * 1000;
/** Between the page that an admin has read and the click. */
const MOST_HESITATION_MS = 60 * 60 * 1000;

/** What the log was told last: once a doubt is enough. */
let told: ClockDoubt["kind"] | null = null;

/** Looks, and writes nothing. @returns null: the clock can be believed */
export async function clockDoubt(db: Db, clock: Clock): Promise<ClockDoubt | null> {
  return doubtClock(clock.now(), await lastSeen(db));
}

/**
 * Looks, and writes down a sign of life where the clock can be believed. Call it every minute, and before anything is
 * deleted by its age.
 * @returns null: the clock can be believed
 */
export async function watchClock(db: Db, clock: Clock): Promise<ClockDoubt | null> {
  const now = clock.now();
  const last = await lastSeen(db);
  const doubt = doubtClock(now, last);
  tell(doubt);
  if (doubt === null && (last === null || now.getTime() - Date.parse(last) >= KEEP_EVERY_MS))
    await keep(db, now).catch(exceptOnFullDisk);
  return doubt;
}

/** Runs what deletes by age, unless the clock is in doubt. @returns null then */
export async function whileClockIsBelieved<T>(db: Db, clock: Clock, task: () => Promise<T>): Promise<T | null> {
  return (await watchClock(db, clock)) === null ? task() : null;
}

/**
 * Takes the clock for right. Call it in the transaction that records who said so.
 * @param seen what the page had shown
 * @returns what there was to be confirmed
 * @throws AppError conflict: there is nothing to confirm (any more), or the clock has jumped again since
 */
export async function confirmClock(trx: Db, clock: Clock, seen: { now: string }): Promise<ClockDoubt> {
  const now = clock.now();
  const doubt = doubtClock(now, await lastSeen(trx));
  if (doubt === null)
    throw new AppError("conflict", "El reloj ya está confirmado. Actualiza la página.", { reason: "believed" });
  if (Math.abs(now.getTime() - Date.parse(seen.now)) > MOST_HESITATION_MS)
    throw new AppError(
      "conflict",
      "La fecha del servidor no es la que mostraba la página. Revísala y confirma de nuevo.",
      {
        reason: "moved",
      },
    );
  await keep(trx, now);
  return doubt;
}

async function lastSeen(db: Db): Promise<string | null> {
  const row = await db.selectFrom("clock_watch").select("last_seen_at").executeTakeFirst();
  return row?.last_seen_at ?? null;
}

async function keep(db: Db, now: Date): Promise<void> {
  const last_seen_at = now.toISOString();
  await db
    .insertInto("clock_watch")
    .values({ id: 1, last_seen_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ last_seen_at }))
    .execute();
}

/** The next minute tries again; until then the clock is judged by an older sign of life. */
function exceptOnFullDisk(error: unknown): void {
  if (!storageFailure(error)) throw error;
}

function tell(doubt: ClockDoubt | null): void {
  if (doubt?.kind === told) return;
  if (doubt)
    log.error({ doubt }, "the clock is in doubt: nothing is deleted by its age until an admin confirms the date");
  else if (told !== null) log.info("the clock is believed again: what is old is deleted as before");
  told = doubt?.kind ?? null;
}
