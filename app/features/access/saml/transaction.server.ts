import { z } from "zod";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import { SealedCookie } from "../sealed-cookie.server.ts";
import { SignInRefused } from "../sign-in-refused.server.ts";
import { spendToken } from "../used-tokens.server.ts";

/** What a sign-in that is under way must find again when the browser comes back. */

const transactionSchema = z.object({
  /** The ID of this browser's AuthnRequest. */
  requestId: z.string().min(32),
  /** A path of ours; null: the role's home. */
  returnTo: z.string().nullable(),
});
type Transaction = z.infer<typeof transactionSchema>;

const cookie = new SealedCookie<Transaction>("saml", transactionSchema, 10 * MINUTE_MS);

/** @returns the Set-Cookie value. */
export function keepTransaction(transaction: Transaction): Promise<string> {
  return cookie.keep(transaction);
}

/** The Set-Cookie value that ends a transaction in this browser. */
export function forgetTransaction(): Promise<string> {
  return cookie.forget();
}

/**
 * The transaction that this browser began, used up by the call.
 * @throws SignInRefused expired: none, too old, or used before
 */
export async function takeTransaction(db: Db, request: Request): Promise<Transaction> {
  const transaction = await cookie.open(request);
  if (!transaction) throw new SignInRefused("expired", "no transaction");
  if (!(await spendToken(db, "saml request", transaction.requestId, cookie.expiresAt())))
    throw new SignInRefused("expired", "used before");
  return transaction;
}
