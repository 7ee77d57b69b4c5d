import { createHash, randomInt } from "node:crypto";
import type { Db } from "#db/open.server.ts";

/** Ten codes for whoever has lost the app, each good for one sign-in. */

const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Without letters and digits that look alike: 5 bits a sign, 80 bits a code, so that a plain hash is enough. */
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Replaces the person's codes. @returns the new ones, to be shown once, as ABCD-EFGH-JKLM-NPQR */
export async function replaceRecoveryCodes(trx: Db, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code), created_at: now.toISOString() })))
    .execute();
  return codes;
}

/** @returns whether it was an unused code of this person; it is used now */
export async function takeRecoveryCode(trx: Db, userId: number, typed: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("recovery_codes")
    .set({ used_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(userId, typed))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many are left. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Case, spaces and hyphens do not matter. */
function hashOf(userId: number, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return createHash("sha256").update(`${userId}:${plain}`).digest("hex");
}
