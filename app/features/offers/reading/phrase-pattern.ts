import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

export type Span = { start: number; end: number };

/** A word and the letters by which entries are sorted: only those that begin like the word are tried. */
export type Word = { start: number; key: string };

/**
 * Where phrases occur, from left to right and without overlaps. The text is as normalize() leaves it; `words` are its
 * words, for a caller that looks for many things in one text.
 */
export type PhraseFinder = (text: string, words?: readonly Word[]) => Span[];

/**
 * Compiles the small language in which vocabularies of offers are written. Words have one blank between them, and any
 * short run of signs in the text may stand for the blank:
 *
 *     a|b     one or the other                     word?   may be missing
 *     a~b     two words as one alternative         hij*    any ending
 *     solter@ either gender and number, "soltero/a", "soltera(o)"
 *     #       an age of 14 to 79                   %       a height, "1,70"
 *     _       any word
 *     ^ …     at the beginning of a line, an item or after a comma    … $   before its end
 *
 * Every repetition is bounded, so a search is linear in the length of the text whatever it holds.
 */
export function phraseFinder(entries: readonly string[]): PhraseFinder {
  const byBeginning = new Map<string, string[]>();
  for (const entry of entries.flatMap((one) => variantsOf(normalize(one)))) {
    for (const key of beginningsOf(entry)) byBeginning.set(key, [...(byBeginning.get(key) ?? []), sourceOf(entry)]);
  }
  const patterns = new Map([...byBeginning].map(([key, all]) => [key, new RegExp(`(?:${all.join("|")})`, "y")]));
  return (text, words = wordsOf(text)) => {
    const found: Span[] = [];
    let from = 0;
    for (const { start, key } of words) {
      const pattern = start < from ? undefined : patterns.get(key);
      if (pattern === undefined) continue;
      pattern.lastIndex = start;
      if (!pattern.test(text)) continue;
      from = pattern.lastIndex;
      found.push({ start, end: from });
    }
    return found;
  };
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((word) => ({ start: word.index, key: keyOf(word[0]) }));
}

const WORD = /[a-z0-9]+/g;
const BETWEEN = "\\.?[^a-z0-9\\n;.!?]{1,4}";
const BEGINS = "(?<=(?:^|\\n|[^a-z0-9\\s])[^\\S\\n]{0,6})";
const ENDS = "(?=[^\\S\\n]{0,4}(?:[^a-z0-9\\s]|\\n|$))";
const GENDER = "(?:os|as|o|a|es|e)?(?:/(?:as|os|a|o)|\\((?:as|os|a|o)\\)|@s?|x)?";
const AGE = "(?<![:.,][0-9]|[0-9][:.,]|[0-9])(?:1[4-9]|[2-7][0-9])(?![:.,%][0-9]|%)";
const HEIGHT = "1[.,][4-9][0-9]?";
const DIGIT = "0";
const KEY_LENGTH = 2;

const keyOf = (word: string) => (/^[0-9]/.test(word) ? DIGIT : word.slice(0, KEY_LENGTH));

function beginningsOf(entry: string): Set<string> {
  const first = entry.replace(/^\^ /, "").split(" ")[0] ?? "";
  return new Set(
    first.split("|").map((word) => (/^[#%]/.test(word) ? DIGIT : keyOf(/^[a-z0-9]+/.exec(word)?.[0] ?? ""))),
  );
}

/** An entry whose first word may be missing is two entries. */
function variantsOf(entry: string): string[] {
  const begins = entry.startsWith("^ ") ? "^ " : "";
  const [first = "", ...rest] = entry.slice(begins.length).split(" ");
  if (!first.endsWith("?")) return [entry];
  return [begins + [first.slice(0, -1), ...rest].join(" "), ...variantsOf(begins + rest.join(" "))];
}

function sourceOf(entry: string): string {
  const words = entry.split(" ");
  const begins = words[0] === "^";
  const ends = words.at(-1) === "$";
  const pieces = words.slice(begins ? 1 : 0, ends ? -1 : undefined).map((word, at) => {
    const isOptional = word.endsWith("?");
    const any = (isOptional ? word.slice(0, -1) : word).split("|").map(wordOf).join("|");
    const piece = `${at === 0 ? "" : BETWEEN}(?:${any})(?![a-z0-9])`;
    return isOptional ? `(?:${piece})?` : piece;
  });
  return `${begins ? BEGINS : ""}${pieces.join("")}${ends ? ENDS : ""}`;
}

function wordOf(word: string): string {
  if (word === "#") return AGE;
  if (word === "_") return "[a-z0-9/()@]{1,24}";
  if (word === "%") return HEIGHT;
  if (word.includes("~")) return word.split("~").map(wordOf).join(BETWEEN);
  const plain = word.replace(/[.+()[\]{}\\^$]/g, "\\$&");
  if (plain.endsWith("@")) return plain.slice(0, -1) + GENDER;
  return plain.endsWith("*") ? `${plain.slice(0, -1)}[a-z]{0,12}` : plain;
}
