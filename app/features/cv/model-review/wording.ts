/** Which of the model's sentences a student may read: Spanish, in our voice, about this CV and nothing else. */

import { personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";
import { fold, tokens } from "#app/features/cv/vocabulary/text.ts";
import { addressesMachine } from "../facts/instructions.ts";
import { wordCount } from "../rubric/evidence/units.ts";
import { isCrafted } from "./crafted.ts";
import { isGrounded } from "./grounded.ts";
import { leaksPrompt } from "./prompt.ts";
import { type CvSource, RUN, runsOf, type TextKind } from "./source.ts";

const FEWEST_WORDS = 5;
/** Share of words that a dictionary or the CV must know. */
const KNOWN = 0.85;
/** One small word of Spanish for this many words at least: lists and other languages have fewer. */
const SMALL_EVERY = 8;
const SMALL =
  /^(?:de|del|la|las|el|los|en|y|e|o|u|a|al|con|por|para|que|tu|tus|te|se|su|sus|lo|un|una|como|es|mas|cuando|donde|cual|cuales|cuanto|cuantas|cuantos|quien)$/;

/** The voice: one person is spoken to, as 'tú'; nothing is sold, promised, graded or said about machines. */
const OUT_OF_VOICE: readonly RegExp[] = [
  /\b(?:usted(?:es)?|vos(?:otros)?|tenes|podes|sos|(?:el|la|este|esta|al|del) (?:candidat[oa]|postulante|usuari[oa]|aspirante)|candidat[oa])\b/,
  /\b(?:prompt|json|system|sistema que (?:te )?evalua|modelo de lenguaje|language model|inteligencia artificial|chatgpt|gpt|asistente virtual|algoritmo|evaluador\w*|rubrica|instrucci\w+ (?:anterior|previa|indicada|del sistema)\w*)\b/,
  /\b(?:puntajes?|puntuacion\w*|calificacion (?:maxima|perfecta)|nota maxima|\d+ ?(?:\/|de) ?(?:10|100)|\d+ puntos|maximo puntaje|score)\b/,
  /\b(?:te (?:\w+ ){0,3}contrat\w*|contrat\w+ (?:a est[ea]|inmediat\w*)|garantiz\w*|sin duda|imposible (?:no|de)|perfect[oa]s?|excepcional\w*|inigualable\w*|el mejor|la mejor|unic[oa] en)\b/,
  /\b(?:embaraz\w*|hijos?|casad[oa]|solter[oa]|marido|espos[oa]|pareja|tu edad|que edad|religi\w*|orientacion sexual|nacionalidad|discapacidad|sindical\w*|afp|isapre|tu apariencia|atractiv[oa])\b/,
];
/** A sentence that speaks of the person instead of to the person. */
const THIRD_PERSON =
  /^(?:sus? |demuestra |posee |tiene |maneja |presenta |domina |cuenta con |ha \w+do |es un[ao]? (?:profesional|persona))/;
/** Markup, placeholders and signs that no sentence of ours has. */
const SIGNS = /[{}[\]<>|`*#_\\^~=@]|https?:|www\.|\.(?:com|cl|net|org)\b|\u2026|\.{3}|;\s*$/u;

/**
 * The sentence as it is shown, or null when it is dropped. `bound` is the length by which the grammar cut it.
 */
export function sayable(source: CvSource, kind: TextKind, said: string, bound: number): string | null {
  const text = finished(said, bound, kind);
  if (text === null || wordCount(text) < FEWEST_WORDS || SIGNS.test(text) || isCrafted(text)) return null;
  const folded = fold(text);
  if (OUT_OF_VOICE.some((pattern) => pattern.test(folded)) || personalDataIn(text).length > 0) return null;
  if (kind !== "question" && THIRD_PERSON.test(folded)) return null;
  if (namesPerson(source, folded) || addressesMachine(text) || leaksPrompt(text)) return null;
  if (runsOf(text, RUN).some((run) => source.forbidden.has(run))) return null;
  if (!isSpanish(source, text) || !isGrounded(source, kind, text)) return null;
  return text;
}

/** Whole sentences without exclamation marks, the first letter a capital; null when nothing whole is left. */
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

/** One question with both of its marks; a sentence may stand before it. */
function question(text: string): string | null {
  if (!text.endsWith("?")) return null;
  const start = text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
  if (start.includes("¿")) return start;
  const at = Math.max(start.lastIndexOf(". ") + 2, start.lastIndexOf(": ") + 2);
  const from = at > 1 ? at : 0;
  return `${start.slice(0, from)}¿${start.slice(from)}`;
}

/** The person is spoken to, not of. */
function namesPerson({ facts }: CvSource, folded: string): boolean {
  const words = new Set(folded.match(/[\p{L}]{3,}/gu) ?? []);
  const parts = fold(facts.name ?? "").match(/[\p{L}]{4,}/gu) ?? [];
  return parts.some((part) => words.has(part));
}

function isSpanish(source: CvSource, text: string): boolean {
  const words = tokens(text).filter((token) => /\p{L}/u.test(token.text));
  if (words.length < FEWEST_WORDS) return false;
  const known = words.filter(
    (word) => source.words.has(word.folded) || source.spell.isKnown(word.text.toLocaleLowerCase("es")),
  );
  const small = words.filter((word) => SMALL.test(word.folded));
  return known.length / words.length >= KNOWN && small.length * SMALL_EVERY >= words.length;
}
