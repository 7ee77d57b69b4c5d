/** Cleans and checks texts for students that were written by a language model. */

import { regex } from "#app/platform/regex.ts";
import { PLAIN_HUNTER_NAMES } from "../judge/hunter-names.ts";
import { contentStems, isFunctionWord, normalize, readText } from "../judge/read-text.ts";
import { toUsted } from "../texts/tu-to-usted.ts";
import { isOutOfPlace } from "./orders.ts";

export type Bounds = {
  address: "tú" | "usted";
  shortest: number;
  longest: number;
  /** Texts whose names and figures may be used. */
  sources: readonly string[];
  /** Our prompts, to reject a text that repeats them. */
  prompts: readonly string[];
};

/**
 * The text as it can be shown: one line, whole sentences, no exclamation marks. Null for anything but plain Spanish
 * advice: markup, addresses, another language, words of the prompt, insults, promises, the wrong form of address, or
 * names and figures without a source.
 */
export function presentable(raw: string, bounds: Bounds): string | null {
  const whole = wholeSentences(bare(raw), bounds.longest);
  const text = bounds.address === "usted" ? toUsted(whole) : whole;
  if (text.length < bounds.shortest || text.length > bounds.longest) return null;
  const plain = MARKUP.test(text) === false && isSpanish(text) && !isOutOfPlace(text);
  if (!plain || UNFIT.test(normalize(text)) || isMisaddressed(text, bounds.address)) return null;
  if (sharesRun(text, bounds.prompts, PROMPT_RUN) || !isGrounded(text, bounds.sources)) return null;
  return text;
}

/** A model may put a label or the hunter's name before the text. */
const LABEL = new RegExp(`^(?:sugerencia|consejo|comentario|respuesta|${PLAIN_HUNTER_NAMES})\\s*:\\s*`, "iu");
const PICTURES = /\p{Extended_Pictographic}|\u200d|\ufe0f/gu;

function bare(raw: string): string {
  return raw
    .normalize("NFC")
    .replace(PICTURES, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^["“«']+(.*[^"”»'])["”»']+$/u, "$1")
    .replace(LABEL, "")
    .replace(/¡/gu, "")
    .replace(/!+/gu, ".")
    .replace(/\.(?:\s*\.)+/gu, ".")
    .replace(/\s+([,.;:?])/gu, "$1")
    .trim();
}

/**
 * A text close to its maximum length was cut off, so it ends after its last whole sentence. Otherwise only the full
 * stop is missing.
 */
function wholeSentences(text: string, longest: number): string {
  const start = text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
  if (start === "" || /[.?][»”]?$/u.test(start)) return start;
  const last = readText(start).words.at(-1) ?? "";
  if (start.length < longest - CUT_OFF && /[\p{L}\p{N}»”]$/u.test(start) && !isFunctionWord(last)) return `${start}.`;
  const end = Math.max(start.lastIndexOf(". "), start.lastIndexOf("? "));
  return end < 0 ? "" : start.slice(0, end + 1);
}

/** Distance from the maximum length in characters: a word that did not fit may be missing. */
const CUT_OFF = 20;

