/** How lines look, in short: lines that look alike and are no running text play the same part in the document. */

import type { CvLine } from "./lines.ts";

export type Looks = {
  /** "h" heading role, "s12" size in tenths of the body's, "b" bold, "c" capitals, "u" underlined by signs, "m" marked (">> "). */
  of(line: CvLine): string;
  /** As large as the largest text: the name. */
  isTop(line: CvLine): boolean;
  /** Clearly larger than the body. */
  isBig(line: CvLine): boolean;
};

const UNDERLINE = /^[-=_~*·.]{4,}$/;
const MARK = /^(?:>{1,3}|={2,}|\*{2,}|#{1,3}|-{2,}|\[)\s*\p{L}/u;
const BIG = 1.12;

/** Looks that running text and titles of jobs seldom have. */
export function isStrong(style: string): boolean {
  return /[hsum]/.test(style);
}

export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

export function looksOf(lines: readonly CvLine[], bodySize: number): Looks {
  const largest = Math.max(0, ...lines.map((line) => line.source.size));
  // A size that many lines share is that of the headings, not of the name.
  const top = lines.filter((line) => line.source.size >= largest - 0.2).length <= 3;
  const styles = new Map<number, string>(
    lines.map((line) => [line.index, styleOf(line, lines[line.index + 1], bodySize)]),
  );
  return {
    of: (line) => styles.get(line.index) ?? "",
    isTop: (line) => top && largest > bodySize && line.source.size >= largest - 0.2,
    isBig: (line) => bodySize > 0 && line.source.size >= bodySize * BIG,
  };
}

function styleOf(line: CvLine, next: CvLine | undefined, bodySize: number): string {
  const { size, bold, role, text } = line.source;
  const scale = bodySize > 0 && size > 0 ? Math.round((size / bodySize) * 10) : 10;
  const marks = [
    role === "heading" ? "h" : "",
    scale > 10 ? `s${scale}` : "",
    bold ? "b" : "",
    isCapitals(line.text) ? "c" : "",
    next !== undefined && UNDERLINE.test(next.source.text) ? "u" : "",
    MARK.test(text) ? "m" : "",
  ];
  return marks.join("");
}
