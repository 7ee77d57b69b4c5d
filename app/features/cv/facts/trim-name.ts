/** Trims what stands beside a name: photo notes, titles, trades, separators. */

import { regex } from "#app/platform/regex.ts";
import { isCapital, NAME_WORD, nameWords } from "./name-shape.ts";
import { titleScore } from "./text-type-scores.ts";

/** The caption of the photo frame, read as a word beside the name. */
const PHOTO = /(?:^|\s)(?:foto(?:graf[ií]a)?|photo|imagen)(?:\s+(?:carnet|de perfil|aqu[ií]))?(?=\s|$)/giu;
const DOCUMENT_WORDS = regex("iu")`
    ^(?:curr[ií]cul(?:um|o)(?:\s+vit[ae]e?)?|curriculum|vitae|c\.?\s?v\.?|hoja de vida|resume|r[ée]sum[ée]|
    curriculum de|ficha(?: personal)?|datos(?: personales)?|antecedentes(?: personales)?|perfil)(?=$|
    [\s:–—|-])\s*(?:vit[ae]e?)?\s*(?:del?\b|of\b)?(?:\s+la(?=\s+(?:sra|srta|dra)\b))?\s*[:|–—-]*\s*
  `;
/** A form label separated by a column, not a colon: "Nombre completo Lorena Huerta". */
const NAMED = /^(?:nombres?(?: completo)?|nombres? y apellidos?|postulante)\s+(?=\p{L})/iu;
const HONORIFIC =
  /^(?:sra?\.|srta\.|don|do[ñn]a|dra?\.|ing\.|lic\.|prof\.|arq\.|abg\.|ps\.|mr\.|mrs\.|ms\.|q\.f\.|c\.p\.)\s+/iu;
const SUFFIX = /,?\s+(?:mba|ph\.?d\.?|msc|m\.sc\.|m\.a\.|pmp|cpa|bsc|rn)\.?$/iu;
const MAX_NAMES = 6;

/** Maximum number of words of a name, including particles. */
export const MAX_WORDS_WITH_PARTICLES = 10;

/** The name at the beginning of the text, up to a separator; null when there is none. */
export function cutName(text: string, least = 1): string | null {
  const bare = text
    .replace(PHOTO, "")
    .trimStart()
    .replace(DOCUMENT_WORDS, "")
    .replace(NAMED, "")
    .replace(HONORIFIC, "");
  const part = (
    bare.split(
      /\s+[|–—•·/-]\s+|\.\s?[-–](?:\s|$)|\s*[|•·]\s*|\s{2,}|\s*\(|,\s+|\s+(?=[+(]?\d)|\s+(?:rut|run|c\.i\.)\b/i,
    )[0] ?? ""
  )
    .replace(SUFFIX, "")
    .trim();
  const words = withoutTitle(part.split(/\s+/).filter(Boolean));
  if (
    words.length < least ||
    words.length > MAX_WORDS_WITH_PARTICLES ||
    nameWords(part).length > MAX_NAMES ||
    !words.every((word) => NAME_WORD.test(word))
  )
    return null;
  return words.join(" ");
}

/** "Gaspar Lillo Aravena Fonoaudiólogo": the trade at the end of the line is not a surname. */
function withoutTitle(words: string[]): string[] {
  const last = words.at(-1) ?? "";
  return words.length > 2 && titleScore(last) >= 2.5 && words.slice(0, -1).every(isCapital)
    ? words.slice(0, -1)
    : words;
}
