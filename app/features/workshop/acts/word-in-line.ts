/** A word in a line, as a whole and as it is written. Pure. */

/** Where it stands; -1 where it does not. */
export function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0 && word !== ""; at = text.indexOf(word, at + 1)) {
    const around = [text.slice(0, at), text.slice(at + word.length)];
    if (!/[\p{L}\p{M}\p{N}]$/u.test(around[0] ?? "") && !/^[\p{L}\p{M}\p{N}]/u.test(around[1] ?? "")) return at;
  }
  return -1;
}

/** The line with another word in the place of each of these. */
export function withWord(text: string, word: string, by: string): string {
  const at = wordAt(text, word);
  if (at < 0) return text;
  const end = at + word.length;
  return `${text.slice(0, at)}${by}${withWord(text.slice(end), word, by)}`;
}
