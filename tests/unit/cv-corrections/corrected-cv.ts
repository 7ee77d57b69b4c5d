import { applyCorrections } from "#app/features/cv/corrections/apply-corrections.ts";
import type { Corrections } from "#app/features/cv/corrections/corrections.ts";
import { understand } from "#app/features/cv/corrections/extraction-view.ts";
import { borneOut } from "#app/features/cv/corrections/facts-supported-by-text.ts";
import { NO_CORRECTIONS } from "#app/features/cv/corrections/no-corrections.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { composeReview } from "#app/features/cv/review/compose-review.ts";
import { scoreCv } from "#app/features/cv/rubric/score.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { TENS_CV } from "../../support/tens-cv.ts";

/** A CV with something of everything that can be corrected; its rules' result with and without corrections. */

export const CV = TENS_CV;

export const TODAY = monthIndex(2026, 11);
export const document = documentFromText(CV);
export const read = findFacts(document, TODAY);
const spell: SpellChecker = { isKnown: () => true, isCommon: () => true };

export function corrected(said: Partial<Corrections>, text = document) {
  const own = text === document ? read : findFacts(text, TODAY);
  const corrections = { ...NO_CORRECTIONS, ...said };
  const facts = applyCorrections(own, corrections, TODAY);
  const borne = borneOut(text, own, facts);
  const score = scoreCv(text, borne.scored, spell, TODAY);
  const review = composeReview(text, borne.said, score, TODAY);
  return { facts, borne, score, review, understood: understand(text, own, { facts, borne, corrections }) };
}

/** The job of the reading at that place, as the student would send it back unchanged. */
export function jobAsRead(at: number) {
  const job = understand(document, read, null).jobs[at];
  if (job?.key === undefined) throw new Error("no such job");
  const { key, title, employer, kind, start, end } = job;
  return { key, title, employer, kind, start, end };
}
