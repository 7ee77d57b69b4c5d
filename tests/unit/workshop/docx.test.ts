import { describe, expect, test } from "vitest";
import type { ReadDocument } from "#app/documents/document.ts";
import { finish } from "#app/documents/reader/finish.ts";
import { readDocx } from "#app/documents/reader/office/read-docx.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import type { CvDocument } from "#app/features/workshop/cv-document.ts";
import { writeDocx } from "#app/features/workshop/write/docx.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { compareFacts } from "../../../scripts/bench/cvout/compare-facts.ts";
import { cvFromText, OWN_CVS, SAMPLE, TEMPLATES, TODAY } from "../../support/documents/written-cvs.ts";
import { unzip } from "../../support/unzip.ts";

async function readAgain(bytes: Buffer): Promise<ReadDocument> {
  return finish("docx", await readDocx(bytes, () => undefined));
}

describe("what is written is read again as it was", () => {
  test.each(OWN_CVS)("%s", async (_id, text) => {
    const { facts, cv } = cvFromText(text);
    for (const template of TEMPLATES) {
      const again = withPlaces(await readAgain(await writeDocx(cv, template, TODAY)));
      const { lost, added, facts: count } = compareFacts(facts, findFacts(again.document, TODAY));
      expect(count).toBeGreaterThan(10);
      expect({ template, lost, added }).toEqual({ template, lost: [], added: [] });
    }
  });
});

const partOf = async (bytes: Buffer, name: string) => (await unzip(bytes)).get(name)?.toString("utf8") ?? "";

describe.each(TEMPLATES)("the Word document in %s", (template) => {
  test("is the same bytes for the same CV", async () => {
    const cv: CvDocument = { ...SAMPLE, contact: { ...SAMPLE.contact, links: ["https://ana.example.com", "b.cl/c"] } };
    const [one, other] = [await writeDocx(cv, template, TODAY), await writeDocx(cv, template, TODAY)];
    expect(one.equals(other)).toBe(true);
  });

  test("has headings, lists and text, and nothing that a program cannot read", async () => {
    const bytes = await writeDocx(SAMPLE, template, TODAY);
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
    const core = await partOf(await writeDocx(SAMPLE, template, TODAY), "docProps/core.xml");
    expect(core).toContain("<dc:title>CV Camila Rojas Fuentes</dc:title>");
    expect(core).toContain("<dc:creator>Camila Rojas Fuentes</dc:creator>");
    expect(core).not.toMatch(/dcterms:|docx|Un-named/);
  });

  test("keeps long words, many lines, accents and signs, and needs no section", async () => {
    const [job] = SAMPLE.jobs;
    if (job === undefined) throw new Error("no job");
    const lines = Array.from({ length: 200 }, (_, at) => `Línea ${at} con ñandúes, «comillas» & <signos> 🎓`);
    const cv = { ...SAMPLE, jobs: [{ ...job, lines: [...lines, "x".repeat(400)] }], skills: [], languages: [] };
    const { text } = await readAgain(await writeDocx(cv, template, TODAY));
    for (const line of ["Línea 0 con ñandúes, «comillas» & <signos>", "Línea 199 ", "x".repeat(400)])
      expect(text).toContain(line);
    expect(text).not.toContain("Habilidades");
  });

  test("says the same with smaller letters and spaces", async () => {
    const [usual, compact] = [
      await writeDocx(SAMPLE, template, TODAY),
      await writeDocx(SAMPLE, template, TODAY, { compact: true }),
    ];
    expect((await readAgain(compact)).text).toBe((await readAgain(usual)).text);
    const sizeOf = async (bytes: Buffer) =>
      Number(/<w:rPrDefault>.*?<w:sz w:val="(\d+)"/s.exec(await partOf(bytes, "word/styles.xml"))?.[1]);
    expect([await sizeOf(usual), await sizeOf(compact)]).toEqual([21, 20]);
    const lineOf = async (bytes: Buffer) =>
      Number(/<w:pPrDefault>.*?w:line="(\d+)"/s.exec(await partOf(bytes, "word/styles.xml"))?.[1]);
    expect([await lineOf(usual), await lineOf(compact)]).toEqual([259, 247]);
  });

  test("is refused where it would be no CV any more", async () => {
    const cv = { ...SAMPLE, profile: Array.from({ length: 40 }, () => "x".repeat(4_000)) };
    await expect(writeDocx(cv, template, TODAY)).rejects.toThrow(AppError);
  });
});
