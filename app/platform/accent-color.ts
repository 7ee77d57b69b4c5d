/** The institution's accent colour: whether text in it can be read, and the shades that screens derive from it. */

/** Contrast that WCAG 2.2 (1.4.3) asks for text of normal size. */
export const WANTED_CONTRAST = 4.5;

/** The product's own accent. */
export const OWN_ACCENT = "#0b5a55";
const WHITE = "#ffffff";
const BLACK = "#000000";
/** The page's background, --color-paper of appearance.css. */
const PAPER = "#f6f5f2";
/** Ground of cards, and text on one's own bubble, in the dark appearance: --color-surface and --color-on-mine. */
const DARK_SURFACE = "#19221f";
const DARK_ON_MINE = "#f2faf8";
/** So that the accent's dark shade can be read on every dark ground, sunken ones too. */
const DARK_CONTRAST = 8;
/** More of it glares on a dark ground. */
const DARK_SATURATION = 0.5;
const DARK_ON_MINE_CONTRAST = 7;

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
  return firstMix(color, BLACK, (shade) => contrastChecks(shade).every((check) => check.passes));
}

/** 4.4949 -> "4,4": rounded down, so that what fails never reads as what is asked for. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",");
}

/**
 * The style properties that put an accent in the place of the product's own, for both appearances (appearance.css takes
 * `--dark-…` in the dark one); the darkest shades, which belong to the pictures, stay. @param accent #rrggbb that
 * passes contrastChecks()
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
    "--color-act": accent,
    "--color-act-hover": mixed(accent, BLACK, 0.2),
    "--color-act-press": mixed(accent, BLACK, 0.35),
    "--color-mine": accent,
    "--color-banner": mixed(accent, BLACK, 0.2),
    ...darkProperties(accent),
  } as const;
}

function darkProperties(accent: string) {
  const light = lightShade(accent);
  const mine = firstMix(light, BLACK, (shade) => contrast(shade, DARK_ON_MINE) >= DARK_ON_MINE_CONTRAST);
  return {
    "--dark-patina-50": mixed(DARK_SURFACE, light, 0.09),
    "--dark-patina-100": mixed(DARK_SURFACE, light, 0.18),
    "--dark-patina-200": mixed(DARK_SURFACE, light, 0.36),
    "--dark-patina-300": mixed(DARK_SURFACE, light, 0.5),
    "--dark-patina-500": mixed(DARK_SURFACE, light, 0.8),
    "--dark-patina-600": light,
    "--dark-patina-700": light,
    "--dark-patina-800": mixed(light, WHITE, 0.35),
    "--dark-act": light,
    "--dark-act-hover": mixed(light, WHITE, 0.25),
    "--dark-act-press": mixed(light, BLACK, 0.14),
    "--dark-mine": mine,
    "--dark-banner": mine,
  } as const;
}

/**
 * The darkest shade of the accent's hue that can be read on dark grounds. Made lighter in HSL: mixed with white, a deep
 * colour would turn grey.
 */
function lightShade(accent: string): string {
  const { hue, saturation } = hueOf(accent);
  const muted = Math.min(saturation, DARK_SATURATION);
  for (let percent = 40; percent < 100; percent += 1) {
    const shade = fromHsl(hue, muted, percent / 100);
    if (contrast(shade, DARK_SURFACE) >= DARK_CONTRAST) return shade;
  }
  return WHITE;
}

/** @returns hue in sixths of the circle, from 0 to 6; saturation from 0 to 1, both as in HSL */
function hueOf(color: string): { hue: number; saturation: number } {
  const [red, green, blue] = channels(color).map((value) => value / 255) as [number, number, number];
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const spread = high - low;
  if (spread === 0) return { hue: 0, saturation: 0 };
  const turn =
    high === red ? (green - blue) / spread : high === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return { hue: (turn + 6) % 6, saturation: spread / (1 - Math.abs(high + low - 1)) };
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue * 2) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

/** The shade nearest to a colour, in steps of a hundredth towards another, that is as wanted; else that other. */
function firstMix(color: string, towards: string, isWanted: (shade: string) => boolean): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = mixed(color, towards, percent / 100);
    if (isWanted(shade)) return shade;
  }
  return towards;
}

function softShade(accent: string): string {
  return mixed(accent, WHITE, 0.92);
}

/** @param part of `other`, from 0 to 1 */
function mixed(color: string, other: string, part: number): string {
  const [from, to] = [channels(color), channels(other)];
  return hexOf(from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part)));
}

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
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
