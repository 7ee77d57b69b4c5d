import { median, type Word } from "../layout/word.ts";
import type { Glyph } from "./glyph.ts";

/** Gap in font sizes above which two characters stand in different words, where no space was drawn. */
const WORD_GAP = 0.17;
/** Gap above which characters do not belong to one run of text at all. */
const RUN_GAP = 1.4;

/**
 * Characters of one writing direction as words, by distance alone: programs such as Canva draw single letters, in any
 * order. Doubled characters (bold by printing twice) are taken once; letter-spaced words become whole.
 */
export function toWords(glyphs: readonly Glyph[]): Word[] {
  const joined = joinAccents(glyphs);
  return toBaselines(joined).flatMap((line) => toRuns(line).flatMap(splitRun));
}

function toBaselines(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const glyph of [...glyphs].sort((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && glyph.baseline - last.baseline <= 0.06 * Math.min(glyph.size, last.size)) line.push(glyph);
    else lines.push([glyph]);
  }
  // Array.sort is stable: zero-width neighbours keep their drawing order.
  for (const line of lines) line.sort((a, b) => a.x0 - b.x0);
  return lines;
}

type Placed = Glyph & { spaceBefore: boolean };

/** Spaces become marks on the character behind them; far jumps part the line. */
function toRuns(line: readonly Glyph[]): Placed[][] {
  const runs: Placed[][] = [];
  let space = false;
  for (const glyph of line) {
    if (!glyph.text.trim()) {
      space = true;
      continue;
    }
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && isDouble(last, glyph)) continue;
    const placed = { ...glyph, spaceBefore: space };
    space = false;
    const near = last && glyph.x0 - last.x1 < RUN_GAP * Math.max(glyph.size, last.size);
    if (run && near) run.push(placed);
    else runs.push([placed]);
  }
  return runs;
}

function isDouble(last: Glyph, glyph: Glyph): boolean {
  return last.text === glyph.text && glyph.x0 - last.x0 < 0.12 * glyph.size && glyph.x1 - last.x1 < 0.12 * glyph.size;
}

function splitRun(run: readonly Placed[]): Word[] {
  const limit = wordGap(run);
  const spaced = limit.letterSpaced;
  const words: Word[] = [];
  let current: Placed[] = [];
  let previous: Placed | undefined;
  for (const glyph of run) {
    const gap = previous ? (glyph.x0 - previous.x1) / Math.max(glyph.size, previous.size) : 0;
    const breaks = previous && (gap > limit.gap || (glyph.spaceBefore && !spaced));
    if (breaks) {
      words.push(toWord(current, limit.tracking));
      current = [];
    }
    current.push(glyph);
    previous = glyph;
  }
  if (current.length > 0) words.push(toWord(current, limit.tracking));
  return words.filter((word) => word.text !== "");
}

/** In letter-spaced print nearly all gaps are wide and alike; only a clearly wider one parts words there. */
function wordGap(run: readonly Placed[]): { gap: number; letterSpaced: boolean; tracking: number } {
  const gaps: number[] = [];
  let drawnSpaces = 0;
  for (let index = 1; index < run.length; index += 1) {
    const last = run[index - 1] as Placed;
    const glyph = run[index] as Placed;
    gaps.push((glyph.x0 - last.x1) / Math.max(glyph.size, last.size));
    if (glyph.spaceBefore) drawnSpaces += 1;
  }
  const usual = median(gaps);
  const wide = gaps.filter((gap) => gap > 0.07).length;
  if (gaps.length < 3 || usual < 0.07 || wide < 0.8 * gaps.length) {
    return { gap: WORD_GAP, letterSpaced: false, tracking: 0 };
  }
  // Drawn spaces that are rarer than letters are trusted: they part words whatever the spacing of the letters.
  const everyLetter = drawnSpaces > 0.7 * gaps.length;
  const parted = drawnSpaces > 0 && !everyLetter;
  const gap = parted ? Math.max(usual * 2.2, usual + 0.2) : Math.max(usual * 1.6, usual + 0.12);
  return { gap, letterSpaced: !parted, tracking: usual };
}

function toWord(glyphs: readonly Placed[], tracking: number): Word {
  const first = glyphs[0] as Placed;
  const last = glyphs.at(-1) as Placed;
  const bold = glyphs.filter((glyph) => glyph.bold).length * 2 > glyphs.length;
  return {
    text: glyphs.map((glyph) => glyph.text).join(""),
    x0: first.x0,
    x1: Math.max(last.x1, first.x0 + 0.1),
    baseline: first.baseline,
    size: Math.round(Math.max(...glyphs.map((glyph) => glyph.size)) * 10) / 10,
    bold,
    tracking,
  };
}

/** Accents set as characters of their own (TeX and some printer drivers) and what they make of the letter below. */
const COMBINING: Readonly<Record<string, string>> = {
  "´": "\u0301",
  ˊ: "\u0301",
  "`": "\u0300",
  ˋ: "\u0300",
  "^": "\u0302",
  ˆ: "\u0302",
  "~": "\u0303",
  "˜": "\u0303",
  "¨": "\u0308",
  "¸": "\u0327",
  "˚": "\u030a",
  ˇ: "\u030c",
  "˘": "\u0306",
  "˙": "\u0307",
  "˛": "\u0328",
  "˝": "\u030b",
};

/**
 * Puts separate accents on the letters they are drawn over: "´" + "ı" becomes "í". Only neighbours in drawing order
 * that overlap are joined, so a lone "~" or "^" stays.
 */
function joinAccents(glyphs: readonly Glyph[]): Glyph[] {
  const result: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index += 1) {
    const glyph = glyphs[index] as Glyph;
    const mark = COMBINING[glyph.text] ?? (/^\p{M}$/u.test(glyph.text) ? glyph.text : undefined);
    const previous = result.at(-1);
    const next = glyphs[index + 1];
    if (mark && next && covers(glyph, next)) {
      result.push(accented(next, mark));
      index += 1;
    } else if (mark && previous && (covers(glyph, previous) || /^\p{M}$/u.test(glyph.text))) {
      result[result.length - 1] = accented(previous, mark);
    } else {
      result.push(glyph);
    }
  }
  return result;
}

function covers(mark: Glyph, letter: Glyph): boolean {
  if (!/^\p{L}$/u.test(letter.text) || Math.abs(mark.baseline - letter.baseline) > 0.5 * letter.size) return false;
  const centre = (mark.x0 + mark.x1) / 2;
  return centre > letter.x0 - 0.02 * letter.size && centre < letter.x1 + 0.02 * letter.size;
}

function accented(letter: Glyph, mark: string): Glyph {
  const base = letter.text === "ı" ? "i" : letter.text === "ȷ" ? "j" : letter.text;
  return { ...letter, text: (base + mark).normalize("NFC") };
}
