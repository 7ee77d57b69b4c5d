import type { ReadDocument } from "#app/documents/document.ts";
import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { findFacts, score } from "../analyze-document.ts";
import { buildResult } from "../build-result.ts";
import type { MonthIndex } from "../facts/facts.ts";
import { withoutPersonalRemarks } from "../facts/personal-remarks.ts";
import { applyReview, type Reviewed, reviewByRules, reviewCall } from "../model-review/apply-review.ts";
import type { RulesReading } from "../model-review/source.ts";
import { loadSpellChecker } from "../rubric/spelling.server.ts";
import { applyReviewTask, type JudgedCv, judgeCvTask, renderReportTask } from "./tasks.ts";

/** The child's side of analyses and reports. */

export const cvTasks: readonly ServedTask[] = [
  serve(judgeCvTask, async ({ document: written, today, asksModel }, report) => {
    const document = withoutPersonalRemarks(written);
    const spell = await loadSpellChecker();
    const facts = findFacts(document, today);
    report({ jobs: facts.jobs.length, skills: facts.skills.length });
    const rubric = score(document, facts, spell, today);
    report({ criteria: rubric.criteria.length });
    const reading: RulesReading = { document, facts, score: rubric, spell, today };
    return {
      judged: judged(document, reviewByRules(reading, null)),
      call: asksModel ? reviewCall(reading) : null,
    };
  }),
  serve(applyReviewTask, async ({ document, today, said }) => {
    const reading = await readByRules(document, today);
    const applied = applyReview(reading, said);
    return applied && judged(reading.document, applied);
  }),
  serve(renderReportTask, async ({ view, candidate, institution }) => {
    // Loaded by the first report: the fonts' library is none of an analysis's business.
    const { renderReport } = await import("../report/render-report.server.ts");
    return { pdf: (await renderReport(view, candidate, institution)).toString("base64") };
  }),
];

/** The dictionary, which the first analysis should not wait for. */
export async function prepareCvTasks(): Promise<void> {
  await loadSpellChecker();
}

async function readByRules(written: ReadDocument, today: MonthIndex): Promise<RulesReading> {
  const document = withoutPersonalRemarks(written);
  const spell = await loadSpellChecker();
  const facts = findFacts(document, today);
  return { document, facts, score: score(document, facts, spell, today), spell, today };
}

function judged(document: ReadDocument, { facts, score: rubric, review }: Omit<Reviewed, "madeBy">): JudgedCv {
  const { results, details } = buildResult(document, facts, rubric, review);
  return { results, details, yearsTotal: facts.yearsTotal, rubricVersion: rubric.version };
}
