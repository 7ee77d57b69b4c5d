import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { keyedPrint } from "#app/features/auth/derived-key.server.ts";
import { ENTRY_CODE_SECONDS } from "#app/features/auth/second-step.ts";
import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { pluralize } from "#app/platform/format.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import type { EntryCodesTable } from "#db/sign-in-tables.ts";

/**
 * Codes of six digits that are mailed: each is good once, for a quarter of an hour, in the browser that asked for it.
 * Five wrong ones end it. The row lives for a day, because it counts the codes of an account.
 */

export type CodePurpose = EntryCodesTable["purpose"];
export type NewCode = { code: string; expiresAt: string; cookie: string };

const MAX_FAILURES = 5;
/** Codes of an account in 24 hours: nobody's mailbox is filled by strangers. */
const MAX_CODES = 5;

/**
 * Makes a code for this browser.
 * @param person null: nobody, so that the code opens nothing, and its row looks like any other
 */
export async function makeCode(trx: Db, person: User | null, purpose: CodePurpose): Promise<NewCode> {
  const { clock, entryCookie } = authRuntime();
  const id = randomBytes(32).toString("base64url");
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + ENTRY_CODE_SECONDS * 1000).toISOString();
  await trx
    .insertInto("entry_codes")
    .values({
      id_hash: hashOf(id),
      user_id: person?.id ?? null,
      purpose,
      code_print: codePrint(hashOf(id), code),
      account_print: accountPrint(person),
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return { code, expiresAt, cookie: await entryCookie.serialize(id) };
}

/** Whether the account has had its codes for today. */
export async function hadItsCodes(db: Db, userId: number): Promise<boolean> {
  const since = new Date(authRuntime().clock.now().getTime() - DAY_MS).toISOString();
  const { count } = await db
    .selectFrom("entry_codes")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return count >= MAX_CODES;
}

/** Somebody may have asked for an account's codes to use them up: the office gives it as many again. */
export async function forgetCodesOf(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("entry_codes").where("user_id", "=", userId).execute();
}

/** The id under which this browser's code waits; null: none does. */
export async function waitingCode(db: Db, request: Request, purpose: CodePurpose): Promise<string | null> {
  return (await findCode(db, request, purpose))?.id_hash ?? null;
}

/**
 * Uses this browser's code up, or counts a wrong one. Call it in the transaction of what the code allows, and commit
 * after a refusal as well: it has counted.
 * @returns the account's id, or why not: unprocessable wrong_code, conflict code_gone
 */
export async function takeCode(
  trx: Db,
  typed: string,
  request: Request,
  purpose: CodePurpose,
): Promise<User | AppError> {
  const row = await findCode(trx, request, purpose);
  if (!row) return codeGone();
  const isRight = sameText(row.code_print, codePrint(row.id_hash, typed.replace(/\D/g, "")));
  if (!isRight || row.user_id === null) return countFailure(trx, row);
  const person = await trx.selectFrom("users").selectAll().where("id", "=", row.user_id).executeTakeFirst();
  const used = { used_at: authRuntime().clock.now().toISOString() };
  await trx.updateTable("entry_codes").set(used).where("id_hash", "=", row.id_hash).execute();
  if (!person || person.is_active === 0 || accountPrint(person) !== row.account_print) return codeGone();
  return person;
}

/** @returns the Set-Cookie value that clears the cookie */
export function forgetCode(): Promise<string> {
  return authRuntime().entryCookie.serialize("", { maxAge: 0 });
}

/** Deletes the codes that count no longer. @returns how many */
export async function purgeCodes(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("entry_codes")
    .where("created_at", "<=", new Date(now.getTime() - DAY_MS).toISOString())
    .where(isNotBlocked("entry_codes.user_id"))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export function codeGone(): AppError {
  return new AppError("conflict", "Ese código ya no sirve. Pide uno nuevo.", { reason: "code_gone" });
}

async function findCode(db: Db, request: Request, purpose: CodePurpose) {
  const { clock, entryCookie } = authRuntime();
  const id: unknown = await entryCookie.parse(request.headers.get("Cookie"));
  if (typeof id !== "string" || id === "") return undefined;
  return db
    .selectFrom("entry_codes")
    .selectAll()
    .where("id_hash", "=", hashOf(id))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("failures", "<", MAX_FAILURES)
    .where("expires_at", ">", clock.now().toISOString())
    .executeTakeFirst();
}

async function countFailure(trx: Db, { id_hash, failures }: { id_hash: string; failures: number }): Promise<AppError> {
  const count = { failures: failures + 1 };
  await trx.updateTable("entry_codes").set(count).where("id_hash", "=", id_hash).execute();
  const left = MAX_FAILURES - count.failures;
  if (left <= 0) return codeGone();
  const text = `Ese no es el código. Te ${left === 1 ? "queda" : "quedan"} ${pluralize(left, "intento", "intentos")}.`;
  return new AppError("unprocessable", text, { reason: "wrong_code" });
}

const codePrint = (idHash: string, code: string) => keyedPrint("entry code", `${idHash}:${code}`);

/** Another password or another address ends a code: its mail went to somebody else, or it is not needed any more. */
function accountPrint(person: User | null): string {
  const account = person && `${person.id}:${person.email}:${person.password_hash ?? "none"}`;
  return keyedPrint("entry account", account ?? randomBytes(16).toString("hex"));
}

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

function sameText(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
