import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

/** A sentence or an item of a list, or what stands between two line breaks. Offsets are those of the NFC form. */
export type Sentence = { start: number; end: number };

export type ReadText = {
  /** Lower case without accents, as long as the NFC form; a line that was broken in its middle is one line again. */
  plain: string;
  sentences: Sentence[];
};

/** What looks at all pairs within a sentence stays linear in the text. */
const SENTENCE_MAX = 600;
const BROKEN_LINE_MIN = 30;
const STOP = /[\n;]|[.!?](?=\s)/g;
/** Words whose dot ends no sentence. */
const SHORTENED =
  /(?:^|[^a-z])(?:pref|exp|max|min|lic|ing|tec|jor|excl|aprox|sr|sra|srta|dr|dra|art|n|ej|prof|av|ref)$/;

/** Cuts a text into sentences. Linear in its length. */
export function readText(text: string): ReadText {
  const plain = rejoin(normalize(text), text.normalize("NFC"));
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number) => {
    for (; end - start > SENTENCE_MAX; start += SENTENCE_MAX) sentences.push({ start, end: start + SENTENCE_MAX });
    if (end > start) sentences.push({ start, end });
  };
  for (const stop of plain.matchAll(STOP)) {
    if (stop[0] === "." && SHORTENED.test(plain.slice(Math.max(start, stop.index - 8), stop.index))) continue;
    add(stop.index);
    start = stop.index + 1;
  }
  add(plain.length);
  return { plain, sentences };
}

/** A mail's text comes in lines of even width: a long line without an end is followed by a small letter. */
function rejoin(plain: string, composed: string): string {
  let joined = "";
  let from = 0;
  for (let at = plain.indexOf("\n"); at >= 0; at = plain.indexOf("\n", at + 1)) {
    const isLong = at - from >= BROKEN_LINE_MIN;
    const goesOn = isLong && /[\p{L},]/u.test(composed.charAt(at - 1)) && /\p{Ll}/u.test(composed.charAt(at + 1));
    joined += `${plain.slice(from, at)}${goesOn && /^[a-z]{2}/.test(plain.slice(at + 1, at + 3)) ? " " : "\n"}`;
    from = at + 1;
  }
  return joined + plain.slice(from);
}
