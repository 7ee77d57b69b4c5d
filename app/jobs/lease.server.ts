import { type Kysely, type Selectable, type SelectQueryBuilder, sql, type UpdateObject } from "kysely";
import type { Clock } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { DatabaseSchema } from "#db/schema.ts";

/**
 * Rows of a table that belong to one process at a time: claimed for a while, renewed while they are worked on, and
 * taken over when the process died. Several processes may claim from one table.
 */

type LeasedTable = "jobs" | "outbox";

/** How a table is leased. A row that waits has the status "queued". */
export type LeaseRules<T extends LeasedTable> = {
  table: T;
  /** Status of a row that a process is working on. */
  held: "running" | "sending";
  /** Column with the instant from which a queued row may be claimed. */
  due: "run_after" | "next_attempt_at";
  /** How long a claim lasts; it is renewed three times within it. */
  seconds: number;
  /** What a row is called in the log. */
  noun: "job" | "mail";
};

/** A process's claim of one row. */
export type Claim = { id: number; owner: string };

/** The columns of a leased table that this module writes. */
type LeaseColumns = {
  id: number;
  status: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
};

type Candidates<T extends LeasedTable> = SelectQueryBuilder<
  DatabaseSchema & { candidate: DatabaseSchema[T] },
  "candidate",
  { id: number }
>;

const NO_LEASE = { lease_owner: null, lease_until: null };

/**
 * Claims one row that is due, or whose lease has passed: compare-and-swap, so two processes never get the same one.
 * @param choose narrows and orders the rows that may be claimed ("candidate"); the first of them is taken
 */
export async function claimNext<T extends LeasedTable>(
  db: Db,
  lease: LeaseRules<T>,
  { owner, now, choose }: { owner: string; now: Date; choose: (candidates: Candidates<T>) => Candidates<T> },
): Promise<Selectable<DatabaseSchema[T]> | undefined> {
  const { held, due } = lease;
  const nowIso = now.toISOString();
  const isDue = sql<boolean>`(candidate.status = 'queued' and ${sql.ref(`candidate.${due}`)} <= ${nowIso})`;
  const isAbandoned = sql<boolean>`(candidate.status = ${held} and candidate.lease_until <= ${nowIso})`;
  const candidates = leased(db)
    .selectFrom(candidateOf(lease))
    .select("candidate.id")
    .where(({ or }) => or([isDue, isAbandoned]));
  const chosen = choose(candidates as unknown as Candidates<T>).limit(1);
  const row = await leased(db)
    .updateTable(nameOf(lease))
    .set({ status: held, lease_owner: owner, lease_until: leaseEnd(lease, now), attempts: sql`attempts + 1` })
    .where("id", "=", chosen as unknown as SelectQueryBuilder<Leased, "leased", { id: number }>)
    .returningAll()
    .executeTakeFirst();
  return row as unknown as Selectable<DatabaseSchema[T]> | undefined;
}

/** Whether the row is still this owner's; renews the lease if so. */
export function renewLease<T extends LeasedTable>(
  db: Db,
  lease: LeaseRules<T>,
  claim: Claim,
  now: Date,
): Promise<boolean> {
  return changeOwn(db, lease, claim, { lease_until: leaseEnd(lease, now) });
}

/**
 * Renews the lease again and again until stopped.
 * @returns `lost`: aborts when the row was taken away; `renew` looks at once
 */
export function keepLease<T extends LeasedTable>(
  db: Db,
  lease: LeaseRules<T>,
  claim: Claim,
  clock: Clock,
): { lost: AbortSignal; renew(): void; stop(): void } {
  const lost = new AbortController();
  const renew = () => {
    renewLease(db, lease, claim, clock.now()).then(
      (kept) => kept || lost.abort(new Error("the lease was lost")),
      (error: unknown) => log.error({ err: error, [lease.noun]: claim.id }, "renewing a lease failed"),
    );
  };
  const renewal = setInterval(renew, (lease.seconds * 1000) / 3);
  return { lost: lost.signal, renew, stop: () => clearInterval(renewal) };
}

/**
 * Ends the claim and writes the outcome.
 * @param change the row's new status, and what else changes with it
 * @returns false when another process has taken the row over: then nothing is written
 */
export function endLease<T extends LeasedTable>(
  db: Db,
  lease: LeaseRules<T>,
  claim: Claim,
  change: UpdateObject<DatabaseSchema, T>,
): Promise<boolean> {
  return changeOwn(db, lease, claim, { ...change, ...NO_LEASE });
}

/** Puts rows whose process died back into the queue; for a process that claims no rows itself. */
export async function requeueAbandoned<T extends LeasedTable>(db: Db, lease: LeaseRules<T>, now: Date): Promise<void> {
  await leased(db)
    .updateTable(nameOf(lease))
    .set({ status: "queued", ...NO_LEASE })
    .where("status", "=", lease.held)
    .where("lease_until", "<=", now.toISOString())
    .execute();
}

/** Every change of a claimed row goes through this guard: a process that has lost the lease changes nothing. */
async function changeOwn<T extends LeasedTable>(
  db: Db,
  lease: LeaseRules<T>,
  { id, owner }: Claim,
  change: object,
): Promise<boolean> {
  const { numUpdatedRows } = await leased(db)
    .updateTable(nameOf(lease))
    .set(change)
    .where("id", "=", id)
    .where("status", "=", lease.held)
    .where("lease_owner", "=", owner)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For the compiler, every leased table has just these columns; the others do not matter here. */
type Leased = { leased: LeaseColumns };

function leased(db: Db): Kysely<Leased> {
  return db as unknown as Kysely<Leased>;
}

function nameOf({ table }: { table: string }): "leased" {
  return table as "leased";
}

function candidateOf({ table }: { table: string }): "leased as candidate" {
  return `${table} as candidate` as "leased as candidate";
}

function leaseEnd({ seconds }: { seconds: number }, now: Date): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}
