/** The institution's accent colour: whether text in it can be read, and the shades that screens derive from it. */

/** Contrast that WCAG 2.2 (1.4.3) asks for text of normal size. */
export const WANTED_CONTRAST = 4.5;

/** The product's own accent. */
export const OWN_ACCENT = "#0b5a55";
const WHITE = "#ffffff";
const BLACK = "#000000";
/** The page's background, --color-paper of app.css. */
const PAPER = "#f6f5f2";

const HEX = /^#[0-9a-f]{6}$/i;
type Rgb = readonly [number, number, number];

/** Whether the text is a colour as #rrggbb. */
export function isHexColor(text: string): boolean {
  return HEX.test(text);
}

/** WCAG's ratio of two colours #rrggbb, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type ContrastCheck = { what: string; foreground: string; background: string; ratio: number; passes: boolean };

/** Where the accent meets text, and whether it can be read there. @param accent #rrggbb */
export function contrastChecks(accent: string): ContrastCheck[] {
  const pairs = [
    ["Texto blanco sobre el botón", WHITE, accent],
    ["Enlace sobre el fondo de la página", accent, PAPER],
    ["Texto sobre su tono suave", accent, softShade(accent)],
  ] as const;
  return pairs.map(([what, foreground, background]) => {
    const ratio = contrast(foreground, background);
    return { what, foreground, background, ratio, passes: ratio >= WANTED_CONTRAST };
  });
}

/** A sentence for the person when the accent cannot be read somewhere; null when it can be. @param accent #rrggbb */
export function accentProblem(accent: string): string | null {
  const failed = contrastChecks(accent).find((check) => !check.passes);
  if (!failed) return null;
  const suggestion = readableAccent(accent).toUpperCase();
  return (
    `Ese color no se lee bien (${failed.what.toLowerCase()}: ${ratioText(failed.ratio)} a 1, se pide 4,5). ` +
    `El más cercano que cumple es ${suggestion}.`
  );
}

/** The least darkened shade of a colour that can be read everywhere; the colour itself if it can be. */
export function readableAccent(color: string): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mixed(color, BLACK, percent / 100);
    if (contrastChecks(shade).every((check) => check.passes)) return shade;
  }
  return BLACK;
}

/** 4.4949 -> "4,4": rounded down, so that what fails never reads as what is asked for. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",");
}

/**
 * The style properties that put an accent in the place of the product's own; the darkest shades, which belong to the
 * pictures, stay. @param accent #rrggbb that passes contrastChecks()
 */
export function accentProperties(accent: string) {
  return {
    "--color-patina-50": softShade(accent),
    "--color-patina-100": mixed(accent, WHITE, 0.82),
    "--color-patina-200": mixed(accent, WHITE, 0.66),
    "--color-patina-300": mixed(accent, WHITE, 0.48),
    "--color-patina-500": mixed(accent, WHITE, 0.18),
    "--color-patina-600": accent,
    "--color-patina-700": accent,
    "--color-patina-800": mixed(accent, BLACK, 0.2),
  } as const;
}

function softShade(accent: string): string {
  return mixed(accent, WHITE, 0.92);
}

/** @param part of `other`, from 0 to 1 */
function mixed(color: string, other: string, part: number): string {
  const [from, to] = [channels(color), channels(other)];
  const hex = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part));
  return `#${hex.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function channels(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance of WCAG, from 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
