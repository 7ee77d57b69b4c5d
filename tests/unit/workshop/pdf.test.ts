import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import type { ReadDocument } from "#app/documents/document.ts";
import { finish } from "#app/documents/reader/finish.ts";
import { readPdf } from "#app/documents/reader/pdf/read-pdf.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { CvDocument } from "#app/features/workshop/cv-document.ts";
import { layOut } from "#app/features/workshop/write/layout.ts";
import { cvPdf, pdfPages } from "#app/features/workshop/write/pdf.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { compareFacts } from "../../../scripts/bench/cvout/compare-facts.ts";
import { cvFromText, OWN_CVS, SAMPLE, TEMPLATES, TODAY } from "../../support/documents/written-cvs.ts";
import { overlapsOf, pagesOf } from "../../support/report-pdf.ts";

async function readAgain(bytes: Buffer): Promise<ReadDocument> {
  const draft = await readPdf(bytes, { onStep: () => undefined, mayDraw: false });
  if (draft === "scan") throw new Error("no text");
  return finish("pdf", draft);
}

const wordsOf = (text: string) => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every text of the page's blocks, in order. */
function textsOf(cv: CvDocument): string[] {
  return layOut(cv, TODAY).flatMap((block) => {
    if (block.kind === "contact") return block.parts.map(({ text }) => text);
    if (block.kind === "items") return [block.label ?? "", ...block.items];
    if (block.kind !== "entry") return [block.text];
    return [block.title, block.at, block.place, block.dates].filter((text) => text !== null);
  });
}

/**
 * Sentences of these are parted by a line's end where the reader, which looks at single lines, takes a part for
 * something of its own ("tesorera del centro de padres (2012-2016)"): at most two facts, and no job or study is lost.
 */
const PARTED: ReadonlySet<string> = new Set(["h04", "h12", "u16", "u18"]);

describe("what is written is read again as it was", () => {
  test.each(OWN_CVS)("%s", async (id, text) => {
    const { facts, cv } = cvFromText(text);
    for (const template of TEMPLATES) {
      const again = withPlaces(await readAgain(await cvPdf(cv, template, TODAY)));
      const { lost, added, facts: count } = compareFacts(facts, findFacts(again.document, TODAY));
      expect(count).toBeGreaterThan(10);
      if (!PARTED.has(id)) expect({ template, lost, added }).toEqual({ template, lost: [], added: [] });
      expect(lost.filter(({ kind }) => kind !== "skills")).toEqual([]);
      expect(lost.length).toBeLessThanOrEqual(2);
      expect(added.length).toBeLessThanOrEqual(2);
    }
  });
});

