/** Whether the clock of the machine can be believed before something is deleted by its age. Pure: instants in, verdict out. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** A server that was off for longer is asked about: a clock that jumped looks the same. */
const MOST_DAYS_AHEAD = 30;
/** Corrections over the network are smaller. */
const MOST_DAYS_BEHIND = 1;

/** ISO-8601 UTC. */
export type ClockDoubt = {
  /** ahead: far behind the last sign of life · behind: before it. */
  kind: "ahead" | "behind";
  /** The last instant at which the clock could be believed. */
  lastSeenAt: string;
  /** What the clock says. */
  now: string;
  /** Whole days between the two. */
  days: number;
};

/**
 * @param lastSeenAt ISO-8601 UTC; null: nothing is known yet, and nothing is there that could be lost
 * @returns null: the clock can be believed
 */
export function doubtClock(now: Date, lastSeenAt: string | null): ClockDoubt | null {
  if (lastSeenAt === null) return null;
  const days = (now.getTime() - Date.parse(lastSeenAt)) / DAY_MS;
  const doubt = { lastSeenAt, now: now.toISOString(), days: Math.floor(Math.abs(days)) };
  if (days > MOST_DAYS_AHEAD) return { kind: "ahead", ...doubt };
  if (days < -MOST_DAYS_BEHIND) return { kind: "behind", ...doubt };
  return null;
}
