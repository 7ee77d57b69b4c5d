import { readFileSync, writeSync } from "node:fs";
import type { DocumentFormat } from "../document.ts";
import { DOCUMENT_FORMATS } from "../document.ts";
import { Refusal, type RefusalReason } from "../refusal.ts";
import { WORKBOOK_FORMATS, type Workbook, type WorkbookFormat } from "../workbook.ts";
import type { Draft } from "./draft.ts";
import { finish } from "./finish.ts";
import type { OnStep } from "./steps.ts";

/**
 * The child that reads one file and ends: `node read-document.js FORMAT PATH`. It answers on descriptor 3 with one
 * JSON value per line: {step}, then {document} (a workbook too) or {refusal}. A crash after the first step is a refusal to the parent.
 */

const ANSWER_FD = 3;

function answer(value: unknown): void {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(ANSWER_FD, bytes, offset);
}

type Reader = (bytes: Buffer, onStep: OnStep) => Draft | Promise<Draft>;

/** Each reader is loaded only for its format: loading pdfjs costs more than reading most files. */
async function loadReader(format: DocumentFormat): Promise<Reader> {
  switch (format) {
    case "pdf":
      return (await import("./pdf/read-pdf.ts")).readPdf;
    case "docx":
      return (await import("./office/read-docx.ts")).readDocx;
    case "doc":
      return (await import("./office/read-doc.ts")).readDoc;
    case "txt":
      return (await import("./text/read-txt.ts")).readTxt;
    case "jpg":
    case "png":
      return (await import("./image/read-image.ts")).readImage;
  }
}

async function loadWorkbookReader(format: WorkbookFormat): Promise<(bytes: Buffer) => Promise<Workbook>> {
  return format === "xlsx"
    ? (await import("./workbook/read-xlsx.ts")).readXlsx
    : (await import("./workbook/read-xls.ts")).readXls;
}

async function main(): Promise<void> {
  const [, , wanted, file] = process.argv;
  const format = DOCUMENT_FORMATS.find((known) => known === wanted);
  const workbookFormat = WORKBOOK_FORMATS.find((known) => known === wanted);
  if (!file) throw new Error("usage: read-document FORMAT PATH");
  // The step tells the parent that the program and its libraries run: what fails from here on is the file's fault.
  if (workbookFormat) {
    const read = await loadWorkbookReader(workbookFormat);
    answer({ step: "read" });
    answer({ document: await read(readFileSync(file)) });
  } else if (format) {
    const read = await loadReader(format);
    answer({ step: "read" });
    const draft = await read(readFileSync(file), (step) => answer({ step }));
    answer({ document: finish(format, draft) });
  } else throw new Error("usage: read-document FORMAT PATH");
}

/** A library that stumbles over a file has found it broken; where memory ends, the file was too much. */
function reasonOf(error: unknown): RefusalReason {
  if (error instanceof Refusal) return error.reason;
  return error instanceof RangeError ? "too_complex" : "corrupt";
}

// The server is gone: nobody waits for the answer any more, and the next server reads the file anew.
process.stdin.on("close", () => process.exit(0)).resume();

main().then(
  () => process.exit(0),
  (error: unknown) => {
    // For who runs the program by hand; the parent drops it, as a file's text could be in it.
    if (!(error instanceof Refusal)) console.error(error);
    answer({ refusal: reasonOf(error) });
    process.exit(0);
  },
);
