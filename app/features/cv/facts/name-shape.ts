/** Whether words can be a person's name, judged by shape and by excluding everything else. Uses no list of names. */

import { regex } from "#app/platform/regex.ts";
import { headingKind } from "../vocabulary/headings.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { skillLexicon } from "../vocabulary/skills.ts";
import { PARTICLES } from "./proper-case.ts";
import {
  degreeScore,
  employerScore,
  institutionScore,
  isPlace,
  startsWithVerb,
  titleScore,
} from "./text-type-scores.ts";

/** One word of a name: letters with any marks, hyphens and apostrophes inside. */
export const NAME_WORD = /^[ʻʼ'’]?\p{L}(?:[\p{L}\p{M}ʻʼ'’.-]*[\p{L}\p{M}])?\.?$/u;
/** "al-Masri", "d'Alessandri": a prefix before the capital belongs to the name. */
const CAPITAL = /^[ʻʼ'’]?(?:\p{Ll}{1,3}[ʻʼ'’-])?\p{Lu}/u;
const SMALL_WORD = regex()`
    (?:^|\s)(?:en|con|para|por|sin|sobre|e|o|and|of|the|in|with|for|el|un|una|mi|su|al|a|em|com|que|quien|quienes|
    donde|cuando|what|who|where)(?=\s|$)
  `;

/** "Khadija El Hajj", "Yusuf al Masri": an article between two names belongs to them. */
const ARTICLE = /(?<=\p{L}\s+)(?:[Ee][Ll]|[Aa][Ll])\s+(?=\p{L})/gu;

/** Contains words that occur in phrases only. */
const isPhrase = (text: string): boolean => SMALL_WORD.test(normalize(text.replace(ARTICLE, "")));

/** Opening words of a row that holds another field. */
const DATUM = regex()`
    ^(?:nacionalidad|nationality|estado civil|domicilio|direccion|residencia|comuna|ciudad|region|fecha|edad|
    nacimiento|telefono|celular|fono|correo|profesion|oficio|cargo|rut|run|cedula|licencia|disponibilidad|calle|
    avenida|pasaje|contacto|contactar)\b
  `;

export const isCapital = (word: string): boolean => CAPITAL.test(word);

/** The words of a name without particles. */
export function nameWords(text: string): string[] {
  // "Văn Đức Trần": the first word of a name is never a particle.
  return text
    .split(/\s+/)
    .filter((word, at) => word !== "" && ((at === 0 && isCapital(word)) || !PARTICLES.has(normalize(word))));
}

/** True for titles, degrees, headings, tools, places and organisations, even if they look like a name. */
export function isSomethingElse(text: string): boolean {
  const title = titleScore(text);
  return (
    DATUM.test(normalize(text)) ||
    headingKind(text) !== null ||
    title >= 2 ||
    (title > 0 && SMALL_WORD.test(normalize(text))) ||
    degreeScore(text) >= 1.5 ||
    employerScore(text) >= 2.5 ||
    institutionScore(text) >= 2 ||
    skillLexicon.has(text) ||
    text.split(/\s+y\s+/).some((part) => isPlace(part))
  );
}

/** Two to five capitalised words that are nothing else that a CV may name. */
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

/** A name in lower case at the top of a note ("rigoberto barría"): none of its words is one of a sentence. */
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
