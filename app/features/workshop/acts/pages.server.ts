import type { MonthIndex } from "#app/features/cv/facts/facts.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CvDocument } from "../cv-document.ts";
import { TEMPLATES } from "../write/templates.ts";
import type { Acts, ActsFound } from "./act-schemas.ts";
import { applyActs } from "./apply-acts.ts";

export type Choice = Pick<Acts, "order" | "headings" | "withoutPersonal">;

/** Of a CV whose pages are counted each time that the workshop is opened: about ten of them. */
const MOST_CHARACTERS = 30_000;

/** How many pages the PDF of a CV has, in each look; nothing where the CV is too long or cannot be written. */
export async function pagesOf(cv: CvDocument, acts: Choice, today: MonthIndex): Promise<ActsFound["pages"]> {
  const written = applyActs(cv, acts);
  if (JSON.stringify(written).length > MOST_CHARACTERS) return [];
  // Imported lazily: previews need no fonts.
  const { pdfPages } = await import("../write/pdf.server.ts");
  try {
    return TEMPLATES.map((template) => ({
      template,
      usual: pdfPages(written, template, today),
      compact: pdfPages(written, template, today, { compact: true }),
    }));
  } catch (error) {
    if (error instanceof AppError && error.reason === "cv_letters") return [];
    throw error;
  }
}
