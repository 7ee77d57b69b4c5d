import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { LIMITS } from "../../limits.ts";
import { setColour, setPaintEntry } from "./colour-operators.ts";
import { type Font, type Glyph, isEvenOdd, isFill, isSquashed, quarterTurns, upright } from "./glyph.ts";
import { fillPaint, type GraphicsState, inGroup, initialState, inksOf } from "./graphics-state.ts";
import { type Ink, Surface } from "./letter-visibility.ts";
import { type IsOn, MarkedContent } from "./marked-content.ts";
import { apply, type Box, IDENTITY, type Matrix, multiply, toMatrix } from "./matrix.ts";
import { UNKNOWN } from "./paint.ts";
import { type Arguments, finite, type OperatorList, type PdfGlyph, type PdfGroup, type PdfPicture } from "./pdfjs.ts";
import { RuleCollector } from "./ruled-lines.ts";
import { boxPath, fillOf, type Region } from "./shape.ts";

/** Text smaller than this many points is not meant for people. */
const MIN_SIZE = 4;
/**
 * No font has one sign for so many letters in a row: a sign that stands for more tells something that it does not
 * show.
 */
const WORD_OF_ONE_SIGN = /\p{L}{5}/u;
const UNIT_BOX = boxPath(0, 0, 1, 1);

/** `font` describes a font by pdfjs's name, `isOn` says whether an optional content is shown. */
type Resources = { font: (name: string) => Font; isOn: IsOn };

/**
 * Draws a page without drawing: follows the operators and notes where each character lands, how big, and whether
 * a reader of the page could see it. pdfjs's own text items know neither colour nor single letters.
 */
export class GlyphReader {
  readonly lines = new RuleCollector();
  truncated = false;
  #drawn: Glyph[] = [];
  #state: GraphicsState;
  #stack: GraphicsState[] = [];
  #textMatrix: Matrix = IDENTITY;
  #lineMatrix: Matrix = IDENTITY;
  #pendingClip: "odd" | "wound" | null = null;
  #surface: Surface;
  #inks: Ink[] = [];
  #marked: MarkedContent;
  #base: Matrix;
  #page: Box;
  #font: (name: string) => Font;

  constructor(base: Matrix, page: { width: number; height: number }, { font, isOn }: Resources) {
    this.#base = base;
    this.#page = { x0: 0, y0: 0, x1: page.width, y1: page.height };
    this.#font = font;
    this.#marked = new MarkedContent(isOn);
    this.#surface = new Surface(page);
    this.#state = initialState(this.#base, this.#surface.grid.whole);
  }

  /** The characters drawn, once all operators have been read: what comes later may hide what came before. */
  glyphs(): Glyph[] {
    for (const [index, glyph] of this.#drawn.entries()) glyph.hidden ||= !this.#surface.isSeen(index);
    return this.#drawn;
  }

  /** Words that the page gives in the place of white space. */
  get unseen(): readonly string[] {
    return this.#marked.unseen;
  }

  read(list: OperatorList): void {
    // Also behind the last letter that is taken: what is painted then may cover those before.
    for (let index = 0; index < list.fnArray.length; index += 1) {
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
        this.#clipToBox(args[1]);
        return;
      case OPS.beginGroup:
        this.#beginGroup(args[0] as PdfGroup | undefined);
        return;
      case OPS.beginAnnotation:
        this.#stack.push({ ...state });
        this.#state = initialState(this.#base, this.#surface.grid.whole);
        this.#clipToBox(args[1]);
        this.#state.matrix = multiply(multiply(this.#base, toMatrix(args[2])), toMatrix(args[3]));
        return;
      case OPS.endAnnotation:
        this.#state = this.#stack.pop() ?? initialState(this.#base, this.#surface.grid.whole);
        return;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        this.#marked.begin(args, this.#drawn.length);
        return;
      case OPS.endMarkedContent:
        this.#marked.end(this.#drawn);
        return;
      case OPS.setGState:
        this.#setGState(args[0]);
        return;
      case OPS.shadingFill:
        this.#paintOver(state.clip, { tone: UNKNOWN, solid: true });
        return;
      default:
        setColour(state, operator, args);
        this.#paint(operator, args);
        this.#text(operator, args);
    }
  }

  #clipToBox(box: unknown): void {
    const [x0, y0, x1, y1] = Array.from((box ?? []) as ArrayLike<number>);
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    const { matrix, clip } = this.#state;
    this.#state.clip = fillOf(boxPath(x0, y0, x1, y1), { grid: this.#surface.grid, matrix, within: clip });
  }

