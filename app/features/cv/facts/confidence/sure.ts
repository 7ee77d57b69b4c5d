/** Which of the things that were read may be asserted: what the student confirmed, and what is likely enough to be right. */

import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts, Job, Study } from "../facts.ts";
import { fieldConfidence } from "./confidence.ts";
import { holdsSpan } from "./evidence.ts";
import { COUNTED_FROM, DOUBTFUL_BELOW } from "./threshold.ts";

export type Sure = {
  profession: boolean;
  /** The number of years of work. */
  years: boolean;
  jobs: ReadonlySet<Job>;
  studies: ReadonlySet<Study>;
};

/** From here the tagger takes one of its lines for what the rules take them for. */
const AGREED_FROM = 0.5;

/** Whether the rules, which read words, and the tagger, which reads the page, say the same; what was corrected needs nobody. */
function isAgreed(
  { lineChances }: CvFacts,
  entry: { written?: unknown },
  kind: "post" | "study",
  lines: readonly number[],
): boolean {
  if (lineChances === undefined || entry.written !== undefined) return true;
  return lines.some((line) => (lineChances[line]?.[kind] ?? 0) >= AGREED_FROM);
}

const STUDIED_FROM = 0.1;

/** Whether every post that is counted is sure, and the tagger names none with a span that was not. */
function isAllCounted(
  { lines }: ReadDocument,
  { jobs, studies, lineChances }: CvFacts,
  sure: ReadonlySet<Job>,
): boolean {
  if (jobs.some((job) => job.kind === "employment" && !sure.has(job))) return false;
  // What the tagger does not at all hold for a study may be a post that was taken for one.
  const studied = studies.filter((study) =>
    study.lines.some((line) => (lineChances?.[line]?.study ?? 1) >= STUDIED_FROM),
  );
  const counted = new Set([...jobs, ...studied].flatMap((one) => ("headerLines" in one ? one.headerLines : one.lines)));
  return lines.every(
    ({ text }, at) => counted.has(at) || !holdsSpan(text) || (lineChances?.[at]?.post ?? 0) < AGREED_FROM,
  );
}

/** Linear in the document. */
export function sureOf(document: ReadDocument, facts: CvFacts): Sure {
  const confidence = fieldConfidence(document, facts);
  // What was corrected or confirmed keeps what had been read beside it.
  const isSure = (value: { written?: unknown }, probability = 0) =>
    value.written !== undefined || probability >= DOUBTFUL_BELOW;
  // Who corrects or confirms a post sees the sum of all beside it.
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
