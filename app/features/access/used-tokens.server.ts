import { createHash } from "node:crypto";
import type { Db } from "#db/open.server.ts";

/**
 * Uses up a token that is good for one use, across restarts.
 * @param kind keeps numbers of different origins apart
 * @returns false when it had been used before
 */
export async function spendToken(db: Db, kind: string, token: string, expiresAt: Date): Promise<boolean> {
  const token_hash = createHash("sha256").update(`${kind}\n${token}`).digest("hex");
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_tokens")
    .values({ token_hash, expires_at: expiresAt.getTime() })
    .orIgnore()
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes what would be refused for its age. @returns how many */
export async function purgeUsedTokens(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("used_tokens")
    .where("expires_at", "<=", now.getTime())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
