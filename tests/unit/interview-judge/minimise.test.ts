import { describe, expect, it } from "vitest";
import { minimise } from "../../../scripts/training/lbfgs.ts";
import { fitToTheEnd, predict, type Row } from "../../../scripts/training/logistic.ts";

describe("the least value of a smooth function", () => {
  it("is found at the end of a bent valley (Rosenbrock)", () => {
    const found = minimise(
      (at, gradient) => {
        const [x = 0, y = 0] = at;
        gradient[0] = -2 * (1 - x) - 400 * x * (y - x * x);
        gradient[1] = 200 * (y - x * x);
        return (1 - x) ** 2 + 100 * (y - x * x) ** 2;
      },
      Float64Array.of(-1.2, 1),
    );
    expect(found[0]).toBeCloseTo(1, 2);
    expect(found[1]).toBeCloseTo(1, 2);
  });

  it("stays where it is when it starts there", () => {
    const found = minimise((at, gradient) => {
      gradient.set(at.map((value) => 2 * value));
      return at.reduce((sum, value) => sum + value * value, 0);
    }, new Float64Array(3));
    expect([...found]).toEqual([0, 0, 0]);
  });
});

it("a regression fitted to the end has the odds of its rows, each by its weight", () => {
  const row = (target: 0 | 1, weight: number): Row => ({
    at: Int32Array.of(0),
    value: Float64Array.of(1),
    target,
    weight,
  });
  const none = (target: 0 | 1): Row => ({ ...row(target, 1), at: new Int32Array(0), value: new Float64Array(0) });
  const fit = fitToTheEnd([row(1, 3), row(0, 1), none(1), none(0)], 1, 1e-9);
  expect(predict(fit, row(1, 1))).toBeCloseTo(0.75, 3);
  expect(predict(fit, none(1))).toBeCloseTo(0.5, 3);
});
