/**
 * How light something looks, from 0 (black) to 1 (white), in even steps for the eye; NaN for pictures, gradients and
 * whatever else has no one tone.
 */
export type Tone = number;

export const [BLACK, WHITE, UNKNOWN]: readonly [Tone, Tone, Tone] = [0, 1, Number.NaN];

const GAMMA = 2.2;
/** WCAG contrast below which nobody sees the text. */
const INVISIBLE_CONTRAST = 1.2;

/** True when one cannot be told from the other. */
export function looksAlike(one: Tone, other: Tone): boolean {
  const [a, b] = [one ** GAMMA + 0.05, other ** GAMMA + 0.05];
  return Math.max(a, b) / Math.min(a, b) < INVISIBLE_CONTRAST;
}

/** What is seen where `over` is painted on `under`, by pdfjs's name of the blend mode. */
export function painted(under: Tone, over: Tone, { blend, alpha }: { blend: string; alpha: number }): Tone {
  return alpha >= 1 ? blended(under, over, blend) : under * (1 - alpha) + blended(under, over, blend) * alpha;
}

/** How much of a difference below is left above the paint, from 0 (it covers) to 1 (it does not). */
export function passedBy(over: Tone, { blend, alpha }: { blend: string; alpha: number }): number {
  const left = Math.abs(blended(WHITE, over, blend) - blended(BLACK, over, blend));
  // Paint without one tone covers where it takes the place of what is below; in other modes nobody knows.
  const known = Number.isNaN(left) ? (blend in BLENDS ? 1 : 0) : left;
  return 1 - alpha + alpha * known;
}

type Blend = (under: Tone, over: Tone) => Tone;

const screen: Blend = (under, over) => under + over - under * over;
const hardLight: Blend = (under, over) => (over <= 0.5 ? 2 * under * over : screen(under, 2 * over - 1));
const below: Blend = (under) => under;

/** The modes of PDF (ISO 32000-1, 11.3.5) that do not simply replace, on tones instead of colours. */
const BLENDS: Readonly<Record<string, Blend>> = {
  multiply: (under, over) => under * over,
  screen,
  overlay: (under, over) => hardLight(over, under),
  darken: Math.min,
  lighten: Math.max,
  "color-dodge": (under, over) => (under === 0 ? 0 : Math.min(1, under / (1 - over))),
  "color-burn": (under, over) => (under >= 1 ? 1 : 1 - Math.min(1, (1 - under) / over)),
  "hard-light": hardLight,
  "soft-light": (under, over) => under + (2 * over - 1) * under * (1 - under),
  difference: (under, over) => Math.abs(under - over),
  exclusion: (under, over) => under + over - 2 * under * over,
  // They keep the light of what is below.
  hue: below,
  saturation: below,
  color: below,
};

function blended(under: Tone, over: Tone, blend: string): Tone {
  return BLENDS[blend]?.(under, over) ?? over;
}

/** Tone of "#rrggbb" (by its WCAG 2 luminance); UNKNOWN for anything else. */
export function toneOf(colour: unknown): Tone {
  const hex = typeof colour === "string" ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) : null;
  if (!hex) return UNKNOWN;
  const [r, g, b] = [hex[1], hex[2], hex[3]].map((part) => linear(Number.parseInt(part ?? "0", 16) / 255));
  return (0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)) ** (1 / GAMMA);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
