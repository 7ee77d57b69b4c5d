import type { Font } from "./glyph.ts";
import type { Box, Matrix } from "./matrix.ts";
import type { Light } from "./paint.ts";

/** What the operators save and restore. */
export type GraphicsState = {
  matrix: Matrix;
  clip: Box;
  font: Font;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  mode: number;
  fill: Light;
  fillVisible: boolean;
  alpha: number;
};

const NO_FONT: Font = { bold: false, widthScale: 0.001, vertical: false };

/** The state at the start of a page, and of an annotation's appearance. */
export function initialState(matrix: Matrix, clip: Box): GraphicsState {
  return {
    matrix,
    clip,
    font: NO_FONT,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    fill: 0,
    fillVisible: true,
    alpha: 1,
  };
}
