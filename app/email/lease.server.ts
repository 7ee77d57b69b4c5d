import { type ExpressionBuilder, sql, type UpdateResult } from "kysely";
import type { OutboxRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { DatabaseSchema } from "#db/schema.ts";

/** Seconds a claimed message belongs to its mailer; renewed while it is being sent. */
export const LEASE_SECONDS = 30;

/**
 * Claims the message that has waited longest: compare-and-swap, so two mailers on one database never get the same one.
 * One that is being sent with a lease that has passed belongs to a process that died; it is taken over. A message waits
 * while an older one of its topic to the same person is on its way, so that they arrive in order.
 */
export async function claimMail(db: Db, owner: string, now: Date): Promise<OutboxRow | undefined> {
  const nowIso = now.toISOString();
  return db
    .updateTable("outbox")
    .set({ status: "sending", lease_owner: owner, lease_until: leaseEnd(now), attempts: sql`attempts + 1` })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox as mine")
        .select("mine.id")
        .where((or) =>
          or.or([
            or.and([or("mine.status", "=", "queued"), or("mine.next_attempt_at", "<=", nowIso)]),
            or.and([or("mine.status", "=", "sending"), or("mine.lease_until", "<=", nowIso)]),
          ]),
        )
        .where((or) => or.or([or("mine.expires_at", "is", null), or("mine.expires_at", ">", nowIso)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("outbox as older")
                .select("older.id")
                .whereRef("older.topic", "=", "mine.topic")
                .whereRef("older.recipient", "=", "mine.recipient")
                .whereRef("older.id", "<", "mine.id")
                .where("older.status", "=", "sending"),
            ),
          ),
        )
        .orderBy("mine.next_attempt_at")
        .orderBy("mine.id")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Whether the message is still this owner's; renews the lease if so. */
export async function renewMailLease(db: Db, id: number, owner: string, now: Date): Promise<boolean> {
  return happened(
    await owned(db, id, owner)
      .set({ lease_until: leaseEnd(now) })
      .executeTakeFirst(),
  );
}

/** @returns false when another mailer has taken the message over meanwhile. */
export async function markSent(db: Db, id: number, owner: string, now: Date): Promise<boolean> {
  const end = { status: "sent", sent_at: now.toISOString(), last_error: null, ...NO_LEASE } as const;
  return happened(await owned(db, id, owner).set(end).executeTakeFirst());
}

/** No further try; `cause` says why. @returns false when another mailer has taken the message over. */
export async function markFailed(db: Db, id: number, owner: string, cause: string, now: Date): Promise<boolean> {
  const end = { status: "failed", next_attempt_at: now.toISOString(), last_error: cause, ...NO_LEASE } as const;
  return happened(await owned(db, id, owner).set(end).executeTakeFirst());
}

export type Postponement = {
  /** Spanish cause; null leaves the one before. */
  cause: string | null;
  /** false when the try says nothing about this message: the server was not there. */
  counted: boolean;
  nextAttempt: Date;
};

/** Puts a message back. @returns false when another mailer has taken it over. */
export async function postpone(db: Db, id: number, owner: string, postponement: Postponement): Promise<boolean> {
  const { cause, counted, nextAttempt } = postponement;
  return happened(
    await owned(db, id, owner)
      .set({ status: "queued", next_attempt_at: nextAttempt.toISOString(), ...NO_LEASE })
      .$if(cause !== null, (query) => query.set({ last_error: cause }))
      .$if(!counted, (query) => query.set({ attempts: sql`attempts - 1` }))
      .executeTakeFirst(),
  );
}

/** Ends the messages whose time has passed. @returns how many. */
export async function expireDue(db: Db, now: Date): Promise<number> {
  const nowIso = now.toISOString();
  const result = await db
    .updateTable("outbox")
    .set({ status: "expired", ...NO_LEASE })
    .where("expires_at", "<=", nowIso)
    .where((row) => row.or([row("status", "=", "queued"), abandoned(row, nowIso)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Back to the queue with what a process that died was sending: for a process that itself sends nothing. */
export async function requeueAbandoned(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "queued", ...NO_LEASE })
    .where((row) => abandoned(row, now.toISOString()))
    .execute();
}

const NO_LEASE = { lease_owner: null, lease_until: null };

/** Every change of a claimed message goes through this guard: who has lost the lease changes nothing. */
function owned(db: Db, id: number, owner: string) {
  return db.updateTable("outbox").where("id", "=", id).where("status", "=", "sending").where("lease_owner", "=", owner);
}

function abandoned(row: ExpressionBuilder<DatabaseSchema, "outbox">, nowIso: string) {
  return row.and([row("status", "=", "sending"), row("lease_until", "<=", nowIso)]);
}

function happened(result: UpdateResult): boolean {
  return result.numUpdatedRows === 1n;
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString();
}
