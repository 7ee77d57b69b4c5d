import { oneDecimal, percentile } from "../statistics.ts";
import type { ProbeSample } from "./probe-protocol.ts";

/** Converts the probe's samples to the waits of people. */

export type Waits = { asked: number; failed: number; p50: number; p99: number; max: number };

/**
 * Waits of people who arrive every `everyMs`: one request that is blocked for a minute stands for all requests of that
 * minute. Otherwise a stall of the whole server would be a single slow request among thousands.
 */
function asIfAsked(samples: readonly ProbeSample[], everyMs: number): number[] {
  return samples.flatMap(({ ms }) =>
    Array.from({ length: Math.max(1, Math.ceil(ms / everyMs)) }, (_, later) => ms - later * everyMs),
  );
}

/** @param everyMs how often the probe asks @param from, to part of the run, milliseconds since 1970 */
export function waitsOf(samples: readonly ProbeSample[], everyMs: number, from: number, to: number): Waits {
  const inside = samples.filter(({ at, ms }) => at + ms > from && at < to);
  const waits = asIfAsked(inside, everyMs);
  return {
    asked: inside.length,
    failed: inside.filter(({ ok }) => !ok).length,
    p50: oneDecimal(percentile(waits, 0.5)),
    p99: oneDecimal(percentile(waits, 0.99)),
    max: oneDecimal(inside.reduce((most, { ms }) => Math.max(most, ms), 0)),
  };
}
