import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { LIMITS } from "../../limits.ts";
import { cut, type Font, type Glyph, isFill, outside, quarterTurns, upright } from "./glyph.ts";
import { type GraphicsState, initialState } from "./graphics-state.ts";
import { apply, type Box, boundingBox, IDENTITY, type Matrix, multiply, toMatrix } from "./matrix.ts";
import { Canvas, lightOf } from "./paint.ts";
import { RuleCollector } from "./rules.ts";

/** Text smaller than this many points is not meant for people. */
const MIN_SIZE = 4;

type OperatorList = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> };
type Arguments = ArrayLike<unknown>;

/**
 * Draws a page without drawing: follows the operators and notes where each character lands, how big, and whether
 * a reader of the page could see it. pdfjs's own text items know neither colour nor single letters.
 */
export class GlyphReader {
  readonly glyphs: Glyph[] = [];
  readonly lines = new RuleCollector();
  truncated = false;
  #state: GraphicsState;
  #stack: GraphicsState[] = [];
  #textMatrix: Matrix = IDENTITY;
  #lineMatrix: Matrix = IDENTITY;
  #pendingClip = false;
  #canvas = new Canvas();
  #base: Matrix;
  #page: Box;
  #font: (name: string) => Font;

  constructor(base: Matrix, page: { width: number; height: number }, font: (name: string) => Font) {
    this.#base = base;
    this.#page = { x0: 0, y0: 0, x1: page.width, y1: page.height };
    this.#font = font;
    this.#state = initialState(this.#base, this.#page);
  }

  read(list: OperatorList): void {
    for (let index = 0; index < list.fnArray.length && !this.truncated; index += 1) {
      this.#run(list.fnArray[index] ?? 0, (list.argsArray[index] ?? []) as Arguments);
    }
  }

