/**
 * Where the person lives when no known place is found: judged by position beside the contact data and capitals only.
 */

import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { CvLine } from "../lines.ts";
import { isSomethingElse } from "../name-shape.ts";
import { isPlace, titleScore } from "../text-type-scores.ts";

const CONTACT_DATA =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|behance|instagram)\S*|\+?\(?\d[\d\s().-]{6,}\d/gi;
/** One to four names of a place with their articles: "Viña del Mar", "San José de la Mariquina". */
const PLACE_NAME = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+)*\p{Lu}[\p{L}\p{M}.'’-]*){0,3}$/u;
const LABEL = regex()`
    ^(?:e-?mail|correo|fono|tel|telefono|celular|movil|cel|whatsapp|contacto|mobile|phone|linkedin|portafolio|web|
    rut|run|foto|cv|edad|disponib|licencia|nacionalidad|chilen|soltero|soltera|casad|separad|divorciad|viud)
  `;
const LABEL_INSIDE =
  /(?:^|\s)(?:e-?mail|correo|fono|tel[ée]fono|celular|m[óo]vil|cel|tel|whatsapp|mobile|phone|ph)\b\.?\s*:?/giu;
const SEPARATOR = /\s*[|•·;/✉✆☎⌂⚑⌨☏📍,]\s*|\s{2,}|\s+[–—-]+\s+|\.-+\s*|\.\s+(?=\p{Lu})/u;
/** Icons that mark an address. */
const HOME_SIGN = /^\s*[⌂⌖🏠🏡📍🗺]/u;
const STREET = regex()`
    ^(?:calle|pasaje|psje|pje|avda?|avenida|av|villa|poblacion|pobl|block|depto|camino|condominio|sector|barrio|
    urb|urbanizacion|col|colonia|parcela|fundo|rua|street)\b|\d
  `;
/** A postal code beside a name: "01001 Vitoria", "Salisbury SA 5108", "Leeds LS28 3AB". */
const POSTCODE =
  /^\d{4,5}(?:-\d{3})?\s+(?=\p{Lu})|(?:\s+\p{Lu}{2,3})?\s+\d{4,5}$|\s+\p{Lu}{1,2}\d{1,2}\p{Lu}?(?:\s\d\p{Lu}{2})?$/u;
const QUARTER = regex()`
    ^(?:sector|villa|poblacion|pobl|barrio|valle|cerro|condominio|localidad|camino|comuna|parcela|campamento|
    region|provincia)\b
  `;
/** "En Santa Cruz": the preposition is not part of the place. */
export const BEFORE_PLACE = /^\s*(?:en|desde|in|from)\s+(?=\p{Lu})/iu;
const NEAR = 2;
const HEAD = 10;
const MAX_LINE_LENGTH = 160;
const FEW_WORDS = 4;
const MAX_PARTS = 5;

const reaches = (line: CvLine | undefined): boolean =>
  line !== undefined && new RegExp(CONTACT_DATA.source, "i").test(line.text);

/** A house or pin icon in front of a line: an address follows, not a name. */
export const marksHome = (line: CvLine): boolean => HOME_SIGN.test(line.source.text);

/** Looks like the name of a place: capitalised, and nothing else that a CV names. */
function looksLikePlace(part: string, name: string | null): boolean {
  const own = new Set(normalize(name ?? "").split(" "));
  return (
    part.length >= FEW_WORDS &&
    PLACE_NAME.test(part) &&
    !LABEL.test(normalize(part)) &&
    !normalize(part)
      .split(" ")
      .some((word) => own.has(word)) &&
    (isPlace(part) || !isSomethingElse(part))
  );
}

function partsOf(text: string): string[] {
  return text
    .replace(/\([^)]*\)/g, " | ")
    .replace(CONTACT_DATA, " | ")
    .replace(LABEL_INSIDE, " | ")
    .split(SEPARATOR)
    .map((part) => part.replace(BEFORE_PLACE, ""))
    .map((part) => part.replace(/^[\s.:-]+|[\s.:-]+$/g, "").replace(POSTCODE, ""))
    .filter((part) => part !== "");
}

/**
 * "50014 Zaragoza (España)" -> "50014 Zaragoza, España": a known place in brackets becomes the next part of the
 * address.
 */
