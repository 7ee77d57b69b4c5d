import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { derivedKey } from "#app/features/auth/derived-key.server.ts";

/** Secrets of authenticator apps as the database keeps them: AES-256-GCM, bound to their account. */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const key = () => derivedKey("totp secrets");

export function sealSecret(userId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key(), nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @returns null when it cannot be opened: secrets.json is another one now, or it is another account's */
export function openSecret(userId: number, text: string): string | null {
  const bytes = Buffer.from(text, "base64url");
  const at = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key(), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(String(userId)))
      .setAuthTag(bytes.subarray(NONCE_BYTES, at));
    return Buffer.concat([decipher.update(bytes.subarray(at)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
