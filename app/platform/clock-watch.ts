/**
 * Whether the machine's clock is plausible, asked before anything is deleted because of its age. Pure functions of
 * instants.
 */

import { DAY_MS } from "#app/platform/durations.ts";

/** After a longer gap an admin is asked: a server that was off and a clock that jumped look the same. */
const MAX_DAYS_AHEAD = 30;
/** Corrections by network time are smaller. */
const MAX_DAYS_BEHIND = 1;

/** ISO-8601 UTC. */
export type ClockDoubt = {
  /** ahead: the clock is far after the last plausible instant · behind: it is before it. */
  kind: "ahead" | "behind";
  /** The last instant at which the clock was plausible. */
  lastSeenAt: string;
  /** The current reading of the clock. */
  now: string;
  /** Whole days between the two. */
  days: number;
};

/**
 * @param lastSeenAt ISO-8601 UTC; null in a new database, which has nothing to lose
 * @returns null if the clock is plausible
 */
export function doubtClock(now: Date, lastSeenAt: string | null): ClockDoubt | null {
  if (lastSeenAt === null) return null;
  const days = (now.getTime() - Date.parse(lastSeenAt)) / DAY_MS;
  const doubt = { lastSeenAt, now: now.toISOString(), days: Math.floor(Math.abs(days)) };
  if (days > MAX_DAYS_AHEAD) return { kind: "ahead", ...doubt };
  if (days < -MAX_DAYS_BEHIND) return { kind: "behind", ...doubt };
  return null;
}
