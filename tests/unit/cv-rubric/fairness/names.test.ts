import { expect, test } from "vitest";
import { sampleOf } from "../../../../scripts/bench/fairness/pairs.ts";
import { EVERYONE } from "../../../../scripts/bench/fairness/people.ts";
import { variantsOf } from "../../../../scripts/bench/fairness/swaps.ts";
import { CVS, moved, PARTS, pairsOf } from "./hands.ts";

/**
 * The same CV in other hands is told the same: score, criteria and wording. All names with LONG=1, else half of them.
 */

const takes = process.env.LONG === "1" ? () => true : sampleOf(CVS, 2300);
let pairs = 0;

test.each(PARTS)("%s to %s: another name moves no score, no criterion and no wording", async (_first, _last, cvs) => {
  const compared = await pairsOf(cvs, "name", takes);
  pairs += compared.length;
  // Of one CV the name is not found, and so not changed.
  expect(new Set(compared.map(({ cv }) => cv)).size).toBeGreaterThanOrEqual(cvs.length - 1);
  expect(moved(compared)).toEqual([]);
});

test("everybody stands in some of more than two thousand pairs", () => {
  expect(pairs).toBeGreaterThanOrEqual(2250);
  const labels = CVS.flatMap((cv) =>
    variantsOf(cv).flatMap((variant) => (variant.swap === "name" && takes(cv.id, variant) ? variant.label : [])),
  );
  expect(new Set(labels).size).toBe(EVERYONE.length);
});