  #beginGroup(group: PdfGroup | undefined): void {
    this.#stack.push({ ...this.#state });
    this.#state = inGroup(this.#state, Boolean(group?.smask));
    const { matrix } = this.#state;
    this.#state.matrix = multiply(matrix, toMatrix(group?.matrix));
    this.#clipToBox(group?.bbox);
    this.#state.matrix = matrix;
  }

  #setGState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries as unknown[]) {
      if (!Array.isArray(entry)) continue;
      const [key, value] = entry as [unknown, unknown];
      setPaintEntry(this.#state, key, value);
      if (key === "Font" && Array.isArray(value)) this.#setFont(value);
    }
  }

  #setFont(args: Arguments): void {
    this.#state.font = this.#font(String(args[0]));
    this.#state.fontSize = finite(args[1]);
  }

  #paint(operator: number, args: Arguments): void {
    switch (operator) {
      case OPS.clip:
        this.#pendingClip = "wound";
        return;
      case OPS.eoClip:
        this.#pendingClip = "odd";
        return;
      case OPS.constructPath:
        this.#path(Number(args[0]), (args[1] as ArrayLike<ArrayLike<number> | null> | undefined)?.[0]);
        return;
      case OPS.paintImageXObject: {
        const { matrix, clip, fill } = this.#state;
        const region = fillOf(UNIT_BOX, { grid: this.#surface.grid, matrix, within: clip });
        const { solid, stencil } = args[0] as PdfPicture;
        this.#paintOver(region, { tone: stencil ? fill.tone : UNKNOWN, solid });
      }
    }
  }

  #path(operator: number, path: ArrayLike<number> | null | undefined): void {
    const { matrix, clip, fill } = this.#state;
    const pending = this.#pendingClip;
    this.#pendingClip = null;
    if (!path) return;
    const fills = isFill(operator);
    if (fills && fill.visible) {
      const evenOdd = isEvenOdd(operator);
      this.#paintOver(fillOf(path, { grid: this.#surface.grid, matrix, evenOdd, within: clip }), fill);
    }
    if (!pending) this.lines.add(path, matrix, !fills);
    else {
      const evenOdd = pending === "odd";
      this.#state.clip = fillOf(path, { grid: this.#surface.grid, matrix, evenOdd, within: clip });
    }
  }

  #paintOver(region: Region, look: { tone: number; solid: boolean }): void {
    if (this.#marked.shown && !this.#state.isMask) this.#surface.paint(region, fillPaint(this.#state, look));
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
    if (!Array.isArray(items) || this.truncated) return;
    this.#inks = inksOf(this.#state);
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
    if (this.#drawn.length >= LIMITS.pageGlyphs) {
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
    this.#drawn.push({ text, ...position, size, bold, turn, hidden: this.#isKept(text, matrix, size) });
    const stand = {
      x: start[0],
      y: start[1],
      along: [end[0] - start[0], end[1] - start[1]] as const,
      up: [matrix[2] * state.fontSize, matrix[3] * state.fontSize] as const,
    };
    this.#surface.draw(stand, this.#inks, state.clip);
    if (state.mode >= 4) state.clippedByText = true;
  }

  /** Whether the letter is kept from people by what it is, wherever it stands. */
  #isKept(text: string, matrix: Matrix, size: number): boolean {
    const { fontSize, hScale, isMask } = this.#state;
    if (size < MIN_SIZE || isMask || !this.#marked.shown || WORD_OF_ONE_SIGN.test(text)) return true;
    return isSquashed(matrix, fontSize, hScale);
  }
}
