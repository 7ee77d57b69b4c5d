/** Short codes for the typography of lines: non-prose lines that look alike play the same part in the document. */

import type { CvLine } from "./lines.ts";

export type Typography = {
  /**
   * "h" heading role, "s12" size in tenths of the body's, "b" bold, "c" capitals, "u" underlined by characters, "m"
   * marked (">> ", "✎ ").
   */
  of(line: CvLine): string;
  /** As large as the largest text, which is the name. */
  isTop(line: CvLine): boolean;
  /** Clearly larger than the body. */
  isBig(line: CvLine): boolean;
};

const UNDERLINE = /^[-=_~*·.]{4,}$/;
const MARK = /^(?:>{1,3}|={2,}|\*{2,}|#{1,3}|-{2,}|\[)\s*\p{L}/u;
const BIG = 1.12;
const ICON = /^\p{So}(?=\ufe0f?\s*\p{Ps}?\p{P}?\p{L})/u;
/** Minimum number of lines with a leading pictogram for these to count as icons. */
const SOME_ICONS = 3;

/** Typography that prose and job titles seldom have. */
export function isStrong(style: string): boolean {
  return /[hsum]/.test(style);
}

export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

export function typographyOf(lines: readonly CvLine[], bodySize: number): Typography {
  const largest = Math.max(0, ...lines.map((line) => line.source.size));
  // A size shared by many lines is that of the headings, not of the name.
  const top = lines.filter((line) => line.source.size >= largest - 0.2).length <= 3;
  const icons = iconLines(lines);
  const styles = new Map<number, string>(
    lines.map((line) => [line.index, styleOf(line, lines[line.index + 1], bodySize, icons.has(line.index))]),
  );
  return {
    of: (line) => styles.get(line.index) ?? "",
    isTop: (line) => top && largest > bodySize && line.source.size >= largest - 0.2,
    isBig: (line) => bodySize > 0 && line.source.size >= bodySize * BIG,
  };
}

/** "✎ Proyectos", "♫ Programas": a bullet repeats on many lines, an icon is unique to its heading. */
function iconLines(lines: readonly CvLine[]): ReadonlySet<number> {
  const byIcon = new Map<string, number[]>();
  for (const { source, index } of lines) {
    const [icon] = ICON.exec(source.text) ?? [];
    if (icon !== undefined) byIcon.set(icon, [...(byIcon.get(icon) ?? []), index]);
  }
  const own = [...byIcon.values()].flatMap((indexes) => (indexes.length === 1 ? indexes : []));
  return new Set(own.length >= SOME_ICONS ? own : []);
}

function styleOf(line: CvLine, next: CvLine | undefined, bodySize: number, icon: boolean): string {
  const { size, bold, role, text } = line.source;
  const scale = bodySize > 0 && size > 0 ? Math.round((size / bodySize) * 10) : 10;
  const marks = [
    role === "heading" ? "h" : "",
    scale > 10 ? `s${scale}` : "",
    bold ? "b" : "",
    isCapitals(line.text) ? "c" : "",
    next !== undefined && UNDERLINE.test(next.source.text) ? "u" : "",
    MARK.test(text) || icon ? "m" : "",
  ];
  return marks.join("");
}
