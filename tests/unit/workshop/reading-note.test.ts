import { describe, expect, test } from "vitest";
import type { ReadDocument } from "#app/documents/document.ts";
import { LIMITS } from "#app/documents/limits.ts";
import { noteText } from "#app/documents/note-place.ts";
import { readOwnFile } from "#app/documents/reader/read-own-file.ts";
import { applyCorrections } from "#app/features/cv/corrections/apply-corrections.ts";
import type { Corrections } from "#app/features/cv/corrections/corrections.ts";
import { correctionsBetween } from "#app/features/cv/corrections/corrections-between.ts";
import { NO_CORRECTIONS } from "#app/features/cv/corrections/no-corrections.ts";
import { correctionsOfNote, readingNote } from "#app/features/cv/corrections/reading-note.server.ts";
import type { CvFacts } from "#app/features/cv/facts/facts.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { writeCvFile } from "#app/features/workshop/file/write-cv-file.server.ts";
import { cvDocumentOf } from "#app/features/workshop/from-cv/cv-document-of.ts";
import { documentOf } from "#app/features/workshop/json-resume/serve.server.ts";
import { writeDocx } from "#app/features/workshop/write/docx.server.ts";
import { cvPdf } from "#app/features/workshop/write/pdf.server.ts";
import { compareFacts } from "../../../scripts/bench/cvout/compare-facts.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { cvFromText, OWN_CVS, SAMPLE, TEMPLATES, TODAY } from "../../support/documents/written-cvs.ts";
import { TENS_CV } from "../../support/tens-cv.ts";
import { unzip } from "../../support/unzip.ts";

const FORMATS = ["docx", "pdf"] as const;
const WRITERS = { docx: writeDocx, pdf: cvPdf } as const;

function factsOf(written: ReadDocument) {
  const { document } = withPlaces(written);
  const read = findFacts(document, TODAY);
  return { written, document, read, today: TODAY };
}

/** What an analysis of the file begins with. */
function notedFacts(written: ReadDocument): { facts: CvFacts; said: Corrections | null } {
  const reading = factsOf(written);
  const said = correctionsOfNote(written.note ?? null, reading);
  return { facts: said === null ? reading.read : applyCorrections(reading.read, said, TODAY), said };
}

/** A CV with skills in brackets, which its owner typed: the reader takes them apart. */
function withOddSkill() {
  const reading = factsOf(documentFromText(TENS_CV));
  const corrections: Corrections = {
    ...NO_CORRECTIONS,
    skills: { added: ["Registro clínico (Rayen, Trakcare)"], removed: [], confirmed: true },
  };
  const { cv } = cvDocumentOf({ ...reading, corrections });
  return { cv, meant: applyCorrections(reading.read, corrections, TODAY) };
}

describe("a file that we write says to our reader what was meant", () => {
  test.each(OWN_CVS)("%s", async (_id, text) => {
    const { facts: meant, cv } = cvFromText(text);
    for (const template of TEMPLATES) {
      for (const format of FORMATS) {
        const bytes = await writeCvFile(cv, meant, { format, template, today: TODAY });
        const { facts } = notedFacts(await readOwnFile(format, bytes));
        const { lost, added } = compareFacts(meant, facts);
        expect({ format, template, lost, added }).toEqual({ format, template, lost: [], added: [] });
      }
    }
  });

  test.each(FORMATS)("by a note where the %s alone does not, in the same bytes each time", async (format) => {
    const { cv, meant } = withOddSkill();
    const look = { format, template: "clara", today: TODAY } as const;
    const bytes = await writeCvFile(cv, meant, look);
    expect(bytes.equals(await writeCvFile(cv, meant, look))).toBe(true);
    const written = await readOwnFile(format, bytes);
    expect(compareFacts(meant, factsOf(written).read).lost).not.toEqual([]);
    const { facts, said } = notedFacts(written);
    expect(said?.skills.added).toEqual(["Registro clínico (Rayen, Trakcare)"]);
    expect(compareFacts(meant, facts)).toMatchObject({ lost: [], added: [] });
  });

  test("by a note in JSON Resume, for the document that is written of it", async () => {
    const { cv, meant } = withOddSkill();
    const file = await writeCvFile(cv, meant, { format: "json", template: "clara", today: TODAY });
    const { docx, ignored } = await documentOf(file, TODAY);
    expect(ignored).toEqual([]);
    const written = await readOwnFile("docx", docx);
    expect(compareFacts(meant, factsOf(written).read).lost).not.toEqual([]);
    expect(compareFacts(meant, notedFacts(written).facts)).toMatchObject({ lost: [], added: [] });
    const edited = Buffer.from(file.toString().replace(`${cv.name}`, "Zoila Inventada"));
    const { said } = notedFacts(await readOwnFile("docx", (await documentOf(edited, TODAY)).docx));
    expect(said).toBeNull();
  });

  test.each(FORMATS)("without a note where the %s is read as it was meant", async (format) => {
    const { facts, cv } = cvFromText(TENS_CV);
    const bytes = await writeCvFile(cv, facts, { format, template: "clara", today: TODAY });
    const read = await readOwnFile(format, bytes);
    const differs = compareFacts(facts, factsOf(read).read);
    expect(read.note === undefined).toBe(differs.lost.length + differs.added.length === 0);
  });
});

