import { randomBytes } from "node:crypto";
import type { Db } from "#db/open.server.ts";

const PSEUDONYM_BYTES = 8;

/**
 * The name under which a person stands in the trail, drawn at random with the first row. It goes with the person; the
 * rows stay.
 * @returns null for an account that does not exist (any more)
 */
export async function pseudonymOf(trx: Db, userId: number): Promise<string | null> {
  const known = await trx
    .selectFrom("users")
    .leftJoin("audit_people", "audit_people.user_id", "users.id")
    .select(["users.id", "pseudonym"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  if (!known || known.pseudonym !== null) return known?.pseudonym ?? null;
  const pseudonym = randomBytes(PSEUDONYM_BYTES).toString("hex").toUpperCase();
  await trx.insertInto("audit_people").values({ user_id: userId, pseudonym }).execute();
  return pseudonym;
}
