import { hkdfSync } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import { SignInRefused } from "../sign-in-refused.server.ts";
import { spendToken } from "../used-tokens.server.ts";

/** What a sign-in that is under way must find again when the browser comes back: it travels in the browser, sealed. */

const LIFETIME_MS = 10 * MINUTE_MS;

const transactionSchema = z.object({
  provider: z.string(),
  state: z.string().min(32),
  nonce: z.string().min(32),
  codeVerifier: z.string().min(43),
  /** A path of ours; null: the role's home. */
  returnTo: z.string().nullable(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** @returns the Set-Cookie value. */
export async function keepTransaction(transaction: Transaction): Promise<string> {
  const { clock } = authRuntime();
  const sealed = await new EncryptJWT(transaction)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(new Date(clock.now().getTime() + LIFETIME_MS))
    .encrypt(sealingKey());
  return cookie().serialize(sealed, { maxAge: LIFETIME_MS / SECOND_MS });
}

/** The Set-Cookie value that ends a transaction in this browser. */
export function forgetTransaction(): Promise<string> {
  return cookie().serialize("", { maxAge: 0 });
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
  const transaction = await openSealed(request);
  if (!transaction) throw new SignInRefused("expired", "no transaction");
  if (transaction.provider !== sent.provider) throw new SignInRefused("expired", "another provider");
  if (transaction.state !== sent.state) throw new SignInRefused("expired", "another state");
  const expiresAt = new Date(authRuntime().clock.now().getTime() + LIFETIME_MS);
  if (!(await spendToken(db, "oidc state", transaction.state, expiresAt)))
    throw new SignInRefused("expired", "used before");
  return transaction;
}

async function openSealed(request: Request): Promise<Transaction | null> {
  const sealed: unknown = await cookie().parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string" || sealed === "") return null;
  try {
    const { payload } = await jwtDecrypt(sealed, sealingKey(), {
      currentDate: authRuntime().clock.now(),
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      requiredClaims: ["exp"],
    });
    return transactionSchema.parse(payload);
  } catch {
    return null;
  }
}

/** Lax: the browser comes back by a link from another site. */
function cookie() {
  const { sessionCookie } = authRuntime();
  const isSecure = sessionCookie.name.startsWith("__Host-");
  return createCookie(isSecure ? "__Host-oidc" : "oidc", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure,
  });
}

function sealingKey(): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", authRuntime().sessionSecret, "", "oidc transaction", 32));
}
