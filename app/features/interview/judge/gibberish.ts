import { letterPlausibility } from "./letter-trigrams.ts";
import { isFunctionWord, type ReadText, stem } from "./read-text.ts";
import { isKnownWord } from "./topics.ts";

/** Detectors for answers that are no sentence at all. Each looks only at form, never at the subject. */

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

/** Filler text of page designers, also when words of the question are sown into it. */
function isLoremIpsum(text: ReadText): boolean {
  const filler = new Set(text.words.filter((word) => LOREM.has(word))).size;
  return filler >= 4 && filler / text.words.length >= 0.3;
}

/** The same few words over and over. A short list with one repeated word is no repetition. */
function isRepetition(text: ReadText): boolean {
  const words = text.words;
  if (words.length < 3) return false;
  const stems = words.map(stem);
  const matter = new Set(stems.filter((_, at) => !isFunctionWord(words[at] ?? "")));
  const distinct = new Set(stems).size;
  if (words.length <= 5) return distinct === 1 || (words.length >= 4 && matter.size === 1 && distinct <= 2);
  const share = distinct / words.length;
  if (matter.size <= 2) return share <= 0.5;
  // A loop of a longer phrase: few distinct words for the length, and the text equals itself moved by one period.
  return share <= 0.5 && loops(stems);
}

/** Words of a text that are looked at for loops: who loops does so from the beginning. */
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

/** A run of letters that no Spanish or English word, name or brand would have. */
function isImplausibleWord(word: string): boolean {
  if (/^\d+$/.test(word) || isKnownWord(word)) return false;
  if (/^(?:[jh][aeiou]){2,}[jh]?$/.test(word)) return false;
  if (NONSENSE.test(word)) return true;
  if (word.length < 3) return false;
  if (word.length >= 3 && !/[aeiouy]/.test(word)) return true;
  return letterPlausibility(word) < IMPLAUSIBLE;
}

/** Mean log-probability (base 2) per letter under which a word is taken for keys hit at random. */
const IMPLAUSIBLE = -6.2;

/** Keys hit at random, or nonsense syllables; words of the question sown into it do not save it. */
function isGibberish(text: ReadText, question: ReadText): boolean {
  const asked = new Set(question.words);
  const own = text.words.filter((word) => !asked.has(word) && !/^\d+$/.test(word) && word.length > 1);
  if (own.length === 0) return false;
  // One odd word alone can be a name or a brand: it must be very odd.
  const odd = own.filter(isImplausibleWord);
  const letters = own.reduce((sum, word) => sum + word.length, 0);
  const oddLetters = odd.reduce((sum, word) => sum + word.length, 0);
  if (own.length === 1) return odd.length === 1 && (own[0] ?? "").length >= 5;
  const acronyms = (text.raw.match(/\b[A-ZÁÉÍÓÚÑ]{2,5}\b/g) ?? []).length;
  if (acronyms >= odd.length && text.raw !== text.raw.toUpperCase()) return false;
  return oddLetters / letters >= 0.5 || (odd.length >= 3 && odd.length / own.length >= 0.45);
}

/** The first mechanical defect of an answer, or null when it is made of words. */
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
