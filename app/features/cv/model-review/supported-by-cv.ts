/** Checks that a sentence states only what the CV contains: its numbers, names and quotations. */

import { normalize, tokens } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { plainSpaces } from "../rubric/evidence/quote.ts";
import { type CvSource, standsIn, type TextKind } from "./cv-source-index.ts";
import { NUMBER_WORDS, numbersIn } from "./numbers-in-text.ts";

/** Names that any advice may contain. */
const ALWAYS_ALLOWED_WORDS = new Set([
  "cv",
  "linkedin",
  "perfil",
  "experiencia",
  "formacion",
  "habilidades",
  "educacion",
  "chile",
]);
/** Counts in advice ("dos líneas") are no facts about the CV. */
const ADVICE_NOUN = /^(?:lineas?|frases?|oraciones|puntos|paginas?|o|a|ideas?|ejemplos?|logros?|palabras|verbos?)$/;
/** Quotations of at most this many words in advice are example wordings («Diseñé»). */
const EXAMPLE_WORDS = 2;
/** Number of leading letters by which two word forms count as the same. */
const STEM = 6;
/** Stems that occur in every CV: they do not tie a sentence to this one. */
const EVERYWHERE = regex()`
    ^(?:experi|trabaj|logros|cifras|perfil|habili|estudi|curric|carrer|profes|empres|equipo|proyec|result|formac|
    funcio|conoci|desarr|person|respon|activi|mejora|objeti|inform|labora|puesto|cargos|tareas|acader|academ|
    univer|relaci|manejo|gestio|servic|nivel|sector|ambito|tiempo|nuevos|nuevas|mayor|forma|lista|linea|lineas|
    frase|frases|verbo|verbos|fecha|fechas|datos|seccio|clara|claras|concre|especi|ejempl)
  `;

export function isSupportedByCv(source: CvSource, kind: TextKind, text: string): boolean {
  return (
    numbersIn(text).every((number) => source.numbers.has(number)) &&
    (kind === "improvement" || kind === "question" || countsAreTrue(source, text)) &&
    namesAreKnown(source, text) &&
    quotationsAreTrue(source, kind, text)
  );
}

/** Whether it shares a significant word or a number with the CV, so that it is not generic. */
export function isSpecificToCv(source: CvSource, text: string): boolean {
  const stems = new Set([...source.words].filter((word) => word.length >= 5).map((word) => word.slice(0, STEM)));
  return (
    numbersIn(text).some((number) => source.numbers.has(number)) ||
    tokens(text).some(
      ({ text: word, normalized }) =>
        (normalized.length >= 5 && !EVERYWHERE.test(normalized) && stems.has(normalized.slice(0, STEM))) ||
        (normalized.length >= 2 && /\p{Lu}{2}|[+#]/u.test(word) && source.words.has(normalized)),
    )
  );
}

function countsAreTrue(source: CvSource, text: string): boolean {
  const words = tokens(text);
  return words.every(({ normalized }, at) => {
    const digits = NUMBER_WORDS.get(normalized);
    if (digits === undefined || ADVICE_NOUN.test(words[at + 1]?.normalized ?? "")) return true;
    return source.words.has(normalized) || source.numbers.has(digits);
  });
}

/** A capitalised word inside a sentence is a name; at its beginning only one that no dictionary knows. */
function namesAreKnown(source: CvSource, text: string): boolean {
  return tokens(text).every((token) => {
    if (!/\p{Lu}/u.test(token.text)) return true;
    if (source.words.has(token.normalized) || ALWAYS_ALLOWED_WORDS.has(token.normalized)) return true;
    const before = text.slice(0, token.start).trimEnd().at(-1);
    const starts = before === undefined || /[.?:¿«“(]/.test(before);
    const plain = /^\p{Lu}\p{Ll}+$/u.test(token.text);
    return starts && plain && source.spell.isKnown(token.text.toLocaleLowerCase("es"));
  });
}

function quotationsAreTrue(source: CvSource, kind: TextKind, text: string): boolean {
  const quotations = [...text.matchAll(/[«“]([^»”]*)[»”]|['‘]([^'’]{4,})['’]/gu)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
  const open = (text.match(/[«“]/gu) ?? []).length;
  if (open !== (text.match(/[»”]/gu) ?? []).length) return false;
  return quotations.every((quotation) => {
    const words = tokens(quotation).length;
    if (kind === "improvement" && words <= EXAMPLE_WORDS) return true;
    const normalized = normalize(plainSpaces(quotation)).replace(/^[\s.,;:]+|[\s.,;:]+$/g, "");
    return normalized.length > 1 && source.passages.some((passage) => standsIn(passage.normalized, normalized) >= 0);
  });
}
