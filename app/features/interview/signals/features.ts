import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { fnv1a } from "#app/platform/fnv1a.ts";
import { MAX_READ_LENGTH, type Piece, piecesOf } from "./clauses.ts";
import { MARK_NAMES, MARKS } from "./linguistic-cues.ts";
import type { Thing } from "./signal.ts";
import { VERB_FORMS } from "./verbs.ts";

/** What the trained reader sees of each clause: named measures of it and of what stands around it, and its words. */

/** Power of two: a bucket is the low bits of a hash. */
export const BUCKETS = 1 << 13;

const VERBS = Object.keys(VERB_FORMS);
const OWN = [...MARK_NAMES, ...VERBS, "name", "short", "long", "asks"];
/** Around a clause: the rest of its sentence, and no further, so that another sentence never takes anything away. */
const AROUND = [...MARK_NAMES, ...VERBS];
export const NAMED = [...OWN, ...AROUND.map((one) => `sentence ${one}`)];

export type ReadPiece = {
  piece: Piece;
  /** Its own words. */
  text: string;
  /** Places in NAMED whose measure is 1. */
  named: readonly number[];
  /** Distinct buckets of its words. */
  grams: readonly number[];
  /** Which of MARKS and VERB_FORMS it has. */
  has: ReadonlySet<string>;
};

const placeOf = new Map(NAMED.map((name, at) => [name, at]));

/**
 * Reading for patterns takes the square of such a run: nobody writes a word or a number this long, or so many blanks.
 */
const NO_WORD = /[\p{L}\d]{60}/u;
const NO_PAUSE = /\s{3,}/gu;

/** The answer as it is read: composed, up to what is no word, and no longer than anybody says in one. */
export function readable(answer: string): string {
  const read = answer
    .slice(0, 2 * MAX_READ_LENGTH)
    .normalize("NFC")
    .replace(NO_PAUSE, (run) => (run.includes("\n") ? "\n" : " "))
    .slice(0, MAX_READ_LENGTH);
  const end = read.search(NO_WORD);
  return end < 0 ? read : read.slice(0, end);
}

/** Every clause of a text (see `readable`) with its measures. */
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

/** What a clause's words weigh together, against one named measure. */
const GRAMS_WEIGH = 4;

/** The row of a clause for the regression: places of the named measures, then of the buckets. */
export function rowOf({ named, grams }: Pick<ReadPiece, "named" | "grams">): { at: Int32Array; value: Float64Array } {
  const each = GRAMS_WEIGH / Math.sqrt(Math.max(1, grams.length));
  return {
    at: Int32Array.from([...named, ...grams.map((bucket) => NAMED.length + bucket)]),
    value: Float64Array.from([...named.map(() => 1), ...grams.map(() => each)]),
  };
}

/** Marks without which an answer hardly ever has the thing. */
const BEARERS: Readonly<Record<Thing, readonly string[]>> = {
  example: ["firstPast", "thirdPast", "imperfect"],
  role: ["firstPast", "role"],
  result: ["result"],
  figure: ["quantity"],
  time: ["duration", "year", "yearWords", "month", "season", "dayWords", "ordinalTime", "ago", "sometime", "clock"],
  reason: ["reason", "purpose", "motive"],
  learning: ["learning"],
};
/** Marks one of which must stand in what is called present (none needed where empty), none in what is called absent. */
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

/** Measures in words that no mark of a figure has: whoever asks for one then has not listened. */
const MEASURED =
  /(?<!\p{L})(?:por (?:dia|semana|mes|turno|hora|ano)|ningun[oa]? vez|cero|casi nada|ni un[oa]?)(?!\p{L})/u;

/** What may be claimed at all, however sure the reader is. */
export function claimable(thing: Thing, pieces: readonly ReadPiece[]): { present: boolean; absent: boolean } {
  const { needed, contrary } = SURE_MARKS[thing];
  const has = (marks: readonly string[]) => pieces.some((piece) => marks.some((mark) => piece.has.has(mark)));
  const isMeasured = thing === "figure" && pieces.some(({ text }) => MEASURED.test(normalize(text)));
  return { present: needed.length === 0 || has(needed), absent: !has(contrary) && !isMeasured };
}

/** An answer of one clause has no second one, and is not less of an answer for that. */
const FAINT = 0.05;
/** Measures of a whole answer. */
export const WHOLE = 5;

/**
 * What a whole answer shows of a thing, from how surely each of its clauses shows it: every measure grows when a clause
 * that shows more is added.
 * @param chances one of each piece, 0 to 1
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
