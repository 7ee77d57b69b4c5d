import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";

/**
 * The students' clocks between two answers. A durable write stops the whole process for a few milliseconds, so the
 * heartbeats of everybody that come within a quarter of a second are written together: a crash costs no clock more
 * than that, besides the time since its last heartbeat, whatever the number of interviews.
 */

const GATHER_MS = 250;

/**
 * `writing` is the write to come, while heartbeats are gathered for it. `held`: interviews whose clock stands, because
 * somebody is shown where help is; kept nowhere else, so that no trace of it stays.
 */
type Clocks = { unwritten: Map<number, number>; writing: Promise<void> | null; held: Set<number> };
// By database: a process has one, tests have several.
const clocksOf = new WeakMap<object, Clocks>();

function clocks(db: Db): Clocks {
  // A transaction is another object than its database; what both share is the executor's adapter.
  const key = db.getExecutor().adapter;
  const known = clocksOf.get(key);
  if (known) return known;
  const made: Clocks = { unwritten: new Map(), writing: null, held: new Set() };
  clocksOf.set(key, made);
  return made;
}

/** Seconds left that a heartbeat told and that are not written yet. */
export function knownClock(db: Db, interviewId: number): number | undefined {
  return clocks(db).unwritten.get(interviewId);
}

/** Lets the clock of an interview stand until its next sign of life. */
export function holdClock(db: Db, interviewId: number): void {
  clocks(db).held.add(interviewId);
}

export function isClockHeld(db: Db, interviewId: number): boolean {
  return clocks(db).held.has(interviewId);
}

export function releaseClock(db: Db, interviewId: number): void {
  clocks(db).held.delete(interviewId);
}

/**
 * The screen lives and shows so many seconds. The clock only falls; a closed interview is left as it is.
 * @returns seconds left as the server knows them
 * @throws AppError 404 for an interview that is not this user's
 */
export async function beat(
  db: Db,
  userId: number,
  { interviewId, remaining }: { interviewId: number; remaining: number },
  clock: Clock = systemClock,
): Promise<{ remaining: number; ended: boolean }> {
  const row = await db
    .selectFrom("interviews")
    .select(["status", "remaining"])
    .where("id", "=", interviewId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", "No encontramos esa entrevista. Vuelve a Entrevistas IA y comienza otra.");
  if (row.status !== "open") return { remaining: row.remaining, ended: true };
  const known = clocks(db);
  known.held.delete(interviewId);
  const before = Math.min(row.remaining, known.unwritten.get(interviewId) ?? row.remaining);
  const left = Math.max(0, Math.min(before, remaining));
  known.unwritten.set(interviewId, left);
  // Nobody waits for the answer to a heartbeat; it comes when the clock is safe.
  known.writing ??= new Promise((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
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
  // Only now: until the commit these are the best that anybody knows.
  for (const [id, left] of due) if (unwritten.get(id) === left) unwritten.delete(id);
}
