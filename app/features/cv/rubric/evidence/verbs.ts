/**
 * How a sentence opens: with an achievement, a contribution, a task, a position, or a result. Spanish, English,
 * Portuguese.
 */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { type Verb, verbOf, weakOpenerLexicon } from "#app/features/cv/vocabulary/verbs.ts";
import { regex } from "#app/platform/regex.ts";
import data from "./verbs.json";

/**
 * strong: names an achievement ("Reduje", "Led") · result: opens with a figure or an outcome ("46 registros", "Ahorro
 * de") · routine: a contributing verb ("Apoyé") · noun: a task without an actor ("Elaboración de") · infinitive: a duty
 * ("Atender") · weak: a position or chat ("Responsable de", "Hacía") · none: no action
 */
export type OpenerKind = "strong" | "result" | "routine" | "noun" | "infinitive" | "weak" | "none";

export type Opener = { kind: OpenerKind; word: string };

// Words that never open an achievement: chat, auxiliary verbs, articles and prepositions.
const WEAK_WORDS = new Set(data.weakWords);
const RESULT_NOUNS = new Set(data.resultNouns);
const ACTION_NOUN = /(?:cion|sion|ciones|siones|miento|mientos|aje|ncia|ura|cao|coes|mento|ing)$/;
// Task nouns that the verb vocabulary lacks.
const TASK_NOUNS = new Set(data.taskNouns);
const PORTUGUESE_PAST = /(?:ei|zi|uzi|ui)$/;
const PORTUGUESE_ROUTINE = /^(?:apoi|particip|colabor|auxili|acompanh|realiz|atend|registr)/;
// Words that end like verbs but are none.
const NO_VERB = new Set(data.noVerb);
const LEAD_IN = regex("iu")`
    ^(?:[^\p{L}\p{N}]+|(?:principales\s+)?(?:logros?|resultados?|funciones|impacto|achievements?|
    responsabilidades)\s*:\s*)+
  `;
/** After a word that may be a noun ("diseño", "cierre"), shows that it is one. */
const AFTER_NOUN = /^(?:de|del|en|para|con|por|y|e|o|al|of|for|in|at|and|do|da|dos|das)$/;
const ADJECTIVE = /(?:ic[oa]s?|al|ales|iv[oa]s?|ari[oa]s?|os[oa]s?|ente|entes|ad[oa]s?|id[oa]s?|ble|bles|ura)$/;

/** "Diseño de planos" and "Cierre contable" name a task; "Diseño la red", "Cierro el mes" have a first-person verb. */
function isNounHere(verb: Verb, raw: string, next: string): boolean {
  const third = verb.language === "es" && verb.form === "present" && /[ae]$/.test(raw);
  const bare = verb.language === "es" && verb.form === "past" && /e$/.test(raw) && !/(?:uj|us|uv|ic|in|aj)e$/.test(raw);
  if (!verb.ambiguous && !third && !bare) return false;
  if (next === "" || AFTER_NOUN.test(next)) return true;
  return verb.language === "es" && ADJECTIVE.test(next);
}

function kindOfVerb(verb: Verb, raw: string, next: string): OpenerKind | null {
  if (verb.form === "noun" || isNounHere(verb, raw.toLowerCase(), next)) return "noun";
  if (verb.form === "imperfect") return "weak";
  if (verb.form === "participle") return null;
  // The bare English form is a present tense; the Spanish infinitive names a duty.
  const said =
    verb.form === "past" || verb.form === "present" || (verb.language === "en" && verb.form === "infinitive");
  return said ? verb.group : "infinitive";
}

/** Unknown verbs, classified by tense and person from their ending. */
function kindByEnding(raw: string, word: string): OpenerKind | null {
  const lower = raw.toLowerCase();
  if (word.length < 4 || NO_VERB.has(word)) return null;
  if (/(?:[éíó]|amos|imos|aron|ieron)$/u.test(lower) && !/(?:ció|sió)n?$/u.test(lower)) return "strong";
  if (word.length < 5) return null;
  // "tenía" and "vendía" are in the vocabulary; other words in -ía are nouns ("pasantía").
  if (/(?:aba|aban|abamos|ábamos|íamos)$/u.test(lower)) return "weak";
  if (/\p{L}{3}(?:ar|er|ir)$/u.test(lower)) return "infinitive";
  if (/(?:ando|iendo|yendo)$/u.test(word) && word.length >= 6) return "infinitive";
  if (/[a-z]{2,}ed$/.test(word)) return "strong";
  if (PORTUGUESE_PAST.test(word)) return PORTUGUESE_ROUTINE.test(word) ? "routine" : "strong";
  return null;
}

function verbKind(raw: string, next: string): OpenerKind | null {
  const verb = verbOf(raw);
  return verb === null ? kindByEnding(raw, normalize(raw)) : kindOfVerb(verb, raw, next);
}

/** "He formulado", "have built": the participle names the achievement. */
function perfectKind(participle: string): OpenerKind {
  const verb = verbOf(participle);
  if (verb !== null && (verb.form === "participle" || verb.form === "past")) return verb.group;
  return /(?:ado|ido|to|cho|so|ed)$/.test(normalize(participle)) ? "strong" : "weak";
}

/**
 * The opener of a sentence. `figureStart` is the offset of its first measuring figure, or null: a sentence that opens
 * with one, or with an outcome noun, needs no verb.
 */
export function opener(sentence: string, figureStart: number | null): Opener {
  const lead = LEAD_IN.exec(sentence)?.[0].length ?? 0;
  const body = sentence.slice(lead);
  const [raw = "", second = "", third = ""] = body.match(/[\p{L}\p{N}+%$]+/gu) ?? [];
  const word = normalize(raw);
  const is = (kind: OpenerKind): Opener => ({ kind, word: raw });
  if (raw === "") return is("none");
  if (figureStart !== null && figureStart - lead <= 3) return is("result");
  if (/^(?:me|se|nos)$/.test(word) && second !== "")
    return is(word !== "me" && verbKind(second, normalize(third)) === "strong" ? "strong" : "weak");
  if (/^(?:he|hemos|have|tenho)$/.test(word) && second !== "") return is(perfectKind(second));
  // A description of a position has no actor; "Participé en" has one, however weak. "Poda, raleo y cosecha": a list of
  // tasks has no object.
  const listed = /^[\p{L}]+\s*[,;:.]/u.test(body);
  const verb = verbKind(raw, listed ? "" : normalize(second));
  const spoken = verb === "strong" || verb === "routine";
  if (WEAK_WORDS.has(word) || (!spoken && weakOpenerLexicon.matches(body)[0]?.start === 0)) return is("weak");
  if (verb !== null && !(verb === "noun" && RESULT_NOUNS.has(word))) return is(verb);
  if (figureStart !== null && RESULT_NOUNS.has(word)) return is("result");
  if (TASK_NOUNS.has(word) || ACTION_NOUN.test(word) || RESULT_NOUNS.has(word)) return is("noun");
  return is("none");
}
