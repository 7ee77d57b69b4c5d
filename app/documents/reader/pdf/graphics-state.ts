import type { Font } from "./glyph.ts";
import type { Ink, Paint } from "./letter-visibility.ts";
import type { Matrix } from "./matrix.ts";
import { BLACK, type Tone } from "./paint.ts";
import type { Region } from "./shape.ts";

/** What fills or outlines: `solid` is false for patterns that may have holes. */
type Colour = { tone: Tone; visible: boolean; solid: boolean };

/** What the operators save and restore. */
export type GraphicsState = {
  matrix: Matrix;
  clip: Region;
  /** Whether letters are part of the clip: nobody knows then what paint reaches. */
  clippedByText: boolean;
  font: Font;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  mode: number;
  fill: Colour;
  stroke: Colour;
  alpha: number;
  strokeAlpha: number;
  blend: string;
  /** Of all groups around. */
  groupAlpha: number;
  groupBlend: string;
  /** Whether a soft mask lets paint through in some places only. */
  masked: boolean;
  /** Whether this is drawn to become such a mask, not to be seen. */
  isMask: boolean;
};

const NO_FONT: Font = { bold: false, widthScale: 0.001, vertical: false };
const PLAIN = "source-over";
const INK: Colour = { tone: BLACK, visible: true, solid: true };

/** The state at the start of a page, and of an annotation's appearance. */
export function initialState(matrix: Matrix, clip: Region): GraphicsState {
  return {
    matrix,
    clip,
    clippedByText: false,
    font: NO_FONT,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    hScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    fill: INK,
    stroke: INK,
    alpha: 1,
    strokeAlpha: 1,
    blend: PLAIN,
    groupAlpha: 1,
    groupBlend: PLAIN,
    masked: false,
    isMask: false,
  };
}

/** Inside a group of transparency: what holds outside applies to it as a whole, inside one begins anew. */
export function inGroup(state: GraphicsState, isMask: boolean): GraphicsState {
  return {
    ...state,
    groupAlpha: state.groupAlpha * state.alpha,
    groupBlend: blendOf(state),
    alpha: 1,
    strokeAlpha: 1,
    blend: PLAIN,
    isMask: state.isMask || isMask,
  };
}

function blendOf({ groupBlend, blend }: GraphicsState): string {
  return groupBlend === PLAIN ? blend : groupBlend;
}

/** The paint of a filled shape; `holes` for one whose own look is not known everywhere. */
export function fillPaint(state: GraphicsState, { tone, solid }: Pick<Colour, "tone" | "solid"> = state.fill): Paint {
  return {
    tone,
    alpha: state.alpha * state.groupAlpha,
    blend: blendOf(state),
    solid: solid && !state.masked && !state.clippedByText,
  };
}

/** Text rendering modes whose letters are filled, and those whose outlines are drawn. */
const FILLED = [0, 2, 4, 6];
const OUTLINED = [1, 2, 5, 6];

/** What letters are drawn with now; nothing in the modes that draw none. */
export function inksOf(state: GraphicsState): Ink[] {
  const { mode, fill, stroke, groupAlpha } = state;
  const blend = blendOf(state);
  return [
    ...(FILLED.includes(mode) && fill.visible ? [{ tone: fill.tone, alpha: state.alpha * groupAlpha, blend }] : []),
    ...(OUTLINED.includes(mode) && stroke.visible
      ? [{ tone: stroke.tone, alpha: state.strokeAlpha * groupAlpha, blend }]
      : []),
  ];
}
