import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { GraphicsState } from "./graphics-state.ts";
import { toneOf, UNKNOWN } from "./paint.ts";
import type { Arguments } from "./pdfjs.ts";

/** Carries out the operators that choose a colour. */
export function setColour(state: GraphicsState, operator: number, args: Arguments): void {
  switch (operator) {
    case OPS.setFillRGBColor:
      state.fill = { tone: toneOf(args[0]), visible: true, solid: true };
      return;
    case OPS.setStrokeRGBColor:
      state.stroke = { tone: toneOf(args[0]), visible: true, solid: true };
      return;
    case OPS.setFillColorN:
      state.fill = { tone: UNKNOWN, visible: true, solid: args[0] === "Shading" };
      return;
    case OPS.setStrokeColorN:
      state.stroke = { tone: UNKNOWN, visible: true, solid: true };
      return;
    case OPS.setFillTransparent:
      state.fill = { ...state.fill, visible: false };
      return;
    case OPS.setStrokeTransparent:
      state.stroke = { ...state.stroke, visible: false };
  }
}

/** Takes over one entry of an ExtGState that changes how paint shows. */
export function setPaintEntry(state: GraphicsState, key: unknown, value: unknown): void {
  if (key === "ca" && typeof value === "number") state.alpha = value;
  if (key === "CA" && typeof value === "number") state.strokeAlpha = value;
  if (key === "BM" && typeof value === "string") state.blend = value;
  if (key === "SMask") state.masked = Boolean(value);
}
