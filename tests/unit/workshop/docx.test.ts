import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { ReadDocument } from "#app/documents/document.ts";
import { finish } from "#app/documents/reader/finish.ts";
import { readDocx } from "#app/documents/reader/office/read-docx.ts";
import { DEMO_DRAFT, DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import type { CvDocument } from "#app/features/workshop/cv-document.ts";
import { cvDocumentOf } from "#app/features/workshop/from-cv/cv-document-of.ts";
import { remarksOf } from "#app/features/workshop/from-cv/personal-data.ts";
import { writeDocx } from "#app/features/workshop/write/docx.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { compareFacts } from "../../../scripts/bench/cvout/compare-facts.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { unzip } from "../../support/unzip.ts";

const today = monthIndex(2026, 11);
const TEMPLATES = ["clara", "clasica"] as const;

function read(text: string) {
  const written = documentFromText(text);
  const open = withPlaces(written);
  const facts = findFacts(open.document, today);
  const source = { document: open.document, read: facts, corrections: null, today };
  return { facts, ...cvDocumentOf(source, { remarks: remarksOf(written, open) }) };
}

async function readAgain(bytes: Buffer): Promise<ReadDocument> {
  return finish("docx", await readDocx(bytes, () => undefined));
}

/** CVs of the fixtures: three languages, prose and tables, with and without dates. */
const CVS: Record<string, string[]> = {
  dev: ["e01", "e02", "e06", "e14"],
  fresh: ["f04", "f07", "f09", "f20"],
  holdout: ["h04", "h12"],
  unseen: ["u12", "u16", "u18"],
};
const cases = Object.entries(CVS).flatMap(([set, ids]) => {
  const file = path.resolve("tests/fixtures/cvs", set, "truth.json");
  const { documents } = JSON.parse(readFileSync(file, "utf8")) as { documents: { id: string; text: string }[] };
  return ids.map((id) => [id, documents.find((one) => one.id === id)?.text ?? ""] as const);
});

describe("what is written is read again as it was", () => {
  test.each([...cases, ["the first draft", DEMO_DRAFT] as const, ["the revised CV", DEMO_IMPROVED] as const])(
    "%s",
    async (_id, text) => {
      const { facts, cv } = read(text);
      for (const template of TEMPLATES) {
        const again = withPlaces(await readAgain(await writeDocx(cv, template, today)));
        const { lost, added, facts: count } = compareFacts(facts, findFacts(again.document, today));
        expect(count).toBeGreaterThan(10);
        expect({ template, lost, added }).toEqual({ template, lost: [], added: [] });
      }
    },
  );
});

const { cv: SAMPLE } = read(DEMO_IMPROVED);
const partOf = async (bytes: Buffer, name: string) => (await unzip(bytes)).get(name)?.toString("utf8") ?? "";

describe.each(TEMPLATES)("the Word document in %s", (template) => {
  test("is the same bytes for the same CV", async () => {
    const cv: CvDocument = { ...SAMPLE, contact: { ...SAMPLE.contact, links: ["https://ana.example.com", "b.cl/c"] } };
    const [one, other] = [await writeDocx(cv, template, today), await writeDocx(cv, template, today)];
    expect(one.equals(other)).toBe(true);
  });

  test("has headings, lists and text, and nothing that a program cannot read", async () => {
    const bytes = await writeDocx(SAMPLE, template, today);
    const body = await partOf(bytes, "word/document.xml");
    expect(body).toContain('w:val="Heading1"');
    expect(body).toContain('w:val="Heading2"');
    expect(body).toContain("<w:numPr>");
    expect(body).toContain('<w:pgSz w:w="12240" w:h="15840"');
    expect(body).not.toMatch(/<w:tbl>|<w:drawing>|<w:pict>|w:txbx|headerReference|footerReference|<w:cols/);
    const styles = await partOf(bytes, "word/styles.xml");
    expect(styles).toContain('<w:lang w:val="es-CL"');
  });

  test("is the person's: title and author, no date and no name of a program", async () => {
    const core = await partOf(await writeDocx(SAMPLE, template, today), "docProps/core.xml");
    expect(core).toContain("<dc:title>CV Camila Rojas Fuentes</dc:title>");
    expect(core).toContain("<dc:creator>Camila Rojas Fuentes</dc:creator>");
    expect(core).not.toMatch(/dcterms:|docx|Un-named/);
  });

  test("keeps long words, many lines, accents and signs, and needs no section", async () => {
    const [job] = SAMPLE.jobs;
    if (job === undefined) throw new Error("no job");
    const lines = Array.from({ length: 200 }, (_, at) => `Línea ${at} con ñandúes, «comillas» & <signos> 🎓`);
    const cv = { ...SAMPLE, jobs: [{ ...job, lines: [...lines, "x".repeat(400)] }], skills: [], languages: [] };
    const { text } = await readAgain(await writeDocx(cv, template, today));
    for (const line of ["Línea 0 con ñandúes, «comillas» & <signos>", "Línea 199 ", "x".repeat(400)])
      expect(text).toContain(line);
    expect(text).not.toContain("Habilidades");
  });

  test("is refused where it would be no CV any more", async () => {
    const cv = { ...SAMPLE, profile: Array.from({ length: 40 }, () => "x".repeat(4_000)) };
    await expect(writeDocx(cv, template, today)).rejects.toThrow(AppError);
  });
});
