import { read, readSync, writeSync } from "node:fs";
import { type Job, parseJob, UNKNOWN_JOB_MESSAGE } from "../reader-request.ts";
import { Refusal, type RefusalReason } from "../refusal.ts";
import type { EncodedSheet, WorkbookFormat } from "../workbook-rows.ts";
import { finish } from "./finish.ts";
import { loadPdfReader, loadReader } from "./load-reader.ts";

/**
 * The child that reads one file and ends. It knows nothing of the file when it starts: one line of JSON (see
 * reader-request.ts) and the file's bytes come on descriptor 0, open as long as the server lives. It answers
 * on descriptor 3 with one JSON value per line: {ready} where it was started ahead (`--ahead`), {step}, then {document}
 * (a workbook too, and what changing lines makes of a file), {scan} for a PDF that has to be drawn by a child that may,
 * or {refusal}. A crash after the first step is a refusal to the parent.
 */

const INPUT_FD = 0;
const ANSWER_FD = 3;
const CHUNK_BYTES = 64 * 1024;
const MAX_HEADER_BYTES = 1024;

function answer(value: unknown): void {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(ANSWER_FD, bytes, offset);
}

/** @returns the job and the file, or null when the server went away before it had one */
function takeJob(): { job: Job; bytes: Buffer } | null {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let head = Buffer.alloc(0);
  while (!head.includes("\n")) {
    const count = readSync(INPUT_FD, chunk);
    if (count === 0) return null;
    head = Buffer.concat([head, chunk.subarray(0, count)]);
    if (!head.includes("\n") && head.length > MAX_HEADER_BYTES) throw new Error(UNKNOWN_JOB_MESSAGE);
  }
  const end = head.indexOf("\n");
  const job = parseJob(head.toString("utf8", 0, end));
  const bytes = Buffer.alloc(job.bytes);
  let filled = head.copy(bytes, 0, end + 1);
  while (filled < bytes.length) {
    const count = readSync(INPUT_FD, bytes, filled, bytes.length - filled, null);
    if (count === 0) return null;
    filled += count;
  }
  return { job, bytes };
}

async function loadWorkbookReader(
  format: WorkbookFormat,
): Promise<(bytes: Buffer) => Promise<{ sheets: EncodedSheet[] }>> {
  return format === "xlsx"
    ? (await import("./workbook/read-xlsx.ts")).readXlsx
    : (await import("./workbook/read-xls.ts")).readXls;
}

async function readFile(): Promise<void> {
  if (process.argv.includes("--ahead")) {
    await loadPdfReader(false);
    answer({ ready: true });
  }
  const taken = takeJob();
  if (!taken) return;
  endWithServer();
  const { job, bytes } = taken;
  // The step tells the parent that the program and its libraries run: what fails from here on is the file's fault.
  if (job.kind === "workbook") {
    const readWorkbook = await loadWorkbookReader(job.format);
    answer({ step: "read" });
    answer({ document: await readWorkbook(bytes) });
    return;
  }
  if (job.kind === "lines") {
    const { replaceLinesIn } = await import("./rewrite/rewrite-docx.ts");
    answer({ step: "read" });
    answer({ document: await replaceLinesIn(bytes) });
    return;
  }
  const readDocument = await loadReader(job.format, job.mayDraw);
  answer({ step: "read" });
  const draft = await readDocument(bytes, (step) => answer({ step }));
  answer(draft === "scan" ? { scan: true } : { document: finish(job.format, draft) });
}

/**
 * The server is gone: nobody waits for the answer any more, and the next server reads the file anew. The server also
 * ends the child in this way, and by a kill, once it has the answer: a read that waits keeps the process from exiting
 * by itself.
 */
function endWithServer(): void {
  read(INPUT_FD, Buffer.alloc(1), 0, 1, null, () => process.exit(0));
}

/** A library that stumbles over a file has found it broken; where memory ends, the file was too much. */
function reasonOf(error: unknown): RefusalReason {
  if (error instanceof Refusal) return error.reason;
  return error instanceof RangeError ? "too_complex" : "corrupt";
}

/** A step of the build: reads a PDF, so that what this compiles can be kept (see start.ts). */
export async function rehearse(sample: Buffer): Promise<void> {
  const draft = await (await loadPdfReader(false))(sample, () => undefined);
  if (draft === "scan") throw new Error("The sample has no text");
  finish("pdf", draft);
}

/** Answers with the document or the refusal; whoever asked ends the process. */
export async function main(): Promise<void> {
  // What a library throws where nobody awaits it would end the process, and ending would wait for the server.
  process.once("uncaughtException", () => answer({ refusal: "too_complex" }));
  try {
    await readFile();
  } catch (error) {
    // For who runs the program by hand; the parent drops it, as a file's text could be in it.
    if (!(error instanceof Refusal)) console.error(error);
    answer({ refusal: reasonOf(error) });
  }
}