describe("the note in a file", () => {
  const NOTE = noteText({ v: 1, text: "(ñandú) <&> \\ 🎓" });

  test.each(FORMATS)("is no text of the %s, and comes back as it was", async (format) => {
    const bare = await readOwnFile(format, await WRITERS[format](SAMPLE, "clara", TODAY));
    const noted = await readOwnFile(format, await WRITERS[format](SAMPLE, "clara", TODAY, { note: NOTE }));
    expect(bare).not.toHaveProperty("note");
    expect(noted).toEqual({ ...bare, note: NOTE });
    expect(JSON.parse(noted.note ?? "")).toEqual({ v: 1, text: "(ñandú) <&> \\ 🎓" });
  });

  test.each(FORMATS)("is passed over in a %s when it is too long", async (format) => {
    const most = "x".repeat(LIMITS.noteChars);
    expect((await readOwnFile(format, await WRITERS[format](SAMPLE, "clara", TODAY, { note: most }))).note).toBe(most);
    const long = await readOwnFile(format, await WRITERS[format](SAMPLE, "clara", TODAY, { note: `${most}x` }));
    expect(long).not.toHaveProperty("note");
  });

  test("is a part that the Word document's main part is related to", async () => {
    const parts = await unzip(await writeDocx(SAMPLE, "clara", TODAY, { note: NOTE }));
    expect(parts.get("customXml/item1.xml")?.toString()).toContain(NOTE);
    const relations = parts.get("word/_rels/document.xml.rels")?.toString() ?? "";
    expect(relations.match(/Target="\.\.\/customXml\/item1\.xml"/g)).toHaveLength(1);
    expect(new Set(relations.match(/ Id="[^"]+"/g))).toHaveProperty("size", relations.match(/ Id="/g)?.length);
  });
});

describe("a note", () => {
  const reading = factsOf(documentFromText(TENS_CV));
  const { read, written } = reading;
  const [job] = read.jobs;
  const key = `${job?.headerLines[0]}`;
  const fine: Corrections = { ...NO_CORRECTIONS, profession: null, jobs: [{ key, removed: true }] };
  const note = readingNote(written, fine) ?? "";
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(note), ...change });
  const saying = (part: Partial<Corrections>) => readingNote(written, { ...NO_CORRECTIONS, ...part });

  test("is taken for the text that it was made of", () => {
    expect(correctionsOfNote(note, reading)).toEqual(fine);
    expect(readingNote(written, NO_CORRECTIONS)).toBeNull();
  });

  test("says nothing of any other text", () => {
    const [, other] = OWN_CVS[0] ?? [];
    expect(correctionsOfNote(note, factsOf(documentFromText(other ?? "")))).toBeNull();
    const edited = factsOf(documentFromText(TENS_CV.replace(/\d{4}/, "2019 o antes")));
    expect(correctionsOfNote(note, edited)).toBeNull();
  });

  test.each([
    ["no JSON", note.slice(0, -1)],
    ["another version", changed({ v: 2 })],
    ["a field more", changed({ by: "x" })],
    ["a correction more", changed({ corrections: { ...fine, score: 100 } })],
    ["another hash", changed({ text: "0".repeat(64) })],
    ["too long", changed({ corrections: fine }).padEnd(LIMITS.noteChars + 1, " ")],
    ["a job that was not read", saying({ jobs: [{ key: "9999", removed: true }] })],
    ["a skill that was not read", saying({ skills: { added: [], removed: ["Cohetería"], confirmed: false } })],
    ["a skill that the text lacks", saying({ skills: { added: ["Cohetería"], removed: [], confirmed: false } })],
    ["a name that the text lacks", saying({ name: "Zoila Inventada" })],
    ["a telephone that the text lacks", saying({ phone: "+56 9 1111 2222" })],
    ["a language that the text lacks", saying({ languages: [{ name: "Ruso", level: null }] })],
    [
      "a length that the text lacks",
      saying({ jobs: [{ title: read.name, employer: null, kind: "employment", start: null, end: null, months: 77 }] }),
    ],
    ["the student's word", saying({ name: null, skills: { added: [], removed: [], confirmed: true } })],
    [
      "a job that cannot be",
      saying({ jobs: [{ title: read.name, employer: null, kind: "employment", start: "2090", end: "now" }] }),
    ],
  ])("is ignored with %s", (_what, bad) => {
    expect(bad).not.toBeNull();
    expect(correctionsOfNote(bad, reading)).toBeNull();
  });

  test("is none where there is too much to say", () => {
    const many = Array.from({ length: 100 }, (_, at) => `${"ñ".repeat(60)}${at}`);
    expect(saying({ skills: { added: many, removed: [], confirmed: false } })).toBeNull();
  });
});

