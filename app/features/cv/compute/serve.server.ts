import type { ReadDocument } from "#app/documents/document.ts";
import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { buildResult } from "../build-result.ts";
import { applyCorrections } from "../corrections/apply-corrections.ts";
import type { Corrections } from "../corrections/corrections.ts";
import { atPlaces, type Corrected, understand } from "../corrections/extraction-view.ts";
import { borneOut } from "../corrections/facts-supported-by-text.ts";
import { unpackDocument } from "../corrections/pack-document.ts";
import { correctionsOfNote } from "../corrections/reading-note.server.ts";
import type { CvFacts, MonthIndex } from "../facts/facts.ts";
import { withPlaces } from "../facts/personal-remarks.ts";
import { findFacts, score } from "../facts-and-score.ts";
import { applyReview, type Reviewed, reviewByRules, reviewCall } from "../model-review/apply-review.ts";
import type { RulesReading } from "../model-review/cv-source-index.ts";
import { composeReview } from "../review/compose-review.ts";
import { loadSpellChecker } from "../rubric/spelling.server.ts";
import { applyReviewTask, correctCvTask, type JudgedCv, judgeCvTask, renderReportTask } from "./tasks.ts";

/** The worker process's side of analyses and reports. */

export const cvTasks: readonly ServedTask[] = [
  serve(judgeCvTask, async ({ document: written, note, today, asksModel }, report) => {
    const open = withPlaces(written);
    const { document } = open;
    const facts = findFacts(document, today);
    report({ jobs: facts.jobs.length, skills: facts.skills.length });
    const corrections = correctionsOfNote(note, { written, document, read: facts, today });
    if (corrections !== null) {
      const result = await corrected(open, facts, { corrections, today, byFile: true });
      report({ criteria: result.details.criteria.length });
      return { judged: result, call: null, corrections };
    }
    const spell = await loadSpellChecker();
    const rubric = score(document, facts, spell, today);
    report({ criteria: rubric.criteria.length });
    const reading: RulesReading = { document, facts, score: rubric, spell, today };
    return {
      judged: judged(open, reviewByRules(reading, null)),
      call: asksModel ? reviewCall(reading) : null,
      corrections,
    };
  }),
  serve(applyReviewTask, async ({ document: written, today, said }) => {
    const open = withPlaces(written);
    const applied = applyReview(await readByRules(open.document, today), said);
    return applied && judged(open, applied);
  }),
  serve(correctCvTask, async ({ kept, corrections, today }) => {
    const open = withPlaces(await unpackDocument(Buffer.from(kept, "base64")));
    return corrected(open, findFacts(open.document, today), { corrections, today, byFile: false });
  }),
  serve(renderReportTask, async ({ view, candidate, head }) => {
    // Imported lazily: analyses do not need the font library.
    const { renderReport } = await import("../report/render-report.server.ts");
    return { pdf: (await renderReport(view, candidate, head)).toString("base64") };
  }),
];

/** Loads the dictionary in advance, so that the first analysis need not wait for it. */
export async function prepareCvTasks(): Promise<void> {
  await loadSpellChecker();
}

async function readByRules(document: ReadDocument, today: MonthIndex): Promise<RulesReading> {
  const spell = await loadSpellChecker();
  const facts = findFacts(document, today);
  return { document, facts, score: score(document, facts, spell, today), spell, today };
}

type Open = ReturnType<typeof withPlaces>;

function judged(
  { document, places }: Open,
  { facts, score: rubric, review }: Omit<Reviewed, "madeBy">,
  understood = understand(document, facts, null),
): JudgedCv {
  const { results, details } = buildResult(document, facts, rubric, review);
  return {
    results,
    details: { ...details, understood: atPlaces(understood, places) },
    yearsTotal: facts.yearsTotal,
    rubricVersion: rubric.version,
  };
}

/** `byFile`: a note in the file makes the corrections, not the student. */
type Said = { corrections: Corrections; today: MonthIndex; byFile: boolean };

/** The profile shows the corrections; score and sentences use only those that the CV's text supports. */
async function corrected(open: Open, read: CvFacts, { corrections, today, byFile }: Said): Promise<JudgedCv> {
  const { document } = open;
  const spell = await loadSpellChecker();
  const facts = applyCorrections(read, corrections, today);
  const borne = borneOut(document, read, facts);
  const rubric = score(document, borne.scored, spell, today);
  const review = composeReview(document, borne.said, rubric, today);
  const told: Corrected = { facts, borne, corrections };
  // A skill that the CV does not mention is shown as one to add, not as one of the CV.
  const profile: CvFacts = { ...facts, skills: borne.scored.skills };
  const understood = understand(document, read, told);
  return judged(open, { facts: profile, score: rubric, review }, { ...understood, ...(byFile && { byFile }) });
}
