import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import type { Clock } from "./clock.ts";
import { type ClockDoubt, doubtClock } from "./clock-watch.ts";
import { AppError } from "./errors.ts";
import { log } from "./log.server.ts";
import { storageFailure } from "./storage-failure.ts";

/**
 * The database keeps the last instant at which the clock was plausible. While the clock is far from it, nothing is
 * deleted because of its age, until the clock is near it again or an admin confirms that it is right
 * (docs/decisions/0022-nothing-lost.md).
 */

/** A durable commit costs some 5 ms, and this is often enough for a limit of days. */
const KEEP_EVERY_MS = 10 * MINUTE_MS;
/** Time allowed between loading the page and confirming the clock on it. */
const MAX_CONFIRMATION_DELAY_MS = HOUR_MS;

/** The doubt that was logged last: each is logged once. */
let told: ClockDoubt["kind"] | null = null;

/** Checks the clock and writes nothing. @returns null if the clock is plausible */
export async function clockDoubt(db: Db, clock: Clock): Promise<ClockDoubt | null> {
  return doubtClock(clock.now(), await lastSeen(db));
}

/**
 * Checks the clock, and saves the current instant if it is plausible. Call it every minute, and before anything is
 * deleted because of its age.
 * @returns null if the clock is plausible
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

/** Runs a deletion by age unless the clock is in doubt. @returns null if it is in doubt */
export async function whileClockIsBelieved<T>(db: Db, clock: Clock, task: () => Promise<T>): Promise<T | null> {
  return (await watchClock(db, clock)) === null ? task() : null;
}

/**
 * Accepts the clock as right. Call it in the transaction that records who confirmed it.
 * @param seen the doubt that the page showed
 * @returns the doubt that was confirmed
 * @throws AppError conflict if there is nothing to confirm (any more) or the clock has jumped again since
 */
export async function confirmClock(trx: Db, clock: Clock, seen: { now: string }): Promise<ClockDoubt> {
  const now = clock.now();
  const doubt = doubtClock(now, await lastSeen(trx));
  if (doubt === null)
    throw new AppError("conflict", "El reloj ya está confirmado. Actualiza la página.", { reason: "believed" });
  if (Math.abs(now.getTime() - Date.parse(seen.now)) > MAX_CONFIRMATION_DELAY_MS)
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

/** Retried in the next minute; until then the clock is compared with an older instant. */
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
