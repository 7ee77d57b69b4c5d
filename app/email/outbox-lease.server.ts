import { sql } from "kysely";
import { claimNext, endLease, type LeaseRules } from "#app/jobs/lease.server.ts";
import { isMailAllowed } from "#app/platform/blocked-people.server.ts";
import type { OutboxRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { SECRETS_DELETED } from "./secret-texts.server.ts";

/** A claimed message belongs to its mailer for 30 seconds; the lease is renewed while it is being sent. */
export const MAIL_LEASE = {
  table: "outbox",
  held: "sending",
  due: "next_attempt_at",
  seconds: 30,
  noun: "mail",
} satisfies LeaseRules<"outbox">;

/**
 * Claims the oldest due message. A message in progress whose lease has expired belonged to a process that died, so it
 * is claimed again. A message waits while an older one of the same topic to the same person is in progress, so that
 * they arrive in order.
 */
export function claimMail(db: Db, owner: string, now: Date): Promise<OutboxRow | undefined> {
  return claimNext(db, MAIL_LEASE, {
    owner,
    now,
    choose: (mails) =>
      mails
        .where(({ eb, or }) =>
          or([eb("candidate.expires_at", "is", null), eb("candidate.expires_at", ">", now.toISOString())]),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("outbox as older")
                .select("older.id")
                .whereRef("older.topic", "=", "candidate.topic")
                .whereRef("older.recipient", "=", "candidate.recipient")
                .whereRef("older.id", "<", "candidate.id")
                .where("older.status", "=", "sending"),
            ),
          ),
        )
        .where(isMailAllowed("candidate"))
        .orderBy("candidate.next_attempt_at")
        .orderBy("candidate.id"),
  });
}

/** @returns false when another mailer has taken the message over meanwhile. */
export function markSent(db: Db, id: number, owner: string, now: Date): Promise<boolean> {
  const sent = { status: "sent", sent_at: now.toISOString(), last_error: null, ...SECRETS_DELETED } as const;
  return endLease(db, MAIL_LEASE, { id, owner }, sent);
}

/** Ends the attempts for the reason `cause`. @returns false when another mailer has taken the message over. */
export function markFailed(db: Db, id: number, owner: string, cause: string, now: Date): Promise<boolean> {
  const failed = { status: "failed", next_attempt_at: now.toISOString(), last_error: cause } as const;
  return endLease(db, MAIL_LEASE, { id, owner }, failed);
}

export type Postponement = {
  /** Spanish cause; null keeps the previous one. */
  cause: string | null;
  /** false when the attempt says nothing about this message, because the server was unreachable. */
  counted: boolean;
  nextAttempt: Date;
};

/** Requeues a message for later. @returns false when another mailer has taken it over. */
export function postpone(db: Db, id: number, owner: string, postponement: Postponement): Promise<boolean> {
  const { cause, counted, nextAttempt } = postponement;
  return endLease(
    db,
    MAIL_LEASE,
    { id, owner },
    {
      status: "queued",
      next_attempt_at: nextAttempt.toISOString(),
      ...(cause !== null && { last_error: cause }),
      ...(!counted && { attempts: sql<number>`attempts - 1` }),
    },
  );
}

/** Marks the messages whose expiry time has passed as expired. @returns how many. */
export async function expireDue(db: Db, now: Date): Promise<number> {
  const nowIso = now.toISOString();
  const result = await db
    .updateTable("outbox")
    .set({ status: "expired", lease_owner: null, lease_until: null })
    .where("expires_at", "<=", nowIso)
    .where((row) =>
      row.or([
        row("status", "=", "queued"),
        row.and([row("status", "=", MAIL_LEASE.held), row("lease_until", "<=", nowIso)]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
