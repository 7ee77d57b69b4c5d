/** RFC 9116: whom to tell of a security problem, as programs and researchers look for it. */

import { DAY_MS } from "#app/platform/durations.ts";

/** The RFC asks for less than a year. */
const VALID_DAYS = 364;

export type SecurityTxtFacts = {
  /** SECURITY_CONTACT, a URI. */
  contact: string;
  /** PUBLIC_URL, an origin; without one, or without https, the file does not say where it belongs. */
  publicUrl: string | undefined;
  /**
   * When the server started: from then on it counts a year. A restart is the sign that somebody still looks after the
   * installation and its settings; where nobody does, the file expires, and says so.
   */
  startedAt: Date;
};

/** @returns the whole file; `Expires` is a midnight in UTC, less than a year after the start */
export function securityTxt({ contact, publicUrl, startedAt }: SecurityTxtFacts): string {
  const expires = new Date(startedAt.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: es, en",
    ...(publicUrl?.startsWith("https://") ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}
