import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import type { HeartbeatAnswer } from "./api-schemas.server.ts";
import { refusalError } from "./refusals.ts";

/**
 * The students' clocks between two answers. A durable write blocks the whole process for a few milliseconds, so all
 * heartbeats that arrive within a quarter of a second are written in one transaction. A crash loses at most that
 * quarter of a second of a clock, plus the time since its last heartbeat, however many interviews are open.
 */

const WRITE_AFTER_MS = 250;

type Clocks = {
  /** Seconds left by interview id, from heartbeats that are not in the database yet. */
  unwritten: Map<number, number>;
  /** The next scheduled write, while it is still collecting heartbeats. */
  writing: Promise<void> | null;
  /** Interviews whose clock is paused while the student is shown where to get help. In memory only: leaves no trace. */
  paused: Set<number>;
};
// One entry per database: a process has one, tests have several.
const clocksOf = new WeakMap<object, Clocks>();

function clocks(db: Db): Clocks {
  // A transaction is a different object from its database, but both share the executor's adapter.
  const key = db.getExecutor().adapter;
  const known = clocksOf.get(key);
  if (known) return known;
  const made: Clocks = { unwritten: new Map(), writing: null, paused: new Set() };
  clocksOf.set(key, made);
  return made;
}

/** Seconds left according to a heartbeat that is not written yet. */
export function unwrittenSecondsLeft(db: Db, interviewId: number): number | undefined {
  return clocks(db).unwritten.get(interviewId);
}

/** Pauses the clock of an interview until its next answer or heartbeat. */
export function markClockPaused(db: Db, interviewId: number): void {
  clocks(db).paused.add(interviewId);
}

export function isClockPaused(db: Db, interviewId: number): boolean {
  return clocks(db).paused.has(interviewId);
}

export function unmarkClockPaused(db: Db, interviewId: number): void {
  clocks(db).paused.delete(interviewId);
}

/**
 * Records a heartbeat: the screen is alive and shows `remaining` seconds. The stored time never increases; a closed
 * interview is not changed.
 * @returns seconds left as the server knows them
 * @throws AppError 404 for an interview that is not this user's
 */
export async function recordHeartbeat(
  db: Db,
  userId: number,
  { interviewId, remaining }: { interviewId: number; remaining: number },
  clock: Clock = systemClock,
): Promise<HeartbeatAnswer> {
  const row = await db
    .selectFrom("interviews")
    .select(["status", "remaining"])
    .where("id", "=", interviewId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) throw refusalError("unknown_interview");
  if (row.status !== "open") return { remaining: row.remaining, ended: true };
  const known = clocks(db);
  known.paused.delete(interviewId);
  const before = Math.min(row.remaining, known.unwritten.get(interviewId) ?? row.remaining);
  const left = Math.max(0, Math.min(before, remaining));
  known.unwritten.set(interviewId, left);
  // The screen does not wait for the response to a heartbeat, so it is sent once the clock is written.
  known.writing ??= new Promise((resolve) => setTimeout(resolve, WRITE_AFTER_MS)).then(() => {
    known.writing = null;
    return writeClocks(db, known.unwritten, clock);
  });
  await known.writing;
  return { remaining: left, ended: false };
}

async function writeClocks(db: Db, unwritten: Map<number, number>, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  const due = [...unwritten];
  await db.transaction().execute(async (trx) => {
    for (const [id, left] of due) {
      await trx
        .updateTable("interviews")
        .set((eb) => ({
          remaining: eb.fn<number>("min", ["remaining", eb.val(left)]),
          counted_until: now,
          updated_at: isoNow(clock),
        }))
        .where("id", "=", id)
        .where("status", "=", "open")
        .execute();
    }
  });
  // Deleted only after the commit: until then these are the most recent values.
  for (const [id, left] of due) if (unwritten.get(id) === left) unwritten.delete(id);
}
