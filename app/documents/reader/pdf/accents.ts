import type { Glyph } from "./glyph.ts";

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
};

/**
 * Puts separate accents on the letters they are drawn over: "´" + "ı" becomes "í". Only neighbours in drawing order
 * that overlap are joined, so a lone "~" or "^" stays.
 */
export function joinAccents(glyphs: readonly Glyph[]): Glyph[] {
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
