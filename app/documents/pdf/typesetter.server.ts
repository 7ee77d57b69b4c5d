import { readFileSync } from "node:fs";
import path from "node:path";
import type PDFDocument from "pdfkit";
import { projectRoot } from "#app/platform/paths.server.ts";

type Face = "regular" | "medium" | "semibold";

/**
 * Sizes in points; `leading` is the height of a line. `tabular`: figures of equal width, for columns of numbers.
 * `plain`: no ligatures, for files that other programs read letter by letter.
 */
export type TextStyle = {
  face: Face;
  size: number;
  leading: number;
  color: string;
  tracking?: number;
  tabular?: boolean;
  plain?: boolean;
};

type Run = { font: string; text: string };
export type TextLine = { runs: Run[]; width: number };

const WEIGHTS: Record<Face, number> = { regular: 400, medium: 500, semibold: 600 };
const FACES: readonly Face[] = ["regular", "medium", "semibold"];
/** The font comes in two files: most of Western Europe, and the rest of the Latin script (Ł, š, ő…). */
const SUBSETS = ["latin", "latin-ext"] as const;
const WITHOUT_LIGATURES = { liga: false, clig: false, calt: false };
const FOLDER = path.join(projectRoot, "node_modules", "@fontsource", "hanken-grotesk", "files");

/** Part of pdfkit's embedded font that its types lack. */
type EmbeddedFont = { font: { hasGlyphForCodePoint(codePoint: number): boolean } };

const files = new Map<string, Buffer>();

function fontFile(subset: string, face: Face): Buffer {
  const name = `hanken-grotesk-${subset}-${WEIGHTS[face]}-normal.woff`;
  const known = files.get(name);
  if (known) return known;
  const file = readFileSync(path.join(FOLDER, name));
  files.set(name, file);
  return file;
}

/**
 * Breaks text into lines that fit, choosing fonts that have the characters. pdfkit's wrapping uses one font at a time
 * and breaks pages by itself; the report must know its lines before drawing them so that none is lost.
 */
export class Typesetter {
  readonly #doc: InstanceType<typeof PDFDocument>;
  readonly #covers = new Map<string, boolean>();

  constructor(doc: InstanceType<typeof PDFDocument>) {
    this.#doc = doc;
    for (const face of FACES) {
      for (const subset of SUBSETS) doc.registerFont(`${face}/${subset}`, fontFile(subset, face));
    }
  }

  /** Lines of at most `width` points; a wider word is broken. Empty text has no lines. */
  lines(text: string, style: TextStyle, width: number): TextLine[] {
    const lines: TextLine[] = [];
    let current = "";
    for (const word of printableWords(text)) {
      const candidate = current ? `${current} ${word}` : word;
      if (this.width(candidate, style) <= width) {
        current = candidate;
        continue;
      }
      if (current) lines.push(this.line(current, style));
      const pieces = this.#pieces(word, style, width);
      current = pieces.pop() ?? "";
      for (const piece of pieces) lines.push(this.line(piece, style));
    }
    if (current) lines.push(this.line(current, style));
    return lines;
  }

  /** The text on one line, truncated with an ellipsis if necessary. */
  fitted(text: string, style: TextStyle, width: number): TextLine {
    let rest = printableWords(text).join(" ");
    if (this.width(rest, style) <= width) return this.line(rest, style);
    while (rest && this.width(`${rest}…`, style) > width) rest = [...rest].slice(0, -1).join("").trimEnd();
    return this.line(`${rest}…`, style);
  }

  width(text: string, style: TextStyle): number {
    return this.line(text, style).width;
  }

  /** Draws a line with its top at `y`. */
  draw(line: TextLine, style: TextStyle, x: number, y: number): void {
    let left = x;
    for (const run of line.runs) {
      this.#doc.font(run.font, style.size).fillColor(style.color);
      const height = this.#doc.currentLineHeight(true);
      this.#doc.text(run.text, left, y + (style.leading - height) / 2, this.#options(style));
      left += this.#doc.widthOfString(run.text, this.#options(style));
    }
  }

  /** One line, however wide, of text that was made printable. */
  line(text: string, style: TextStyle): TextLine {
    const runs = this.#runs(text, style.face);
    let width = 0;
    for (const run of runs) width += this.#doc.font(run.font, style.size).widthOfString(run.text, this.#options(style));
    return { runs, width };
  }

  #options(style: TextStyle): PDFKit.Mixins.TextOptions {
    return {
      lineBreak: false,
      characterSpacing: style.tracking ?? 0,
      ...(style.tabular && { features: ["tnum"] as PDFKit.Mixins.OpenTypeFeatures[] }),
      // The font engine takes features to switch off, too; pdfkit's types know only those to switch on.
      ...(style.plain && { features: WITHOUT_LIGATURES as unknown as PDFKit.Mixins.OpenTypeFeatures[] }),
    };
  }

  #runs(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const { character, subset } of [...text].flatMap((one) => this.#covered(one, face))) {
      const font = `${face}/${subset}`;
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  /** The character with the font file that has it; otherwise its base letter; otherwise nothing (emoji, pictograms). */
  #covered(character: string, face: Face): { character: string; subset: string }[] {
    const subset = SUBSETS.find((one) => this.#has(character, `${face}/${one}`));
    if (subset) return [{ character, subset }];
    const base = character.normalize("NFD")[0] ?? "";
    const baseSubset = base === character ? undefined : SUBSETS.find((one) => this.#has(base, `${face}/${one}`));
    return baseSubset ? [{ character: base, subset: baseSubset }] : [];
  }

  /** The characters that would be left out. */
  missing(text: string, face: Face): string[] {
    return [...text].filter((character) => this.#covered(character, face).length === 0);
  }

  #has(character: string, font: string): boolean {
    const key = `${font}${character}`;
    const known = this.#covers.get(key);
    if (known !== undefined) return known;
    this.#doc.font(font);
    const { font: embedded } = (this.#doc as unknown as { _font: EmbeddedFont })._font;
    const has = embedded.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    this.#covers.set(key, has);
    return has;
  }

  /** A word wider than the line, in pieces; more words may follow the last one. */
  #pieces(word: string, style: TextStyle, width: number): string[] {
    const pieces: string[] = [];
    let piece = "";
    for (const character of word) {
      if (piece && this.width(piece + character, style) > width) {
        pieces.push(piece);
        piece = "";
      }
      piece += character;
    }
    return [...pieces, piece];
  }
}

/** NFC words without control, direction or zero-width characters, which would print as boxes. */
export function printableWords(text: string): string[] {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, "")
    .split(" ")
    .filter(Boolean);
}
