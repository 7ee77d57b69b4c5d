import { percentile } from "../statistics.ts";
import { watchBusy } from "./cpu-time.ts";

/** One row of the table. `value` is null for a figure that could not be measured. */
export type Row = {
  figure: string;
  value: number | null;
  /** Absent: the figure is only reported. */
  limit?: { min: number } | { max: number };
  /** The measurements with their units, for people. */
  detail: string;
  /** Mean number of processors that were busy meanwhile, with the work of all processes. */
  busy?: number;
};

export function isMet({ value, limit }: Row): boolean {
  if (!limit) return true;
  return value !== null && ("min" in limit ? value >= limit.min : value <= limit.max);
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Two measurements, one right after the other, because the machine's speed drifts. */
export type Pair = { ours: number; reference: number };

/**
 * Measures pairs, in turn the one and the other first.
 * @returns the median of their ratios, the medians of both, and how busy the machine was
 */
export async function alternate(
  pairs: number,
  processors: number,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<Pair & { ratio: number; ratios: number[]; busy: number }> {
  const measured: Pair[] = [];
  const busy = watchBusy(processors);
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2) {
      const first = await reference();
      measured.push({ ours: await ours(), reference: first });
    } else {
      const first = await ours();
      measured.push({ ours: first, reference: await reference() });
    }
  }
  const ratios = measured.map((pair) => pair.ours / pair.reference);
  return {
    ours: median(measured.map((pair) => pair.ours)),
    reference: median(measured.map((pair) => pair.reference)),
    ratio: median(ratios),
    ratios,
    busy: busy(),
  };
}
