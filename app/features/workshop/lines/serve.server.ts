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
import type { ActsFound } from "../acts/act-schemas.ts";
import { findActs } from "../acts/find-acts.ts";
import { findSpelling } from "../acts/find-spelling.ts";
import { type Choice, pagesOf } from "../acts/pages.server.ts";
import { cvDocumentOf } from "../from-cv/cv-document-of.ts";
import { PERSONAL_KINDS, remarksOf } from "../from-cv/personal-data.ts";
import type { Preview, ScoreView } from "./api-schemas.ts";
import { withChanges } from "./change-lines.ts";
import { findCards } from "./find-cards.ts";
import { previewOf } from "./preview-line.ts";
import { type LineCard, type LineChange, openWorkshopTask, previewLineTask, scoreChangesTask } from "./tasks.ts";

/** The computing child's side of the workshop: the same facts and the same rubric as an analysis. */

export const workshopTasks: readonly ServedTask[] = [
  serve(openWorkshopTask, async ({ kept, corrections, today, improvements, changes, acts }) => {
    const written = await unpackDocument(Buffer.from(kept, "base64"));
    const open = withPlaces(written);
    const conditions = { corrections, today };
    const judged = await judge(open.document, conditions);
    const { facts, rubric } = judged;
    const { language } = facts;
    const profile = reviewProfile(open.document, facts, rubric, today);
    const cards = findCards(profile, improvements);
    const spelling = findSpelling(profile.reading, await loadSpellChecker(), sentencesOf(cards, changes));
    const worked = changes.length === 0 ? judged : await judge(changed(open.document, changes), conditions);
    const found = await actsOf(worked, remarksOf(written, open), conditions, acts);
    const scores = { before: viewOf(rubric), now: viewOf(worked.rubric) };
    return { lang: language === "es" || language === "en" ? language : null, cards, spelling, found, ...scores };
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
  conditions: Conditions,
): Promise<ScoreView> {
  return viewOf((await judge(changed(read, changes), conditions)).rubric);
}

/** A new line may be a personal remark: an analysis of the changed file would not see it either. */
function changed(read: ReadDocument, changes: readonly LineChange[]): ReadDocument {
  return withPlaces(withChanges(read, changes)).document;
}

type Judged = {
  document: ReadDocument;
  /** As the rules read them. */
  read: CvFacts;
  /** With the corrections that the text bears out. */
  facts: CvFacts;
  rubric: RubricScore;
};

async function judge(document: ReadDocument, { corrections, today }: Conditions): Promise<Judged> {
  const spell = await loadSpellChecker();
  const read = findFacts(document, today);
  if (corrections === null) return { document, read, facts: read, rubric: score(document, read, spell, today) };
  const { said, scored } = borneOut(document, read, applyCorrections(read, corrections, today));
  return { document, read, facts: said, rubric: score(document, scored, spell, today) };
}

/** What changes as a whole: the lines to work on, and the others in use. */
function sentencesOf(cards: readonly LineCard[], changes: readonly LineChange[]): { line: number; was: string }[] {
  const isCard = (one: LineChange) => cards.some(({ line, was }) => line === one.line && was === one.was);
  return [...cards, ...changes.filter((one) => !isCard(one))];
}

/** What can be done with the CV as it is written anew with the lines in use. */
async function actsOf(
  { document, read }: Judged,
  remarks: readonly string[],
  { corrections, today }: Conditions,
  acts: Choice,
): Promise<ActsFound> {
  const source = { document, read, corrections, today };
  const bare = cvDocumentOf(source, { remarks, without: PERSONAL_KINDS });
  const { cv } = acts.withoutPersonal ? bare : cvDocumentOf(source, { remarks });
  return { ...findActs({ document, facts: read }, bare), pages: await pagesOf(cv, acts, today) };
}

function viewOf({ version, total, criteria }: RubricScore): ScoreView {
  return { version, total, criteria: criteria.map(({ id, name, points, max }) => ({ id, name, points, max })) };
}
