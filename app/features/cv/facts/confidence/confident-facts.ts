/** Selects the facts that may be asserted: confirmed by the student, or extracted with enough confidence. */

import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts, Job, Study } from "../facts.ts";
import { fieldConfidence } from "./confidence.ts";
import { holdsSpan } from "./confidence-features.ts";
import { COUNTED_FROM, DOUBTFUL_BELOW } from "./threshold.ts";

export type Sure = {
  profession: boolean;
  /** The number of years of work. */
  years: boolean;
  jobs: ReadonlySet<Job>;
  studies: ReadonlySet<Study>;
};

/** Minimum probability by the tagger to count as agreement with the rules. */
const AGREEMENT_THRESHOLD = 0.5;

/** True if the tagger agrees with the rules on this entry. Entries that the student corrected need no agreement. */
function isAgreed(
  { lineChances }: CvFacts,
  entry: { written?: unknown },
  kind: "post" | "study",
  lines: readonly number[],
): boolean {
  if (lineChances === undefined || entry.written !== undefined) return true;
  return lines.some((line) => (lineChances[line]?.[kind] ?? 0) >= AGREEMENT_THRESHOLD);
}

const STUDY_THRESHOLD = 0.1;

/** True if every employment is confident and the tagger sees no other dated job that the rules missed. */
function isAllCounted(
  { lines }: ReadDocument,
  { jobs, studies, lineChances }: CvFacts,
  sure: ReadonlySet<Job>,
): boolean {
  if (jobs.some((job) => job.kind === "employment" && !sure.has(job))) return false;
  // A "study" to which the tagger gives almost no probability of being one may really be a job.
  const studied = studies.filter((study) =>
    study.lines.some((line) => (lineChances?.[line]?.study ?? 1) >= STUDY_THRESHOLD),
  );
  const counted = new Set([...jobs, ...studied].flatMap((one) => ("headerLines" in one ? one.headerLines : one.lines)));
  return lines.every(
    ({ text }, at) => counted.has(at) || !holdsSpan(text) || (lineChances?.[at]?.post ?? 0) < AGREEMENT_THRESHOLD,
  );
}

/** Selects the facts with enough confidence. Linear in the document. */
export function sureOf(document: ReadDocument, facts: CvFacts): Sure {
  const confidence = fieldConfidence(document, facts);
  // `written` is set on corrected and confirmed entries.
  const isSure = (value: { written?: unknown }, probability = 0) =>
    value.written !== undefined || probability >= DOUBTFUL_BELOW;
  // Correcting a job implies having seen the total of years, so the total counts as confirmed.
  const said = facts.jobs.some(({ written }) => written !== undefined);
  const jobs = new Set(
    facts.jobs.filter((job, at) => isSure(job, confidence.jobs[at]) && isAgreed(facts, job, "post", job.headerLines)),
  );
  return {
    profession: facts.said?.includes("profession") === true || confidence.profession >= DOUBTFUL_BELOW,
    years: said || (confidence.years >= COUNTED_FROM && isAllCounted(document, facts, jobs)),
    jobs,
    studies: new Set(
      facts.studies.filter(
        (study, at) => isSure(study, confidence.studies[at]) && isAgreed(facts, study, "study", study.lines),
      ),
    ),
  };
}
