import { type Difference, differenceOf, type Verdict } from "./compare.ts";
import { type Variant, variantsOf } from "./swaps.ts";

/** Every CV against itself in other hands. */

export type Pair = { cv: string; variant: Variant; difference: Difference };
type Cv = Parameters<typeof variantsOf>[0];

/** `every`: each Nth variant, over all CVs; `swap`: one kind only. The same pairs every time. */
export async function compareAll(
  cvs: readonly Cv[],
  judge: (text: string) => Promise<Verdict>,
  { every = 1, swap }: { every?: number; swap?: string | undefined } = {},
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let seen = 0;
  for (const cv of cvs) {
    let before: Verdict | null = null;
    for (const variant of variantsOf(cv)) {
      if ((swap !== undefined && variant.swap !== swap) || seen++ % every !== 0) continue;
      before ??= await judge(cv.text);
      // A text whose layout alone told the name has none to swap.
      if (variant.swap === "name" && !before.named) continue;
      pairs.push({ cv: cv.id, variant, difference: differenceOf(before, await judge(variant.text), variant) });
    }
  }
  return pairs;
}

/** The rules move nothing at all; a model, which words and grades anew, the total by a point at most. */
export function isFair({ difference }: Pair, engine: "rules" | "model"): boolean {
  if (engine === "model") return Math.abs(difference.total) <= 1;
  return difference.total === 0 && Object.keys(difference.points).length === 0 && difference.text === null;
}

export type Row = { pairs: number; totals: number; worst: number; criteria: number; texts: number };

/** By swap: how many pairs there are, and in how many of them something moved. `worst` is the largest loss or gain. */
export function tally(pairs: readonly Pair[]): Record<string, Row> {
  const rows: Record<string, Row> = {};
  for (const { variant, difference } of pairs) {
    rows[variant.swap] ??= { pairs: 0, totals: 0, worst: 0, criteria: 0, texts: 0 };
    const row = rows[variant.swap];
    if (row === undefined) continue;
    row.pairs += 1;
    row.totals += Number(difference.total !== 0);
    row.criteria += Number(Object.keys(difference.points).length > 0);
    row.texts += Number(difference.text !== null);
    if (Math.abs(difference.total) > Math.abs(row.worst)) row.worst = difference.total;
  }
  return rows;
}
