import { beforeAll, describe, expect, it } from "vitest";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { readCv } from "#app/features/cv/rubric/evidence/cv-context.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { checkSpelling } from "#app/features/cv/rubric/spelling/check-words.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { documentFromText } from "../../support/document-from-text.ts";
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
    ["hablo con provedores y llevo el rejistro", "rejistro"],
    ["una canpaña de invierno", "canpaña"],
    ["la cordinación del turno", "cordinación"],
    ["atencion segmentamdo clientes", "segmentamdo"],
    ["trabajo rresponsable", "rresponsable"],
    ["Lo q hice", "q"],
    ["Trabaje en bodega", "Trabaje"],
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
    // Another language: by its small words, or by words that nothing explains.
    "Tesis: «Growth response of beech to return intervals»",
    "Stage chez Duval; gestion des projets et remontage pendant les vendanges",
    "Mwen pale kreyòl ak franse",
    "Stage en Lyon: gestion du personal",
    "Enseñé quechua: ñuqa llamkani minapi",
    // A term is near some word: no slip unless that word is a common one.
    "Terapia con losartán, brioche de masa madre y cursos de pilates reformer",
    "Cajas combinadoras, sellantes y abatidores",
    "Inyección common rail con otorrinos y microfonía",
    "Venta de kuchenes, shaders y fotochecks",
    // Templates, addresses, shortened words, half words, open gender.
    "[nonbre de la enpresa] y <cargoo>",
    "Pasaje Los Trabajadorez 112, villa esperansa",
    "comun. de redes, jardin. y aseo",
    "para niñxs y todxs",
    "con k-means, k = 5 y pH 7",
    "un lugar donde trabaje en equipo",
  ])("finds nothing in: %s", (text) => {
    expect(slips(text)).toEqual([]);
  });

  it("leaves half a word at the end of a line and its rest in the next alone", () => {
    const { document, facts } = buildCv({
      others: [{ heading: "Otros", kind: "other", lines: ["Apoyo en la clasifi-", "casion del turno"] }],
    });
    expect(checkSpelling(readCv(document, facts, TODAY), spell).found).toEqual([]);
  });

  it("takes a typing slip that stands in three lines for a term", () => {
    const lines = ["Uso trimeste", "Reviso trimeste", "Cierro trimeste"];
    const of = (count: number) => {
      const { document, facts } = buildCv({
        others: [{ heading: "Otros", kind: "other", lines: lines.slice(0, count) }],
      });
      return checkSpelling(readCv(document, facts, TODAY), spell).found.map(({ word }) => word);
    };
    expect(of(2)).toEqual(["trimeste"]);
    expect(of(3)).toEqual([]);
  });

  it("skips what an e-mail address is made of, but not a sentence before the first heading", () => {
    const written = (text: string) => {
      const document = documentFromText(`${text}\nExperiencia\nBodega Norte, 2019 - 2021\nOrdené el stock`);
      const reading = readCv(document, extractFacts(document, TODAY), TODAY);
      return checkSpelling(reading, spell).found.map(({ word }) => word);
    };
    expect(written("Ana Rojas Soto\nana@travajo.cl\nBusco travajo como jefa de bodega o de turno")).toEqual([]);
    expect(written("Ana Rojas Soto\nana@correo.cl\nBusco travajo como jefa de bodega o de turno")).toEqual(["travajo"]);
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
