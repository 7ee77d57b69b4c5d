import type { TextStyle } from "#app/documents/pdf/typesetter.server.ts";
import { CLOSE, type Look } from "./templates.ts";

/** The styles of a look for the PDF. The sizes of the Word document, in the typeface of the house. */

/** At this share of the size its small letters are as high as those of the fonts of the Word document. */
const OPTICAL = 0.96;
/** Height of a line over its size, the one that Word gives to its fonts. */
const LEADING = 1.317;
export type PdfStyles = ReturnType<typeof pdfStyles>;

/** @param tight where otherwise a few lines would stand alone on a last page */
export function pdfStyles(look: Look, tight: boolean) {
  const close = tight || look.close;
  const { ink, soft, accent } = look.color;
  const style = (size: number, color: string, more: Partial<TextStyle> = {}): TextStyle => ({
    face: "regular",
    size: Math.round(size * OPTICAL * 10) / 10,
    leading: size * OPTICAL * LEADING * (close ? CLOSE.leading : 1),
    color: `#${color}`,
    plain: true,
    ...more,
  });
  const { heading, name, body } = look;
  const entry = body + 0.5;
  return {
    name: style(name.size, accent, { face: "semibold" }),
    headline: style(12, soft),
    contact: style(10, soft),
    // Capitals want air between them; a reader's programs must still take them for one word.
    heading: style(heading.size, accent, { face: "semibold", ...(heading.capitals && { tracking: 0.35 }) }),
    title: style(entry, ink, { face: "semibold" }),
    beside: style(entry, ink),
    dates: { ...style(10, soft), leading: style(entry, ink).leading },
    below: style(10, soft),
    body: style(body, ink),
    label: style(body, ink, { face: "semibold" }),
    bullet: style(body, soft),
    /** A space of the Word document, in points. */
    space: (points: number) => points * (close ? CLOSE.space : 1),
  };
}

/** From the margin to a bullet, and to its text. */
export const INDENT = { bullet: 3, text: 14 } as const;

/** Least space between names and the dates at the right margin. */
export const BESIDE_DATES = 16;
