import { beforeAll, describe, expect, it } from "vitest";
import type { SpellChecker } from "#app/features/cv/rubric/rubric.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { CAREERS, type Tier } from "./careers.ts";
import { buildCv, type CvSpec, TODAY } from "./cv-builder.ts";

let spell: SpellChecker;
beforeAll(async () => {
  spell = await loadSpellChecker();
});

function total(spec: CvSpec): number {
  const { document, facts } = buildCv(spec);
  return scoreCv(document, facts, spell, TODAY).total;
}

const totals = (tier: Tier) => CAREERS.filter((one) => one.tier === tier).map((one) => total(one.spec));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the scale", () => {
  it("puts every CV with results above every CV with tasks, and those above the careless ones", () => {
    expect(Math.min(...totals("A"))).toBeGreaterThan(Math.max(...totals("B")));
    expect(Math.min(...totals("B"))).toBeGreaterThan(Math.max(...totals("C")));
  });

  it("leaves at least twelve points between the means of the tiers", () => {
    const [a, b, c] = [mean(totals("A")), mean(totals("B")), mean(totals("C"))];
    expect(a - b).toBeGreaterThanOrEqual(12);
    expect(b - c).toBeGreaterThanOrEqual(12);
    expect(a).toBeGreaterThanOrEqual(80);
    expect(b).toBeGreaterThanOrEqual(50);
    expect(b).toBeLessThanOrEqual(70);
    expect(c).toBeLessThanOrEqual(40);
  });

  it("lets somebody with one internship and two projects reach what a career of years reaches", () => {
    const junior = CAREERS.find((one) => one.career === "informática" && one.tier === "A");
    const senior = CAREERS.find((one) => one.career === "contabilidad" && one.tier === "A");
    expect(Math.abs(total(junior?.spec ?? {}) - total(senior?.spec ?? {}))).toBeLessThanOrEqual(5);
  });

  it("has no use for an empty CV", () => {
    expect(total({ others: [{ heading: "Hola", kind: "other", lines: ["Busco trabajo"] }] })).toBeLessThanOrEqual(10);
  });
});
