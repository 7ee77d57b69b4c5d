/** Finds the phrases of a vocabulary in a text: whole words only, longest phrase first, in linear time. */

import { normalize, tokens } from "./normalize-text.ts";

export type LexiconMatch<T> = {
  /** Offsets in the NFC form of the text, end exclusive. */
  start: number;
  end: number;
  /** The slice of the text. */
  text: string;
  value: T;
  /** The entry as listed in the vocabulary. */
  phrase: string;
};

export type Lexicon<T> = {
  /** Phrases found from left to right, without overlaps. A line break or two spaces (a table cell) end a phrase. */
  matches(text: string): LexiconMatch<T>[];
  /** The value when the whole text, apart from surrounding punctuation, is one phrase. */
  get(text: string): T | undefined;
  has(text: string): boolean;
  /** Number of distinct phrases. */
  size: number;
};

export type LexiconOptions<T> = {
  /**
   * True for proper names: "Canva" must not be found in "Canvas", nor "Maya" in "mayo". All other entries also match in
   * the other gender and number, and with a "de", "en" or article added or missing.
   */
  literal?: boolean | ((value: T) => boolean);
  /** Phrases that contain an entry but mean something else ("centro médico"): skipped without a match. */
  never?: Iterable<string>;
};

/** `found` is null for phrases to skip. */
type Entry<T> = { phrase: string; found: { value: T } | null };
type Node<T> = { literal: Map<string, Node<T>> | null; stems: Map<string, Node<T>> | null; entry: Entry<T> | null };
type Piece = {
  word: string;
  stem: string;
  start: number;
  end: number;
  /** Whether a phrase may begin here, end here, or continue from the previous piece. */
  opens: boolean;
  closes: boolean;
  joined: boolean;
};
type Reached<T> = { entry: Entry<T>; last: number };

const CONNECTORS = new Set(["de", "del", "en", "el", "la", "los", "las"]);
const MAX_CONNECTORS = 2;
const ABBREVIATION_MAX = 4;

/**
 * Key of a word without gender and number: "vendedoras" -> "vendedor", "técnicos" -> "tecniz". Takes a normalized
 * word.
 */
function stem(word: string): string {
  if (word === "e" || word === "and") return "y";
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let key = word;
  if (key.length > 4 && key.endsWith("s") && !key.endsWith("ss")) key = key.slice(0, -1);
  if (/[aeo]$/.test(key)) key = key.slice(0, -1);
  // "capataz" and "capataces" share a stem on z.
  return key.endsWith("c") ? `${key.slice(0, -1)}z` : key;
}

/**
 * Whether a phrase may continue across the text between two words: "Ing. Civil", "full-stack", "TCP/IP", but not
 * "Power, BI".
 */
function joins(gap: string, before: string): boolean {
  if (gap === " " || gap === "") return true;
  if (gap === ". ") return before.length <= ABBREVIATION_MAX;
  return gap.length === 1 && "-./'+_".includes(gap);
}

/** Cache of tokenized texts: one line is matched by some forty vocabularies within a few milliseconds. */
const recent = new Map<string, readonly Piece[]>();
const MAX_RECENT = 3000;
const MAX_KEPT_LENGTH = 400;

function pieces(text: string): readonly Piece[] {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const cut = cutPieces(text);
  if (text.length > MAX_KEPT_LENGTH) return cut;
  if (recent.size >= MAX_RECENT) recent.clear();
  recent.set(text, cut);
  return cut;
}

function cutPieces(text: string): Piece[] {
  const composed = text.normalize("NFC");
  const normalized = normalize(composed);
  const result: Piece[] = [];
  let end = 0;
  let before = "";
  for (const token of tokens(composed)) {
    const gap = normalized.slice(end, token.start);
    const ampersand = gap.length <= 3 && gap.trim() === "&";
    if (ampersand) {
      const at = composed.indexOf("&", end);
      result.push({ word: "y", stem: "y", start: at, end: at + 1, opens: false, closes: false, joined: true });
    }
    const parts = /\d/.test(token.normalized) ? (token.normalized.match(/\d+|\D+/g) ?? []) : [token.normalized];
    for (const [index, word] of parts.entries()) {
      const first = index === 0;
      const last = index === parts.length - 1;
      const joined = !first || ampersand || joins(gap, before);
      result.push({ word, stem: stem(word), start: token.start, end: token.end, opens: first, closes: last, joined });
    }
    end = token.end;
    before = token.normalized;
  }
  return result;
}

