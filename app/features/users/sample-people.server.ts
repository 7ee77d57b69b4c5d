import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";

/** Sample people: a new platform with DEMO=1 has some, so that its screens are not empty at first. */

/** Days before today that the sample data covers. */
export const SAMPLE_DAYS = 70;

/** A clock that runs `days` behind. */
export function clockBefore(days: number, clock: Clock = systemClock): Clock {
  return { now: () => new Date(clock.now().getTime() - days * DAY_MS) };
}

export type SampleMark = {
  /** Index in the program's list of sample people; 0 is the demo student. */
  number: number;
  /** ISO-8601 UTC. All dates of the sample data are computed from it. */
  begunAt: string;
};

/** Marks a new account as a sample person; call it in the transaction that creates the account. */
export async function markAsSample(trx: Db, userId: number, { number, begunAt }: SampleMark): Promise<void> {
  await trx
    .insertInto("sample_people")
    .values({ user_id: userId, number, begun_at: begunAt, filled_at: null })
    .execute();
}

export async function countSamplePeople(db: Db): Promise<number> {
  const { people } = await db
    .selectFrom("sample_people")
    .select((eb) => eb.fn.countAll<number>().as("people"))
    .executeTakeFirstOrThrow();
  return people;
}

export async function isSamplePerson(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom("sample_people").select("user_id").where("user_id", "=", userId).executeTakeFirst();
  return row !== undefined;
}

/** When the sample data that is still incomplete was begun; null when there is none or all of it is complete. */
export async function unfilledSince(db: Db): Promise<string | null> {
  const row = await db.selectFrom("sample_people").select("begun_at").where("filled_at", "is", null).executeTakeFirst();
  return row?.begun_at ?? null;
}

/** Marks all sample people as complete: nothing more will be added. */
export async function markAllAsFilled(db: Db, clock: Clock = systemClock): Promise<void> {
  await db
    .updateTable("sample_people")
    .set({ filled_at: isoNow(clock) })
    .where("filled_at", "is", null)
    .execute();
}
