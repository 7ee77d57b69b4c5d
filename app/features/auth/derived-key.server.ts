import { createHmac, hkdfSync } from "node:crypto";
import { authRuntime } from "./auth-services.server.ts";

/**
 * Keys for other purposes than signing cookies (HKDF-SHA-256), from the secret that secrets.json has for that: a new
 * SESSION_SECRET signs everybody out, and what was sealed can still be opened.
 */

/** @param purpose names what the key is for: no two purposes share one. @returns 32 bytes */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authRuntime().storedSecret, "", `patina ${purpose}`, 32));
}

/** A fingerprint that tells nothing to somebody who reads the database. */
export function keyedPrint(purpose: string, text: string): string {
  return createHmac("sha256", derivedKey(purpose)).update(text).digest("base64url");
}
