import { randomBytes } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { createUser } from "#app/features/users/mutations.server.ts";
import { markAsSample } from "#app/features/users/sample-people.server.ts";
import type { Db } from "#db/open.server.ts";
import { momentBefore } from "./moments.ts";
import type { SamplePerson } from "./plan.ts";
import type { Person } from "./steps/step-context.ts";

/** Accounts created per transaction, which takes a few milliseconds. */
const BATCH = 10;
/** Minute of the day at which the office loads its roster. */
const OFFICE_HOUR = 9 * 60 + 20;

/**
 * Creates the missing accounts of the invented people, except the demo student's. Nobody can sign in to them until an
 * admin resets a password.
 * @returns the people of the list who have an account, by number
 */
export async function enrolPeople(
  db: Db,
  people: readonly SamplePerson[],
  begunAt: Date,
): Promise<ReadonlyMap<number, Person>> {
  const known = new Set((await enrolled(db)).keys());
  const missing = people.filter(({ number }) => number !== 0 && !known.has(number));
  const passwordHash = missing.length > 0 ? await authRuntime().passwords.hash(randomBytes(24).toString("hex")) : "";
  for (let from = 0; from < missing.length; from += BATCH) {
    await yieldToEventLoop();
    await db.transaction().execute(async (trx) => {
      for (const sample of missing.slice(from, from + BATCH)) await enrol(trx, sample, { begunAt, passwordHash });
    });
  }
  return enrolled(db);
}

async function enrol(
  trx: Db,
  { number, rut, name, email, createdDaysAgo, isActive }: SamplePerson,
  { begunAt, passwordHash }: { begunAt: Date; passwordHash: string },
): Promise<void> {
  const draft = { rut, name, email, role: "user", passwordHash } as const;
  const madeAt = momentBefore(begunAt, createdDaysAgo, OFFICE_HOUR, number % 60);
  const { id } = await createUser(trx, draft, { now: () => madeAt });
  if (!isActive) await trx.updateTable("users").set({ is_active: 0 }).where("id", "=", id).execute();
  await markAsSample(trx, id, { number, begunAt: begunAt.toISOString() });
}

async function enrolled(db: Db): Promise<Map<number, Person>> {
  const rows = await db
    .selectFrom("sample_people as sample")
    .innerJoin("users as user", "user.id", "sample.user_id")
    .select(["sample.number", "user.id", "user.name", "user.email"])
    .execute();
  return new Map(rows.map(({ number, ...person }) => [number, person]));
}
