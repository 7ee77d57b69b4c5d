import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import type { LineChange } from "./tasks.ts";

/** How many lines of the document a sentence may be broken over. */
const MOST_LINES = 12;

type Passage = { from: number; to: number; text: string };

/** The lines that hold the sentence, with their text in one; null where they do not. */
export function passageOf(lines: readonly (DocumentLine | null)[], from: number, was: string): Passage | null {
  let text = "";
  for (let to = from; to < Math.min(lines.length, from + MOST_LINES); to += 1) {
    text = `${text} ${lines[to]?.text ?? ""}`.replace(/\s+/gu, " ").trim();
    if (text.includes(was)) return { from, to, text };
  }
  return null;
}

/**
 * The document with these sentences told otherwise; what cannot be found stays as it is. A sentence that was broken
 * over lines stands in the first of them afterwards, with what else those lines say. Pure.
 */
export function withChanges(document: ReadDocument, changes: readonly LineChange[]): ReadDocument {
  const lines = document.lines.map((line): DocumentLine | null => line);
  // From the end: a sentence that begins where the one above it ends is changed before its line moves up.
  for (const { line, was, text } of [...changes].sort((one, other) => other.line - one.line)) {
    const passage = passageOf(lines, line, was);
    const first = lines[line];
    if (passage === null || first == null) continue;
    // Within one line its spaces stay: two of them keep the cells of a table apart.
    const whole = first.text.includes(was) ? first.text : passage.text;
    // As words, not as a pattern: "$&" is a text like any other.
    lines[line] = { ...first, text: whole.replace(was, () => text) };
    for (let at = passage.from + 1; at <= passage.to; at += 1) lines[at] = null;
  }
  const kept = lines.filter((line) => line !== null);
  return { ...document, lines: kept, text: kept.map((line) => line.text).join("\n") };
}
