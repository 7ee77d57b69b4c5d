import { createHash, randomBytes } from "node:crypto";

/**
 * The text of a token: "cuc_", 32 random bytes in base64url (43 characters) and 6 characters of a checksum, by which
 * programs that look for lost secrets tell it from other texts, and a mistyped one is refused without a look-up.
 */

const START = "cuc_";
const RANDOM_BYTES = 32;
const CHECKSUM_CHARACTERS = 6;
const FORM = /^cuc_[\w-]{49}$/;
/** Characters that are kept, to recognise a token by. */
const PREFIX_CHARACTERS = 8;

export function newToken(): string {
  const body = START + randomBytes(RANDOM_BYTES).toString("base64url");
  return body + checksumOf(body);
}

/** Whether the text has the form of a token and its checksum. */
export function isTokenText(text: string): boolean {
  return FORM.test(text) && checksumOf(text.slice(0, -CHECKSUM_CHARACTERS)) === text.slice(-CHECKSUM_CHARACTERS);
}

export const prefixOf = (token: string): string => token.slice(0, PREFIX_CHARACTERS);

/** SHA-256 in hexadecimal. The token is random, so nothing slower is needed. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

function checksumOf(body: string): string {
  return createHash("sha256").update(`checksum ${body}`).digest("base64url").slice(0, CHECKSUM_CHARACTERS);
}
