import { describe, expect, it } from "vitest";
import { reachLimit, scoreContact } from "#app/features/cv/rubric/criteria/contact.ts";
import { scoreStructure } from "#app/features/cv/rubric/criteria/structure.ts";
import { adjustScore } from "#app/features/cv/rubric/model-score-adjustment.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { career } from "./careers.ts";
import { buildCv, type CvSpec, TODAY } from "./cv-builder.ts";
import { readingOf } from "./reading-builder.ts";

/** Whoever cannot be reached by it has at most 75 points, 60 without even a name. */
describe("the limit of a CV by which nobody can be reached", () => {
  const of = (spec: CvSpec) => reachLimit(readingOf(spec));
  const line = (text: string): CvSpec => ({ others: [{ heading: "Otros", kind: "other", lines: [text] }] });

  it.each<[string, CvSpec, number]>([
    ["nothing", {}, 60],
    ["a name", { name: "Rosa Vera" }, 75],
    ["a place is no way to be reached", { name: "Rosa Vera", location: "Talca" }, 75],
    ["an e-mail", { email: "rosa@exemplo.cl" }, 100],
    ["a telephone", { phone: "+56955550199" }, 100],
    ["a profile", { linkedin: "linkedin.com/in/rosavera" }, 100],
    ["a portfolio", line("github.com/rosavera"), 100],
    ["a template's e-mail", { name: "Rosa Vera", email: "tu.correo@ejemplo.com" }, 75],
    ["a template's name", { name: "[Tu nombre]" }, 60],
    ["an e-mail that was not taken for one", line("rosa @ exemplo.cl"), 100],
    ["a number that was not taken for one", line("Cel: 5555 01 99"), 100],
    ["a mobile number", line("9 5555 0199"), 100],
    ["figures of work are no number", line("Atendí 9 mesas y 5555 clientes"), 60],
  ])("%s", (_situation, spec, limit) => expect(of(spec)).toBe(limit));

  const checker: SpellChecker = { isKnown: () => true, isCommon: () => true };
  const whole = (spec: CvSpec) => {
    const { document, facts } = buildCv({ ...career("contabilidad", "A"), linkedin: undefined, ...spec });
    return scoreCv(document, facts, checker, TODAY);
  };
  it("lowers every criterion alike, so that they still add up to it", () => {
    const free = whole({});
    const bound = whole({ email: undefined, phone: undefined });
    expect(free.total).toBeGreaterThan(80);
    expect(free).not.toHaveProperty("limit");
    expect(bound.limit).toBe(75);
    // Each is rounded down to its decimal, so that together they never pass it.
    expect([74, 75]).toContain(bound.total);
    expect(Math.round(bound.criteria.reduce((sum, one) => sum + one.points, 0))).toBe(bound.total);
    const [before, after] = [free, bound].map(
      (score) => score.criteria.find((one) => one.id === "skills")?.points ?? 0,
    );
    expect((after ?? 0) / (before ?? 1)).toBeCloseTo(75 / (free.total - 7 * 0.6), 1);
    for (const one of bound.criteria) expect(one.points).toBe(Number(one.points.toFixed(1)));
  });

  it("leaves a CV that has less as it is", () => {
    const poor = { ...career("contabilidad", "C"), email: undefined, phone: undefined, linkedin: undefined };
    const { document, facts } = buildCv(poor);
    const result = scoreCv(document, facts, checker, TODAY);
    expect(result.limit).toBeLessThan(100);
    const reading = readingOf(poor);
    expect(result.criteria.find((one) => one.id === "structure")?.points).toBe(scoreStructure(reading).points);
  });

  it("holds whatever a model reads in the CV, downwards it may move", () => {
    const bound = whole({ email: undefined, phone: undefined });
    const moved = (direction: "up" | "down") => adjustScore(bound, [{ id: "skills", direction, quote: "Excel" }]).total;
    expect(moved("up")).toBe(bound.total);
    expect(moved("down")).toBe(bound.total - 1);
  });

  it("is said with the contact data", () => {
    expect(scoreContact(readingOf({ name: "Rosa Vera" })).finding).toMatch(
      / Sin una forma de encontrarte, el puntaje completo no pasa de 75\.$/,
    );
    expect(scoreContact(readingOf({ email: "rosa@exemplo.cl" })).finding).not.toContain("no pasa de");
  });
});
