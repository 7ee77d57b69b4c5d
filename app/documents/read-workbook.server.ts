import path from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { z } from "zod";
import { sniffWorkbook } from "./detect-file-type.ts";
import { fileHead } from "./file-head.server.ts";
import { LIMITS } from "./limits.ts";
import { Refusal } from "./refusal.ts";
import { type RunOptions, runReader } from "./run-reader.server.ts";
import { decodeRows, type Sheet, type SheetRow, type Workbook } from "./workbook-rows.ts";

/** Rows that are decoded before other requests may run. */
const ROWS_AT_ONCE = 2_000;

const workbookSchema = z.object({
  sheets: z
    .array(z.object({ name: z.string().max(LIMITS.cellChars), hidden: z.boolean(), rows: z.string() }))
    .min(1)
    .max(LIMITS.sheets),
});

/**
 * Reads the sheets of an uploaded workbook in a child process of its own, killed at its limits.
 * @param file path of the file as stored; its content decides what it is
 * @throws Refusal; the signal's reason when it is aborted
 */
export async function readWorkbook(file: string, options: RunOptions = {}): Promise<Workbook> {
  const format = sniffWorkbook(await fileHead(file, LIMITS.workbookBytes));
  const parsed = workbookSchema.safeParse(await runReader(format, path.resolve(file), options));
  if (!parsed.success) throw new Refusal("too_complex", parsed.error);
  const sheets: Sheet[] = [];
  for (const { name, hidden, rows } of parsed.data.sheets) sheets.push({ name, hidden, rows: await decoded(rows) });
  return { sheets };
}

async function decoded(text: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for (const row of decodeRows(text)) {
    if (!isPossible(row)) throw new Refusal("too_complex");
    rows.push(row);
    if (rows.length % ROWS_AT_ONCE === 0) await yieldToEventLoop();
  }
  return rows;
}

/** The process has read an untrusted file, so its answer is not trusted either. */
function isPossible({ row, cells }: SheetRow): boolean {
  return (
    Number.isInteger(row) &&
    row > 0 &&
    cells.length > 0 &&
    cells.length <= LIMITS.sheetColumns &&
    cells.every((cell) => cell.length <= LIMITS.cellChars)
  );
}
