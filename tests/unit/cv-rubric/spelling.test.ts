import { beforeAll, describe, expect, it } from "vitest";
import { readCv } from "#app/features/cv/rubric/evidence/reading.ts";
import type { SpellChecker } from "#app/features/cv/rubric/rubric.ts";
import { checkSpelling } from "#app/features/cv/rubric/spelling/check-words.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { CAREERS } from "./careers.ts";
import { buildCv, TODAY } from "./cv-builder.ts";

let spell: SpellChecker;
beforeAll(async () => {
  spell = await loadSpellChecker();
});

function slips(text: string): [string, string][] {
  const { document, facts } = buildCv({ others: [{ heading: "Otros", kind: "other", lines: [text] }] });
  return checkSpelling(readCv(document, facts, TODAY), spell).found.map(({ word, slip }) => [word, slip]);
}

describe("the spelling of a CV", () => {
  it.each([
    ["con mucha esperiencia en ventas", "esperiencia"],
    ["disponivilidad inmediata", "disponivilidad"],
    ["sin vocasion por la docencia", "vocasion"],
    ["a la jente del barrio", "jente"],
    ["lo hago aveces", "aveces"],
    ["manejo de conosimientos basicos", "conosimientos"],
    ["Disponivilidad inmediata", "Disponivilidad"],
    ["reponsable del aseo", "reponsable"],
    ["exelente trato", "exelente"],
  ])("finds the slip in: %s", (text, word) => {
    expect(slips(text).map(([found]) => found)).toContain(word);
  });

  it("weighs a missing accent less than a wrong letter", () => {
    expect(slips("tecnico en administracion")).toEqual([
      ["tecnico", "accent"],
      ["administracion", "accent"],
    ]);
    expect(slips("nesesito trabajo")[0]?.[1]).toBe("letter");
  });

  it.each([
    "Kinesióloga, fonoaudiólogas y matronas en telemedicina",
    "Mantención de retroexcavadoras y multitester",
    "Desarrollo backend con microservicios, dashboards y reportería",
    "Community manager: reels, stories y engagement",
    "Trabajé en Huilo Huilo con Don Nicanor Llancafilo",
    "Uso AutoCAD, SketchUp, Softland y Previred",
    "Rediseñé la prefactibilidad agroindustrial y la georreferenciación",
    "jcarcamo@exemplo.cl y www.mi-pajina.cl",
    "Coordiné, gestionándolas, las licitaciones y remuneraciones",
    "Curso IAAS, ACLS y BLS en el CESFAM",
    "Hice 3D, 5S y análisis ABC-XYZ",
  ])("finds nothing in: %s", (text) => {
    expect(slips(text)).toEqual([]);
  });

  it("finds nothing in the careful CVs", () => {
    for (const { spec, tier, career } of CAREERS) {
      if (tier === "C" || spec.language === "en") continue;
      const { document, facts } = buildCv(spec);
      expect(checkSpelling(readCv(document, facts, TODAY), spell).found, career).toEqual([]);
    }
  });

  it("answers the same for the same word", () => {
    const words = ["experiencia", "esperiencia", "preprensa", "kinesiólogos"];
    const first = words.map((word) => spell.isKnown(word));
    for (let run = 0; run < 20; run += 1) expect(words.map((word) => spell.isKnown(word))).toEqual(first);
    expect(first).toEqual([true, false, true, true]);
  });
});