/** Key by which the lexicon compares phrases; two entries with the same key are the same entry. */
export function phraseKey(phrase: string, literal = false): string {
  return phraseWords(phrase, literal)
    .map((word) => (word.literal ? `=${word.key}` : word.key))
    .join(" ");
}

type PhraseWord = { key: string; literal: boolean };

/** Acronyms are never inflected: "COSO" is not "cosas". */
function phraseWords(phrase: string, literal: boolean): PhraseWord[] {
  const composed = phrase.normalize("NFC");
  const all = pieces(composed);
  const inner = (index: number) => index > 0 && index < all.length - 1;
  return all
    .filter((piece, index) => literal || !(inner(index) && CONNECTORS.has(piece.word)))
    .map((piece) => {
      const written = composed.slice(piece.start, piece.end);
      const asWritten = literal || (written.length > 1 && /^\p{Lu}+$/u.test(written));
      return { key: asWritten ? piece.word : piece.stem, literal: asWritten };
    });
}

function emptyNode<T>(): Node<T> {
  return { literal: null, stems: null, entry: null };
}

function insert<T>(root: Node<T>, words: readonly PhraseWord[], entry: Entry<T>): boolean {
  let node = root;
  for (const { key, literal } of words) {
    let edges = literal ? node.literal : node.stems;
    if (edges === null) {
      edges = new Map();
      if (literal) node.literal = edges;
      else node.stems = edges;
    }
    let next = edges.get(key);
    if (next === undefined) {
      next = emptyNode();
      edges.set(key, next);
    }
    node = next;
  }
  if (node === root || node.entry !== null) return false;
  node.entry = entry;
  return true;
}

/** The longest phrase that continues from piece `at`; `node` is the trie node of the pieces before it. */
function furthest<T>(node: Node<T>, all: readonly Piece[], at: number, connectors: number): Reached<T> | null {
  const piece = all[at];
  if (piece === undefined) return null;
  let best: Reached<T> | null = null;
  for (const next of [node.literal?.get(piece.word), node.stems?.get(piece.stem)]) {
    if (next === undefined) continue;
    const own = next.entry !== null && piece.closes ? { entry: next.entry, last: at } : null;
    const reached = (all[at + 1]?.joined === true ? furthest(next, all, at + 1, 0) : null) ?? own;
    if (reached !== null && (best === null || reached.last > best.last)) best = reached;
  }
  const skippable = connectors < MAX_CONNECTORS && CONNECTORS.has(piece.word);
  if (skippable && all[at + 1]?.joined === true) {
    const reached = furthest(node, all, at + 1, connectors + 1);
    if (reached !== null && (best === null || reached.last > best.last)) best = reached;
  }
  return best;
}

/** One step from the root: a phrase never begins with a skipped connector. */
function fromStart<T>(root: Node<T>, all: readonly Piece[], at: number): Reached<T> | null {
  return furthest(root, all, at, MAX_CONNECTORS);
}

/**
 * Builds the matcher of a vocabulary. Of entries with the same key the first one wins. Offsets of matches are those of
 * the NFC form of the text.
 */
export function buildLexicon<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
  options: LexiconOptions<T> = {},
): Lexicon<T> {
  const root = emptyNode<T>();
  const rule = options.literal ?? false;
  let size = 0;
  for (const [phrase, value] of entries) {
    const literal = typeof rule === "boolean" ? rule : rule(value);
    if (insert(root, phraseWords(phrase, literal), { phrase, found: { value } })) size += 1;
  }
  for (const phrase of options.never ?? []) insert(root, phraseWords(phrase, false), { phrase, found: null });
  const get = (text: string): T | undefined => {
    const all = pieces(text);
    const reached = fromStart(root, all, 0);
    return reached !== null && reached.last === all.length - 1 ? reached.entry.found?.value : undefined;
  };
  return { size, get, has: (text) => get(text) !== undefined, matches: (text) => allMatches(root, text) };
}

function allMatches<T>(root: Node<T>, text: string): LexiconMatch<T>[] {
  const composed = text.normalize("NFC");
  const all = pieces(composed);
  const found: LexiconMatch<T>[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const piece = all[at];
    if (piece?.opens !== true) continue;
    const reached = fromStart(root, all, at);
    const end = reached === null ? undefined : all[reached.last]?.end;
    if (reached === null || end === undefined) continue;
    const { phrase, found: entry } = reached.entry;
    if (entry !== null) {
      found.push({ start: piece.start, end, text: composed.slice(piece.start, end), value: entry.value, phrase });
    }
    at = reached.last;
  }
  return found;
}