  #run(operator: number, args: Arguments): void {
    const state = this.#state;
    switch (operator) {
      case OPS.save:
        this.#stack.push({ ...state });
        return;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        this.#state = this.#stack.pop() ?? state;
        return;
      case OPS.transform:
        state.matrix = multiply(state.matrix, toMatrix(args));
        return;
      case OPS.paintFormXObjectBegin:
        this.#stack.push({ ...state });
        state.matrix = multiply(state.matrix, toMatrix(args[0]));
        return;
      case OPS.beginGroup:
        this.#stack.push({ ...state });
        return;
      case OPS.beginAnnotation:
        this.#stack.push({ ...state });
        this.#state = {
          ...initialState(this.#base, this.#page),
          matrix: multiply(multiply(this.#base, toMatrix(args[2])), toMatrix(args[3])),
        };
        return;
      case OPS.endAnnotation:
        this.#state = this.#stack.pop() ?? initialState(this.#base, this.#page);
        return;
      case OPS.setGState:
        this.#setGState(args[0]);
        return;
      case OPS.setFillRGBColor:
        state.fill = lightOf(args[0]);
        state.fillVisible = true;
        return;
      case OPS.setFillColorN:
      case OPS.shadingFill:
        if (operator === OPS.shadingFill) this.#canvas.paint(state.clip, undefined);
        else state.fill = undefined;
        return;
      case OPS.setFillTransparent:
        state.fillVisible = false;
        return;
      default:
        this.#paint(operator, args);
        this.#text(operator, args);
    }
  }

  #setGState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries as unknown[]) {
      if (!Array.isArray(entry)) continue;
      const [key, value] = entry as [unknown, unknown];
      if (key === "ca" && typeof value === "number") this.#state.alpha = value;
      if (key === "Font" && Array.isArray(value)) this.#setFont(value);
    }
  }

  #setFont(args: Arguments): void {
    this.#state.font = this.#font(String(args[0]));
    this.#state.fontSize = finite(args[1]);
  }

  #paint(operator: number, args: Arguments): void {
    const state = this.#state;
    switch (operator) {
      case OPS.clip:
      case OPS.eoClip:
        this.#pendingClip = true;
        return;
      case OPS.constructPath: {
        const bounds = args[2];
        if (!bounds) return;
        const [x0, y0, x1, y1] = Array.from(bounds as ArrayLike<number>);
        const box = cut(boundingBox(state.matrix, [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0]), state.clip);
        if (isFill(Number(args[0])) && state.fillVisible && state.alpha > 0.1) {
          this.#canvas.paint(box, state.alpha > 0.9 ? state.fill : undefined);
        }
        const path = (args[1] as ArrayLike<ArrayLike<number>> | undefined)?.[0];
        if (path && !this.#pendingClip) this.lines.add(path, state.matrix, !isFill(Number(args[0])));
        if (this.#pendingClip) state.clip = box;
        this.#pendingClip = false;
        return;
      }
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintImageMaskXObject:
      case OPS.paintSolidColorImageMask:
        this.#canvas.paint(cut(boundingBox(state.matrix, [0, 0, 1, 1]), state.clip), undefined, true);
    }
  }

  #text(operator: number, args: Arguments): void {
    const state = this.#state;
    const [first, second] = [finite(args[0]), finite(args[1])];
    switch (operator) {
      case OPS.beginText:
        this.#textMatrix = this.#lineMatrix = IDENTITY;
        return;
      case OPS.setCharSpacing:
        state.charSpacing = first;
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = first;
        return;
      case OPS.setHScale:
        state.hScale = first / 100;
        return;
      case OPS.setLeading:
        state.leading = first;
        return;
      case OPS.setTextRise:
        state.rise = first;
        return;
      case OPS.setTextRenderingMode:
        state.mode = first;
        return;
      case OPS.setFont:
        this.#setFont(args);
        return;
      case OPS.setTextMatrix:
        this.#textMatrix = this.#lineMatrix = toMatrix(args[0]);
        return;
      case OPS.setLeadingMoveText:
        state.leading = -second;
        this.#moveText(first, second);
        return;
      case OPS.moveText:
        this.#moveText(first, second);
        return;
      case OPS.nextLine:
        this.#moveText(0, -state.leading);
        return;
      case OPS.showText:
        this.#show(args[0]);
    }
  }

  #moveText(x: number, y: number): void {
    this.#textMatrix = this.#lineMatrix = multiply(this.#lineMatrix, [1, 0, 0, 1, x, y]);
  }

  #show(items: unknown): void {
    if (!Array.isArray(items)) return;
    for (const item of items as unknown[]) {
      if (typeof item === "number") this.#advance((-item / 1000) * this.#state.fontSize * this.#state.hScale);
      else if (item && typeof item === "object") this.#place(item as PdfGlyph);
    }
  }

  #advance(distance: number): void {
    this.#textMatrix = multiply(this.#textMatrix, [1, 0, 0, 1, distance, 0]);
  }

  #place(glyph: PdfGlyph): void {
    const state = this.#state;
    const width = finite(glyph.width) * state.font.widthScale * state.fontSize * state.hScale;
    const spacing = (state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.hScale;
    const text = glyph.unicode ?? "";
    if (text) this.#note(text, width);
    this.#advance(width + spacing);
  }

  #note(text: string, width: number): void {
    if (this.glyphs.length >= LIMITS.pageGlyphs) {
      this.truncated = true;
      return;
    }
    const state = this.#state;
    const matrix = multiply(state.matrix, this.#textMatrix);
    const start = apply(matrix, 0, state.rise);
    const end = apply(matrix, width, state.rise);
    const size = Math.abs(state.fontSize) * Math.hypot(matrix[2], matrix[3]);
    const turn = quarterTurns(matrix[0] * Math.sign(state.fontSize || 1), matrix[1] * Math.sign(state.fontSize || 1));
    // Broken fonts and numbers out of range lead nowhere on the page.
    if (![...start, ...end, size].every(Number.isFinite)) return;
    const position = upright(start, end, turn, this.#page);
    const bold = state.font.bold || state.mode === 2;
    this.glyphs.push({ text, ...position, size, bold, turn, hidden: this.#hidden(start, end, size) });
  }

  #hidden(start: [number, number], end: [number, number], size: number): boolean {
    const { mode, fill, fillVisible, alpha } = this.#state;
    const x = (start[0] + end[0]) / 2;
    const y = (start[1] + end[1]) / 2 - 0.3 * size;
    if (size < MIN_SIZE || outside(x, y, this.#page)) return true;
    if ((mode === 3 || mode === 7) && !this.#canvas.overPicture(x, y)) return true;
    if (mode !== 0 && mode !== 4) return false;
    return !fillVisible || alpha < 0.1 || this.#canvas.swallows(fill, x, y);
  }
}

function finite(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

type PdfGlyph = { unicode?: string; width?: number; isSpace?: boolean };
