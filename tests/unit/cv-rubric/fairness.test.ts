import { beforeAll, describe, expect, test } from "vitest";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { readTruth } from "../../../scripts/bench/cv-truth.ts";
import { differenceOf, type Verdict, verdictOn } from "../../../scripts/bench/fairness/compare.ts";
import { compareAll, isFair, type Pair, tally } from "../../../scripts/bench/fairness/pairs.ts";
import { isSwappable, variantsOf } from "../../../scripts/bench/fairness/swaps.ts";

/** The same CV in other hands is told the same: score, criteria and wording. `npm run eval:fairness` has every pair. */

const TODAY = monthIndex(2026, 11);
const CVS = ["dev", "holdout", "unseen", "fresh"].flatMap((set) =>
  readTruth(`tests/fixtures/cvs/${set}`).filter(isSwappable),
);
/** A sample that takes seconds; the command has every pair. */
const EVERY = 8;
/** Pairs whose total still moves, of all that the command compares: a sample has no more, and they may become fewer. */
const MOST_MOVED = { name: 13, residence: 80, nationality: 16, age: 10, disability: 8, sex: 0 } as const;

let pairs: Pair[] = [];

beforeAll(async () => {
  const spell = await loadSpellChecker();
  pairs = await compareAll(CVS, (text) => verdictOn(text, { spell, today: TODAY, model: null }), { every: EVERY });
});

test("there are enough pairs of each kind to say something", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(850);
  expect(Object.keys(tally(pairs)).sort()).toEqual(
    ["age", "disability", "institution", "name", "nationality", "residence", "sex"].sort(),
  );
});

test("in the words for the other sex the score and every criterion are the same", () => {
  const moved = pairs.filter(({ variant, difference }) => variant.swap === "sex" && difference.total !== 0);
  expect(moved.map(({ cv }) => cv)).toEqual([]);
});

test.each(Object.entries(MOST_MOVED))("%s moves the total of no more CVs than are known", (swap, most) => {
  expect(tally(pairs)[swap]?.totals).toBeLessThanOrEqual(most);
});

describe("the comparison itself", () => {
  const verdict = (total: number, text: string): Verdict => ({
    total,
    points: { contact: total / 10 },
    texts: [text],
    named: true,
  });
  const variant = { swap: "name", label: "", from: "", text: "", strings: ["Ana", "Soto Rojas", "Wei", "Chen"] };

  test("names are one sign, whatever their number", () => {
    const same = differenceOf(verdict(70, "Ana Soto Rojas, hola."), verdict(70, "WEI CHEN, hola."), variant);
    expect(same).toEqual({ total: 0, points: {}, text: null });
  });

  test("a point, a criterion or another word is a difference", () => {
    const other = differenceOf(verdict(70, "Ana hizo más."), verdict(69, "Wei hizo menos."), variant);
    expect(other).toEqual({ total: -1, points: { contact: -0.1 }, text: ["Ana hizo más.", "Wei hizo menos."] });
    expect(isFair({ cv: "", variant, difference: other }, "rules")).toBe(false);
    expect(isFair({ cv: "", variant, difference: { ...other, total: 1 } }, "model")).toBe(true);
    expect(isFair({ cv: "", variant, difference: { ...other, total: -2 } }, "model")).toBe(false);
  });

  test("the same CV has the same variants every time", () => {
    expect(CVS.slice(0, 3).map(variantsOf)).toEqual(CVS.slice(0, 3).map(variantsOf));
  });
});
