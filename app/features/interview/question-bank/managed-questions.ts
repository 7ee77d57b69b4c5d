/** The questions of the program together with what the office added and changed. Pure. */

import type { InterviewQuestionsTable, InterviewQuestionVersionsTable } from "#db/question-tables.ts";
import { HUNTERS, type HunterId } from "../hunters.ts";
import { askedId, readAskedId } from "./asked-id.ts";
import { findGenericQuestion, genericQuestions, laterQuestions } from "./bank.ts";
import { areaOf, type CareerArea } from "./career-areas.ts";
import { drawFirst, drawLater, NO_HISTORY, type QuestionHistory } from "./draw-questions.ts";
import { focusOf, type Question } from "./question.ts";

export type QuestionVersion = {
  /** From 1. */
  version: number;
  question: string;
  category: string;
  /** As in users.career; null: for every career. */
  career: string | null;
  /** ISO-8601 UTC; null for a text of the program. */
  createdAt: string | null;
};

export type ManagedQuestion = {
  id: string;
  hunterId: HunterId;
  /** Added by the office. */
  isOwn: boolean;
  isActive: boolean;
  /** Asked from the second interview on. */
  isLater: boolean;
  /** The careers it is about; null: any. */
  area: CareerArea | null;
  /** Oldest first; never empty. */
  versions: readonly [QuestionVersion, ...QuestionVersion[]];
};

/** The text in use. */
export function currentVersion({ versions }: Pick<ManagedQuestion, "versions">): QuestionVersion {
  return versions.at(-1) ?? versions[0];
}

/**
 * All questions: of each hunter first the program's for a first interview, in the order of asking, then the office's,
 * oldest first, then the program's for later ones.
 */
export function mergeQuestions(
  rows: readonly InterviewQuestionsTable[],
  versionRows: readonly InterviewQuestionVersionsTable[],
): ManagedQuestion[] {
  const versions = Map.groupBy(versionRows, (row) => row.question_id);
  const later = (id: string) =>
    (versions.get(id) ?? []).map(versionOf).sort((one, other) => one.version - other.version);
  const isActive = new Map(rows.map((row) => [row.id, row.is_active === 1]));
  return HUNTERS.flatMap(({ id: hunterId }): ManagedQuestion[] => {
    const program = (question: Question, isLater: boolean, area: CareerArea | null = null): ManagedQuestion => {
      const { id, question: text, category } = question;
      const first = { version: 1, question: text, category, career: null, createdAt: null };
      const common = { id, hunterId, isOwn: false, isActive: isActive.get(id) ?? true, isLater, area };
      return { ...common, versions: [first, ...later(id)] };
    };
    const questions = genericQuestions(hunterId).map((one) => program(one, false));
    const more = laterQuestions(hunterId).map((one) => program(one, true, one.area));
    const known = new Set([...questions, ...more].map(({ id }) => id));
    const own = rows
      .filter((row) => row.hunter_id === hunterId && !known.has(row.id))
      .sort((one, other) => numberOf(one.id) - numberOf(other.id));
    return [
      ...questions,
      ...own.flatMap(({ id, is_active }) => {
        const [first, ...others] = later(id);
        if (!first) return [];
        const common = { id, hunterId, isOwn: true, isActive: is_active === 1, isLater: false, area: null };
        return [{ ...common, versions: [first, ...others] as const }];
      }),
      ...more,
    ];
  });
}

function versionOf(row: InterviewQuestionVersionsTable): QuestionVersion {
  const { version, question, category, career, created_at: createdAt } = row;
  return { version, question, category, career, createdAt };
}

function numberOf(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}

/** The id of a hunter's next own question: the hunter's id, "-o" and a number. */
export function nextOwnId(questions: readonly ManagedQuestion[], hunterId: HunterId): string {
  const own = questions.filter((one) => one.hunterId === hunterId && one.isOwn);
  return `${hunterId}-o${Math.max(0, ...own.map(({ id }) => numberOf(id))) + 1}`;
}

/** Questions that every student of a hunter can be asked in a first interview: switched on, and for all careers. */
export function countForAll(questions: readonly ManagedQuestion[], hunterId: HunterId): number {
  const isForAll = (one: ManagedQuestion) => one.isActive && !one.isLater && currentVersion(one).career === null;
  return questions.filter((one) => one.hunterId === hunterId && isForAll(one)).length;
}

/** The questions that an interview may use, for one student and one seed. */
export type AskableQuestions = {
  /** The generic ones of a hunter, in the order of asking. */
  of(hunterId: HunterId): readonly Question[];
  /** Those of a first interview with this hunter, whatever was asked before. */
  first(hunterId: HunterId): readonly Question[];
  /** One by the id with which it was asked: of any version, also when it is switched off now. */
  find(id: string): Question | undefined;
  /** What the student was asked by a hunter before. */
  history(hunterId: HunterId): QuestionHistory;
};

/** Without anything of the office: the program's own questions of a first interview. */
export const PROGRAM_QUESTIONS: AskableQuestions = {
  of: genericQuestions,
  first: genericQuestions,
  find: findGenericQuestion,
  history: () => NO_HISTORY,
};

/**
 * @param career the student's, as in users.career
 * @param seed draws among the questions when there are more than an interview has
 * @param histories what the student was asked before, by hunter
 */
export function askableQuestions(
  managed: readonly ManagedQuestion[],
  {
    career,
    seed,
    histories,
  }: { career: string | null; seed: string; histories?: ReadonlyMap<string, QuestionHistory> },
): AskableQuestions {
  const byId = new Map(managed.map((one) => [one.id, one]));
  const history = (hunterId: HunterId) => histories?.get(hunterId) ?? NO_HISTORY;
  const chosen = (hunterId: HunterId, known: QuestionHistory) => {
    const active = managed.filter((one) => one.hunterId === hunterId && one.isActive);
    return choose(active, { career, seed, history: known }).map((one) => asked(one, currentVersion(one)));
  };
  return {
    of: (hunterId) => chosen(hunterId, history(hunterId)),
    first: (hunterId) => chosen(hunterId, NO_HISTORY),
    find: (given) => {
      const { id, version } = readAskedId(given);
      const one = byId.get(id);
      const text = one?.versions.find((each) => each.version === version);
      return one && text && asked(one, text);
    },
    history,
  };
}

function choose(
  active: readonly ManagedQuestion[],
  { career, seed, history }: { career: string | null; seed: string; history: QuestionHistory },
): ManagedQuestion[] {
  const area = areaOf(career);
  const candidates = active
    .filter((one) => history.hasEnded || !one.isLater)
    .filter((one) => one.area === null || one.area === area)
    .map((managed) => {
      const { career: wanted, category } = currentVersion(managed);
      const isForCareer = wanted !== null;
      return { id: managed.id, category, isForCareer, isOfArea: managed.area !== null, wanted, managed };
    })
    .filter(({ wanted }) => wanted === null || wanted === career);
  const drawn = history.hasEnded ? drawLater(candidates, history, seed) : drawFirst(candidates, seed);
  return drawn.map(({ managed }) => managed);
}

function asked({ id }: ManagedQuestion, { version, question, category }: QuestionVersion): Question {
  const known = findGenericQuestion(id);
  const original = known?.question === question ? known : undefined;
  return {
    id: askedId(id, version),
    question,
    category,
    focus: original?.category === category ? original.focus : focusOf(category),
  };
}
