import { describe, expect, test } from "vitest";
import type { CriterionId } from "#app/features/cv/rubric/criteria.ts";
import { ADJUSTABLE, type Adjustment, adjustScore } from "#app/features/cv/rubric/model-score-adjustment.ts";
import { PUBLISHED_RUBRIC } from "#app/features/cv/rubric/published-rubric.ts";
import type { RubricScore } from "#app/features/cv/rubric/score-types.ts";

const criterion = (id: CriterionId, points: number, max: number) => ({
  id,
  name: id,
  points,
  max,
  finding: "Así es.",
  evidence: ["cita propia"],
});

/** Points of the three adjustable criteria and of one that is not. */
function scoreOf(achievements: number, clarity: number, skills: number): RubricScore {
  const criteria = [
    criterion("achievements", achievements, 28),
    criterion("clarity", clarity, 10),
    criterion("skills", skills, 8),
    criterion("contact", 7, 7),
  ];
  return { version: "1.2", total: Math.round(achievements + clarity + skills + 7), criteria };
}

const all = (direction: Adjustment["direction"]): Adjustment[] =>
  ADJUSTABLE.map((id) => ({ id, direction, quote: `cita de ${id}` }));
const combinations = ["up", "down", null].flatMap((a) =>
  ["up", "down", null].flatMap((b) => ["up", "down", null].map((c) => [a, b, c] as const)),
);

describe("the adjusted score", () => {
  test.each(combinations)("moves at most two points and stays the sum of its criteria: %s %s %s", (...directions) => {
    const adjustments = ADJUSTABLE.flatMap((id, at): Adjustment[] => {
      const direction = directions[at];
      return direction === "up" || direction === "down" ? [{ id, direction, quote: "q" }] : [];
    });
    for (const base of [scoreOf(14.3, 6.2, 4.4), scoreOf(0, 0, 0), scoreOf(28, 10, 8), scoreOf(27.6, 9.7, 0.3)]) {
      const { total, criteria } = adjustScore(base, adjustments);
      expect(Math.abs(total - base.total)).toBeLessThanOrEqual(2);
      expect(total).toBe(Math.round(criteria.reduce((sum, one) => sum + one.points, 0)));
      for (const [at, one] of criteria.entries()) {
        expect(one.points).toBeGreaterThanOrEqual(0);
        expect(one.points).toBeLessThanOrEqual(one.max);
        const before = base.criteria[at]?.points ?? Number.NaN;
        expect(one.adjusted ?? 0).toBeCloseTo(one.points - before, 5);
        expect(Math.abs(one.points - before)).toBeLessThanOrEqual(1.0001);
      }
    }
  });

  test("says what the model changed, with its quotation first", () => {
    const { criteria } = adjustScore(scoreOf(14, 6, 7.6), all("up"));
    expect(criteria[0]).toMatchObject({
      points: 15,
      adjusted: 1,
      finding: "Así es. Ajuste del modelo: +1.",
      evidence: ["cita de achievements", "cita propia"],
    });
    expect(criteria[1]?.finding).toBe("Así es. Ajuste del modelo: +1.");
    // The bound of all together is used up.
    expect(criteria[2]).toEqual(scoreOf(14, 6, 7.6).criteria[2]);
    expect(adjustScore(scoreOf(0.4, 6, 4), all("down")).criteria[0]?.finding).toBe("Así es. Ajuste del modelo: -0,4.");
  });

  test("names a quotation once that the rules had found too", () => {
    const own: Adjustment[] = [{ id: "clarity", direction: "down", quote: "cita propia" }];
    expect(adjustScore(scoreOf(14, 6, 4), own).criteria[1]).toMatchObject({ points: 5, evidence: ["cita propia"] });
  });

  test("counts one adjustment of a criterion, and none where there is no room", () => {
    const twice: Adjustment[] = [
      { id: "clarity", direction: "up", quote: "a" },
      { id: "clarity", direction: "up", quote: "b" },
    ];
    expect(adjustScore(scoreOf(10, 5, 5), twice).total).toBe(scoreOf(10, 5, 5).total + 1);
    expect(adjustScore(scoreOf(28, 10, 8), all("up"))).toEqual(scoreOf(28, 10, 8));
  });

  test("has the bounds that the published rubric names", () => {
    const said = PUBLISHED_RUBRIC.principles.find((one) => one.includes("modelo de lenguaje")) ?? "";
    const most = Math.max(...combinations.map(() => adjustScore(scoreOf(14, 5, 4), all("up")).total)) - 30;
    expect(said).toContain(`hasta ${most} en total`);
    for (const id of ADJUSTABLE)
      expect(said).toContain(`«${PUBLISHED_RUBRIC.criteria.find((one) => one.id === id)?.name}»`);
  });
});
