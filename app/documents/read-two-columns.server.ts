import path from "node:path";
import { z } from "zod";
import { sniffWorkbook } from "./detect-file-type.ts";
import { fileHead } from "./file-head.server.ts";
import { LIMITS } from "./limits.ts";
import { Refusal } from "./refusal.ts";
import { type RunOptions, runReader } from "./run-reader.server.ts";
import type { Workbook } from "./workbook-rows.ts";

const cell = z.string().max(LIMITS.cellChars);

const workbookSchema = z.object({
  sheet: cell,
  rows: z
    .array(z.object({ row: z.number().int().min(1), a: cell, b: cell }))
    .min(1)
    .max(LIMITS.sheetRows),
});

/**
 * Reads columns A and B of an uploaded workbook in a child process of its own, killed at its limits.
 * @param file path of the file as stored; its content decides what it is
 * @throws Refusal; the signal's reason when it is aborted
 */
export async function readWorkbook(file: string, options: RunOptions = {}): Promise<Workbook> {
  const format = sniffWorkbook(await fileHead(file, LIMITS.workbookBytes));
  const parsed = workbookSchema.safeParse(await runReader(format, path.resolve(file), options));
  if (!parsed.success) throw new Refusal("too_complex", parsed.error);
  return parsed.data;
}
