import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { ReadDocument } from "#app/documents/document.ts";
import { applyCorrections } from "#app/features/cv/corrections/apply-corrections.ts";
import { correctionsOfNote } from "#app/features/cv/corrections/reading-note.server.ts";
import { DEMO_DRAFT, DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { type CvFacts, type MonthIndex, monthIndex } from "#app/features/cv/facts/facts.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { writeCvFile } from "#app/features/workshop/file/write-cv-file.server.ts";
import { cvDocumentOf } from "#app/features/workshop/from-cv/cv-document-of.ts";
import { remarksOf } from "#app/features/workshop/from-cv/personal-data.ts";
import { documentOf } from "#app/features/workshop/json-resume/serve.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { readTruth } from "../cv-truth.ts";
import { type Comparison, compareFacts } from "./compare-facts.ts";

/**
 * Whether a CV that we wrote says to our own reader what the CV said that it was made of: each readable CV of the
 * fixtures and the sample CVs, read, written in all formats and templates, read again. Counted twice: with the note
 * that the file carries (decision 60), as an analysis of it begins, and without it, as any other program reads it.
 * usage: npm run cvout:check [-- --take N] [FOLDER …]. `--take`: only about N of the files, from all parts of the list.
 * Prints what differs and a table, then one line of JSON; exits 1 where a fact differs with the note.
 */

const FIXTURES = path.resolve("tests/fixtures/cvs");
const TARGETS = [
  { format: "docx", template: "clara" },
  { format: "docx", template: "clasica" },
  { format: "pdf", template: "clara" },
  { format: "pdf", template: "clasica" },
  { format: "json", template: "clara" },
] as const;

type Source = { id: string; document: ReadDocument };
type Row = { id: string; target: string; without: Comparison } & Comparison;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { take: { type: "string" } }, allowPositionals: true });
  const chosen = positionals.map((folder) => path.resolve(folder));
  const files = filesOf(chosen.length > 0 ? chosen : allFolders());
  const now = new Date();
  const today = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const scratch = mkdtempSync(path.join(tmpdir(), "cvout-"));
  const rows: Row[] = [];
  try {
    for await (const source of sources(spread(files, Number(values.take ?? files.length)), scratch)) {
      const own = await rowsOf(source, today);
      for (const row of own) printRow(row);
      rows.push(...own);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const targets = Object.fromEntries(TARGETS.map(nameOf).map((target) => [target, summary(rows, target)]));
  console.table(targets);
  const lost = rows.flatMap(({ id, target, lost: gone, added }) =>
    gone.length + added.length === 0 ? [] : [{ id, target, lost: gone.length, added: added.length }],
  );
  console.log(JSON.stringify({ files: rows.length, targets, lost }));
  process.exit(lost.length > 0 ? 1 : 0);
}

const nameOf = ({ format, template }: (typeof TARGETS)[number]): string => `${format} ${template}`;

/** Over all CVs, with the note and without it; `whole`: CVs that are the same in all facts. */
function summary(rows: readonly Row[], target: string) {
  const own = rows.filter((row) => row.target === target);
  const bare = figuresOf(own.map(({ without }) => without));
  const { facts, ...noted } = figuresOf(own);
  return {
    cvs: own.length,
    facts,
    ...noted,
    "whole without note": bare.whole,
    "same without note": bare.same,
    "percent without note": bare.percent,
  };
}

function figuresOf(rows: readonly Comparison[]) {
  const sum = (key: "facts" | "same") => rows.reduce((total, row) => total + row[key], 0);
  const whole = rows.filter(({ lost, added }) => lost.length + added.length === 0).length;
  const [facts, same] = [sum("facts"), sum("same")];
  return { whole, facts, same, percent: facts === 0 ? 0 : Math.round((1000 * same) / facts) / 10 };
}

function allFolders(): string[] {
  const authors = readdirSync(path.join(FIXTURES, "authors")).map((author) => `authors/${author}`);
  return ["dev", "fresh", "holdout", "unseen", ...authors].map((folder) => path.join(FIXTURES, folder));
}

type File = { id: string; file: string; path: string };

function filesOf(folders: readonly string[]): File[] {
  return folders.flatMap((folder) =>
    readTruth(folder)
      .filter(({ expect }) => expect === "analyze")
      .map(({ id, file }) => ({ id: `${path.basename(folder)}/${id}`, file, path: path.join(folder, file) })),
  );
}

/** `count` of the files, evenly from the whole list. */
function spread(files: readonly File[], count: number): File[] {
  if (!(count > 0) || count >= files.length) return [...files];
  return Array.from({ length: count }, (_, at) => files[Math.floor((at * files.length) / count)]).filter(
    (file) => file !== undefined,
  );
}

async function* sources(files: readonly File[], scratch: string): AsyncGenerator<Source> {
  for (const [id, text] of [
    ["demo-draft", DEMO_DRAFT],
    ["demo-improved", DEMO_IMPROVED],
  ] as const) {
    const file = path.join(scratch, `${id}.txt`);
    writeFileSync(file, text);
    yield { id, document: await readCv(file, { fileName: `${id}.txt` }) };
  }
  for (const { id, file, path: at } of files) yield { id, document: await readCv(at, { fileName: file }) };
}

async function rowsOf({ id, document: written }: Source, today: MonthIndex): Promise<Row[]> {
  const open = withPlaces(written);
  const read = factsOrNull(open.document, today);
  if (read === null) return [];
  const source = { document: open.document, read, corrections: null, today };
  const { cv } = cvDocumentOf(source, { remarks: remarksOf(written, open) });
  const rows: Row[] = [];
  for (const target of TARGETS) {
    const { format, template } = target;
    const bytes = await writeCvFile(cv, read, { format, template, today });
    const again = await readAgain(bytes, format, today);
    const { document } = withPlaces(again);
    const bare = findFacts(document, today);
    const said = correctionsOfNote(again.note ?? null, { written: again, document, read: bare, today });
    const noted = said === null ? bare : applyCorrections(bare, said, today);
    const without = compareFacts(read, bare);
    rows.push({ id, target: nameOf(target), without, ...compareFacts(read, noted) });
  }
  return rows;
}

/** As an analysis reads it. */
async function readAgain(bytes: Buffer, format: (typeof TARGETS)[number]["format"], today: MonthIndex) {
  if (format !== "json") return await readCv(bytes, { fileName: `cv.${format}` });
  return await readCv((await documentOf(bytes, today)).docx, { fileName: "cv.docx" });
}

/** null for a CV that the analysis refuses. */
function factsOrNull(document: ReadDocument, today: MonthIndex): CvFacts | null {
  try {
    return findFacts(document, today);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function printRow({ id, target, facts, same, lost, added, without }: Row): void {
  const figures = [same, facts, without.same].map((figure) => String(figure).padStart(4));
  console.log(
    `${id.padEnd(20)} ${target.padEnd(14)} ${figures[0]} of ${figures[1]}, ${figures[2]} without the file's note`,
  );
  for (const { kind, fact } of lost) console.log(`    - ${kind}: ${fact}`);
  for (const { kind, fact } of added) console.log(`    + ${kind}: ${fact}`);
}

if (process.argv[1]?.endsWith("cvout-check.js")) await main();
