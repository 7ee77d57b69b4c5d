/** Inserts spoken words into a text that the student may be editing at the same time. */

/**
 * The insertion point after the text was edited. It stays after the text that was before it, so that words typed at
 * the insertion point come before the next spoken ones.
 */
export function movePlace(before: string, after: string, place: number): number {
  const minLength = Math.min(before.length, after.length);
  let same = 0;
  while (same < minLength && before[same] === after[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < minLength - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1;
  if (place >= before.length - sameAtEnd) return place + after.length - before.length;
  return place <= same ? place : after.length - sameAtEnd;
}

/**
 * Inserts spoken words into the text.
 * @param cut number of punctuation characters just before the insertion point to remove
 * @returns the new text, and the position after the words
 */
export function insertWords(text: string, place: number, words: string, cut = 0): { text: string; place: number } {
  if (words === "") return { text, place };
  let head = text.slice(0, place);
  const tail = text.slice(place);
  const written = head.trimEnd();
  const falls = written.slice(written.length - cut);
  // The student may have edited the text meanwhile: remove only punctuation.
  if (cut > 0 && /^[^\p{L}\p{N}\s]+$/u.test(falls)) head = written.slice(0, written.length - cut);
  const glue = head === "" || /\s$/.test(head) || /^[,.;:?!…)\]]/.test(words) ? "" : " ";
  const spoken = head + glue + words;
  const gap = tail === "" || /^[\s,.;:?!…)\]]/.test(tail) ? "" : " ";
  return { text: spoken + gap + tail, place: spoken.length };
}
