/** The rules' sentence style: builds sentences from CV fragments that stay correct Spanish whatever the fragment. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { pluralize } from "#app/platform/format.ts";
import { regex } from "#app/platform/regex.ts";

/** Formats a sentence: capital first letter, one full stop, single spaces. Questions and quotes keep their end mark. */
export function sentence(text: string): string {
  const plain = text
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:?])/g, "$1")
    .replace(/\.{2,}/g, ".")
    .trim();
  const start = plain.charAt(0).toLocaleUpperCase("es") + plain.slice(1);
  return /[.?]$/.test(start) ? start : `${start.replace(/[,;:]+$/, "")}.`;
}

const ABBREVIATION_END = /(?:\b(?:S\.\s?A|S\.p\.A|E\.I\.R\.L|Ltda|Cía|Inc|Co|etc)|\b\p{Lu})\.$/u;

/** «fragment» for use inside a sentence: no end punctuation, inner quotes of another kind. */
export function quoted(fragment: string): string {
  const open = fragment.lastIndexOf("(");
  const whole = open > fragment.lastIndexOf(")") ? fragment.slice(0, open) : fragment;
  const plain = whole.replace(/\s+/g, " ").replace(/[,;:\s]+$/, "");
  const inner = (ABBREVIATION_END.test(plain) ? plain : plain.replace(/[.,;:\s]+$/, ""))
    .replace(/[«"]([^»"]*)[»"]/g, "“$1”")
    .replace(/[«»"]/g, "");
  return `«${inner}»`;
}

const SMALL_WORDS = new Set([
  "de",
  "del",
  "en",
  "y",
  "e",
  "la",
  "el",
  "los",
  "las",
  "a",
  "con",
  "para",
  "and",
  "of",
  "the",
  "in",
  "for",
  "at",
  "with",
]);
const ROMAN = /^(?:I{1,3}|IV|V|VI{1,3}|IX|X)$/;
const NAME_LIKE = /[a-záéíóúñ][A-ZÁÉÍÓÚÑ]|\d|^[A-ZÁÉÍÓÚÑ]{2,}/;
/** After such an opening a name follows: "Obra Ruta K-025", "Estudio Camanchaca Arquitectos". */
const NAMES_FOLLOW = regex("iu")`
    ^(?:estudio|obra|proyecto|hostel|hostal|hotel|hospital|cl[ií]nica|restaurante?|colegio|liceo|escuela|
    jard[ií]n|constructora|fundaci[oó]n)$
  `;
/** Decorative pictographs. */
const DECORATION = /\p{Extended_Pictographic}|\u200d|\ufe0f|[\u2600-\u27bf]/gu;

/** A trailing preposition: "Matrona con". */
const LOOSE_END = /(?:\s+(?:de|del|en|con|y|a|al|para|por|la|el))+$/iu;

/**
 * A title or profession as written, without brackets, decoration or the second of two ("Geóloga | cobre" -> "Geóloga").
 */
export function bareTitle(text: string): string {
  const whole = text
    .replace(DECORATION, " ")
    .replace(/\([^)]*\)/g, " ")
    .replace(/[()]/g, " ")
    .replace(/^\s*(?:(?:a|y|e)\s+)?como\s+/u, "")
    .replace(/(?<=\p{L}{3})\/(?:as?|os?)(?!\p{L})/gu, "")
    .replace(/\s+/g, " ")
    .replace(/[\s.,;:|·–—-]+$/u, "")
    .trim();
  return (whole.split(/\s*[|·•∙;]\s*|\s+\*+\s+|\s+[/–—→-]\s+|\s+\/|\/\s+/u)[0] ?? whole).replace(LOOSE_END, "");
}

/**
 * A title or profession for use inside a sentence: "Ingeniera Civil Industrial" -> "ingeniera civil industrial", "JEFE
 * DE BODEGA" -> "jefe de bodega"; acronyms and product names keep their capitals. At most `max` characters, cut at the
 * first separator.
 */
export function insideSentence(text: string, max = 60): string {
  const head = bareTitle(text).replace(
    /^(?:t[ií]tulo|titulad[oa]|profesi[oó]n|licenciatura)\s*(?:de|en|:)\s+(?=\p{Lu})/iu,
    "",
  );
  const first = head.length <= max ? head : (head.split(/\s*[,/(]\s*/u)[0] ?? head);
  const short =
    first.length <= max
      ? first
      : first
          .slice(0, max)
          .replace(/\s\S*$/u, "")
          .replace(LOOSE_END, "");
  const shouted = short.length > 5 && short === short.toLocaleUpperCase("es");
  const words = short.split(" ");
  const named = words.length > 1 && NAMES_FOLLOW.test(words[0] ?? "");
  return words
    .map((word, at) => {
      if (ROMAN.test(word) || (shouted && /\d/.test(word)) || (named && !shouted && at > 0)) return word;
      if (shouted && (word.length > 3 || SMALL_WORDS.has(word.toLocaleLowerCase("es"))))
        return word.toLocaleLowerCase("es");
      return shouted || NAME_LIKE.test(word) ? word : word.toLocaleLowerCase("es");
    })
    .join(" ");
}

/** "HOTEL RÍO DEL SUR" -> "Hotel Río del Sur"; short unpronounceable words stay as acronyms. */
function calm(name: string): string {
  if (name.length <= 10 || !name.includes(" ") || name !== name.toLocaleUpperCase("es")) return name;
  const word = (written: string, first: boolean) => {
    const low = written.toLocaleLowerCase("es");
    if (!first && SMALL_WORDS.has(low)) return low;
    const letters = low.normalize("NFD").replace(/[^a-z]/g, "");
    const acronym = letters.length <= 2 || (letters.length === 3 && !/^[^aeiou][aeiou]/.test(letters));
    return acronym || /[.\d&]/.test(written) ? written : low.charAt(0).toLocaleUpperCase("es") + low.slice(1);
  };
  return name
    .split(" ")
    .map((written, at) => word(written, at === 0))
    .join(" ");
}

/** The name of a place or person without loose punctuation, brackets or prepositions; all caps become title case. */
export function properName(text: string, max = 70): string {
  const plain = text
    .replace(/\s+/g, " ")
    .replace(/^[\s,.;:|·–—-]+|[\s,;:|·–—-]+$/gu, "")
    .replace(/^(?:en|de|para|at)\s+/iu, "")
    .replace(/^([^(]*)\)/u, "$1")
    .replace(LOOSE_END, "")
    .trim();
  return calm(
    plain.length <= max
      ? plain
      : plain
          .slice(0, max)
          .replace(/\s\S*$/u, "")
          .replace(LOOSE_END, ""),
  );
}

/** "4,2 años", "1 año", "8 meses": one decimal, with a decimal comma; months under one year. */
export function yearsText(years: number): string {
  const rounded = Number(years.toFixed(1));
  if (rounded === 1) return "1 año";
  if (rounded > 1) return `${String(rounded).replace(".", ",")} años`;
  const months = Math.max(1, Math.round(years * 12));
  return pluralize(months, "mes", "meses");
}

export function sameText(a: string, b: string): boolean {
  return (
    normalize(a)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim() ===
    normalize(b)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}

const FIELD = regex("iu")`
    ^(?:\S*(?:[íi]a|ci[oó]n|[cn]ura|ing|stica|encia|ncias|ity|ship|ology|nomía|derecho|comercio|turismo|dise[nñ]o|
    periodismo|salud|ventas)|trabajo social|recursos humanos|arte|artes|teatro|finance|marketing|sales|accounting|
    nursing|engineering|education|hospitality)$
  `;
/** "Secretaria", "guardia": a person's role despite an ending typical of fields. */
const AGENTS_LIKE_FIELDS = /^(?:guardia|polic[ií]a|gu[ií]a|conserje|garz[oó]n|\p{L}+aria)$/iu;

/** Whether the words name a field of work ("derecho") and not a person's role. */
export function isField(text: string): boolean {
  const head = text.split(" ")[0] ?? "";
  return (FIELD.test(text) || (FIELD.test(head) && !/ing$/iu.test(head))) && !AGENTS_LIKE_FIELDS.test(head);
}

/** "como enfermera" for a person's role, "en el área de derecho" for a field of work. */
export function roleText(profession: string): string {
  const text = insideSentence(profession);
  return isField(text) ? `en el área de ${text}` : `como ${text}`;
}
