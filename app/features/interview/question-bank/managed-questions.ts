/** The questions of the program together with what the office added and changed. Pure. */

import { fnv1a } from "#app/platform/fnv1a.ts";
import type { InterviewQuestionsTable, InterviewQuestionVersionsTable } from "#db/question-tables.ts";
import { HUNTERS, type HunterId, hunterOf } from "../hunters.ts";
import { askedId, readAskedId } from "./asked-id.ts";
import { findGenericQuestion, genericQuestions, QUESTIONS_PER_INTERVIEW } from "./bank.ts";
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
  /** Oldest first; never empty. */
  versions: readonly [QuestionVersion, ...QuestionVersion[]];
};

/** The text in use. */
export function currentVersion({ versions }: Pick<ManagedQuestion, "versions">): QuestionVersion {
  return versions.at(-1) ?? versions[0];
}

/** All questions: of each hunter first the program's, in the order of asking, then the office's, oldest first. */
export function mergeQuestions(
  rows: readonly InterviewQuestionsTable[],
  versionRows: readonly InterviewQuestionVersionsTable[],
): ManagedQuestion[] {
  const versions = Map.groupBy(versionRows, (row) => row.question_id);
  const later = (id: string) =>
    (versions.get(id) ?? []).map(versionOf).sort((one, other) => one.version - other.version);
  const isActive = new Map(rows.map((row) => [row.id, row.is_active === 1]));
  return HUNTERS.flatMap(({ id: hunterId, questions }): ManagedQuestion[] => {
    const known = new Set(questions.map(({ id }) => id));
    const own = rows
      .filter((row) => row.hunter_id === hunterId && !known.has(row.id))
      .sort((one, other) => numberOf(one.id) - numberOf(other.id));
    return [
      ...questions.map(({ id, question, category }) => {
        const first = { version: 1, question, category, career: null, createdAt: null };
        const all = [first, ...later(id)] as const;
        return { id, hunterId, isOwn: false, isActive: isActive.get(id) ?? true, versions: all };
      }),
      ...own.flatMap(({ id, is_active }) => {
        const [first, ...others] = later(id);
        if (!first) return [];
        return [{ id, hunterId, isOwn: true, isActive: is_active === 1, versions: [first, ...others] as const }];
      }),
    ] as ManagedQuestion[];
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

/** Questions that every student of a hunter can be asked: switched on, and for all careers. */
export function countForAll(questions: readonly ManagedQuestion[], hunterId: HunterId): number {
  return questions.filter((one) => one.hunterId === hunterId && one.isActive && currentVersion(one).career === null)
    .length;
}

/** The questions that an interview may use, for one student and one seed. */
export type AskableQuestions = {
  /** The generic ones of a hunter, in the order of asking. */
  of(hunterId: HunterId): readonly Question[];
  /** One by the id with which it was asked: of any version, also when it is switched off now. */
  find(id: string): Question | undefined;
};

/** Without anything of the office: the program's own questions. */
export const PROGRAM_QUESTIONS: AskableQuestions = { of: genericQuestions, find: findGenericQuestion };

/**
 * @param career the student's, as in users.career
 * @param seed draws among the questions for everybody when there are more than an interview has
 */
export function askableQuestions(
  managed: readonly ManagedQuestion[],
  { career, seed }: { career: string | null; seed: string },
): AskableQuestions {
  const byId = new Map(managed.map((one) => [one.id, one]));
  return {
    of: (hunterId) =>
      choose(
        managed.filter((one) => one.hunterId === hunterId && one.isActive),
        { career, seed },
      ).map((one) => asked(one, currentVersion(one))),
    find: (given) => {
      const { id, version } = readAskedId(given);
      const one = byId.get(id);
      const text = one?.versions.find((each) => each.version === version);
      return one && text && asked(one, text);
    },
  };
}

/**
 * Ten questions at most: the first of the list, those for the student's career, then drawn ones for everybody. They
 * keep the list's order.
 */
function choose(active: readonly ManagedQuestion[], { career, seed }: { career: string | null; seed: string }) {
  const careerOf = (one: ManagedQuestion) => currentVersion(one).career;
  const fitting = active.filter((one) => careerOf(one) === null || careerOf(one) === career);
  if (fitting.length <= QUESTIONS_PER_INTERVIEW) return fitting;
  const [first, ...rest] = fitting;
  const own = rest.filter((one) => careerOf(one) !== null);
  const drawn = rest
    .filter((one) => careerOf(one) === null)
    .map((one) => ({ one, draw: fnv1a(`${seed}:${one.id}`) }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ one }) => one);
  const chosen = new Set([first, ...own, ...drawn].slice(0, QUESTIONS_PER_INTERVIEW));
  return fitting.filter((one) => chosen.has(one));
}

function asked({ id, hunterId }: ManagedQuestion, { version, question, category }: QuestionVersion): Question {
  const original = hunterOf(hunterId).questions.find((one) => one.id === id && one.question === question);
  return {
    id: askedId(id, version),
    question,
    category,
    focus: original?.category === category ? original.focus : focusOf(category),
  };
}
