/** Whether a sentence says only what the CV gives: its numbers, its names, its quotations. */

import { fold, tokens } from "#app/features/cv/vocabulary/text.ts";
import { plainSpaces } from "../rubric/evidence/quote.ts";
import { NUMBER_WORDS, numbersIn } from "./numbers.ts";
import { type CvSource, standsIn, type TextKind } from "./source.ts";

/** Names that may stand in any advice. */
const OUR_NAMES = new Set([
  "cv",
  "linkedin",
  "perfil",
  "experiencia",
  "formacion",
  "habilidades",
  "educacion",
  "chile",
]);
/** How many lines to write, or what to answer first, is advice and no fact. */
const ADVISED = /^(?:lineas?|frases?|oraciones|puntos|paginas?|o|a|ideas?|ejemplos?|logros?|palabras|verbos?)$/;
/** Words of a quotation in an advice up to which it is an example of wording («Diseñé»). */
const EXAMPLE_WORDS = 2;
/** Letters by which two forms of a word are the same. */
const STEM = 6;
/** Stems that every CV has: sharing them ties a sentence to none. */
const EVERYWHERE =
  /^(?:experi|trabaj|logros|cifras|perfil|habili|estudi|curric|carrer|profes|empres|equipo|proyec|result|formac|funcio|conoci|desarr|person|respon|activi|mejora|objeti|inform|labora|puesto|cargos|tareas|acader|academ|univer|relaci|manejo|gestio|servic|nivel|sector|ambito|tiempo|nuevos|nuevas|mayor|forma|lista|linea|lineas|frase|frases|verbo|verbos|fecha|fechas|datos|seccio|clara|claras|concre|especi|ejempl)/;

export function isGrounded(source: CvSource, kind: TextKind, text: string): boolean {
  return (
    numbersIn(text).every((number) => source.numbers.has(number)) &&
    (kind === "improvement" || kind === "question" || countsAreTrue(source, text)) &&
    namesAreKnown(source, text) &&
    quotationsAreTrue(source, kind, text)
  );
}

/** Whether it shares a telling word or a number with the CV: what could be said of anybody is not said. */
export function isTied(source: CvSource, text: string): boolean {
  const stems = new Set([...source.words].filter((word) => word.length >= 5).map((word) => word.slice(0, STEM)));
  return (
    numbersIn(text).some((number) => source.numbers.has(number)) ||
    tokens(text).some(
      ({ text: word, folded }) =>
        (folded.length >= 5 && !EVERYWHERE.test(folded) && stems.has(folded.slice(0, STEM))) ||
        (folded.length >= 2 && /\p{Lu}{2}|[+#]/u.test(word) && source.words.has(folded)),
    )
  );
}

function countsAreTrue(source: CvSource, text: string): boolean {
  const words = tokens(text);
  return words.every(({ folded }, at) => {
    const digits = NUMBER_WORDS.get(folded);
    if (digits === undefined || ADVISED.test(words[at + 1]?.folded ?? "")) return true;
    return source.words.has(folded) || source.numbers.has(digits);
  });
}

/** A capital inside a sentence is a name; at its beginning only what no dictionary knows is one. */
function namesAreKnown(source: CvSource, text: string): boolean {
  return tokens(text).every((token) => {
    if (!/\p{Lu}/u.test(token.text)) return true;
    if (source.words.has(token.folded) || OUR_NAMES.has(token.folded)) return true;
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
    const folded = fold(plainSpaces(quotation)).replace(/^[\s.,;:]+|[\s.,;:]+$/g, "");
    return folded.length > 1 && source.passages.some((passage) => standsIn(passage.folded, folded) >= 0);
  });
}
