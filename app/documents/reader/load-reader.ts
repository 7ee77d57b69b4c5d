import type { DocumentFormat } from "../document.ts";
import type { Draft } from "./draft.ts";
import type { OnStep } from "./steps.ts";

type Reader = (bytes: Buffer, onStep: OnStep) => Draft | "scan" | Promise<Draft | "scan">;

/** Each reader is loaded only for its format: loading pdfjs costs more than reading most files. */
export async function loadReader(format: DocumentFormat, mayDraw: boolean): Promise<Reader> {
  switch (format) {
    case "pdf":
      return await loadPdfReader(mayDraw);
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

export async function loadPdfReader(mayDraw: boolean): Promise<Reader> {
  const { withoutBrowser, withCanvas } = await import("./pdf/browser-stand-ins.ts");
  withoutBrowser();
  if (mayDraw) await withCanvas();
  await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
  const { readPdf } = await import("./pdf/read-pdf.ts");
  return (bytes, onStep) => readPdf(bytes, { onStep, mayDraw });
}
