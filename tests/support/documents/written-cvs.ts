import { readFileSync } from "node:fs";
import path from "node:path";
import { DEMO_DRAFT, DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { cvDocumentOf } from "#app/features/workshop/from-cv/cv-document-of.ts";
import { remarksOf } from "#app/features/workshop/from-cv/personal-data.ts";
import { documentFromText } from "../document-from-text.ts";

/** CVs that the tests of the writers write to files. */

export const TODAY = monthIndex(2026, 11);
export const TEMPLATES = ["clara", "clasica"] as const;

/** What our reader finds in a text, and the document that is made of it. */
export function cvFromText(text: string) {
  const written = documentFromText(text);
  const open = withPlaces(written);
  const facts = findFacts(open.document, TODAY);
  const source = { document: open.document, read: facts, corrections: null, today: TODAY };
  return { facts, ...cvDocumentOf(source, { remarks: remarksOf(written, open) }) };
}

/** CVs of the fixtures: three languages, prose and tables, with and without dates. */
const CVS: Record<string, string[]> = {
  dev: ["e01", "e02", "e06", "e14"],
  fresh: ["f04", "f07", "f09", "f20"],
  holdout: ["h04", "h12"],
  unseen: ["u12", "u16", "u18"],
};

/** Name and text of each. */
export const OWN_CVS: (readonly [string, string])[] = [
  ...Object.entries(CVS).flatMap(([set, ids]) => {
    const file = path.resolve("tests/fixtures/cvs", set, "truth.json");
    const { documents } = JSON.parse(readFileSync(file, "utf8")) as { documents: { id: string; text: string }[] };
    return ids.map((id) => [id, documents.find((one) => one.id === id)?.text ?? ""] as const);
  }),
  ["the first draft", DEMO_DRAFT],
  ["the revised CV", DEMO_IMPROVED],
];

export const SAMPLE = cvFromText(DEMO_IMPROVED).cv;
