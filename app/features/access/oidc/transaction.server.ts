import { z } from "zod";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import { SealedCookie } from "../sealed-cookie.server.ts";
import { SignInRefused } from "../sign-in-refused.server.ts";
import { spendToken } from "../used-tokens.server.ts";

/** What a sign-in that is under way must find again when the browser comes back. */

const transactionSchema = z.object({
  provider: z.string(),
  state: z.string().min(32),
  nonce: z.string().min(32),
  codeVerifier: z.string().min(43),
  /** A path of ours; null: the role's home. */
  returnTo: z.string().nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

const cookie = new SealedCookie<Transaction>("oidc", transactionSchema, 10 * MINUTE_MS);

/** @returns the Set-Cookie value. */
export function keepTransaction(transaction: Transaction): Promise<string> {
  return cookie.keep(transaction);
}

/** The Set-Cookie value that ends a transaction in this browser. */
export function forgetTransaction(): Promise<string> {
  return cookie.forget();
}

/**
 * The transaction that this browser began with this provider, used up by the call: the same answer of the provider is
 * good for nothing a second time.
 * @throws SignInRefused expired: none, too old, of another provider or state, or used before
 */
export async function takeTransaction(
  db: Db,
  request: Request,
  sent: { provider: string; state: string | null },
): Promise<Transaction> {
  const transaction = await cookie.open(request);
  if (!transaction) throw new SignInRefused("expired", "no transaction");
  if (transaction.provider !== sent.provider) throw new SignInRefused("expired", "another provider");
  if (transaction.state !== sent.state) throw new SignInRefused("expired", "another state");
  if (!(await spendToken(db, "oidc state", transaction.state, cookie.expiresAt())))
    throw new SignInRefused("expired", "used before");
  return transaction;
}
