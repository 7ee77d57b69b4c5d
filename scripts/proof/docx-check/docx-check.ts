import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { replaceDocxLines } from "#app/documents/replace-docx-lines.server.ts";
import { readBytes } from "../../../tests/support/documents/read-bytes.ts";
import { type SwapOutcome, swapLines } from "../../../tests/support/documents/swapped-lines.ts";
import { canRender, comparePages, type PagesCompared, renderAll } from "./render.ts";

/**
 * npm run docx:check [FOLDER]: changes three lines of each Word file through the children of the product. All other
 * bytes of its texts and all other parts must be the same, and the reader must see these three lines changed and no
 * other. Where LibreOffice and poppler are installed, pages are drawn before and after, and what differs elsewhere is
 * reported: two words that change places can be broken into lines in another way.
 * Prints a table, then one line of JSON; exits 1 if a file falls short.
 */

const folder = process.argv[2] ?? "tests/fixtures/docx-producers";
const engine = { read: (bytes: Buffer) => readBytes("cv.docx", bytes), replace: replaceDocxLines };

type Row = { name: string; before: Buffer } & SwapOutcome;
const rows: Row[] = [];
for (const file of globSync(path.join(folder, "*.docx")).sort()) {
  const before = await readFile(file);
  const outcome = await swapLines(before, engine).catch((error: unknown) => ({
    changes: [],
    bytes: before,
    problems: [error instanceof Error ? error.message : String(error)],
  }));
  rows.push({ name: path.basename(file, ".docx"), before, ...outcome });
}

const pages = new Map<string, PagesCompared | undefined>();
const renders = await canRender();
if (renders) {
  const scratch = await mkdtemp(path.join(tmpdir(), "docx-check-"));
  try {
    const files = rows.flatMap(({ name, before, bytes }) => [
      { name: `${name}-before`, bytes: before },
      { name: `${name}-after`, bytes },
    ]);
    await renderAll(files, scratch);
    for (const { name } of rows) pages.set(name, await comparePages(scratch, name));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

for (const { name, changes, problems } of rows) {
  const drawn = pages.get(name);
  const seen = !renders ? "not drawn" : drawn ? drawn.said : "could not be drawn";
  const verdict = problems.length === 0 ? "same but for these lines" : problems.join("; ");
  process.stdout.write(`${name.padEnd(36)} ${changes.length} lines  ${verdict.padEnd(26)} ${seen}\n`);
}
const short = rows.filter(({ problems }) => problems.length > 0);
const drawn = [...pages.values()].filter((page) => page !== undefined);
process.stdout.write(
  `${JSON.stringify({
    files: rows.length,
    same: rows.length - short.length,
    drawn: drawn.length,
    drawnTheSame: drawn.filter(({ elsewhere }) => elsewhere === 0).length,
    short: short.map(({ name }) => name),
  })}\n`,
);
process.exit(short.length > 0 || rows.length === 0 ? 1 : 0);
