import { describe, expect, test } from "vitest";
import type { ReadDocument } from "#app/documents/document.ts";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { hiddenTexts, honestCv, PASSAGE, VISIBLE } from "../../support/documents/hidden-text.ts";
import { readBytes, texts } from "../../support/documents/read-bytes.ts";
import { scanWithWords, seenTexts } from "../../support/documents/seen-text.ts";

const TODAY = 2026 * 12 + 10;
const spell = await loadSpellChecker();

function pointsOf(document: ReadDocument): number {
  return score(document, findFacts(document, TODAY), spell, TODAY).total;
}

const honest = await readBytes("cv.pdf", honestCv());
const points = pointsOf(honest);

test("the honest CV hides nothing", () => {
  expect(texts(honest)).toEqual(VISIBLE);
  expect(honest.hidden).toEqual([]);
});

describe("a passage that nobody sees moves no point, and its owner is told", () => {
  const ways = hiddenTexts();

  test("forty ways and more", () => {
    expect(ways.length).toBeGreaterThanOrEqual(40);
  });

  test.each(ways.map((way) => [way.name, way.pdf] as const))("%s", async (_name, pdf) => {
    const document = await readBytes("cv.pdf", pdf);
    expect(document.text).toBe(honest.text);
    expect(pointsOf(document)).toBe(points);
    expect(document.hidden.join(" ")).toMatch(/\p{L}/u);
  });
});

describe("a passage that everybody sees counts", () => {
  test.each(seenTexts().map((way) => [way.name, way.pdf] as const))("%s", async (_name, pdf) => {
    const document = await readBytes("cv.pdf", pdf);
    const words = document.text.split(/\s+/);
    for (const line of PASSAGE) for (const word of line.split(/\s+/)) expect(words).toContain(word);
    expect(document.hidden).toEqual([]);
    expect(pointsOf(document)).toBeGreaterThan(points);
  });
});

describe("the words that a scanner lays over its picture, unseen", () => {
  test("are no hidden text where the picture shows them", async () => {
    const document = await readBytes("cv.pdf", scanWithWords());
    expect(document.method).toBe("ocr");
    expect(document.text).toContain("Comercial Los Aromos");
    expect(document.text).toContain("Ana Soto Contreras");
    expect(document.hidden).toEqual([]);
  });

  test("count for nothing and are told where the picture shows others", async () => {
    const scan = scanWithWords(["Premio Nobel de Química", "Doctorado en Cambridge, Massachusetts"]);
    const document = await readBytes("cv.pdf", scan);
    expect(document.text).toContain("Comercial Los Aromos");
    expect(document.text).not.toContain("Cambridge");
    expect(document.hidden.join(" ")).toContain("Premio Nobel");
  });
});