describe("the corrections between what was read and what was meant", () => {
  const reading = factsOf(documentFromText(TENS_CV));
  const { document, read } = reading;
  const between = (meant: CvFacts) => correctionsBetween({ document, read, meant, today: TODAY });

  test("are none where both are the same", () => {
    expect(between(read)).toEqual(NO_CORRECTIONS);
  });

  test("mention what differs, and nothing else", () => {
    const [first, ...others] = read.jobs;
    const [study, ...studies] = read.studies;
    const [skill, ...skills] = read.skills;
    if (first === undefined || study === undefined || skill === undefined) throw new Error("too little was read");
    const meant: CvFacts = {
      ...read,
      profession: null,
      jobs: [{ ...first, title: first.employer, employer: first.title }, ...others],
      studies,
      skills,
    };
    const said = between(meant);
    expect(said).toEqual({
      ...NO_CORRECTIONS,
      profession: null,
      jobs: [expect.objectContaining({ key: `${first.headerLines[0]}`, title: first.employer })],
      studies: [{ key: `${study.lines[0]}`, removed: true }],
      skills: { added: [], removed: [skill.name], confirmed: false },
    });
    expect(compareFacts(meant, applyCorrections(read, said, TODAY))).toMatchObject({ lost: [], added: [] });
  });

  test("mention languages, and the length of a job without dates", () => {
    const seasons = factsOf(documentFromText(`${TENS_CV}\nTrabajé dos temporadas, 3 años, y leo en portugués\n`));
    const [first, ...others] = seasons.read.jobs;
    if (first === undefined) throw new Error("no job was read");
    const undated = { ...first, interval: null, datePrecision: "none" as const };
    const meant: CvFacts = {
      ...seasons.read,
      jobs: [{ ...undated, months: 36 }, ...others],
      languages: [{ name: "Portugués", level: null, line: 0 }],
    };
    const { document: written, read: facts } = seasons;
    const said = correctionsBetween({ document: written, read: facts, meant, today: TODAY });
    expect(said).toMatchObject({ jobs: [{ months: 36 }], languages: [{ name: "Portugués", level: null }] });
    expect(compareFacts(meant, applyCorrections(facts, said, TODAY))).toMatchObject({ lost: [], added: [] });
    const none = correctionsBetween({ document: written, read: meant, meant: facts, today: TODAY });
    expect(compareFacts(facts, applyCorrections(meant, none, TODAY))).toMatchObject({ lost: [], added: [] });
  });

  test("say nothing that the document does not show", () => {
    const [first] = read.jobs;
    if (first === undefined) throw new Error("no job was read");
    const meant: CvFacts = {
      ...read,
      name: "Zoila Inventada",
      email: "otra@inventada.cl",
      phone: "+56911112222",
      jobs: [...read.jobs, { ...first, title: "Astronauta", employer: "Agencia Inventada", headerLines: [] }],
      studies: [...read.studies, { degree: "Doctorado", institution: "Inventada", startYear: null, endYear: null }].map(
        (study) => ({ ...read.studies[0], ...study }) as CvFacts["studies"][number],
      ),
      skills: [...read.skills, { name: "Cohetería", canonical: "Cohetería", kind: "technical", line: 0, shown: false }],
      languages: [...read.languages, { name: "Ruso", level: "nativo", line: 0 }],
    };
    expect(between(meant)).toEqual(NO_CORRECTIONS);
  });
});
