import { sql } from "kysely";
import type { Db } from "#db/open.server.ts";

/** Messages whose text holds a secret, such as a code, keep their recipient and subject alone. */

/** Columns of a message that keeps its text no longer if that was secret. */
export const SECRETS_DELETED = {
  mail: sql<string>`iif(is_secret = 1, json_set(mail, '$.text', '', '$.html', ''), mail)`,
  is_secret: 0,
};

/** Deletes the texts of secret messages that are obsolete and never left. @returns how many */
export async function purgeSecretTexts(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set(SECRETS_DELETED)
    .where("is_secret", "=", 1)
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
