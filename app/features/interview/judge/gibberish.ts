import { letterPlausibility } from "./letter-trigrams.ts";
import { isFunctionWord, type ReadText, stem } from "./read-text.ts";
import { isKnownWord } from "./topics.ts";

/** Detectors for answers that are not sentences at all. Each considers only the form, never the subject. */

export type MechanicalKind = "empty" | "single_character" | "punctuation" | "lorem_ipsum" | "repetition" | "gibberish";

const LOREM = new Set(
  (
    "lorem ipsum dolor amet consectetur adipiscing elit eiusmod tempor incididunt labore dolore magna aliqua enim " +
    "minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure " +
    "reprehenderit voluptate velit cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt " +
    "culpa officia deserunt mollit laborum perspiciatis unde omnis iste natus voluptatem accusantium doloremque " +
    "laudantium totam aperiam eaque quae inventore veritatis architecto beatae vitae dicta explicabo nemo ipsam " +
    "quia aspernatur odit fugit consequuntur vestibulum pellentesque curabitur sit"
  ).split(/\s+/),
);

/** Filler text ("lorem ipsum"), even if words of the question are mixed in. */
function isLoremIpsum(text: ReadText): boolean {
  const filler = new Set(text.words.filter((word) => LOREM.has(word))).size;
  return filler >= 4 && filler / text.words.length >= 0.3;
}

/** The same few words over and over. A short list with one repeated word does not count. */
function isRepetition(text: ReadText): boolean {
  const words = text.words;
  if (words.length < 3) return false;
  const stems = words.map(stem);
  const matter = new Set(stems.filter((_, at) => !isFunctionWord(words[at] ?? "")));
  const distinct = new Set(stems).size;
  if (words.length <= 5) return distinct === 1 || (words.length >= 4 && matter.size === 1 && distinct <= 2);
  const share = distinct / words.length;
  if (matter.size <= 2) return share <= 0.5;
  // A repeated longer phrase: few distinct words for the length, and the text matches itself shifted by one period.
  return share <= 0.5 && loops(stems);
}

/** Number of words checked for repetition: repetitive texts repeat from the beginning. */
const MAX_LOOP_LENGTH = 600;

function loops(all: readonly string[]): boolean {
  const stems = all.slice(0, MAX_LOOP_LENGTH);
  for (let period = 1; period <= stems.length / 2; period++) {
    let same = 0;
    for (let at = period; at < stems.length; at++) if (stems[at] === stems[at - period]) same++;
    if (same / (stems.length - period) >= 0.85) return true;
  }
  return false;
}

const NONSENSE =
  /^(?:(?:bla|la|na|ta|tra|pa|ña|yada|blah|lero|turu){2,}|(?:bla|blah|ña)|(.)\1{3,}|(..)\2{2,}|(...)\3{2,})$/;

/** A sequence of letters that no Spanish or English word, name or brand would have. */
function isImplausibleWord(word: string): boolean {
  if (/^\d+$/.test(word) || isKnownWord(word)) return false;
  if (/^(?:[jh][aeiou]){2,}[jh]?$/.test(word)) return false;
  if (NONSENSE.test(word)) return true;
  if (word.length < 3) return false;
  if (word.length >= 3 && !/[aeiouy]/.test(word)) return true;
  return letterPlausibility(word) < IMPLAUSIBLE;
}

/** Mean log-probability (base 2) per letter below which a word counts as random key presses. */
const IMPLAUSIBLE = -6.2;

/** Random key presses or nonsense syllables; words of the question mixed in do not change that. */
function isGibberish(text: ReadText, question: ReadText): boolean {
  const asked = new Set(question.words);
  const own = text.words.filter((word) => !asked.has(word) && !/^\d+$/.test(word) && word.length > 1);
  if (own.length === 0) return false;
  // A single implausible word can be a name or a brand, so it must be very implausible.
  const odd = own.filter(isImplausibleWord);
  const letters = own.reduce((sum, word) => sum + word.length, 0);
  const oddLetters = odd.reduce((sum, word) => sum + word.length, 0);
  if (own.length === 1) return odd.length === 1 && (own[0] ?? "").length >= 5;
  const acronyms = (text.raw.match(/\b[A-ZÁÉÍÓÚÑ]{2,5}\b/g) ?? []).length;
  if (acronyms >= odd.length && text.raw !== text.raw.toUpperCase()) return false;
  return oddLetters / letters >= 0.5 || (odd.length >= 3 && odd.length / own.length >= 0.45);
}

/** The first formal defect of an answer, or null if it consists of words. */
export function mechanicalKind(text: ReadText, question: ReadText): MechanicalKind | null {
  if (text.raw === "") return "empty";
  const symbols = text.raw.match(/[\p{L}\p{N}]/gu) ?? [];
  if (symbols.length === 0) return "punctuation";
  if (symbols.length === 1) return "single_character";
  if (new Set(symbols.map((symbol) => symbol.toLowerCase())).size === 1 && symbols.length > 2) return "gibberish";
  if (isLoremIpsum(text)) return "lorem_ipsum";
  if (isGibberish(text, question)) return "gibberish";
  if (isRepetition(text)) return "repetition";
  return null;
}
