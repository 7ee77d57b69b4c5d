import { normalize } from "../cv/vocabulary/normalize-text.ts";
import type { Question } from "../interview/question-bank/question.ts";
import type { Clause, ReadAnswer } from "./answer-clauses.ts";
import { isAmong, namesIn, numbersIn } from "./content-words.ts";
import { hasDate, isSubordinate, isTold, mayHave, showsIn, surelyShows, withoutLists } from "./part-evidence.ts";
import { type Part, partsAskedBy, thingOf } from "./parts.ts";

/** What is measured in two tries at a question: of both together, and of each part that the second may have gained. */

/** A task is never counted as gained: who tells it seldom adds it by itself. */
export const GAIN_PARTS = ["situation", "action", "reason", "result", "figure", "learning"] as const satisfies Part[];
export type GainPart = (typeof GAIN_PARTS)[number];

export type PartMeasures = {
  part: GainPart;
  x: number[];
  /** The clause of the second try that shows the part best among those with new words; null without one. */
  clause: Clause | null;
  /** Whether that clause has a number that the first try did not have. */
  isNewNumber: boolean;
  /** Whether that clause shows the part by its wording, and not only to the trained reader. */
  isWorded: boolean;
  /** Whether the first try surely had the part already, and whether anything in it may have been the part. */
  hadIt: boolean;
  mayHaveHad: boolean;
};

export type TryMeasures = {
  /** Share of the first try's words that the second one still has. */
  kept: number;
  /** Of both texts: how much of the first is left, how much is new, and what the new words tell. */
  x: number[];
  parts: PartMeasures[];
};

/** Least share of words that the first try did not have, of a clause that is new. */
const NEW_CLAUSE = 0.5;
/** The same of one whose wording shows the part by itself. */
const NEW_PHRASE = 0.34;

type NewClause = { clause: Clause; at: number; share: number; facts: number };

/** Linear in the lengths of both texts. */
export function measureTries(question: Question, was: ReadAnswer, now: ReadAnswer): TryMeasures {
  const words = compareWords(was, now);
  const asides = asidesIn(now);
  const clauses = now.clauses.map((clause, at): NewClause => {
    const isNew = (stem: string) => !isAmong(stem, words.old);
    const share = clause.stems.length === 0 ? 0 : clause.stems.filter(isNew).length / clause.stems.length;
    // What is told of something else belongs to no part of this answer.
    if (asides.has(clause.piece.sentence)) return { clause, at, share: 0, facts: 0 };
    return { clause, at, share, facts: clause.concrete.filter(isNew).length };
  });
  const fresh = clauses.filter(({ share }) => share >= NEW_CLAUSE);
  const texts = [
    words.kept,
    Math.log1p(words.lostFacts),
    Math.log1p(words.newFacts),
    words.newFacts - words.lostFacts,
    Math.log1p(Math.max(0, words.newFacts - words.lostFacts)),
    Math.log1p(words.lost),
    Math.log1p(words.won),
    (words.won - words.lost) / Math.max(1, words.won + words.lost),
    Math.min(3, words.newNumbers),
    Number(words.newNumbers > 0),
    Math.min(2, words.newNames),
    Number(words.newNames > 0),
    words.longer,
    words.newFacts / Math.max(1, words.won),
    Math.log1p(fresh.length),
  ];
  const asked = partsAskedBy(question);
  const parts = GAIN_PARTS.map((part) => {
    const own = ofPart(part, was, { now, clauses, fresh });
    const x = [...own.x, Number(asked.includes(part)), ...texts, ...forOnePart(part, own.x, texts)];
    const isNewNumber = own.clause !== null && [...measured(own.clause.text)].some((one) => !words.numbers.has(one));
    const { clause, hadIt, mayHaveHad, gained } = own;
    const isWorded = clause !== null && surelyShows(part, clause);
    return { part, x, clause, isNewNumber, isWorded, hadIt, mayHaveHad, gained };
  });
  return {
    kept: words.kept,
    x: [...texts, ...parts.flatMap(({ gained }) => gained), Math.max(...parts.map(({ gained }) => gained[1] ?? 0))],
    parts: parts.map(({ gained, ...one }) => one),
  };
}

/** "Aparte de eso…" */
const ASIDE = /^(?:aparte|además, (?:en )?otr|por otr[oa]|cambiando de|en otro (?:orden|tema))(?!\p{L})/iu;

