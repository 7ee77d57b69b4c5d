import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { fnv1a } from "#app/platform/fnv1a.ts";
import { MAX_READ_LENGTH, type Piece, piecesOf } from "./clauses.ts";
import { MARK_NAMES, MARKS } from "./linguistic-cues.ts";
import type { Thing } from "./signal.ts";
import { VERB_FORMS } from "./verbs.ts";

/** Features of each clause for the trained model: named features of the clause and of its sentence, and its words. */

/** Power of two, because a bucket is the low bits of a hash. */
export const BUCKETS = 1 << 13;

const VERBS = Object.keys(VERB_FORMS);
const OWN = [...MARK_NAMES, ...VERBS, "name", "short", "long", "asks"];
/** The context of a clause is its own sentence only, so that other sentences never weaken it. */
const AROUND = [...MARK_NAMES, ...VERBS];
export const NAMED = [...OWN, ...AROUND.map((one) => `sentence ${one}`)];

export type ReadPiece = {
  piece: Piece;
  /** The clause's own words. */
  text: string;
  /** Indexes in NAMED of the features that are 1. */
  named: readonly number[];
  /** Distinct buckets of its words. */
  grams: readonly number[];
  /** Which of MARKS and VERB_FORMS it matches. */
  has: ReadonlySet<string>;
};

const placeOf = new Map(NAMED.map((name, at) => [name, at]));

/**
 * Some patterns take quadratic time on such runs; no real answer has a word or number this long, or so many blanks.
 */
const NO_WORD = /[\p{L}\d]{60}/u;
const NO_PAUSE = /\s{3,}/gu;

/** The part of the answer that is analysed: Unicode-composed, up to the first run without words, limited in length. */
export function readable(answer: string): string {
  const read = answer
    .slice(0, 2 * MAX_READ_LENGTH)
    .normalize("NFC")
    .replace(NO_PAUSE, (run) => (run.includes("\n") ? "\n" : " "))
    .slice(0, MAX_READ_LENGTH);
  const end = read.search(NO_WORD);
  return end < 0 ? read : read.slice(0, end);
}

/** Every clause of a text (see `readable`) with its features. */
export function readPieces(text: string): ReadPiece[] {
  const normalized = normalize(text);
  const lower = normalized.length === text.length ? text.toLowerCase() : normalized;
  const pieces = piecesOf(text);
  const marks = pieces.map(({ start, end }) => marksOf(normalized.slice(start, end), lower.slice(start, end)));
  const bySentence = new Map<number, Set<string>>();
  pieces.forEach(({ sentence }, at) => {
    const all = bySentence.get(sentence) ?? new Set<string>();
    for (const name of marks[at] ?? []) all.add(name);
    bySentence.set(sentence, all);
  });
  return pieces.map((piece, at) => {
    const own = text.slice(piece.start, piece.end);
    const has = marks[at] ?? new Set<string>();
    const names = [
      ...has,
      ...shapeOf(own),
      ...[...(bySentence.get(piece.sentence) ?? [])].filter((name) => !has.has(name)).map((name) => `sentence ${name}`),
    ];
    const named = names.flatMap((name) => placeOf.get(name) ?? []);
    return {
      piece,
      text: own,
      named,
      grams: gramsOf(own.toLowerCase(), normalized.slice(piece.start, piece.end)),
      has,
    };
  });
}

function marksOf(normalized: string, lower: string): Set<string> {
  const found = new Set<string>();
  for (const name of MARK_NAMES) if (MARKS[name]?.test(normalized)) found.add(name);
  for (const name of VERBS) if (new RegExp(VERB_FORMS[name] ?? "", "u").test(lower)) found.add(name);
  return found;
}

