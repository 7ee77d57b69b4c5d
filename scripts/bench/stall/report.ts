import { oneDecimal, percentile } from "../statistics.ts";
import type { ProbeSample } from "./probe-protocol.ts";
import type { Upload } from "./uploads.ts";

/** Figures of uploads and waits. */

export const secondsOf = ({ from, to }: Upload): number => (to - from) / 1000;

export const named = ({ file }: Upload): string => `${file.family}/${file.name}`;

/** One row per family, slowest first, in seconds. */
export function familyRows(uploads: readonly Upload[]) {
  const families = [...new Set(uploads.map(({ file }) => file.family))];
  const rows = families.map((family) => {
    const own = uploads.filter(({ file }) => file.family === family);
    const seconds = own.map(secondsOf);
    const count = (outcome: string) => own.filter((one) => one.outcome === outcome).length;
    return {
      family,
      files: own.length,
      p50: oneDecimal(percentile(seconds, 0.5)),
      p95: oneDecimal(percentile(seconds, 0.95)),
      results: count("result"),
      refused: count("refused"),
      busy: count("busy"),
      broken: count("broken"),
    };
  });
  return rows.sort((a, b) => b.p95 - a.p95);
}

export function slowest(uploads: readonly Upload[], count: number) {
  return [...uploads]
    .sort((a, b) => secondsOf(b) - secondsOf(a))
    .slice(0, count)
    .map((one) => ({ file: named(one), seconds: oneDecimal(secondsOf(one)), outcome: one.outcome, told: one.told }));
}

/**
 * The longest stalls and the files that were being processed: the one answered first after a stall is the most likely
 * cause.
 * @param samples of one path
 */
export function holdUps(samples: readonly ProbeSample[], uploads: readonly Upload[], overMs: number, count: number) {
  return [...samples]
    .filter(({ ms }) => ms > overMs)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ at, ms }) => ({
      ms: Math.round(ms),
      files: uploads
        // The response is sent in the same turn of the event loop that ends the stall.
        .filter(({ from, to }) => from < at + ms && to > at)
        .sort((a, b) => a.to - b.to)
        .map(named)
        .join(", "),
    }));
}
