import { z } from "zod";
import { SNIFF_BYTES, sniff } from "./detect-file-type.ts";
import { LIMITS } from "./limits.ts";
import type { FilePiece, LineChange, LineReport, LinesAnswer } from "./line-change.ts";
import { withReadingSlot } from "./reading-slots.server.ts";
import { Refusal } from "./refusal.ts";
import { type RunOptions, runLineChanges } from "./run-reader.server.ts";

export type ChangedDocument = LineReport & {
  /** The whole file; the very bytes that were given where nothing changed. */
  bytes: Buffer;
  /** The file was digitally signed, and is no more: the signature in it holds for what it said before. */
  signatureBroken: boolean;
};

const texts = z.array(z.string()).max(LIMITS.lineChanges);
const offset = z.number().int().min(0).max(LIMITS.fileBytes);
const answerSchema: z.ZodType<LinesAnswer> = z.object({
  changed: texts,
  notFound: texts,
  ambiguous: texts,
  refused: texts,
  signatureBroken: z.boolean(),
  pieces: z
    .array(z.union([z.object({ from: offset, to: offset }), z.object({ base64: z.string() })]))
    .max(4 * LIMITS.zipEntries),
});

/**
 * Makes single lines of a Word document say something else, in a process of its own that is killed at its limits. All
 * else in the file stays: every byte of the texts around them, and every other part as it is packed.
 * @param changes at most LIMITS.lineChanges, each of a line as readDocument() has shown it
 * @throws Refusal when the file cannot be read, is no .docx, or is too much together with its changes; the signal's
 *   reason when it is aborted
 */
export async function replaceDocxLines(
  bytes: Buffer,
  changes: readonly LineChange[],
  options: Pick<RunOptions, "signal" | "onProcess" | "budgets"> = {},
): Promise<ChangedDocument> {
  if (bytes.length > LIMITS.fileBytes) throw new Refusal("file_too_large");
  // The older Word format has another extension; an archive that is no document is found out by who opens it.
  if (sniff(bytes.subarray(0, SNIFF_BYTES), "file.docx") !== "docx") throw new Refusal("unsupported");
  const order = JSON.stringify(changes.map(({ before, after, occurrence }) => ({ before, after, occurrence })));
  if (changes.length > LIMITS.lineChanges || order.length > LIMITS.lineChangesBytes) throw new Refusal("too_complex");
  const answer = await runLineChanges(order, bytes, {
    ...options,
    inTurn: (kind, work) => withReadingSlot(kind, options.signal, work),
  });
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) throw new Refusal("too_complex", parsed.error);
  const { pieces, ...report } = parsed.data;
  return { ...report, bytes: pieces.length === 0 ? bytes : joined(bytes, pieces) };
}

/** The process has read an untrusted file, so its answer is not trusted either. */
function joined(bytes: Buffer, pieces: readonly FilePiece[]): Buffer {
  const parts = pieces.map((piece) => {
    if ("base64" in piece) return Buffer.from(piece.base64, "base64");
    if (piece.from > piece.to || piece.to > bytes.length) throw new Refusal("corrupt");
    return bytes.subarray(piece.from, piece.to);
  });
  if (parts.reduce((sum, part) => sum + part.length, 0) > LIMITS.changedFileBytes) throw new Refusal("too_complex");
  return Buffer.concat(parts);
}
