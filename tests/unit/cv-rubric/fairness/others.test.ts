import { expect, test } from "vitest";
import { sampleOf } from "../../../../scripts/bench/fairness/pairs.ts";
import { INSTITUTIONS, PLACES, REMARKS } from "../../../../scripts/bench/fairness/strangers.ts";
import { CVS, moved, PARTS, pairsOf } from "./hands.ts";

/**
 * Where somebody lives, sex, nationality, age, disability and where they studied: every pair that there is with LONG=1,
 * else half of them.
 */

const isLong = process.env.LONG === "1";
const takes = isLong ? () => true : sampleOf(CVS, 240);

const OTHERS = ["residence", "sex", "nationality", "age", "disability"];
const labels = new Map<string, Set<string>>();
let pairs = 0;

async function compared(cvs: typeof CVS, swap: string) {
  const found = await pairsOf(cvs, swap, takes);
  const known = labels.get(swap) ?? new Set<string>();
  for (const { variant } of found) known.add(variant.label);
  labels.set(swap, known);
  pairs += found.length;
  return found;
}

test.each(PARTS.flatMap(([first, last, cvs]) => OTHERS.map((swap) => [first, last, swap, cvs] as const)))(
  "%s to %s: another %s moves no score, no criterion and no wording",
  async (_first, _last, swap, cvs) => {
    expect(moved(await compared(cvs, swap))).toEqual([]);
  },
);

test.each(PARTS)("%s to %s: another institution moves no score, no criterion and no wording", async (_f, _l, cvs) => {
  expect(moved(await compared(cvs, "institution"))).toEqual([]);
});

test("every place, remark and institution stands in some of the pairs", () => {
  expect(pairs).toBeGreaterThanOrEqual(isLong ? 2780 : 1250);
  const count = (swap: string) => labels.get(swap)?.size ?? 0;
  expect(count("residence")).toBe(PLACES.length);
  expect(count("institution")).toBe(INSTITUTIONS.flatMap(({ names }) => names).length);
  expect(count("nationality") + count("age") + count("disability")).toBe(REMARKS.length);
  expect(count("sex")).toBe(2);
});
