import type { ReadDocument } from "#app/documents/document.ts";
import { goesOn } from "#app/features/cv/review/line-continuation.ts";

export type Joined = {
  text: string;
  /** Indexes of the lines that it is made of. */
  at: number[];
  bullet: boolean;
};

/** The lines with those that a page's width broke put together again. `at` must be in reading order. */
export function joinLines(document: ReadDocument, at: readonly number[]): Joined[] {
  const joined: Joined[] = [];
  for (const index of at) {
    const line = document.lines[index];
    const last = joined.at(-1);
    if (line === undefined) continue;
    if (last !== undefined && last.at.at(-1) === index - 1 && goesOn(document, index - 1)) {
      last.text = `${last.text} ${plain(line.text)}`;
      last.at.push(index);
    } else joined.push({ text: plain(line.text), at: [index], bullet: line.role === "list" });
  }
  return joined;
}

/** A row of a table keeps its cells apart by a middle dot. */
export function plain(text: string): string {
  return withoutControls(text)
    .split(/\s{2,}/)
    .join(" · ")
    .trim();
}

/** A tab keeps cells apart as two spaces do. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, "  ");
}
