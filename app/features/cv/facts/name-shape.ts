/** Whether words can be a person's name, by how they look and by what they are not. No list of names is asked. */

import { headingKind } from "../vocabulary/headings.ts";
import { skillLexicon } from "../vocabulary/skills.ts";
import { fold } from "../vocabulary/text.ts";
import { PARTICLES } from "./proper-case.ts";
import { degreeScore, employerScore, institutionScore, isPlace, startsWithVerb, titleScore } from "./signals.ts";

/** One word of a name: letters with any marks, hyphens and apostrophes inside. */
export const NAME_WORD = /^[ʻʼ'’]?\p{L}(?:[\p{L}\p{M}ʻʼ'’.-]*[\p{L}\p{M}])?\.?$/u;
/** "al-Masri", "d'Alessandri": what comes before the capital belongs to the name. */
const CAPITAL = /^[ʻʼ'’]?(?:\p{Ll}{1,3}[ʻʼ'’-])?\p{Lu}/u;
const SMALL_WORD =
  /(?:^|\s)(?:en|con|para|por|sin|sobre|e|o|and|of|the|in|with|for|el|un|una|mi|su|al|a|em|com|que|quien|quienes|donde|cuando|what|who|where)(?=\s|$)/;

/** "Khadija El Hajj", "Yusuf al Masri": an article between two names belongs to them. */
const ARTICLE = /(?<=\p{L}\s+)(?:[Ee][Ll]|[Aa][Ll])\s+(?=\p{L})/gu;

/** Words that only phrases have. */
const isPhrase = (text: string): boolean => SMALL_WORD.test(fold(text.replace(ARTICLE, "")));

/** First words of a row that holds another datum. */
const DATUM =
  /^(?:nacionalidad|nationality|estado civil|domicilio|direccion|residencia|comuna|ciudad|region|fecha|edad|nacimiento|telefono|celular|fono|correo|profesion|oficio|cargo|rut|run|cedula|licencia|disponibilidad|calle|avenida|pasaje|contacto|contactar)\b/;

export const isCapital = (word: string): boolean => CAPITAL.test(word);

/** The words that carry the name: particles left out. */
export function nameWords(text: string): string[] {
  // "Văn Đức Trần": what opens a name is no particle.
  return text
    .split(/\s+/)
    .filter((word, at) => word !== "" && ((at === 0 && isCapital(word)) || !PARTICLES.has(fold(word))));
}

/** Titles, degrees, headings, tools, places and organisations are no names, whatever they look like. */
export function isSomethingElse(text: string): boolean {
  const title = titleScore(text);
  return (
    DATUM.test(fold(text)) ||
    headingKind(text) !== null ||
    title >= 2 ||
    (title > 0 && SMALL_WORD.test(fold(text))) ||
    degreeScore(text) >= 1.5 ||
    employerScore(text) >= 2.5 ||
    institutionScore(text) >= 2 ||
    skillLexicon.has(text) ||
    text.split(/\s+y\s+/).some((part) => isPlace(part))
  );
}

/** Two to five capitalised words that are nothing else that a CV names. */
export function looksLikeName(text: string): boolean {
  const named = nameWords(text);
  return (
    named.length >= 2 &&
    named.length <= 5 &&
    named.every((word) => NAME_WORD.test(word) && isCapital(word)) &&
    !isPhrase(text) &&
    !isSomethingElse(text)
  );
}

/** "rigoberto barría" at the top of a note: small letters, and none of the words is one of a sentence. */
export function looksLikeSmallName(text: string): boolean {
  const named = nameWords(text);
  return (
    named.length >= 2 &&
    named.length <= 5 &&
    named.every((word) => word.length >= 2 && NAME_WORD.test(word) && titleScore(word) === 0) &&
    !startsWithVerb(text) &&
    !isPhrase(text) &&
    !isSomethingElse(text)
  );
}
