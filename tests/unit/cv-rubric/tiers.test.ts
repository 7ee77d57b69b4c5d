import { beforeAll, describe, expect, it } from "vitest";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
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
    expect(a).toBeLessThanOrEqual(97);
    expect(b).toBeGreaterThanOrEqual(50);
    expect(b).toBeLessThanOrEqual(70);
    expect(c).toBeLessThanOrEqual(40);
  });

  it("lets somebody with one internship and two projects reach what a career of years reaches", () => {
    const junior = CAREERS.find((one) => one.career === "informática" && one.tier === "A");
    const senior = CAREERS.find((one) => one.career === "contabilidad" && one.tier === "A");
    expect(Math.abs(total(junior?.spec ?? {}) - total(senior?.spec ?? {}))).toBeLessThanOrEqual(5);
  });

  it("gives the top only where every line says what changed", () => {
    for (const value of totals("A")) expect(value).toBeLessThan(100);
    const spec = CAREERS.find((one) => one.career === "contabilidad" && one.tier === "A")?.spec ?? {};
    const measured = (share: number) =>
      total({
        ...spec,
        jobs: (spec.jobs ?? []).map((job) => ({
          ...job,
          does: Array.from({ length: 6 }, (_, at) =>
            at < share
              ? `Reduje de ${at + 20} a ${at + 4} días el cierre ${at}.`
              : `Organicé el archivo ${at} del área.`,
          ),
        })),
      });
    const steps = [0, 1, 2, 3, 4, 5, 6].map(measured);
    const rises = steps.slice(1).map((value, at) => value - (steps[at] ?? 0));
    expect(Math.min(...rises)).toBeGreaterThan(0);
    expect(rises[0]).toBeGreaterThan(rises.at(-1) ?? 0);
  });

  it("has no use for an empty CV", () => {
    expect(total({ others: [{ heading: "Hola", kind: "other", lines: ["Busco trabajo"] }] })).toBeLessThanOrEqual(10);
  });
});
