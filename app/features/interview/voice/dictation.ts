/** Where spoken words go in a text that the student may be changing at the same time. */

/**
 * Where a place in the text is after the text was changed. It stays behind what stood before it, so that words typed at
 * the place itself come before the next spoken ones.
 */
export function movePlace(before: string, after: string, place: number): number {
  const shortest = Math.min(before.length, after.length);
  let same = 0;
  while (same < shortest && before[same] === after[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < shortest - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1;
  if (place >= before.length - sameAtEnd) return place + after.length - before.length;
  return place <= same ? place : after.length - sameAtEnd;
}

/**
 * Puts spoken words into the text.
 * @param cut characters of punctuation just before the place that fall away
 * @returns the new text, and the place behind the words
 */
export function insertWords(text: string, place: number, words: string, cut = 0): { text: string; place: number } {
  if (words === "") return { text, place };
  let head = text.slice(0, place);
  const tail = text.slice(place);
  const written = head.trimEnd();
  const falls = written.slice(written.length - cut);
  // The student may have changed it meanwhile: only punctuation falls away.
  if (cut > 0 && /^[^\p{L}\p{N}\s]+$/u.test(falls)) head = written.slice(0, written.length - cut);
  const glue = head === "" || /\s$/.test(head) || /^[,.;:?!…)\]]/.test(words) ? "" : " ";
  const spoken = head + glue + words;
  const gap = tail === "" || /^[\s,.;:?!…)\]]/.test(tail) ? "" : " ";
  return { text: spoken + gap + tail, place: spoken.length };
}
