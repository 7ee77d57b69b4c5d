import { FOREIGN_WORDS, WORK_WORDS } from "./topic-words.ts";

/**
 * The subjects of a text. Two groups of fields: those of work and study ("people", "money", "tools"…), and fields that
 * are rare in interviews ("astronomy", "cooking"…). The second group alone is no evidence against an answer, because a
 * cook cooks and a chemist speaks of atoms: it is combined with the features of person and style.
 */

export type WorkField = keyof typeof WORK_WORDS;
export type ForeignField = keyof typeof FOREIGN_WORDS;

/** Builds the index from prefix of a normalized word to fields. "=" at the end of an entry means the whole word. */
function index<F extends string>(words: Record<F, string>): Map<string, F[]> {
  const map = new Map<string, F[]>();
  for (const [field, list] of Object.entries(words) as [F, string][]) {
    for (const entry of list.split(/\s+/)) {
      if (entry) map.set(entry, [...(map.get(entry) ?? []), field]);
    }
  }
  return map;
}

const WORK = index(WORK_WORDS);
const FOREIGN = index(FOREIGN_WORDS);
const LONGEST = 12;

function find<F>(map: Map<string, F[]>, word: string): readonly F[] {
  const whole = map.get(`${word}=`);
  if (whole) return whole;
  for (let length = Math.min(LONGEST, word.length); length >= 3; length--) {
    const hit = map.get(word.slice(0, length));
    if (hit) return hit;
  }
  return [];
}

export type Topics = {
  work: Map<WorkField, number>;
  foreign: Map<ForeignField, number>;
  /** Number of words that belong to any work field, and to any field outside work. */
  workWords: number;
  foreignWords: number;
};

/** Fields that occur in a list of normalized words, with the number of words of each. */
export function readTopics(words: readonly string[]): Topics {
  const topics: Topics = { work: new Map(), foreign: new Map(), workWords: 0, foreignWords: 0 };
  for (const word of words) {
    if (word.length < 3) continue;
    const work = find(WORK, word);
    const foreign = find(FOREIGN, word);
    for (const field of work) topics.work.set(field, (topics.work.get(field) ?? 0) + 1);
    for (const field of foreign) topics.foreign.set(field, (topics.foreign.get(field) ?? 0) + 1);
    if (work.length > 0) topics.workWords++;
    if (foreign.length > 0) topics.foreignWords++;
  }
  return topics;
}

/** True for words in the lists of fields: some names of tools look implausible to the trigram table. */
export function isKnownWord(word: string): boolean {
  return find(WORK, word).length > 0 || find(FOREIGN, word).length > 0;
}
