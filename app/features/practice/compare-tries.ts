import { normalize } from "../cv/vocabulary/normalize-text.ts";
import type { HunterId } from "../interview/hunters.ts";
import { judgeAnswer } from "../interview/judge/judge.ts";
import type { Question } from "../interview/question-bank/question.ts";
import { type Clause, type ReadAnswer, readAnswer } from "./answer-clauses.ts";
import { isAmong, namesIn, numbersIn } from "./content-words.ts";
import { hasDate, isSubordinate, isTold, mayHave, showsIn, surelyShows, withoutLists } from "./part-evidence.ts";
import { PARTS, type Part, partsAskedBy } from "./parts.ts";

/**
 * What a second try has that the first one lacked. A rewrite gains nothing, so three things must hold: the second text
 * is about the question, the first one had no trace of the part, and the words that show it tell facts that the first
 * one did not. Where much of the first text is gone, the new words may be the old ones in other clothes, and more of
 * them are asked for.
 */

export type Gain = {
  part: Part;
  /** The clause of the second try that shows it, in the person's own words. */
  quote: string;
};

/** How much of the first try's words the second one still has. */
type Change = { kept: number; lost: number; old: ReadonlySet<string>; numbers: ReadonlySet<string> };

/** Share of the first text's words from which a text was completed, and not written anew. */
const COMPLETED = 0.9;
/** Least new facts in the clauses that show a part. */
const LEAST_NEW: Readonly<Record<Part, number>> = {
  situation: 4,
  task: 3,
  action: 2,
  reason: 3,
  result: 3,
  figure: 1,
  learning: 3,
};
/** A part that the first text may have had in other words: how likely that may be, where the text was completed. */
const MAY_HAVE_HAD: Readonly<Partial<Record<Part, number>>> = { result: 0.9, learning: 0.6, reason: 0.7 };
const THING_OF = { result: "result", learning: "learning", reason: "reason" } as const;

/** The parts that the second try gained, in the order in which they are told; empty after a rewrite. */
export function compareTries(question: Question, hunterId: HunterId, before: string, after: string): Gain[] {
  const { question: text, category, focus } = question;
  if (!judgeAnswer({ question: text, category, focus, hunterId, answer: after }).isRelevant) return [];
  const was = readAnswer(before);
  // Of a text that was not read to its end nobody knows what it lacks.
  if (!was.isWhole) return [];
  const now = readAnswer(after);
  const change = changeOf(was, now);
  return PARTS.filter((part) => isAsked(part, question)).flatMap((part) => gainOf(part, was, now, change) ?? []);
}

/** In a question about reasons or plans nothing has ended: what sounds like a result is another story. */
function isAsked(part: Part, question: Question): boolean {
  return part !== "result" || partsAskedBy(question).includes("result");
}

function changeOf(was: ReadAnswer, now: ReadAnswer): Change {
  const old = new Set(was.clauses.flatMap(({ stems }) => stems));
  const fresh = new Set(now.clauses.flatMap(({ stems }) => stems));
  const lost = [...old].filter((stem) => !isAmong(stem, fresh)).length;
  return { kept: old.size === 0 ? 0 : 1 - lost / old.size, lost, old, numbers: numbersIn(was.text) };
}

function gainOf(part: Part, was: ReadAnswer, now: ReadAnswer, change: Change): Gain | null {
  if (!lacked(part, was, change)) return null;
  const shown = now.clauses
    .filter((clause, at) => showsIn(now.clauses, at, part) || (part === "result" && endsNewly(clause, now, change)))
    .filter((clause) => !isAside(clause, now))
    .map((clause) => ({ clause, facts: newFacts(part, clause, now, change) }))
    .filter(({ clause, facts }) => facts > 0 && isNewFor(part, clause, now, change))
    .sort((one, other) => other.facts - one.facts);
  const [best] = shown;
  if (best === undefined || best.facts < LEAST_NEW[part]) return null;
  const all = shown.reduce((sum, { facts }) => sum + facts, 0);
  const isFirstCase = part === "situation" && !was.clauses.some((clause) => clause.isTold);
  return all >= (isFirstCase ? LEAST_NEW.situation : factsNeeded(part, change))
    ? { part, quote: wordsOf(best.clause) }
    : null;
}

