import { type Difference, differenceOf, type Verdict } from "./compare.ts";
import { type Variant, variantsOf } from "./swaps.ts";

/** Pairs of each CV and its variants with other personal data. */

export type Pair = { cv: string; variant: Variant; difference: Difference };
type Cv = Parameters<typeof variantsOf>[0];

/** `every`: take every Nth variant, over all CVs; `swap`: one kind only. The selection is deterministic. */
export async function compareAll(
  cvs: readonly Cv[],
  judge: (text: string) => Promise<Verdict>,
  {
    every = 1,
    swap,
    takes = () => true,
  }: { every?: number; swap?: string | undefined; takes?: (cv: string, variant: Variant) => boolean } = {},
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  let seen = 0;
  for (const cv of cvs) {
    let before: Verdict | null = null;
    for (const variant of variantsOf(cv)) {
      if ((swap !== undefined && variant.swap !== swap) || !takes(cv.id, variant) || seen++ % every !== 0) continue;
      before ??= await judge(cv.text);
      // In a text without its layout the name is not found, so it cannot be swapped.
      if (variant.swap === "name" && !before.named) continue;
      pairs.push({ cv: cv.id, variant, difference: differenceOf(before, await judge(variant.text), variant) });
    }
  }
  return pairs;
}

/**
 * Which pairs stand for all: of each swap as many as wished, spread over the CVs, and from CV to CV over what is put
 * in, so that many of them have everybody and everything at least once.
 */
export function sampleOf(cvs: readonly Cv[], ofEach: number): (cv: string, variant: Variant) => boolean {
  const bySwap = new Map<string, string[][]>();
  for (const cv of cvs) {
    const own = Map.groupBy(variantsOf(cv), (variant) => variant.swap);
    for (const [swap, variants] of own)
      bySwap.set(swap, [...(bySwap.get(swap) ?? []), variants.map((variant) => keyOf(cv.id, variant))]);
  }
  const chosen = new Set<string>();
  for (const texts of bySwap.values()) {
    const step = Math.max(1, texts.length / ofEach);
    const each = Math.max(1, Math.round(ofEach / texts.length));
    for (let at = 0; at < texts.length; at += step) {
      const keys = texts[Math.floor(at)] ?? [];
      for (let more = 0; more < each; more += 1)
        chosen.add(keys[(Math.floor(at) * PRIME + Math.floor((more * keys.length) / each)) % keys.length] ?? "");
    }
  }
  return (cv, variant) => chosen.has(keyOf(cv, variant));
}
/** Not a divisor of the number of people, places or institutions. */
const PRIME = 11;

const keyOf = (cv: string, { swap, label }: Variant): string => `${cv} ${swap} ${label}`;

/** Tolerance: none for the rules; one point of the total for a model, which rewords and grades each time. */
export function isFair({ difference }: Pair, engine: "rules" | "model"): boolean {
  if (engine === "model") return Math.abs(difference.total) <= 1;
  return difference.total === 0 && Object.keys(difference.points).length === 0 && difference.text === null;
}

/** `worst` is signed, `mean` is absolute. */
export type Row = { pairs: number; totals: number; worst: number; mean: number; criteria: number; texts: number };

/** By swap: number of pairs, and number of pairs with a difference. `worst` is the largest loss or gain. */
export function count(pairs: readonly Pair[]): Record<string, Row> {
  const rows: Record<string, Row> = {};
  for (const { variant, difference } of pairs) {
    rows[variant.swap] ??= { pairs: 0, totals: 0, worst: 0, mean: 0, criteria: 0, texts: 0 };
    const row = rows[variant.swap];
    if (row === undefined) continue;
    row.pairs += 1;
    row.mean += (Math.abs(difference.total) - row.mean) / row.pairs;
    row.totals += Number(difference.total !== 0);
    row.criteria += Number(Object.keys(difference.points).length > 0);
    row.texts += Number(difference.text !== null);
    if (Math.abs(difference.total) > Math.abs(row.worst)) row.worst = difference.total;
  }
  return rows;
}
