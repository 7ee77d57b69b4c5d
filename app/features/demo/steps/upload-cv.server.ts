import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import PdfDocument from "pdfkit";
import { submitCv, uploadsFolder } from "#app/features/cv/analyze.server.ts";
import { findAnalysisState } from "#app/features/cv/queries.server.ts";
import { waitForJob } from "#app/jobs/wait.server.ts";
import { HEADINGS } from "../cv-styles.ts";
import type { CvUpload } from "../plan.ts";
import type { StepContext } from "./step-context.ts";

const MARGIN = 56;
const SIZES = { name: 20, heading: 13, text: 10.5 } as const;

/** Uploads a CV and waits for its analysis, so that a real person's upload waits for at most one of them. */
export async function uploadCv({ db, person, signal }: StepContext, { at, fileName, text }: CvUpload): Promise<void> {
  const known = await db
    .selectFrom("cv_analyses")
    .select("id")
    .where("user_id", "=", person.id)
    .where("created_at", "=", at.toISOString())
    .executeTakeFirst();
  if (known) {
    const state = await findAnalysisState(db, person.id, known.id);
    if (state?.jobId != null) await waitForJob(db, state.jobId, signal);
    return;
  }
  const content = await cvFile(fileName, text);
  const storedName = randomUUID();
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  await writeFile(path.join(uploadsFolder(), storedName), content, { mode: 0o600 });
  const file = { storedName, fileName, size: content.byteLength };
  const { jobId } = await submitCv(db, person.id, file, { now: () => at }, { isSample: true });
  await waitForJob(db, jobId, signal);
}

/** A one-column PDF for a name that ends in .pdf, otherwise the text itself. */
async function cvFile(fileName: string, text: string): Promise<Buffer> {
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