const withoutBrackets = (text: string): string =>
  text.replace(/\s*\(([^()]{3,40})\)/g, (whole, inside: string) => (isPlace(inside) ? `, ${inside}` : whole));

/** The text after a street number: "Calle Los Tilos 120, Quintralpe". */
function behindStreet(line: CvLine, name: string | null): string | null {
  const parts = withoutBrackets(line.text).split(/\s*,\s*|\s+[–—-]\s+|\s*[|•·]\s*/);
  const at = parts.findIndex((part) => STREET.test(normalize(part)) && /\d/.test(part));
  const places: string[] = [];
  for (const written of at < 0 || reaches(line) ? [] : parts.slice(at + 1)) {
    const part = written.replace(POSTCODE, "");
    // Floor and door: "3.º B".
    if (places.length === 0 && part.length < FEW_WORDS + 1 && /\d/.test(part)) continue;
    if (!looksLikePlace(part, name)) break;
    places.push(part);
  }
  return places.length === 0 ? null : places.join(", ");
}

/** Known and unknown names between commas, or one name and its region: "Quintralpe, Región de Los Lagos". */
function listOfPlaces(text: string, name: string | null): string | null {
  const [sentence = ""] = text.replace(/\([^)]*\)/g, "").split(/\.\s+(?=\p{Lu})/u);
  const places = sentence.replace(BEFORE_PLACE, "").trim();
  const parts = places.split(/\s*,\s*|\s+y\s+/).map((part) => part.trim());
  const [first = "", ...rest] = parts;
  if (rest.length === 0 || parts.length > MAX_PARTS || !looksLikePlace(first, name)) return null;
  const near = rest.every((part) => QUARTER.test(normalize(part)) || looksLikePlace(part, name));
  return near && rest.some((part) => QUARTER.test(normalize(part)) || isPlace(part)) ? places : null;
}

/** Fallback when no known place was found: a line with contact data, else a line of its own beside one at the top. */
export function unknownPlace(lines: readonly CvLine[], name: string | null): string | null {
  const short = lines.filter((line) => line.text.length <= MAX_LINE_LENGTH && line.dates.length === 0);
  const plain = short.filter((line) => !line.prose && line.label === null);
  const found = (rows: readonly CvLine[], read: (line: CvLine) => string | null | undefined): string | null => {
    for (const row of rows) {
      const place = read(row);
      if (place) return place;
    }
    return null;
  };
  const inParts = (line: CvLine) => partsOf(line.text).find((part) => looksLikePlace(part, name));
  const head = lines.slice(0, HEAD);
  const beside = plain.filter((line) => {
    const at = head.indexOf(line);
    return at >= 0 && !reaches(line) && head.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(reaches);
  });
  // The line next to the name is the headline, even if no list knows it.
  const named = head.findIndex((line) => name !== null && line.normalized.includes(normalize(name)));
  const below = (head[named]?.index ?? -1) + 1;
  return (
    found(short.filter(marksHome), inParts) ??
    found(plain, (line) => behindStreet(line, name)) ??
    found(short.slice(0, HEAD), (line) => listOfPlaces(line.text, name) ?? afterHeadline(line, name)) ??
    found(
      short.filter((line) => reaches(line) && !line.prose),
      inParts,
    ) ??
    found(
      beside.filter((line) => line.words <= FEW_WORDS && line.index > below),
      inParts,
    ) ??
    // "Chef | Quintralpe": after the headline, not between its titles.
    found(beside, (line) =>
      line.title >= 2
        ? partsOf(line.text)
            .slice(-1)
            .find((part) => looksLikePlace(part, name))
        : null,
    ) ??
    // Tried last, as an unknown headline would look the same.
    found(
      beside.filter((line) => line.words <= 2 && line.index === below),
      inParts,
    )
  );
}

/** "UX Researcher. Ñuñoa, Quintralpe, Chile": a list of places in the sentence after the title. */
function afterHeadline(line: CvLine, name: string | null): string | null {
  const [title = "", ...sentences] = line.text.split(/\.\s+(?=\p{Lu})/u);
  if (titleScore(title) < 2.5) return null;
  return sentences.map((sentence) => listOfPlaces(sentence, name)).find((place) => place !== null) ?? null;
}
