import { describe, expect, it } from "vitest";
import {
  achievementQuote,
  award,
  clamp01,
  counted,
  joined,
  saturate,
} from "#app/features/cv/rubric/criteria/criterion-result.ts";
import type { CriterionId } from "#app/features/cv/rubric/criteria.ts";
import { CRITERIA, criterion } from "#app/features/cv/rubric/criteria.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import { CAREERS } from "./careers.ts";
import { buildCv, TODAY } from "./cv-builder.ts";
import { achievement, readingOf } from "./reading-builder.ts";

const READING = readingOf({
  name: "Rosa Vera",
  others: [{ heading: "Notas", kind: "other", lines: ["a1", "b2", "c3", "d4", "e5"] }],
});

/** As docs/rubrica.md publishes them. */
const POINTS: [CriterionId, string, number][] = [
  ["achievements", "Logros con cifras", 28],
  ["verbs", "Verbos de acción", 12],
  ["chronology", "Trayectoria fechada", 10],
  ["contact", "Datos de contacto", 7],
  ["structure", "Estructura", 7],
  ["skills", "Habilidades en uso", 8],
  ["clarity", "Claridad y extensión", 10],
  ["spelling", "Ortografía", 8],
  ["education", "Formación", 5],
  ["consistency", "Coherencia", 5],
];

describe("the criteria", () => {
  it("have the published names and weights, in their order, a hundred points together", () => {
    expect(CRITERIA.map(({ id, name, max }) => [id, name, max])).toEqual(POINTS);
    expect(POINTS.reduce((sum, [, , max]) => sum + max, 0)).toBe(100);
  });

  it.each(POINTS)("%s is found by its id", (id, name, max) =>
    expect(criterion(id)).toEqual({ id, name, max, looksAt: expect.stringMatching(/^\p{Lu}.*\.$/u) }),
  );

  it("no other is known", () => {
    expect(() => criterion("beauty" as CriterionId)).toThrow(new RangeError("No criterion beauty"));
  });

  it.each(CAREERS.map((one) => [one.career, one.tier, one.spec] as const))(
    "the total of %s %s is the rounded sum of their points",
    (_career, _tier, spec) => {
      const { document, facts } = buildCv(spec);
      const { total, criteria } = scoreCv(document, facts, { isKnown: () => true, isCommon: () => true }, TODAY);
      expect(criteria.map((one) => [one.id, one.name, one.max])).toEqual(POINTS);
      expect(total).toBe(Math.round(criteria.reduce((sum, one) => sum + one.points, 0)));
      expect(total).toBeGreaterThan(0);
    },
  );
});

describe("the points of a criterion", () => {
  it.each([
    [0, 0],
    [0.5, 3.5],
    [0.123, 0.9],
    [1, 7],
    [1.2, 7],
    [-0.2, 0],
  ])("%d of seven are %d", (share, points) => {
    expect(award(READING, "contact", share, "Así.")).toEqual({
      id: "contact",
      name: "Datos de contacto",
      points,
      max: 7,
      finding: "Así.",
      evidence: [],
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("are never made of %d", (share) => {
    expect(() => award(READING, "contact", share, "")).toThrow("criterion contact has no number");
  });

  it("rest on quotes that stand in the document, each once, four at most", () => {
    const quoted = (...texts: string[]) => award(READING, "contact", 1, "", texts).evidence;
    expect(quoted("a1", "inventado", "", "a1", "b2")).toEqual(["a1", "b2"]);
    expect(quoted("a1", "b2", "c3", "d4", "e5")).toEqual(["a1", "b2", "c3", "d4"]);
  });

  it("quote a sentence by its own words, or by its lines where those were put together", () => {
    const line = READING.document.lines.findIndex((one) => one.text === "c3");
    expect(achievementQuote(READING, achievement({ text: "b2" }))).toBe("b2");
    expect(achievementQuote(READING, achievement({ text: "b2 de otra parte", lines: [line] }))).toBe("c3");
  });
});

describe("sentences about counts", () => {
  it.each([
    [1, "Un cargo dice"],
    [2, "Dos cargos dicen"],
    [9, "Nueve cargos dicen"],
    [12, "Doce cargos dicen"],
    [13, "Más de doce cargos dicen"],
  ])("%d: %s", (count, text) => expect(counted(count, "Un cargo dice", "cargos dicen")).toBe(text));

  it("has a word for each number up to twelve", () => {
    const words = Array.from({ length: 13 }, (_, count) => counted(count, "Un año", "años").split(" ")[0]);
    expect(words.join(" ")).toBe("Cero Un Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Once Doce");
  });

  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a y b"],
    [["a", "b", "c"], "a, b y c"],
    [["a", "institución"], "a e institución"],
    [["a", "hitos"], "a e hitos"],
    [["a", "Inglés"], "a e Inglés"],
    [["a", "hielo"], "a y hielo"],
    [["a", "un ítem"], "a y un ítem"],
  ])("%j: %s", (items, text) => expect(joined(items)).toBe(text));
});

describe("the curve", () => {
  it.each([
    [-1, 0.6, 0],
    [0, 0.6, 0],
    [0.5, 0.6, 0.697],
    [1, 0.6, 1],
    [2, 0.6, 1],
    [0.5, 1.2, 0.603],
    [0.4, 0.4, 0.689],
  ])("takes %d with bend %d to %d", (value, bend, share) => expect(saturate(value, bend)).toBeCloseTo(share, 3));

  it("stays between nothing and all", () => {
    expect([-0.1, 0, 0.3, 1, 1.1].map(clamp01)).toEqual([0, 0, 0.3, 1, 1]);
  });
});