function asidesIn({ clauses }: ReadAnswer): Set<number> {
  const first = new Map(clauses.toReversed().map(({ piece, text }) => [piece.sentence, text]));
  return new Set([...first].filter(([, text]) => ASIDE.test(text)).map(([sentence]) => sentence));
}

function compareWords(was: ReadAnswer, now: ReadAnswer) {
  const stems = ({ clauses }: ReadAnswer) => new Set(clauses.flatMap((clause) => clause.stems));
  const facts = ({ clauses }: ReadAnswer) => new Set(clauses.flatMap((clause) => clause.concrete));
  const old = stems(was);
  const fresh = stems(now);
  const missingIn = (from: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...from].filter((stem) => !isAmong(stem, other)).length;
  const lost = missingIn(old, fresh);
  const before = numbersIn(was.text);
  return {
    old,
    numbers: before,
    lost,
    won: missingIn(fresh, old),
    kept: old.size === 0 ? 0 : 1 - lost / old.size,
    lostFacts: missingIn(facts(was), fresh),
    newFacts: missingIn(facts(now), old),
    newNumbers: [...measured(now.text)].filter((number) => !before.has(number)).length,
    newNames: namesIn(now.text).filter((name) => !isAmong(name, old)).length,
    longer: Math.log(Math.max(1, now.text.length) / Math.max(1, was.text.length)),
  };
}

type Second = { now: ReadAnswer; clauses: readonly NewClause[]; fresh: readonly NewClause[] };

function ofPart(part: GainPart, was: ReadAnswer, { now, clauses, fresh }: Second) {
  const thing = thingOf(part);
  const best = fresh.reduce<NewClause | null>(
    (most, one) => (one.clause.chance[thing] > (most?.clause.chance[thing] ?? -1) ? one : most),
    null,
  );
  const shown = clauses.filter(({ share, at }) => share >= NEW_PHRASE && showsIn(now.clauses, at, part));
  const hadSurely = was.clauses.some((_, at) => showsIn(was.clauses, at, part));
  const mayHaveHad = mayHave(part, was.text, was.clauses);
  const mayHaveNow = mayHave(
    part,
    now.text,
    fresh.map(({ clause }) => clause),
  );
  const change = logit(now.whole[thing].chance) - logit(was.whole[thing].chance);
  const facts = Math.log1p(best?.facts ?? 0);
  const x = [
    logit(was.whole[thing].chance),
    logit(now.whole[thing].chance),
    change,
    logit(Math.max(0, ...was.clauses.map(({ chance }) => chance[thing]))),
    logit(best?.clause.chance[thing] ?? 0),
    facts,
    Number(best !== null && isTold(best.clause)),
    Number(best !== null && isSubordinate(best.clause)),
    Number(hadSurely),
    Number(shown.length > 0),
    Math.log1p(Math.max(0, ...shown.map((one) => one.facts))),
    Number(mayHaveHad),
    Number(mayHaveNow),
    Number(!mayHaveHad && mayHaveNow),
    Number(!hadSurely && shown.length > 0),
    Number(fresh.some(({ clause }) => hasDate(clause))),
  ];
  const [strongest] = shown.toSorted((one, other) => other.facts - one.facts);
  return {
    x,
    gained: [change, facts],
    hadIt: hadSurely,
    mayHaveHad,
    clause: strongest?.clause ?? best?.clause ?? null,
  };
}

/** Which measures weigh differently for each part: positions in its own measures, and in those of both texts. */
const OWN = [2, 4, 8, 13, 14, 11, 15] as const;
const BOTH = [8, 9, 10] as const;

function forOnePart(part: GainPart, own: readonly number[], texts: readonly number[]): number[] {
  const some = [1, ...OWN.map((at) => own[at] ?? 0), ...BOTH.map((at) => texts[at] ?? 0)];
  return GAIN_PARTS.flatMap((one) => (one === part ? some : some.map(() => 0)));
}

/** Numbers that measure something: not those of "24/7" or "en tres etapas". */
function measured(text: string): Set<string> {
  return numbersIn(withoutLists(normalize(text)));
}

function logit(chance: number): number {
  const bounded = Math.min(1 - 1e-4, Math.max(1e-4, chance));
  return Math.log(bounded / (1 - bounded));
}