const MARKUP = /[{}[\]<>|`*_#\\~^=@]|https?:|www\.|\b\w+\.(?:com|cl|org|net)\b|…{2}/iu;

/** Other alphabets have been rejected before. */
function isSpanish(text: string): boolean {
  const read = readText(text);
  const small = read.words.filter((word) => SMALL_WORDS.has(word)).length;
  return !read.english && small / Math.max(1, read.words.length) >= 0.2;
}

const SMALL_WORDS = new Set(
  (
    "a al algo asi como con cual cuando cuenta de del donde e el ella en ese eso esta este fue la las le lo los " +
    "mas me mi muy no o para pero por porque que quien se si sin sobre su sus te tu tus un una uno y ya hiciste " +
    "hizo"
  ).split(" "),
);

/** Words that no hunter says to a student, in normalized text. */
const UNFIT = regex()`
    \b(?:idiota|imbecil|estupid\w*|tont[oa]s?|inutil\w*|floj[oa]s?|ignorante\w*|mediocre\w*|patetic\w*|ridicul\w*|
    verguenza|basura|fracasad\w*|weon\w*|huev[oó]n\w*|mierda|puta\w*|culiao|concha|carajo|joder|maldit\w*|
    matar\w*|suicid\w*|odio|contratad[oa]\w*|aprobad[oa]\w*|felicit\w*|felicidades|excelente|perfect[oa]\w*|
    puntaje|puntos|calificacion|sistema|modelo|respuesta correcta|por ejemplo,? (?:podrias|podria) decir|vos|
    vosotr\w*|vuestr\w*|os (?:gustaria|cuento))\b
  `;

const USTED = regex("iu")`
    \b(?:usted(?:es)?|cuénteme|cuente|descríbame|describa|elija|piense|diga|dígame|agregue|explique|explíqueme|
    intente|responda|vuelva|parta|hable|hábleme|comparta|mencione|enfóquese|considere|refiérase|recuerde|relate|
    incluya|concéntrese|su (?:respuesta|experiencia|ejemplo|trabajo|carrera|aporte|decisión|historia|equipo|
    trayectoria|relato|caso)|le (?:gustaría|sugiero|recomiendo|pido|propongo|invito))(?!\p{L})
  `;
const TU = regex("iu")`
    (?<!\p{L})(?:tú|tu|tus|ti|contigo|te)(?!\p{L})|(?<!\p{L})\p{L}+[áéí](?:ndo)?te(?!\p{L})|(?:^|[.?;:]\s+|
    \by\s+)(?:cuenta|elige|describe|piensa|di|agrega|explica|intenta|responde|vuelve|parte|usa|habla|comparte|
    menciona|considera|recuerda|relata|incluye|trata|busca|muestra|empieza|comienza|evita|enfoca|retoma|prueba|
    toma|pon|haz)(?!\p{L})
  `;
const VOSEO = /(?<!\p{L})(?:contá|contame|decí|decime|tenés|podés|querés|hacés|pensá|elegí vos|explicá)(?!\p{L})/iu;

function isMisaddressed(text: string, address: "tú" | "usted"): boolean {
  const own = text.replace(/«[^»]*»/gu, " ");
  return VOSEO.test(own) || (address === "usted" ? TU : USTED).test(own);
}

/** So many identical consecutive words are no coincidence. */
const PROMPT_RUN = 5;

/**
 * Whether the text repeats `length` consecutive words of one of the others.
 * @param free a text whose words may be repeated
 */
export function sharesRun(text: string, others: readonly string[], length: number, free = ""): boolean {
  const own = runs(text, length);
  const allowed = runs(free, length);
  return others.some((other) => [...runs(other, length)].some((run) => own.has(run) && !allowed.has(run)));
}

function runs(text: string, length: number): Set<string> {
  const { words } = readText(text);
  return new Set(
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(" ")),
  );
}

/** All figures and names must occur in the sources. */
function isGrounded(text: string, sources: readonly string[]): boolean {
  const known = new Set(sources.flatMap((source) => normalize(source).match(/[\p{L}\p{N}]+/gu) ?? []));
  const figures = text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  const numbers = new Set(sources.flatMap((source) => source.match(/\d+(?:[.,]\d+)*/gu) ?? []));
  if (figures.some((figure) => !numbers.has(figure))) return false;
  return namesIn(text).every((name) => known.has(normalize(name)));
}

/** Capitalized words that do not begin a sentence or a quotation. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N},;)]\s+)\p{Lu}[\p{L}\p{N}-]+/gu)].map((match) => match[0]);
}

/** Whether the text shares a content word with one of the others. */
export function sharesMatter(text: string, others: readonly string[]): boolean {
  const asked = new Set(others.flatMap((other) => contentStems(readText(other).words)));
  return contentStems(readText(text).words).some((stem) => asked.has(stem));
}
