import { createHmac, hkdfSync } from "node:crypto";
import { authRuntime } from "./auth-services.server.ts";

/** Keys for other purposes than signing cookies, from the same secret (HKDF-SHA-256). A new SESSION_SECRET changes all. */

/** @param purpose names what the key is for: no two purposes share one. @returns 32 bytes */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", authRuntime().sessionSecret, "", `patina ${purpose}`, 32));
}

/** A fingerprint that tells nothing to somebody who reads the database. */
export function keyedPrint(purpose: string, text: string): string {
  return createHmac("sha256", derivedKey(purpose)).update(text).digest("base64url");
}
