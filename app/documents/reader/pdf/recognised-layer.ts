/** Of the words of a layer over a scan, the part that has to be recognised in its picture, too. */
const ENOUGH = 0.5;
const WORD = /[\p{L}\p{N}]{4,}/gu;

/**
 * What of a scan's unseen text is to be told to its owner. Scanners lay the words that they recognise over the picture,
 * unseen: that is no hidden text, but what the picture shows.
 * @param hidden the unseen pieces
 * @param recognised the lines that were read from the pictures
 */
export function hiddenInScan(hidden: readonly string[], recognised: readonly { text: string }[]): string[] {
  const shown = new Set(recognised.flatMap(({ text }) => wordsOf(text)));
  const words = hidden.flatMap(wordsOf);
  const found = words.filter((word) => shown.has(word)).length;
  return words.length > 0 && found >= ENOUGH * words.length ? [] : [...hidden];
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(WORD) ?? [];
}
