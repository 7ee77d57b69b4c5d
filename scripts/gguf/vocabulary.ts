import type { Random } from "./random.ts";
import type { Shape } from "./shapes.ts";
import { SPANISH } from "./spanish.ts";

/** Token types of llama.cpp. */
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

export const END_OF_TEXT = "<|endoftext|>";
const TURN_START = "<|im_start|>";
export const TURN_END = "<|im_end|>";
const SPECIALS = [END_OF_TEXT, TURN_START, TURN_END];
const SPM_SPACE = "\u2581";

/** Letters, optionally after a space in the notation of either tokenizer. */
const PLAIN = /^[\u0120\u2581]?[a-z]+$/i;

export type Vocabulary = {
  tokens: string[];
  types: number[];
  /** For BPE: "left right", in order of priority. */
  merges: string[];
  /** For SPM: one score per token; pairs with higher scores are merged earlier. */
  scores: number[];
  /** Token that begins a text; END_OF_TEXT for BPE. */
  beginning: string;
};

/** Makes a tokenizer of exactly `shape.tokens` tokens that reproduces every text. */
export function makeVocabulary(shape: Shape, random: Random): Vocabulary {
  return shape.tokenizer === "bpe" ? makeBpe(shape.tokens, random) : makeSpm(shape.tokens, random);
}

function makeBpe(count: number, random: Random): Vocabulary {
  const symbols = byteSymbols();
  const tokens = new Set(symbols);
  const encode = (piece: string) => Array.from(Buffer.from(piece), (byte) => symbols[byte] ?? "");
  const merges = learnMerges(pieces(" ").map(encode), tokens, count - SPECIALS.length, random);
  return {
    tokens: [...tokens, ...SPECIALS],
    types: [...[...tokens].map(() => NORMAL), ...SPECIALS.map(() => CONTROL)],
    merges,
    scores: [],
    beginning: END_OF_TEXT,
  };
}

function makeSpm(count: number, random: Random): Vocabulary {
  const first = ["<unk>", "<s>", "</s>"];
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`);
  const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  const letters = [SPM_SPACE, ...ascii, ..."áéíóúüñÁÉÍÓÚÜÑ¿¡"];
  const known = new Set(letters);
  learnMerges(
    pieces(SPM_SPACE).map((piece) => [...piece]),
    known,
    count - first.length - bytes.length - SPECIALS.length,
    random,
  );
  const learned = [...known].slice(letters.length);
  return {
    tokens: [...first, ...bytes, ...known, ...SPECIALS],
    types: [
      ...[UNKNOWN, CONTROL, CONTROL],
      ...bytes.map(() => BYTE),
      ...[...known].map(() => NORMAL),
      ...SPECIALS.map(() => CONTROL),
    ],
    merges: [],
    scores: [
      ...[...first, ...bytes].map(() => 0),
      ...letters.map(() => -1e6),
      ...learned.map((_, index) => -index),
      ...SPECIALS.map(() => 0),
    ],
    beginning: "<s>",
  };
}

/** The sample text split into words, each with its leading space. */
function pieces(space: string): string[] {
  const text = SPANISH.trim().replace(/\s+/g, " ");
  return (text.match(/ ?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+/gu) ?? []).map((piece) => piece.replace(" ", space));
}

/**
 * GPT-2's symbols for the 256 bytes: printable bytes stand for themselves, the others become characters from U+0100 on.
 */
function byteSymbols(): string[] {
  let spare = 0x100;
  return Array.from({ length: 256 }, (_, byte) => {
    const isPrintable = (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte !== 0xad);
    if (isPrintable) return String.fromCharCode(byte);
    spare += 1;
    return String.fromCharCode(spare - 1);
  });
}

/**
 * Merges the most frequent pairs of the sample until `tokens` has `count` entries. When no pair occurs twice, random
 * merges fill the rest, because speed depends on the vocabulary size.
 * @param words the sample as lists of symbols; modified
 * @returns the merges as "left right", in order
 */
function learnMerges(words: string[][], tokens: Set<string>, count: number, random: Random): string[] {
  const merges: string[] = [];
  while (tokens.size < count) {
    const pair = commonestPair(words);
    if (!pair) break;
    const [left, right] = pair;
    merges.push(`${left} ${right}`);
    tokens.add(left + right);
    for (const word of words) joinIn(word, left, right);
  }
  // Random merges use only letters, so that nearly every token may occur in a JSON string, as in a real model.
  const list = [...tokens].filter((token) => PLAIN.test(token));
  const short = list.filter((token) => /^[a-z]{1,3}$/i.test(token));
  while (tokens.size < count) {
    const left = list[random.below(list.length)] ?? "";
    const right = short[random.below(short.length)] ?? "";
    if (left.length > 12 || tokens.has(left + right)) continue;
    merges.push(`${left} ${right}`);
    tokens.add(left + right);
    list.push(left + right);
  }
  return merges;
}

function commonestPair(words: string[][]): [string, string] | null {
  const counts = new Map<string, number>();
  let best: string | null = null;
  for (const word of words) {
    for (let index = 1; index < word.length; index += 1) {
      const pair = `${word[index - 1]} ${word[index]}`;
      const seen = (counts.get(pair) ?? 0) + 1;
      counts.set(pair, seen);
      if (seen > (best === null ? 1 : (counts.get(best) ?? 0))) best = pair;
    }
  }
  const [left, right] = best?.split(" ") ?? [];
  return left && right ? [left, right] : null;
}

function joinIn(word: string[], left: string, right: string): void {
  for (let index = 0; index + 1 < word.length; index += 1) {
    if (word[index] === left && word[index + 1] === right) word.splice(index, 2, left + right);
  }
}