/** The clause without the word that ties it to the one before. */
function wordsOf({ text }: Clause): string {
  return text.replace(/\s+/gu, " ").replace(/^(?:y|e|pero|entonces|así que) /iu, "");
}

/** Whether the first try surely had nothing of the part. */
function lacked(part: Part, was: ReadAnswer, { kept }: Change): boolean {
  if (was.clauses.some((_, at) => showsIn(was.clauses, at, part))) return false;
  if (!mayHave(part, was.text, was.clauses)) return true;
  const limit = MAY_HAVE_HAD[part];
  const thing = THING_OF[part as keyof typeof THING_OF];
  return limit !== undefined && kept >= COMPLETED && was.whole[thing].chance < limit;
}

function factsNeeded(part: Part, { kept, lost }: Change): number {
  if (part === "figure" || kept >= COMPLETED) return LEAST_NEW[part];
  return part === "situation" ? Math.max(LEAST_NEW[part], lost + 2) : 2 * lost + 2;
}

/** Parts that are told over several clauses: those that follow in the sentence belong to it. */
const TOLD_ON: ReadonlySet<Part> = new Set(["situation", "reason", "result"]);
const CLAUSES_ON = 2;

function toldOn(part: Part, clause: Clause, { clauses }: ReadAnswer): Clause[] {
  const at = clauses.indexOf(clause);
  const on = TOLD_ON.has(part) ? clauses.slice(at + 1, at + 1 + CLAUSES_ON) : [];
  return [clause, ...on.filter(({ piece }) => piece.sentence === clause.piece.sentence)];
}

function newFacts(part: Part, clause: Clause, now: ReadAnswer, { old, numbers }: Change): number {
  const told = toldOn(part, clause, now);
  const words = new Set(told.flatMap(({ concrete }) => concrete).filter((stem) => !isAmong(stem, old)));
  const figures = [...numbersIn(withoutLists(normalize(told.map(({ text }) => text).join(" "))))];
  return words.size + figures.filter((number) => !numbers.has(number)).length;
}

/** The model alone is believed at the end of a text that was completed, about a clause that is new. */
const ENDS = 0.8;
const AT_THE_END = 3;

function endsNewly(clause: Clause, { clauses }: ReadAnswer, { kept, old }: Change): boolean {
  if (
    kept < COMPLETED ||
    clause.chance.result < ENDS ||
    !isTold(clause) ||
    isSubordinate(clause) ||
    surelyShows("learning", clause)
  )
    return false;
  const isNew = clause.stems.filter((stem) => !isAmong(stem, old)).length * 2 >= clause.stems.length;
  return isNew && clauses.indexOf(clause) >= clauses.length - AT_THE_END;
}

/** What the part needs besides new words, because rewrites have those too. */
function isNewFor(part: Part, clause: Clause, now: ReadAnswer, { old, numbers }: Change): boolean {
  if (part === "figure") return [...numbersIn(clause.text)].some((number) => !numbers.has(number));
  if (part === "situation") return namesIn(clause.text).some((name) => !isAmong(name, old)) || hasDate(clause);
  if (part === "reason") return !OPINION.test(clause.text) && toldOn(part, clause, now).some(isTold);
  return true;
}

/** "Porque creo que es importante": an opinion gives no reason. */
const OPINION =
  /(?<!\p{L})(?:creo|pienso|considero|siento|opino|es (?:muy )?(?:importante|fundamental|clave))(?!\p{L})/iu;
/** "Aparte de eso…": something else, which is no part of this answer. */
const ASIDE = /^(?:aparte|además, (?:en )?otr|por otr[oa]|cambiando de|en otro (?:orden|tema))(?!\p{L})/iu;

function isAside({ piece }: Clause, { clauses }: ReadAnswer): boolean {
  const first = clauses.find((one) => one.piece.sentence === piece.sentence);
  return first !== undefined && ASIDE.test(first.text);
}
