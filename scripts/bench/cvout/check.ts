import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReadDocument } from "#app/documents/document.ts";
import { DEMO_DRAFT, DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { type CvFacts, type MonthIndex, monthIndex } from "#app/features/cv/facts/facts.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { cvDocumentOf } from "#app/features/workshop/from-cv/cv-document-of.ts";
import { remarksOf } from "#app/features/workshop/from-cv/personal-data.ts";
import { writeDocx } from "#app/features/workshop/write/docx.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { readTruth } from "../cv-truth.ts";
import { type Comparison, compareFacts } from "./compare-facts.ts";

/**
 * Whether a CV that we wrote says to our own reader what the CV said that it was made of: each readable CV of the
 * fixtures and the sample CVs, read, written in both templates, read again.
 * usage: npm run cvout:check [-- FOLDER …]. Prints a table, then one line of JSON; exits 1 where a fact differs.
 */

const FIXTURES = path.resolve("tests/fixtures/cvs");
const TEMPLATES = ["clara", "clasica"] as const;

type Source = { id: string; document: ReadDocument };
type Row = { id: string; target: string } & Comparison;

async function main(): Promise<void> {
  const chosen = process.argv.slice(2).map((folder) => path.resolve(folder));
  const folders = chosen.length > 0 ? chosen : allFolders();
  const now = new Date();
  const today = monthIndex(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const scratch = mkdtempSync(path.join(tmpdir(), "cvout-"));
  const rows: Row[] = [];
  try {
    for await (const source of sources(folders, scratch)) {
      const own = await rowsOf(source, scratch, today);
      for (const row of own) printRow(row);
      rows.push(...own);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const sum = (key: "facts" | "same") => rows.reduce((total, row) => total + row[key], 0);
  const lost = rows.flatMap(({ id, target, lost: gone, added }) =>
    gone.length + added.length === 0 ? [] : [{ id, target, lost: gone.length, added: added.length }],
  );
  console.log(JSON.stringify({ files: rows.length, facts: sum("facts"), same: sum("same"), lost }));
  process.exit(lost.length > 0 ? 1 : 0);
}

function allFolders(): string[] {
  const authors = readdirSync(path.join(FIXTURES, "authors")).map((author) => `authors/${author}`);
  return ["dev", "fresh", "holdout", "unseen", ...authors].map((folder) => path.join(FIXTURES, folder));
}

async function* sources(folders: readonly string[], scratch: string): AsyncGenerator<Source> {
  for (const [id, text] of [
    ["demo-draft", DEMO_DRAFT],
    ["demo-improved", DEMO_IMPROVED],
  ] as const) {
    const file = path.join(scratch, `${id}.txt`);
    writeFileSync(file, text);
    yield { id, document: await readCv(file, { fileName: `${id}.txt` }) };
  }
  for (const folder of folders)
    for (const { id, file, expect } of readTruth(folder))
      if (expect === "analyze")
        yield {
          id: `${path.basename(folder)}/${id}`,
          document: await readCv(path.join(folder, file), { fileName: file }),
        };
}

async function rowsOf({ id, document: written }: Source, scratch: string, today: MonthIndex): Promise<Row[]> {
  const open = withPlaces(written);
  const read = factsOrNull(open.document, today);
  if (read === null) return [];
  const source = { document: open.document, read, corrections: null, today };
  const { cv } = cvDocumentOf(source, { remarks: remarksOf(written, open) });
  const rows: Row[] = [];
  for (const template of TEMPLATES) {
    const file = path.join(scratch, `${template}.docx`);
    writeFileSync(file, await writeDocx(cv, template, today));
    const again = withPlaces(await readCv(file, { fileName: "cv.docx" }));
    rows.push({ id, target: `docx ${template}`, ...compareFacts(read, findFacts(again.document, today)) });
  }
  return rows;
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

function printRow({ id, target, facts, same, lost, added }: Row): void {
  console.log(`${id.padEnd(20)} ${target.padEnd(14)} ${String(same).padStart(4)} of ${String(facts).padStart(4)}`);
  for (const { kind, fact } of lost) console.log(`    - ${kind}: ${fact}`);
  for (const { kind, fact } of added) console.log(`    + ${kind}: ${fact}`);
}

if (process.argv[1]?.endsWith("cvout-check.js")) await main();
