import { type Browser, chromium } from "@playwright/test";
import PDFDocument from "pdfkit";
import { chromiumPath } from "../chromium.ts";

/** Prints HTML pages to PDF with one real browser; close() when done. */
export async function startPrinter(): Promise<{ print(html: string): Promise<Buffer>; close(): Promise<void> }> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  return {
    async print(html) {
      const page = await browser.newPage();
      await page.setContent(html);
      const margin = { top: "12mm", right: "12mm", bottom: "12mm", left: "12mm" };
      const bytes = await page.pdf({ format: "A4", margin, printBackground: true });
      await page.close();
      return bytes;
    },
    close: () => browser.close(),
  };
}

export type Pen = PDFKit.PDFDocument;

/** A PDF (A4) with every word where the test puts it. */
export function drawPdf(draw: (pen: Pen) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const pen = new PDFDocument({ size: "A4", ...options });
    const chunks: Buffer[] = [];
    pen.on("data", (chunk: Buffer) => chunks.push(chunk));
    pen.on("end", () => resolve(Buffer.concat(chunks)));
    draw(pen);
    pen.end();
  });
}
