import PdfDocument from "pdfkit";
import { HEADINGS } from "../cv-styles.ts";

/** A CV as a file: by the ending of its name a PDF of one column, or the text itself. */

const MARGIN = 56;
const SIZES = { name: 20, heading: 13, text: 10.5 } as const;

export async function cvFile(fileName: string, text: string): Promise<Buffer> {
  if (!fileName.endsWith(".pdf")) return Buffer.from(text);
  const document = new PdfDocument({ size: "LETTER", margin: MARGIN, info: { Title: fileName.replace(/\.pdf$/, "") } });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.once("end", () => resolve(Buffer.concat(chunks)));
    document.once("error", reject);
  });
  for (const [index, line] of text.split("\n").entries()) write(document, line, index === 0);
  document.end();
  return whole;
}

function write(document: PDFKit.PDFDocument, line: string, isName: boolean): void {
  if (line === "") {
    document.moveDown(0.5);
    return;
  }
  const look = isName ? "name" : HEADINGS.has(line) ? "heading" : "text";
  document
    .font(look === "text" ? "Helvetica" : "Helvetica-Bold")
    .fontSize(SIZES[look])
    .text(line);
}
