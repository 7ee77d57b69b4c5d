import type { MonthIndex } from "#app/features/cv/facts/facts.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CvDocument } from "../cv-document.ts";
import { TEMPLATES } from "../write/templates.ts";
import type { Acts, ActsFound } from "./act-schemas.ts";
import { applyActs } from "./apply-acts.ts";

export type Choice = Pick<Acts, "order" | "headings" | "withoutPersonal">;

/** How many pages the PDF of a CV has, in each look; nothing where the CV is too long to be written. */
export async function pagesOf(cv: CvDocument, acts: Choice, today: MonthIndex): Promise<ActsFound["pages"]> {
  // Imported lazily: previews need no fonts.
  const { pdfPages } = await import("../write/pdf.server.ts");
  const written = applyActs(cv, acts);
  try {
    return TEMPLATES.map((template) => ({
      template,
      usual: pdfPages(written, template, today),
      compact: pdfPages(written, template, today, { compact: true }),
    }));
  } catch (error) {
    if (error instanceof AppError && (error.reason === "cv_too_long" || error.reason === "cv_letters")) return [];
    throw error;
  }
}
