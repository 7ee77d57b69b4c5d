import { sql } from "kysely";
import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import type { Db } from "#db/open.server.ts";
import type { ObjectionPurpose } from "#db/rights-tables.ts";

/** Purposes to which people object; the functions that serve a purpose leave them out. */

/** Condition that the person with this id does not object to the purpose. */
export const doesNotObject = (userId: string, purpose: ObjectionPurpose) =>
  sql<boolean>`${sql.ref(userId)} not in (select user_id from objections where purpose = ${purpose})`;

/** Condition that figures may count a row of the person with this id: neither blocked nor objecting. */
export const isCounted = (userId: string) =>
  sql<boolean>`(${isNotBlocked(userId)} and ${doesNotObject(userId, "statistics")})`;

export async function objectionsOf(db: Db, userId: number): Promise<ObjectionPurpose[]> {
  const rows = await db.selectFrom("objections").select("purpose").where("user_id", "=", userId).execute();
  return rows.map(({ purpose }) => purpose);
}

/** Adds purposes to which a person objects. Call it in a transaction. @param at ISO-8601 UTC */
export async function addObjections(
  trx: Db,
  userId: number,
  purposes: readonly ObjectionPurpose[],
  at: string,
): Promise<void> {
  for (const purpose of purposes) {
    await trx
      .insertInto("objections")
      .values({ user_id: userId, purpose, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The person allows everything again. Call it in a transaction. @returns the purposes that were closed */
export async function clearObjections(trx: Db, userId: number): Promise<ObjectionPurpose[]> {
  const rows = await trx.deleteFrom("objections").where("user_id", "=", userId).returning("purpose").execute();
  return rows.map(({ purpose }) => purpose);
}
