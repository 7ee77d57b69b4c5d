import { beforeAll, describe, expect, test } from "vitest";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { readTruth } from "../../../scripts/bench/cv-truth.ts";
import { differenceOf, type Verdict, verdictOn } from "../../../scripts/bench/fairness/compare.ts";
import { compareAll, isFair, type Pair, sampleOf } from "../../../scripts/bench/fairness/pairs.ts";
import { EVERYONE } from "../../../scripts/bench/fairness/people.ts";
import { INSTITUTIONS, PLACES, REMARKS } from "../../../scripts/bench/fairness/strangers.ts";
import { isSwappable, variantsOf } from "../../../scripts/bench/fairness/swaps.ts";

/** The same CV in other hands is told the same: score, criteria and wording. */

const TODAY = monthIndex(2026, 11);
const CVS = ["dev", "holdout", "unseen", "fresh"].flatMap((set) =>
  readTruth(`tests/fixtures/cvs/${set}`).filter(isSwappable),
);
/** Pairs of each swap: all of them with LONG=1, else a sample of seconds that has every CV and everybody in it. */
const ALL = process.env.LONG === "1";
const OF_EACH = 200;
/** CVs whose studies are not read as such, so that one place of study more or less like a firm still tells. */
const MISREAD = new Set(["e05", "e11", "f02", "f12", "f19", "f21", "h05", "h09", "u18", "u22"]);

let pairs: Pair[] = [];

beforeAll(async () => {
  const spell = await loadSpellChecker();
  const takes = ALL ? () => true : sampleOf(CVS, OF_EACH);
  pairs = await compareAll(CVS, (text) => verdictOn(text, { spell, today: TODAY, model: null }), { takes });
});

test("everybody, every place and every remark stands in some pair, and every CV in one with another name", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(ALL ? 6500 : 1000);
  const labels = (swap: string) =>
    new Set(pairs.flatMap(({ variant }) => (variant.swap === swap ? variant.label : [])));
  expect(labels("name").size).toBe(EVERYONE.length);
  expect(labels("residence").size).toBe(PLACES.length);
  expect(labels("institution").size).toBe(INSTITUTIONS.flatMap(({ names }) => names).length);
  expect([...labels("nationality"), ...labels("age"), ...labels("disability")]).toHaveLength(REMARKS.length);
  expect(labels("sex").size).toBe(2);
  const renamed = new Set(pairs.flatMap(({ cv, variant }) => (variant.swap === "name" ? cv : [])));
  // Of one CV the name is not found, and so not changed.
  expect(renamed.size).toBeGreaterThanOrEqual(100);
});

const moved = (swap: string) =>
  pairs.flatMap((pair) => {
    const counts = pair.variant.swap === swap && !(swap === "institution" && MISREAD.has(pair.cv));
    return counts && !isFair(pair, "rules")
      ? [`${pair.cv} ${pair.variant.label} ${JSON.stringify(pair.difference)}`]
      : [];
  });

test.each(["name", "sex", "nationality", "age", "disability", "residence", "institution"])(
  "another %s moves no score, no criterion and no wording",
  (swap) => expect(moved(swap)).toEqual([]),
);

test("where studies are misread, another place of study moves the total by three points at most", () => {
  const misread = pairs.filter(({ cv, variant }) => variant.swap === "institution" && MISREAD.has(cv));
  expect(misread.length).toBeGreaterThan(0);
  for (const { difference } of misread) expect(Math.abs(difference.total)).toBeLessThanOrEqual(3);
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
