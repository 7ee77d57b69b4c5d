import type { ReadDocument } from "#app/documents/document.ts";
import { applyCorrections } from "#app/features/cv/corrections/apply-corrections.ts";
import type { Corrections } from "#app/features/cv/corrections/corrections.ts";
import { borneOut } from "#app/features/cv/corrections/facts-supported-by-text.ts";
import { unpackDocument } from "#app/features/cv/corrections/pack-document.ts";
import type { CvFacts, MonthIndex } from "#app/features/cv/facts/facts.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { reviewProfile } from "#app/features/cv/review/review-material.ts";
import type { RubricScore } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import type { Preview, ScoreView } from "./api-schemas.ts";
import { withChanges } from "./change-lines.ts";
import { findCards } from "./find-cards.ts";
import { previewOf } from "./preview-line.ts";
import { type LineChange, openWorkshopTask, previewLineTask, scoreChangesTask } from "./tasks.ts";

/** The computing child's side of the workshop: the same facts and the same rubric as an analysis. */

export const workshopTasks: readonly ServedTask[] = [
  serve(openWorkshopTask, async ({ kept, corrections, today, improvements, changes }) => {
    const read = withPlaces(await unpackDocument(Buffer.from(kept, "base64"))).document;
    const { facts, rubric } = await judge(read, corrections, today);
    const { language } = facts;
    const cards = findCards(reviewProfile(read, facts, rubric, today), improvements);
    const before = viewOf(rubric);
    const now = changes.length === 0 ? before : await scoreWith(read, changes, { corrections, today });
    return { lang: language === "es" || language === "en" ? language : null, cards, before, now };
  }),
  serve(scoreChangesTask, async ({ kept, corrections, today, changes }) => {
    const read = withPlaces(await unpackDocument(Buffer.from(kept, "base64"))).document;
    return { score: await scoreWith(read, changes, { corrections, today }) };
  }),
  serve(previewLineTask, async ({ kept, corrections, today, others, ask }): Promise<Preview> => {
    const read = withPlaces(await unpackDocument(Buffer.from(kept, "base64"))).document;
    const told = previewOf(ask);
    const { line, was } = ask;
    const own = told.text === "" || told.blank !== null ? [] : [{ line, was, text: told.text }];
    return { ...told, score: await scoreWith(read, [...others, ...own], { corrections, today }) };
  }),
];

type Conditions = { corrections: Corrections | null; today: MonthIndex };

async function scoreWith(
  read: ReadDocument,
  changes: readonly LineChange[],
  { corrections, today }: Conditions,
): Promise<ScoreView> {
  // A new line may be a personal remark: an analysis of the changed file would not see it either.
  const { document } = withPlaces(withChanges(read, changes));
  return viewOf((await judge(document, corrections, today)).rubric);
}

async function judge(
  document: ReadDocument,
  corrections: Corrections | null,
  today: MonthIndex,
): Promise<{ facts: CvFacts; rubric: RubricScore }> {
  const spell = await loadSpellChecker();
  const read = findFacts(document, today);
  if (corrections === null) return { facts: read, rubric: score(document, read, spell, today) };
  const { said, scored } = borneOut(document, read, applyCorrections(read, corrections, today));
  return { facts: said, rubric: score(document, scored, spell, today) };
}

function viewOf({ version, total, criteria }: RubricScore): ScoreView {
  return { version, total, criteria: criteria.map(({ id, name, points, max }) => ({ id, name, points, max })) };
}
