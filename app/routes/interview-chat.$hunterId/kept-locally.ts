/**
 * What this tab knows better than the server: the clock of the last seconds, answers that are still on their way and
 * the text that is being written. It survives a reload, and ends with the tab: the next person may use the computer.
 */

import type { UnsentAnswer } from "./interview-calls.ts";

const PREFIX = "interview:";

export type Kept = {
  /** Seconds left when it was written. */
  remaining: number;
  unsent: UnsentAnswer[];
  draft: string;
};

/** What was kept for an interview; null when there is nothing that can be read. */
export function readKept(interviewId: number): Kept | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PREFIX + interviewId) ?? "null");
    return typeof saved === "object" && saved !== null ? { remaining: 0, unsent: [], draft: "", ...saved } : null;
  } catch {
    return null;
  }
}

/** Keeps the newest, and forgets every other interview of this tab. */
export function keep(interviewId: number, kept: Kept): void {
  try {
    sessionStorage.setItem(PREFIX + interviewId, JSON.stringify(kept));
    forgetOthers(interviewId);
  } catch {
    // Storage is full or switched off: the server's copy has to do.
  }
}

/** Nothing stays of any interview, or of any but one. */
export function forgetOthers(interviewId?: number): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + interviewId);
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Switched off: there is nothing to forget.
  }
}
