import { createRequire } from "node:module";
import path from "node:path";
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import { unshownDocument } from "./browser-stand-ins.ts";

const assets = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/**
 * Opens a PDF with everything switched off that could run or fetch something.
 * @param images pictures are decoded only where the page will be drawn
 * @throws Refusal password_protected, corrupt, too_long
 */
export async function openPdf(bytes: Uint8Array, { images }: { images: boolean }): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // pdfjs takes the buffer over.
    data: new Uint8Array(bytes),
    enableXfa: false,
    // Where pages are drawn, glyphs are drawn from their outlines; for text no font is ever shown.
    disableFontFace: images,
    // Since version 6 a font tells its name only so, and hardly ever by itself that it is bold.
    fontExtraProperties: true,
    ownerDocument: unshownDocument as unknown as HTMLDocument,
    useSystemFonts: false,
    stopAtErrors: false,
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: images ? LIMITS.imagePixels : 1,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    cMapUrl: `${assets}/cmaps/`,
    wasmUrl: `${assets}/wasm/`,
    iccUrl: `${assets}/iccs/`,
  });
  task.onPassword = () => {
    throw new Refusal("password_protected");
  };
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw error instanceof Refusal
      ? error
      : new Refusal(name === "PasswordException" ? "password_protected" : "corrupt", error);
  }
  if (document.numPages > LIMITS.pdfPages) throw new Refusal("too_long");
  return document;
}
