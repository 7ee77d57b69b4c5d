import path from "node:path";
import { sniff } from "./detect-file-type.ts";
import type { ReadDocument } from "./document.ts";
import { readDocumentSchema } from "./document-schema.ts";
import { fileHead } from "./file-head.server.ts";
import { LIMITS } from "./limits.ts";
import { withReadingSlot } from "./reading-slots.server.ts";
import { Refusal } from "./refusal.ts";
import { type RunOptions, runReader } from "./run-reader.server.ts";

type ReadStage = "reading" | "ocr";

export type ReadOptions = {
  /** Name of the uploaded file; its extension must be compatible with the content. */
  fileName: string;
  signal?: AbortSignal;
  onStage?: (stage: ReadStage) => void;
} & Pick<RunOptions, "onProcess" | "budgets">;

/**
 * Reads an uploaded file in a separate process that has read no other file and is killed at its limits.
 * @param file path of the file as stored, or its bytes
 * @throws Refusal when the file cannot be read; the signal's reason when it is aborted
 */
export async function readDocument(file: string | Buffer, options: ReadOptions): Promise<ReadDocument> {
  const { fileName, signal, onStage, ...run } = options;
  const format = sniff(await fileHead(file, LIMITS.fileBytes), fileName);
  let isFirst = true;
  const answer = await runReader(format, typeof file === "string" ? path.resolve(file) : file, {
    ...run,
    signal,
    inTurn: (kind, work) =>
      withReadingSlot(kind, signal, () => {
        if (isFirst) onStage?.("reading");
        isFirst = false;
        return work();
      }),
    onOcr: () => onStage?.("ocr"),
  });
  const parsed = readDocumentSchema.safeParse(answer);
  if (!parsed.success) throw new Refusal("too_complex", parsed.error);
  return parsed.data;
}
