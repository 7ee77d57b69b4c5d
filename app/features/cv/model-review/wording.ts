/** Which of the model's sentences may be shown: Spanish, in the product's tone, and only about this CV. */

import { personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize, tokens } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { addressesMachine } from "../facts/prompt-injection.ts";
import { wordCount } from "../rubric/evidence/sentences.ts";
import { type CvSource, RUN, runsOf, type TextKind } from "./cv-source-index.ts";
import { looksInjected } from "./injection-check.ts";
import { leaksPrompt } from "./prompt.ts";
import { isSupportedByCv } from "./supported-by-cv.ts";

const MIN_WORDS = 5;
/** Minimum share of words known to a dictionary or the CV. */
const KNOWN = 0.85;
/** At least one Spanish function word per this many words: lists and other languages have fewer. */
const SMALL_EVERY = 8;
const SMALL = regex()`
    ^(?:de|del|la|las|el|los|en|y|e|o|u|a|al|con|por|para|que|tu|tus|te|se|su|sus|lo|un|una|como|es|mas|cuando|
    donde|cual|cuales|cuanto|cuantas|cuantos|quien)$
  `;

/** Tone: addresses one person as 'tú'; nothing is sold, promised, graded or said about machines. */
const OUT_OF_VOICE: readonly RegExp[] = [
  regex()`
    \b(?:usted(?:es)?|vos(?:otros)?|tenes|podes|sos|(?:el|la|este|esta|al|del) (?:candidat[oa]|postulante|
    usuari[oa]|aspirante)|candidat[oa])\b
  `,
  regex()`
    \b(?:prompt|json|system|sistema que (?:te )?evalua|modelo de lenguaje|language model|inteligencia artificial|
    chatgpt|gpt|asistente virtual|algoritmo|evaluador\w*|rubrica|instrucci\w+ (?:anterior|previa|indicada|
    del sistema)\w*)\b
  `,
  regex()`
    \b(?:puntajes?|puntuacion\w*|calificacion (?:maxima|perfecta)|nota maxima|\d+ ?(?:/|de) ?(?:10|100)|
    \d+ puntos|maximo puntaje|score)\b
  `,
  regex()`
    \b(?:te (?:\w+ ){0,3}contrat\w*|contrat\w+ (?:a est[ea]|inmediat\w*)|garantiz\w*|sin duda|imposible (?:no|de)|
    perfect[oa]s?|excepcional\w*|inigualable\w*|el mejor|la mejor|unic[oa] en)\b
  `,
  regex()`
    \b(?:embaraz\w*|hijos?|casad[oa]|solter[oa]|marido|espos[oa]|pareja|tu edad|que edad|religi\w*|
    orientacion sexual|nacionalidad|discapacidad|sindical\w*|afp|isapre|tu apariencia|atractiv[oa])\b
  `,
];
/** Speaks about the person instead of to them. */
const THIRD_PERSON = regex()`
    ^(?:sus? |demuestra |posee |tiene |maneja |presenta |domina |cuenta con |ha \w+do |es un[ao]? (?:profesional|
    persona))
  `;
/** Markup, placeholders and characters that the product's sentences never contain. */
const SIGNS = /[{}[\]<>|`*#_\\^~=@]|https?:|www\.|\.(?:com|cl|net|org)\b|\u2026|\.{3}|;\s*$/u;

/** The sentence as shown, or null when rejected. `bound` is the length at which the grammar cut it. */
export function displayable(source: CvSource, kind: TextKind, said: string, bound: number): string | null {
  const text = finished(said, bound, kind);
  if (text === null || wordCount(text) < MIN_WORDS || SIGNS.test(text) || looksInjected(text)) return null;
  const normalized = normalize(text);
  if (OUT_OF_VOICE.some((pattern) => pattern.test(normalized)) || personalDataIn(text).length > 0) return null;
  if (kind !== "question" && THIRD_PERSON.test(normalized)) return null;
  if (namesPerson(source, normalized) || addressesMachine(text) || leaksPrompt(text)) return null;
  if (runsOf(text, RUN).some((run) => source.forbidden.has(run))) return null;
  if (!isSpanish(source, text) || !isSupportedByCv(source, kind, text)) return null;
  return text;
}

/** Complete sentences only, without exclamation marks, first letter capital; null when none is complete. */
function finished(said: string, bound: number, kind: TextKind): string | null {
  const calm = said
    .replace(/[¡"]+/gu, "")
    .replace(/!+/g, ".")
    .replace(/^[\s\-–—•·\d.)]+(?=\p{L}|[«¿])/u, "")
    .replace(/\s+/gu, " ")
    .replace(/\s+([,.;:?])/g, "$1")
    .trim();
  if (kind === "question") return question(calm);
  const ends = /[.?]$/.test(calm);
  const cut = !ends && calm.length >= bound - 4;
  const whole = cut ? calm.replace(/(?<=[.?])[^.?]*$/, "") : calm;
  if (cut && !/[.?]$/.test(whole)) return null;
  const capital = whole.charAt(0).toLocaleUpperCase("es") + whole.slice(1);
  return /[.?]$/.test(capital) ? capital : `${capital.replace(/[,;:]+$/, "")}.`;
}

/** One question with both question marks; a sentence may precede it. */
function question(text: string): string | null {
  if (!text.endsWith("?")) return null;
  const start = text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
  if (start.includes("¿")) return start;
  const at = Math.max(start.lastIndexOf(". ") + 2, start.lastIndexOf(": ") + 2);
  const from = at > 1 ? at : 0;
  return `${start.slice(0, from)}¿${start.slice(from)}`;
}

/** Names the person, who should be addressed directly. */
function namesPerson({ facts }: CvSource, normalized: string): boolean {
  const words = new Set(normalized.match(/[\p{L}]{3,}/gu) ?? []);
  const parts = normalize(facts.name ?? "").match(/[\p{L}]{4,}/gu) ?? [];
  return parts.some((part) => words.has(part));
}

function isSpanish(source: CvSource, text: string): boolean {
  const words = tokens(text).filter((token) => /\p{L}/u.test(token.text));
  if (words.length < MIN_WORDS) return false;
  const known = words.filter(
    (word) => source.words.has(word.normalized) || source.spell.isKnown(word.text.toLocaleLowerCase("es")),
  );
  const small = words.filter((word) => SMALL.test(word.normalized));
  return known.length / words.length >= KNOWN && small.length * SMALL_EVERY >= words.length;
}
