import { keyedPrint } from "./derived-key.server.ts";

const MARK_LENGTH = 22;

/** Tells one person's screens from another's. Says nothing about the person, and opens nothing. */
export function personMark(userId: number): string {
  return keyedPrint("screen person", String(userId)).slice(0, MARK_LENGTH);
}
