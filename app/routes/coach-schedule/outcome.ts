import type { Booking } from "#app/features/coaching/booking-types.ts";
import { ApiError } from "#app/http/api.ts";
import type { Appointment } from "./choice.ts";

/** Names of what is still chosen, and whether there is text that the person typed. */
export type Kept = { coach: string | null; date: string | null; hasTexts: boolean };

/** Result of an attempt to book, or to come back to one by its address. */
export type Outcome =
  | { kind: "booked"; appointment: Appointment }
  /** A required field is missing. */
  | { kind: "missing" }
  | { kind: "offline" }
  /** What the screen's address names can not be booked (any more); `kept` is what is left of it. */
  | { kind: "gone"; part: "coach" | "date" | "time" | "taken" | "unsure"; kept: Kept }
  /** The screen's address names an hour that this person booked before. */
  | { kind: "own"; booking: Booking }
  /** The server refused; `detail` is added to the short text. */
  | { kind: "refused"; error: string; detail: string }
  /** As refused, and the time is no longer available; `stale`: the page's offers are outdated. */
  | { kind: "lost"; error: string; appointment: Appointment; stale: boolean };

/** Error reasons that require another time. */
const HOUR_IS_GONE = new Set(["slot_taken", "overlap"]);
const OFFER_IS_STALE = new Set(["not_offered", "unknown_coach"]);

/** The response to an earlier attempt was lost: the booking exists. */
export function isBookedAlready(error: unknown): boolean {
  return error instanceof ApiError && error.reason === "already_yours";
}

/** @throws errors that are no response of the server: a defect */
export function refusedOutcome(error: unknown, appointment: Appointment): Outcome {
  if (!(error instanceof ApiError)) throw error;
  if (error.offline) return { kind: "offline" };
  const short = error.error ?? `el servidor respondió ${error.status}`;
  const stale = OFFER_IS_STALE.has(error.reason ?? "");
  if (stale || HOUR_IS_GONE.has(error.reason ?? "")) return { kind: "lost", error: short, appointment, stale };
  return { kind: "refused", error: short, detail: error.message === short ? "" : error.message };
}
