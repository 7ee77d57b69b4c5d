/** Passages of a Spanish CV in other languages: titles of theses, posts abroad, quotations. */

const WORDS = /\p{L}+/gu;
/** Where a passage in another language may begin or end within a line. */
const BORDER = /[«»"“”„()[\]|;•·:]|[.!?]\s|\s{2,}/u;
const SPANISH = new Set(
  "de la el en y los las del para con por una un que se su al como mi lo sus desde hasta sobre no más".split(" "),
);
/** Small words of one other language each that are no Spanish words. */
const OTHERS: readonly ReadonlySet<string>[] = [
  "the of and with from for by at on an our is are was were this that their into to in as",
  "des et du une dans aux avec est ses pendant chez",
  "und der die das für mit von bei den dem ein eine zur zum im auf",
  "em uma com não ao do das pelo pela",
  "di il della gli nel dei delle alla",
].map((words) => new Set(words.split(" ")));

export type Passage = { start: number; end: number };

/** The pieces of a line between signs that part languages, with their offsets. */
export function passagesOf(text: string): Passage[] {
  const found: Passage[] = [];
  let start = 0;
  for (const match of text.matchAll(new RegExp(BORDER, "gu"))) {
    if (match.index > start) found.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}

/** Whether a passage has a small word of Spanish, so that it is Spanish however many terms are in it. */
export function hasSpanish(passage: string): boolean {
  return (passage.toLowerCase().match(WORDS) ?? []).some((word) => SPANISH.has(word));
}

/** Whether the small words of a passage are another language's. Says no where it has none. */
export function isForeign(passage: string): boolean {
  const words = passage.toLowerCase().match(WORDS) ?? [];
  const spanish = words.filter((word) => SPANISH.has(word)).length;
  return OTHERS.some((language) => words.filter((word) => language.has(word)).length > spanish);
}
