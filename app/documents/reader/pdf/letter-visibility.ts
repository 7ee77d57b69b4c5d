import { looksAlike, painted, passedBy, type Tone, UNKNOWN, WHITE } from "./paint.ts";
import { contains, Grid, type Region } from "./shape.ts";

/**
 * Paint that fills a region. `solid`: false when parts of it may be transparent in ways that are not known, as in a
 * picture with a mask of its own.
 */
export type Paint = { tone: Tone; alpha: number; blend: string; solid: boolean };
/** What letters are drawn with: fill, outline or both; none for those that only mark a place. */
export type Ink = Omit<Paint, "solid">;

/** Sample points of a letter, half way along its advance: heights above the baseline as shares of its size. */
const HEIGHTS = [0.08, 0.27, 0.46];
const LOOKS = HEIGHTS.length;
/**
 * A letter with fewer visible sample points is unreadable. A line through it or under it covers too few to hide it.
 */
const MIN_VISIBLE_POINTS = 2;
const BESIDE = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
/** Contrast that is reduced below this share is invisible. */
const MIN_LEFT = 0.1;
const THICKEST_VEIL = -Math.log(MIN_LEFT);

/** Where a letter stands on the page, in points: the start of its baseline, its advance and its height as vectors. */
export type Stand = { x: number; y: number; along: readonly [number, number]; up: readonly [number, number] };

/**
 * Finds hidden text (white on white, covered letters), so that it is not read as part of the CV. Keeps the tone of each
 * cell of the page while it is painted, and what has been laid over the cell since. Every letter is checked twice: when
 * it is drawn, against what is under it, and when the page is done, against what came later. The cost of a paint is
 * bounded by the grid, that of a letter is constant.
 */
export class Surface {
  readonly grid: Grid;
  #tones: Float32Array;
  /** Opacity laid over each cell so far, as a sum of -ln(transmission); what came since then is a difference. */
  #veils: Float32Array;
  /** For every look: the cell, -1 where it was out of sight already, and the veil at that time. */
  #cells: number[] = [];
  #before: number[] = [];
  #asked: { inks: readonly Ink[]; under: Tone; shows: boolean } = { inks: [], under: WHITE, shows: false };

  constructor(page: { width: number; height: number }) {
    this.grid = new Grid(page);
    const cells = this.grid.columns * this.grid.rows;
    this.#tones = new Float32Array(cells).fill(WHITE);
    this.#veils = new Float32Array(cells);
  }

  paint(region: Region, paint: Paint): void {
    if (paint.alpha <= 0) return;
    this.grid.cover(region);
    const veil = paint.solid ? -Math.log(Math.max(passedBy(paint.tone, paint), 0.001)) : 0;
    const replaces = paint.alpha >= 1 && paint.blend === "source-over";
    for (let row = region.top; row < region.bottom; row += 1) {
      const start = row * this.grid.columns;
      for (let column = region.left; column < region.right; column += 1) {
        if (region.mask !== null && !contains(region, column, row)) continue;
        const at = start + column;
        this.#veils[at] = (this.#veils[at] ?? 0) + veil;
        if (!paint.solid) this.#tones[at] = UNKNOWN;
        else this.#tones[at] = replaces ? paint.tone : painted(this.#tones[at] ?? WHITE, paint.tone, paint);
      }
    }
  }

  /** A letter is drawn: the next one that `isSeen` can be asked about. */
  draw({ x, y, along, up }: Stand, inks: readonly Ink[], clip: Region): void {
    for (const height of HEIGHTS) {
      const column = Math.floor((x + along[0] / 2 + height * up[0]) / this.grid.cell);
      const row = Math.floor((y + along[1] / 2 + height * up[1]) / this.grid.cell);
      const at = this.#cellIn(clip, column, row);
      this.#cells.push(at >= 0 && this.#shows(inks, this.#tones[at] ?? WHITE) ? at : -1);
      this.#before.push(this.#veils[at] ?? 0);
    }
  }

  /** The cell, or one beside it: a clip's edge runs through cells, and letters hang over it a little. */
  #cellIn(clip: Region, column: number, row: number): number {
    for (const [right, down] of BESIDE) {
      if (contains(clip, column + right, row + down)) return (row + down) * this.grid.columns + column + right;
    }
    return -1;
  }

  /** Whether a reader of the page as it now is can see a letter, by the order of drawing. */
  isSeen(letter: number): boolean {
    let seen = 0;
    for (let look = letter * LOOKS; look < (letter + 1) * LOOKS; look += 1) {
      const at = this.#cells[look] ?? -1;
      if (at >= 0 && (this.#veils[at] ?? 0) - (this.#before[look] ?? 0) <= THICKEST_VEIL) seen += 1;
    }
    return seen >= MIN_VISIBLE_POINTS;
  }

  /** The answer is kept: the next letter mostly has the same ink, on the same paper. */
  #shows(inks: readonly Ink[], under: Tone): boolean {
    if (inks !== this.#asked.inks || !Object.is(under, this.#asked.under)) {
      const shows = inks.some((ink) => ink.alpha >= MIN_LEFT && !looksAlike(painted(under, ink.tone, ink), under));
      this.#asked = { inks, under, shows };
    }
    return this.#asked.shows;
  }
}
