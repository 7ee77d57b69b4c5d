/** Statistics for the benches. */

/** Nearest-rank percentile. @param p 0 to 1; NaN without values */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
}

/** One decimal, as figures are printed. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A row of a table with numbers of one decimal. */
export function rounded<T extends object>(row: T): T {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === "number" ? oneDecimal(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}

/** Milliseconds that some work took, and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}
