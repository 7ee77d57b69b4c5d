import { beforeAll, describe, expect, it } from "vitest";
import { CRITERIA } from "#app/features/cv/rubric/criteria.ts";
import { plainSpaces } from "#app/features/cv/rubric/evidence/quote.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import type { RubricScore, SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { CAREERS, career } from "./careers.ts";
import { buildCv, type CvSpec, TODAY } from "./cv-builder.ts";

let spell: SpellChecker;
beforeAll(async () => {
  spell = await loadSpellChecker();
});

function score(spec: CvSpec): RubricScore {
  const { document, facts } = buildCv(spec);
  return scoreCv(document, facts, spell, TODAY);
}

const points = (result: RubricScore, id: string) => result.criteria.find((one) => one.id === id)?.points ?? Number.NaN;
const everyText = (change: (text: string) => string, spec: CvSpec): CvSpec =>
  JSON.parse(change(JSON.stringify(spec))) as CvSpec;

describe("form", () => {
  it("counts in its own criterion: dates, contact, spelling, private data", () => {
    const spec = career("periodismo", "A");
    const jobs = (spec.jobs ?? []).map(({ title, employer, does }) => ({ title, employer, does }));
    expect(points(score({ ...spec, jobs }), "chronology")).toBeLessThan(points(score(spec), "chronology"));
    const { email: _email, ...unreachable } = spec;
    expect(points(score(unreachable), "contact")).toBeLessThan(points(score(spec), "contact"));
    const careless = everyText(
      (text) =>
        text.replace("premiados", "premeados").replace("suscripciones digitales de", "suscripsiones digitales de"),
      spec,
    );
    expect(points(score(careless), "spelling")).toBeLessThan(points(score(spec), "spelling"));
    const indiscreet = {
      ...spec,
      others: [
        { heading: "Datos personales", kind: "personal" as const, lines: ["Estado civil: casada. RUT: 12.345.678-5"] },
      ],
    };
    expect(points(score(indiscreet), "consistency")).toBeLessThan(points(score(spec), "consistency"));
  });

  it("does not punish a CV for not being in Spanish", () => {
    const english = score(career("data (English)", "A"));
    expect(points(english, "spelling")).toBe(8);
    expect(english.total).toBeGreaterThanOrEqual(85);
  });

  it("sees what a CV in English misspells", () => {
    const spec = career("data (English)", "A");
    const careless = { ...spec, summary: ["Responsable analyst with experiance in comunication and managment."] };
    expect(points(score(careless), "spelling")).toBeLessThan(points(score(spec), "spelling") - 2);
  });

  it("caps what misread letters of a picture cost", () => {
    const misread: [string, string][] = [
      ["suscripciones", "suscripcioncs"],
      ["reportajes", "reportaies"],
      ["practicantes", "practicantcs"],
      ["periodistas", "periodistaz"],
      ["nacional", "nasional"],
      ["premiados", "premeados"],
    ];
    const noisy = everyText(
      (text) => misread.reduce((all, [right, wrong]) => all.replaceAll(right, wrong), text),
      career("periodismo", "A"),
    );
    expect(points(score(noisy), "spelling")).toBeLessThan(0.6 * 8);
    expect(points(score({ ...noisy, method: "ocr" }), "spelling")).toBeGreaterThanOrEqual(0.7 * 8);
  });
});

describe("the report of the score", () => {
  it("sums to one hundred points at most", () => {
    expect(CRITERIA.reduce((sum, one) => sum + one.max, 0)).toBe(100);
  });

  it.each(CAREERS.map((one) => [one.career, one.tier, one.spec] as const))(
    "is grounded and well written for %s %s",
    (_career, _tier, spec) => {
      const { document } = buildCv(spec);
      const result = score(spec);
      expect(result.criteria.map((one) => one.id)).toEqual(CRITERIA.map((one) => one.id));
      expect(result.total).toBe(Math.round(result.criteria.reduce((sum, one) => sum + one.points, 0)));
      for (const one of result.criteria) {
        expect(one.points).toBeGreaterThanOrEqual(0);
        expect(one.points).toBeLessThanOrEqual(one.max);
        // Empty where nothing of this CV is sure enough to be told.
        expect(one.finding).toMatch(/^(?:[\p{Lu}¿«].*\.)?$/u);
        expect(one.finding).not.toMatch(/undefined|null|NaN| {2}|[{}]|\.\./);
        for (const evidence of one.evidence) expect(plainSpaces(document.text)).toContain(evidence);
      }
    },
  );
});
