import { readFileSync, writeSync } from "node:fs";
import type { DocumentFormat } from "../document.ts";
import { DOCUMENT_FORMATS } from "../document.ts";
import { Refusal } from "../refusal.ts";
import type { Draft } from "./draft.ts";
import { finish } from "./finish.ts";
import type { OnStep } from "./steps.ts";

/**
 * The child that reads one file and ends: `node read-document.js FORMAT PATH`. It answers on descriptor 3 with one
 * JSON value per line: {step}, then {document} or {refusal}. Anything else, and any crash, is a refusal to the parent.
 */

const ANSWER_FD = 3;

function answer(value: unknown): void {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(ANSWER_FD, bytes, offset);
}

/** Each reader is loaded only for its format: loading pdfjs costs more than reading most files. */
async function readDraft(format: DocumentFormat, bytes: Buffer, onStep: OnStep): Promise<Draft> {
  switch (format) {
    case "pdf":
      return (await import("./pdf/read-pdf.ts")).readPdf(bytes, onStep);
    case "docx":
      return (await import("./office/read-docx.ts")).readDocx(bytes, onStep);
    case "doc":
      return (await import("./office/read-doc.ts")).readDoc(bytes);
    case "txt":
      return (await import("./text/read-txt.ts")).readTxt(bytes);
    case "jpg":
    case "png":
      return (await import("./image/read-image.ts")).readImage(bytes, onStep);
  }
}

async function main(): Promise<void> {
  const format = DOCUMENT_FORMATS.find((known) => known === process.argv[2]);
  const file = process.argv[3];
  if (!format || !file) throw new Error("usage: read-document FORMAT PATH");
  const draft = await readDraft(format, readFileSync(file), (step) => answer({ step }));
  answer({ document: finish(format, draft) });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    // The stack stays on stderr, which the parent drops: a file's text could be in it.
    if (error instanceof Refusal) answer({ refusal: error.reason });
    else console.error(error);
    process.exit(error instanceof Refusal ? 0 : 1);
  },
);
