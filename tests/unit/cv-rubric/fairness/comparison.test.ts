import { describe, expect, test } from "vitest";
import { differenceOf, type Verdict } from "../../../../scripts/bench/fairness/compare.ts";
import { isFair } from "../../../../scripts/bench/fairness/pairs.ts";
import { variantsOf } from "../../../../scripts/bench/fairness/swaps.ts";
import { CVS } from "./hands.ts";

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
