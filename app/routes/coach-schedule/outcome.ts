import { ApiError } from "#app/http/api.ts";
import type { Appointment } from "./choice.ts";

/** How an attempt to book ended. */
export type Outcome =
  | { kind: "booked"; appointment: Appointment }
  /** Something that is required is missing. */
  | { kind: "missing" }
  | { kind: "offline" }
  /** The server said no; `detail` is what it adds to the short text. */
  | { kind: "refused"; error: string; detail: string }
  /** As refused, and the hour is no longer to be had; `stale`: what the page offers is out of date. */
  | { kind: "lost"; error: string; appointment: Appointment; stale: boolean };

/** The hour itself is the obstacle: another one has to be chosen. */
const HOUR_IS_GONE = new Set(["slot_taken", "overlap"]);
const OFFER_IS_STALE = new Set(["not_offered", "unknown_coach"]);

/** The answer to an earlier try was lost on its way: the booking is there. */
export function isBookedAlready(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "already_yours";
}

/** @throws what is no answer of the server: a defect */
export function refusedOutcome(error: unknown, appointment: Appointment): Outcome {
  if (!(error instanceof ApiError)) throw error;
  if (error.offline) return { kind: "offline" };
  const short = error.error ?? `el servidor respondió ${error.status}`;
  const stale = OFFER_IS_STALE.has(error.reason ?? "");
  if (stale || HOUR_IS_GONE.has(error.reason ?? "")) return { kind: "lost", error: short, appointment, stale };
  return { kind: "refused", error: short, detail: error.message === short ? "" : error.message };
}
