import { beforeAll, describe, expect, test } from "vitest";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { readCv } from "#app/features/cv/rubric/evidence/cv-context.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { wordsMeant } from "#app/features/cv/rubric/spelling/misspelling.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { findSpelling } from "#app/features/workshop/acts/find-spelling.ts";
import { withWord, wordAt } from "#app/features/workshop/acts/word-in-line.ts";
import { withChanges } from "#app/features/workshop/lines/change-lines.ts";
import { documentFromText } from "../../support/document-from-text.ts";

const TODAY = 2026 * 12 + 10;
const CARD = "Atención de público y administracion de caja";
const CV = documentFromText(`Valentina Soto Rojas
valentina.soto@correo.cl | +56 9 8765 4321 | Quilpué, Chile

Experiencia laboral
Cajera, Supermercado Los Boldos, marzo 2022 - diciembre 2024
- ${CARD}. Revisé la recepcion de mercadería
- Ordené la recepcion de facturas

Educación
Ingeniería Comercial, Universidad del Alerce, 2021 - 2026
`);
const LINE = CV.lines.findIndex(({ text }) => text.startsWith("Atención"));

let spell: SpellChecker;
beforeAll(async () => {
  spell = await loadSpellChecker();
});

const remarks = (document = CV, sentences: { line: number; was: string }[] = []) =>
  findSpelling(readCv(document, findFacts(document, TODAY), TODAY), spell, sentences);

describe("words to look at", () => {
  test("have each of their places, what changes with them and what they may stand for", () => {
    const whole = `${CARD}. Revisé la recepcion de mercadería`;
    expect(remarks()).toEqual([
      { word: "administracion", line: LINE, was: whole, meant: ["administración"] },
      { word: "recepcion", line: LINE, was: whole, meant: ["recepción"] },
      { word: "recepcion", line: LINE + 1, was: "Ordené la recepcion de facturas", meant: ["recepción"] },
    ]);
  });

  test("change with the line of the workshop that holds them, and never across it", () => {
    const found = remarks(CV, [{ line: LINE, was: CARD }]);
    expect(found.map(({ word, was }) => [word, was])).toEqual([
      ["administracion", CARD],
      ["recepcion", "Revisé la recepcion de mercadería"],
      ["recepcion", "Ordené la recepcion de facturas"],
    ]);
    const changes = found.map(({ line, was, word, meant: [by = ""] }) => {
      return { line, was, text: withWord(was, word, by) };
    });
    const { text } = withChanges(CV, changes);
    expect(text).toContain("administración de caja. Revisé la recepción de mercadería");
    expect(remarks(withChanges(CV, changes))).toEqual([]);
  });

  test("are not looked for in a picture, whose letters the reading may have mistaken", () => {
    expect(remarks({ ...CV, method: "ocr" })).toEqual([]);
  });

  test("in the part of a broken sentence of the workshop are left to it", () => {
    const document = documentFromText(CV.lines.map(({ text }) => text.replace(". Revisé", ".\nRevisé")).join("\n"));
    const was = `${CARD}. Revisé la`;
    const words = remarks(document, [{ line: LINE, was }]).map(({ word, was: whole }) => [word, whole]);
    expect(words).toContainEqual(["administracion", was]);
    expect(words.filter(([word]) => word === "recepcion")).toHaveLength(1);
  });
});

describe("a word in a line", () => {
  test("is a whole one, as it is written, and each of them is changed", () => {
    expect(wordAt("La recepcionista", "recepcion")).toBe(-1);
    expect(wordAt("Recepcion", "recepcion")).toBe(-1);
    expect(wordAt("la recepcion, y más", "recepcion")).toBe(3);
    expect(withWord("recepcion y recepcion", "recepcion", "recepción")).toBe("recepción y recepción");
    expect(withWord("otra", "recepcion", "recepción")).toBe("otra");
  });

  test("may stand for known words one error of its kind away", () => {
    expect(wordsMeant("gestion", "accent", spell)).toEqual(["gestión"]);
    expect(wordsMeant("trabaje", "accent", spell)).toContain("trabajé");
    expect(wordsMeant("atensión", "letter", spell)).toContain("atención");
    expect(wordsMeant("x".repeat(30), "typo", spell)).toEqual([]);
  });
});

test("a word that changes in a row of a table leaves its cells apart", () => {
  const table = documentFromText("Excel avanzado  Gestion de bodega");
  const { lines } = withChanges(table, [{ line: 0, was: "Gestion de bodega", text: "Gestión de bodega" }]);
  expect(lines[0]?.text).toBe("Excel avanzado  Gestión de bodega");
});
