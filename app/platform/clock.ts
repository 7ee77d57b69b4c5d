/** The current time, replaceable in tests only. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Instant as the database keeps it: ISO-8601 in UTC. */
export function isoNow(clock: Clock = systemClock): string {
  return clock.now().toISOString();
}