function shapeOf(own: string): string[] {
  const words = own.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return [
    ...(/\S\s+[«"“]?\p{Lu}\p{L}/u.test(own) ? ["name"] : []),
    ...(words < 4 ? ["short"] : []),
    ...(words > 14 ? ["long"] : []),
    ...(/[?¿]/.test(own) ? ["asks"] : []),
  ];
}

function gramsOf(lower: string, normalized: string): number[] {
  const words = normalized.match(/\p{L}+|\d+/gu) ?? [];
  const accented = lower.match(/\p{L}+|\d+/gu) ?? [];
  const found = new Set<number>();
  const add = (gram: string) => {
    const hash = fnv1a(gram);
    found.add((hash ^ (hash >>> 15)) & (BUCKETS - 1));
  };
  words.forEach((each, at) => {
    const word = /\d/.test(each) ? "#" : each;
    add(`w${word}`);
    if (word.length > 5) add(`p${word.slice(0, 5)}`);
    const typed = accented[at] ?? word;
    if (word.length > 3) add(`s${typed.slice(-3)}`);
    if (word.length > 4) add(`t${typed.slice(-2)}`);
    const next = words[at + 1];
    if (next !== undefined) add(`b${word} ${next}`);
  });
  add(`o${words.slice(0, 2).join(" ")}`);
  return [...found].sort((a, b) => a - b);
}

/** Weight of all of a clause's words together, relative to one named feature. */
const GRAMS_WEIGH = 4;

/** The sparse feature vector of a clause for the regression: indexes of named features, then of buckets. */
export function rowOf({ named, grams }: Pick<ReadPiece, "named" | "grams">): { at: Int32Array; value: Float64Array } {
  const each = GRAMS_WEIGH / Math.sqrt(Math.max(1, grams.length));
  return {
    at: Int32Array.from([...named, ...grams.map((bucket) => NAMED.length + bucket)]),
    value: Float64Array.from([...named.map(() => 1), ...grams.map(() => each)]),
  };
}

/** Marks without which an answer hardly ever contains the element. */
const BEARERS: Readonly<Record<Thing, readonly string[]>> = {
  example: ["firstPast", "thirdPast", "imperfect"],
  role: ["firstPast", "role"],
  result: ["result"],
  figure: ["quantity"],
  time: ["duration", "year", "yearWords", "month", "season", "dayWords", "ordinalTime", "ago", "sometime", "clock"],
  reason: ["reason", "purpose", "motive"],
  learning: ["learning"],
};
/** `needed`: one of these marks is required for "present" (none if empty); `contrary`: none may occur for "absent". */
const SURE_MARKS: Readonly<Record<Thing, { needed: readonly string[]; contrary: readonly string[] }>> = {
  example: { needed: [], contrary: ["firstPast", "year", "yearWords"] },
  role: { needed: [], contrary: ["firstPast", "role"] },
  result: { needed: [], contrary: ["result", "nowState", "closing", "ending"] },
  figure: {
    needed: ["counted", "against", "money", "percent", "share"],
    contrary: ["measuredDigits", "bigWord", "percent", "share", "money", "counted"],
  },
  time: {
    needed: ["duration", "year", "yearWords", "month", "season", "dayWords", "ordinalTime", "ago", "sometime"],
    contrary: ["duration", "year", "yearWords", "month", "season", "ordinalTime"],
  },
  reason: { needed: [], contrary: ["reason", "purpose"] },
  learning: { needed: [], contrary: ["learning"] },
};

/** Quantities in words that no figure mark matches: an answer with one must not be told that it has no figure. */
const MEASURED =
  /(?<!\p{L})(?:por (?:dia|semana|mes|turno|hora|ano)|ningun[oa]? vez|cero|casi nada|ni un[oa]?)(?!\p{L})/u;

/** Which claims are allowed at all, however certain the model is. */
export function claimable(thing: Thing, pieces: readonly ReadPiece[]): { present: boolean; absent: boolean } {
  const { needed, contrary } = SURE_MARKS[thing];
  const has = (marks: readonly string[]) => pieces.some((piece) => marks.some((mark) => piece.has.has(mark)));
  const isMeasured = thing === "figure" && pieces.some(({ text }) => MEASURED.test(normalize(text)));
  return { present: needed.length === 0 || has(needed), absent: !has(contrary) && !isMeasured };
}

/** Minimum for the second clause's probability, so that answers of one clause are not penalised. */
const FAINT = 0.05;
/** Number of features of a whole answer. */
export const WHOLE = 5;

/**
 * Features of a whole answer for one element, from its clauses' probabilities: each grows when a stronger clause is
 * added.
 * @param chances one per clause, 0 to 1
 */
export function wholeFeatures(thing: Thing, pieces: readonly ReadPiece[], chances: readonly number[]): number[] {
  const [first = 0, second = 0] = [...chances].sort((a, b) => b - a);
  const none = chances.reduce((product, chance) => product * (1 - chance), 1);
  const bearing = pieces.filter(({ has }) => BEARERS[thing].some((mark) => has.has(mark))).length;
  return [third(first), third(Math.max(second, FAINT)), third(1 - none), bearing > 0 ? 1 : 0, bearing > 1 ? 1 : 0];
}

/** A third of the log odds, between about -4.6 and 4.6. */
function third(chance: number): number {
  const held = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return Math.log(held / (1 - held)) / 3;
}
