import type { HunterLines } from "#app/features/interview/hunters/hunter.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import { isTabLeft } from "#app/http/tab-storage.ts";
import { replay } from "./answer-id.ts";
import type { UnsentAnswer } from "./interview-calls.ts";

/**
 * Data that this tab has and the server may not: the clock of the last seconds, unsent answers and the draft. Kept in
 * sessionStorage, so it survives a reload but not the tab, because another person may use the computer next.
 */

const PREFIX = "interview:";

export type Kept = {
  /** Seconds left when it was stored. */
  remaining: number;
  unsent: UnsentAnswer[];
  draft: string;
  /** The answer that is on its way, or waits until the person has signed in again. */
  sending: { id: string; text: string } | null;
};

const NOTHING: Kept = { remaining: 0, unsent: [], draft: "", sending: null };

/** The stored data of an interview; null when there is none or it is unreadable. */
export function readKept(interviewId: number): Kept | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PREFIX + interviewId) ?? "null");
    return typeof saved === "object" && saved !== null ? { ...NOTHING, ...saved } : null;
  } catch {
    return null;
  }
}

/** Stores an interview's data and deletes that of all other interviews of this tab. */
export function keep(interviewId: number, kept: Kept): void {
  if (isTabLeft()) return;
  try {
    sessionStorage.setItem(PREFIX + interviewId, JSON.stringify(kept));
    forgetOthers(interviewId);
  } catch {
    // Storage is full or disabled: only the server's copy is left.
  }
}

/** Deletes the stored data of all interviews, except the given one. */
export function forgetOthers(interviewId?: number): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + interviewId);
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
}

/** The saved interview as this tab has it: with the answers that did not arrive, and the text for the box. */
export function withKept(saved: InterviewState, kept: Kept, at: number, lines: HunterLines) {
  const state = kept.unsent.reduce((before, answer) => replay(before, answer, at, lines), saved);
  const hasArrived = state.answers.some(({ id }) => id === kept.sending?.id);
  return { state, draft: joined(hasArrived ? "" : (kept.sending?.text ?? ""), kept.draft) };
}

/** Two texts for one box: none of them is dropped. */
export function joined(first: string, second: string): string {
  return [first, second].filter((text) => text !== "").join("\n\n");
}
