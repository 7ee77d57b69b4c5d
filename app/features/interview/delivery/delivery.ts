import { type FoundFiller, fillersIn } from "./fillers.ts";
import type { Spoken } from "./spoken.ts";

/** How the dictated answers of an interview were spoken, all together. Pure; an estimate, and never part of a score. */

export type DictatedAnswer = {
  /** Of its question: 1, 2… in the order of the interview. */
  number: number;
  text: string;
  spoken: Spoken;
};

export type Delivery = {
  /** Number of dictated answers. */
  answers: number;
  /** Words a minute, pauses included; null where there is too little speech to tell. */
  pace: number | null;
  pauses: { count: number; longest: { seconds: number; number: number } | null };
  /** Seconds of the shortest and longest answer. */
  lengths: { shortest: number; longest: number };
  /** The one that was said most; null where none is repeated. */
  filler: RepeatedFiller | null;
};

export type RepeatedFiller = {
  filler: string;
  count: number;
  /** The person's own words around one of them, and its question. */
  example: { quote: string; number: number };
};

/** Less speech says nothing of a pace: the first and the last word weigh too much. */
const MIN_WORDS = 20;
const MIN_SECONDS = 10;
/** Everybody says one now and then. */
const MIN_REPEATED = 3;
/** Characters on each side of a filler that is quoted. */
const QUOTE_REACH = 45;

/** @returns null without a dictated answer */
export function deliveryOf(answers: readonly DictatedAnswer[]): Delivery | null {
  if (answers.length === 0) return null;
  const seconds = answers.map(({ spoken }) => spoken.seconds);
  const [words, time] = [sum(answers.map(({ spoken }) => spoken.words)), sum(seconds)];
  const [slowest] = answers
    .filter(({ spoken }) => spoken.pauses > 0)
    .sort((one, other) => other.spoken.longestPause - one.spoken.longestPause);
  return {
    answers: answers.length,
    pace: words < MIN_WORDS || time < MIN_SECONDS ? null : (words * 60) / time,
    pauses: {
      count: sum(answers.map(({ spoken }) => spoken.pauses)),
      longest: slowest ? { seconds: slowest.spoken.longestPause, number: slowest.number } : null,
    },
    lengths: { shortest: Math.min(...seconds), longest: Math.max(...seconds) },
    filler: mostRepeated(answers),
  };
}

function mostRepeated(answers: readonly DictatedAnswer[]): RepeatedFiller | null {
  const counts = new Map<string, { count: number; example: RepeatedFiller["example"] }>();
  for (const { number, text } of answers) {
    for (const found of fillersIn(text)) {
      const known = counts.get(found.filler);
      if (known) known.count += 1;
      else counts.set(found.filler, { count: 1, example: { quote: around(text, found), number } });
    }
  }
  const [most] = [...counts].sort(([, one], [, other]) => other.count - one.count);
  if (!most || most[1].count < MIN_REPEATED) return null;
  return { filler: most[0], ...most[1] };
}

/** The words around a filler as they stand in the text; dots where it goes on. */
function around(text: string, { from, to }: FoundFiller): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const head = before.length <= QUOTE_REACH ? before : `…${before.slice(-QUOTE_REACH).replace(/^\S*\s+/u, "")}`;
  const tail = after.length <= QUOTE_REACH ? after : `${after.slice(0, QUOTE_REACH).replace(/\s+\S*$/u, "")}…`;
  const quote = (head + text.slice(from, to) + tail).replace(/\s+/gu, " ").trim();
  // The sentence around the quote has its own full stop.
  return quote.replace(/[.,;:]+$/u, "");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
