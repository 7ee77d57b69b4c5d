import { sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import { AppError } from "./errors.ts";

/**
 * People who have had the processing of their data blocked. Every job, mail, list, figure and purge asks here, so that
 * what a block means is decided in one place.
 */

/** Subquery of their ids. */
export function blockedPeople(db: Pick<Db, "selectFrom">) {
  return db.selectFrom("users").select("users.id").where("users.blocked_at", "is not", null);
}

/** Condition that the row of the person with this id may be processed; a row without a person may. */
export const isNotBlocked = (userId: string) =>
  sql<boolean>`(${sql.ref(userId)} is null
    or ${sql.ref(userId)} not in (select id from users where blocked_at is not null))`;

/** Condition on a row of the outbox: it is about nobody who is blocked, or about that person's right. */
export const isMailAllowed = (mail: string) =>
  sql<boolean>`${sql.ref(`${mail}.id`)} not in (select id from held_mails)`;

export function blockedError(): AppError {
  return new AppError(
    "conflict",
    "Pediste bloquear el tratamiento de tus datos, así que esto no se puede hacer. Levanta el bloqueo en Mi cuenta.",
    { reason: "blocked" },
  );
}

/** For the transaction of a call that may have begun before the block. @throws AppError conflict blocked */
export async function refuseBlocked(trx: Db, userId: number): Promise<void> {
  if (await isBlocked(trx, userId)) throw blockedError();
}

/** Whether this person is blocked now. */
export async function isBlocked(db: Db, userId: number): Promise<boolean> {
  return (await blockedPeople(db).where("users.id", "=", userId).executeTakeFirst()) !== undefined;
}