describe.each(TEMPLATES)("the PDF in %s", (template) => {
  test.each(OWN_CVS)("has all words of %s, nothing over anything else, and one or two pages", async (_id, text) => {
    const { cv } = cvFromText(text);
    const pages = await pagesOf(await cvPdf(cv, template, TODAY));
    const drawn = wordsOf(pages.map((page) => page.text).join(" "));
    expect([...drawn].sort()).toEqual(textsOf(cv).flatMap(wordsOf).sort());
    expect(pages.flatMap(overlapsOf)).toEqual([]);
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  test("has its text in the order of the page, in one column", async () => {
    const [page] = await pagesOf(await cvPdf(SAMPLE, template, TODAY));
    const heights = page?.words.map(({ y }) => Math.round(y)) ?? [];
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
    expect(wordsOf(page?.text ?? "")).toEqual(textsOf(SAMPLE).flatMap(wordsOf));
  });

  test("is the same bytes for the same CV, whenever it is written", async () => {
    const [one, other] = [await cvPdf(SAMPLE, template, TODAY), await cvPdf(SAMPLE, template, TODAY)];
    expect(one.equals(other)).toBe(true);
    expect(one.toString("latin1")).not.toMatch(/CreationDate|CreateDate|ModDate|D:\d{4}/);
  });

  test("is the person's: title, author, language, tagged, with fonts of its own and no name of a program", async () => {
    const cv = { ...SAMPLE, name: "Ana <Paz> & Muñoz", language: "en" as const };
    const bytes = await cvPdf(cv, template, TODAY);
    const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const { info, metadata } = await document.getMetadata();
    const told = info as Record<string, unknown>;
    expect(told).toMatchObject({ Title: "CV Ana <Paz> & Muñoz", Author: "Ana <Paz> & Muñoz", Language: "en-US" });
    expect(told).not.toHaveProperty("Producer");
    expect(metadata?.get("dc:title")).toBe("CV Ana <Paz> & Muñoz");
    expect(new Map((await document.getMarkInfo()) as unknown as Map<string, boolean>).get("Marked")).toBe(true);
    const [page] = await pagesOf(bytes);
    for (const role of ["H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "Link"])
      expect(page?.roles).toContain(`"role":"${role}"`);
    const source = bytes.toString("latin1");
    expect(source).not.toMatch(/pdfkit/i);
    const fonts = source.match(/\/BaseFont \/\S+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !/[A-Z]{6}\+Hanken/.test(font))).toEqual([]);
  });

  test("leads where its addresses say", async () => {
    const { contact } = SAMPLE;
    const cv = { ...SAMPLE, contact: { ...contact, linkedin: "linkedin.com/in/peña", links: ["https://b.cl/c"] } };
    const document = await getDocument({ data: new Uint8Array(await cvPdf(cv, template, TODAY)), verbosity: 0 })
      .promise;
    const annotations = (await (await document.getPage(1)).getAnnotations()) as { url?: string; unsafeUrl?: string }[];
    expect(annotations.map(({ url, unsafeUrl }) => url ?? unsafeUrl)).toEqual([
      "mailto:camila.rojas@example.cl",
      "tel:+56955550142",
      "https://linkedin.com/in/pe%C3%B1a",
      "https://b.cl/c",
    ]);
  });

  test("has no ligatures, so that each letter is one of its own", async () => {
    const cv = { ...SAMPLE, profile: ["Oficina eficiente, flujo -> caja, affable, 1/2, ñandú, pingüino, ¿qué?, ¡sí!"] };
    const [page] = await pagesOf(await cvPdf(cv, template, TODAY));
    expect(page?.text).toContain("Oficina eficiente, flujo -> caja, affable, 1/2, ñandú, pingüino, ¿qué?, ¡sí!");
    expect(page?.text).not.toMatch(/[\uFB00-\uFB06]/);
  });

  test("says ratings in figures and leaves pictures out, but refuses letters that it cannot show", async () => {
    const written = { ...SAMPLE, profile: ["Excel ●●●○○ · Word ★★★★ · 🎓 de la A → a la B"] };
    const [page] = await pagesOf(await cvPdf(written, template, TODAY));
    expect(page?.text).toContain("Excel 3/5 · Word 4/4 · de la A – a la B");
    await expect(cvPdf({ ...SAMPLE, name: "Иван Петров" }, template, TODAY)).rejects.toThrow(/\(И/);
    await expect(cvPdf({ ...SAMPLE, name: "Łukasz Őri" }, template, TODAY)).resolves.toBeInstanceOf(Buffer);
  });

  test("breaks a long CV between entries, never behind a heading or an entry's head", async () => {
    const [job] = SAMPLE.jobs;
    if (job === undefined) throw new Error("no job");
    const line = "Coordiné el despacho de pedidos con tres personas a cargo y mejoré los plazos de entrega en un año";
    for (let count = 3; count <= 9; count += 1) {
      const lines = Array.from({ length: count }, (_, at) => `${line} ${at} ${at % 3 === 0 ? line : ""}`);
      const jobs = Array.from({ length: 8 }, (_, at) => ({ ...job, post: `Analista ${at}`, lines }));
      const pages = await pagesOf(await cvPdf({ ...SAMPLE, jobs }, template, TODAY));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages.slice(0, -1)) {
        const lowest = Math.min(...page.words.map(({ y }) => y));
        const last = page.words
          .filter(({ y }) => y - lowest < 2)
          .map(({ text }) => text)
          .join("");
        expect(last).not.toMatch(/^Analista \d|Experiencia|Prácticas|Formación|Habilidades|Idiomas|actualidad/i);
        expect(lowest).toBeGreaterThan(54);
      }
    }
  });

  test("has the pages that are counted, and fewer where letters and spaces are smaller", async () => {
    const [job] = SAMPLE.jobs;
    if (job === undefined) throw new Error("no job");
    const withLines = (count: number) => ({
      ...SAMPLE,
      jobs: [{ ...job, lines: Array.from({ length: count }, (_, at) => `Coordiné los pedidos número ${at}`) }],
    });
    // The shortest that no longer fits on one page.
    let count = 1;
    while (pdfPages(withLines(count), template, TODAY) === 1) count += 1;
    const cv = withLines(count);
    const usual = await pagesOf(await cvPdf(cv, template, TODAY));
    const compact = await pagesOf(await cvPdf(cv, template, TODAY, { compact: true }));
    expect([usual.length, compact.length]).toEqual([2, 1]);
    expect(pdfPages(cv, template, TODAY, { compact: true })).toBe(1);
    const wordsIn = (pages: typeof usual) => wordsOf(pages.map(({ text }) => text).join(" ")).sort();
    expect(wordsIn(compact)).toEqual(wordsIn(usual));
  });

  test("keeps long words, and is refused where it would be no CV any more", async () => {
    const [page] = await pagesOf(await cvPdf({ ...SAMPLE, profile: ["x".repeat(400)] }, template, TODAY));
    expect(page?.text.match(/x{20,}/g)?.join("")).toHaveLength(400);
    const cv = { ...SAMPLE, profile: Array.from({ length: 40 }, () => "x".repeat(4_000)) };
    await expect(cvPdf(cv, template, TODAY)).rejects.toThrow(AppError);
  });
});
