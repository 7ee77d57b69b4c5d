import { regex } from "#app/platform/regex.ts";
import { matterFeatures } from "./content-features.ts";
import { DODGES, NO_HITS, readDodges } from "./evasive-answers.ts";
import type { Features } from "./feature-set.ts";
import { readFirstPerson } from "./first-person.ts";
import { HUNTER_NAMES } from "./hunter-names.ts";
import { type QuestionReading, readQuestion } from "./question-type.ts";
import { type Clause, isFunctionWord, type ReadText, stem } from "./read-text.ts";
import { offersChoice, overlap } from "./repeats-question.ts";
import { readTopics } from "./topics.ts";

/** The named features of an answer for the linear model, most of them between 0 and 1. */

const flag = (condition: boolean) => (condition ? 1 : 0);
const capped = (value: number, top: number) => Math.min(value, top) / top;
const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/**
 * Addressing the interviewer by name: all names are one feature, so that a new hunter's name works like those in the
 * training texts.
 */
const CALLED = new RegExp(`\\b(?:${HUNTER_NAMES})\\b`);

function lengthFeatures(text: ReadText): Features {
  const n = text.words.length;
  const functional = text.words.filter(isFunctionWord).length;
  return {
    length_1_2: flag(n <= 2),
    length_over_8: flag(n > 8),
    length_over_35: flag(n > 35),
    function_share: functional / Math.max(1, n),
    telegraphic: flag(n <= 10 && n >= 3 && functional / n <= 0.4),
    commas: capped(count(text.raw, /[,:;]/g) / Math.max(1, n), 0.3),
    colon_start: flag(/^[^.!?]{2,40}:/.test(text.raw)),
    lower_unpunctuated: flag(n > 18 && !/[.,;]/.test(text.raw)),
    laughs: flag(/\b(?:ja|je|ha){2,}/.test(text.padded)),
    quoted: flag(/['"«“]/.test(text.raw)),
  };
}

const IMPERSONAL = regex("g")`
    \x20(?:se|es|son|fue|fueron|era|eran|esta|estan|hay|puede|pueden|suele|suelen|debe|deben|tiene|tienen|is|are|
    was|were)\x20
  `;
/** Words that fit any question: sayings and empty answers consist of them, real answers do not. */
const GENERAL = regex("g")`
    \x20(?:tod[oa]s?|nada|siempre|nunca|nadie|cualquier\w*|cada|algo|cosas?|vida|mundo|importante|fundamental|
    base|clave|mejor|peor|bien|mal|normal|posible|dificil|facil|asi|igual|esfuerzo|ganas|confianza|respeto|
    actitud|everyone|everything|nothing|always|best|special|whatever)\x20
  `;
const DEFINING = regex("g")`
    \x20(?:se (?:define|llama|conoce|considera|mide|produce|fabrica|describe|compone|divide|encuentra|usa|obtiene|
    forma)n?|consiste|equivale|significa|es (?:el|la|un|una|uno) |son (?:los|las|una|un) |fue (?:el|la|un|una|
    fundad|cread|inventad|construid)\w*|llamad[oa]s?|conocid[oa]s?|segun|por ejemplo|gracias a|debido a|
    viene del?|ocurre|aparece|existe)
  `;
const ADVICE = regex("g")`
    \x20(?:conviene|hay que|basta con|se recomienda|lo mejor es|nunca hay que|se (?:debe|puede|revisa|mezcla|
    agrega|rocia|pide|cuece|hornea)n?|lo primero es|siempre que|tome|use|evite|agregue|mezcle)\x20
  `;
const CONNECTED = regex("g")`
    \x20(?:desde entonces|desde ahi|desde ese|al final|hoy|ahora|primero|despues|luego|entonces|por eso|porque|
    cuando|ahi|al principio|antes|una vez|terminamos|resulto|asi que|since then|because|so|then|after|before|
    when)\x20
  `;

const VOICE_FEATURES_PATTERN = regex()`
        ^(?: (?:si|no|claro|bueno|bien|ya|listo|obvio|por supuesto|siempre|nunca|perfecto|sigamos|gracias|todo|
        muy|mucho|veces|muchas|yes|sure))+ $
      `;

function voiceFeatures(text: ReadText, hypothetical: boolean): Features {
  const n = Math.max(1, text.words.length);
  const first = readFirstPerson(text);
  const marks = first.verbs + first.pronouns;
  const opening = readFirstPerson({
    words: text.words.slice(0, 12),
    accented: text.accented.slice(0, 12),
    english: text.english,
  });
  const conditional = count(text.padded, /\w\w(?:ria|rias|riamos)\b/g);
  const article = /^ (?:el|la|los|las|un|una|en|para|cuando|the|todo|mas) /.test(text.padded);
  const statements = ` ${text.clauses
    .filter((clause) => !clause.asks)
    .map((clause) => clause.text)
    .join(" ")} `;
  const defining = count(text.padded, DEFINING);
  return {
    first_any: flag(marks > 0),
    first_verbs: capped(first.verbs / n, 0.15),
    first_past: capped(first.past / n, 0.12),
    first_past_any: flag(first.past > 0),
    first_pronouns: capped(first.pronouns / n, 0.12),
    first_opening: flag(opening.verbs + opening.pronouns > 0),
    first_none_9: flag(marks === 0 && n >= 9),
    first_none_18: flag(marks === 0 && n >= 18),
    first_none_40: flag(marks <= 1 && n >= 40),
    first_rare_25: flag(marks <= 1 && n >= 25),
    article_start: flag(article),
    article_start_none: flag(article && marks === 0 && n >= 9),
    impersonal: capped(count(text.padded, IMPERSONAL) / n, 0.15),
    general: capped(count(text.padded.replaceAll(" ", "  "), GENERAL) / n, 0.4),
    general_short: n <= 14 ? capped(count(text.padded.replaceAll(" ", "  "), GENERAL) / n, 0.4) : 0,
    impersonal_short: flag(n <= 14 && marks === 0 && count(statements, IMPERSONAL) > 0),
    defining: capped(defining / n, 0.08),
    defining_none: flag(defining > 0 && marks === 0),
    advice: flag(count(text.padded, ADVICE) > 0),
    advice_none: flag(count(text.padded, ADVICE) > 0 && marks === 0),
    connected: capped(count(text.padded, CONNECTED) / Math.sqrt(n), 0.6),
    conditional_asked: flag(hypothetical && (conditional > 0 || first.verbs > 0)),
    old_year: flag(/\b(?:en|de|desde|hasta|a|año|siglo|in) (?:1[0-8]\d\d|19[0-4]\d)\b/.test(text.raw)),
    second_person: capped(
      count(text.padded, / (?:tu|te|ti|tus|contigo|usted|ustedes|you|your|eres|tienes) /g) / n,
      0.12,
    ),
    second_none: flag(marks === 0 && / (?:te|tu|usted|you) /.test(text.padded)),
    name_called: flag(CALLED.test(text.raw) && !/(?:la|lo|cosa|hija) m[ií]a/i.test(text.raw)),
    english: flag(text.english),
    english_none: flag(text.english && marks === 0 && article),
    bare_yes: flag(VOICE_FEATURES_PATTERN.test(text.padded)),
  };
}

/** Fields in which hardly anyone works: they count even if the text is personal. */
const LEISURE: ReadonlySet<string> = new Set(["family", "sport", "arts", "weather", "astronomy", "history", "animals"]);

function topicFeatures(text: ReadText, question: ReadText, asks: QuestionReading): Features {
  const asked = new Set(question.words.filter((word) => !isFunctionWord(word)).map(stem));
  const own = text.words.filter((word) => !asked.has(stem(word)));
  const n = Math.max(1, text.words.length);
  const topics = readTopics(own);
  const theirs = readTopics(question.words);
  const first = readFirstPerson(text);
  const personal = Math.min(1, (first.verbs + first.pronouns) / n / 0.06);
  let expected = 0;
  let shared = 0;
  for (const [field, words] of topics.work) {
    if (asks.fields.has(field)) expected += words;
    if (theirs.work.has(field)) shared += words;
  }
  let foreign = 0;
  let strongest = 0;
  let leisure = 0;
  for (const [field, words] of topics.foreign) {
    if (theirs.foreign.has(field) || asks.leisure) continue;
    foreign += words;
    strongest = Math.max(strongest, words);
    if (LEISURE.has(field)) leisure += words;
  }
  return {
    work: capped(topics.workWords / n, 0.35),
    work_any: flag(topics.workWords > 0),
    work_fields: capped(topics.work.size, 6),
    work_none_9: flag(topics.workWords === 0 && n >= 9),
    work_personal: capped(topics.workWords / n, 0.3) * personal,
    expected: capped(expected / Math.sqrt(n), 1.2),
    expected_any: flag(expected > 0),
    expected_short: flag(expected > 0 && n <= 10),
    shared_field: capped(shared / Math.sqrt(n), 1),
    foreign_leisure: leisure >= 2 ? capped(leisure / n, 0.2) : 0,
    foreign_strongest: capped(strongest, 5) * (1 - personal),
    foreign_impersonal: capped(foreign / n, 0.2) * (1 - personal),
    foreign_lead_impersonal: capped(Math.max(0, foreign - topics.workWords) / n, 0.2) * (1 - personal),
    foreign_only: flag(foreign > 0 && topics.workWords === 0 && n >= 9),
    foreign_only_2: flag(foreign > 1 && topics.workWords <= 1 && n >= 9),
    field_process: capped((topics.work.get("process") ?? 0) / n, 0.15),
    field_people: capped((topics.work.get("people") ?? 0) / n, 0.15),
    field_results: capped((topics.work.get("results") ?? 0) / n, 0.15),
    field_study: capped((topics.work.get("study") ?? 0) / n, 0.15),
    impersonal_work: flag(topics.workWords / n >= 0.2) * (1 - personal),
    foreign_family: flag(!asks.leisure && (topics.foreign.get("family") ?? 0) >= 2),
    personal_without_work: personal * flag(!asks.leisure && topics.workWords === 0 && n >= 9),
    money: flag(/\d ?%|\$|\b(?:por ciento|millon|millones|lucas|palos|mil|usd|uf)\b/i.test(text.raw)),
    digits: flag(/\d/.test(text.raw)),
    acronym: flag(/\b[A-Z]{2,5}\b/.test(text.raw)),
    tool: flag(topics.work.has("tools")),
    trait: flag(topics.work.has("traits")),
  };
}

function outside(clauses: readonly Clause[], hit: (clause: Clause) => boolean): ReadText["words"] {
  return clauses.filter((clause) => !hit(clause)).flatMap((clause) => clause.words);
}

function dodgeFeatures(text: ReadText, asks: QuestionReading): Features {
  const n = Math.max(1, text.words.length);
  const { hits, caught } = readDodges(text);
  const features: Features = {};
  for (const dodge of DODGES) {
    // When the question is about oneself, even a cliché about oneself is an answer.
    const hit = dodge === "cliche" && asks.self ? NO_HITS : hits[dodge];
    features[`${dodge}_any`] = flag(hit.clauses > 0);
    features[`${dodge}_share`] = hit.share;
    features[`${dodge}_twice`] = flag(hit.patterns >= 2);
    features[`${dodge}_first`] = flag(hit.first);
  }
  const rest = outside(text.clauses, (clause) => caught.has(clause));
  const firstPerson = readFirstPerson({ words: rest, accented: rest, english: text.english });
  const work = readTopics(rest).workWords;
  const any = caught.size > 0 && !(asks.self && [...caught].length === hits.cliche.clauses);
  const asking = text.clauses.filter((clause) => clause.asks);
  const askingWords = asking.reduce((sum, clause) => sum + clause.words.length, 0);
  const last = text.clauses.at(-1);
  return {
    ...features,
    caught_share: any ? 1 - rest.length / n : 0,
    caught_all: flag(any && rest.length <= 2),
    caught_but_told: flag(any && rest.length >= 8 && firstPerson.past + work >= 2),
    caught_rest_long: flag(any && rest.length >= 15),
    asks_all: flag(askingWords === n),
    asks_share: askingWords / n,
    asks_last_only: flag(asking.length === 1 && last !== undefined && last.asks && text.clauses.length >= 2),
    asks_first: flag(text.clauses[0]?.asks ?? false),
  };
}

const IMPERSONAL_MARKS = [
  "first_none_9",
  "first_none_18",
  "article_start",
  "article_start_none",
  "impersonal",
  "impersonal_short",
  "defining",
  "defining_none",
  "advice",
  "advice_none",
  "general",
  "general_short",
  "worn_short",
  "echo",
  "echo_impersonal",
];

/** All named features of an answer to a question. `hint` is the question's category and focus, normalized. */
export function readFeatures(text: ReadText, question: ReadText, hint: string): Features {
  const reading = readQuestion(question, hint);
  const share = overlap(text, question);
  const choice = offersChoice(question);
  const n = text.words.length;
  const impersonal = flag(readFirstPerson(text).verbs === 0 && n >= 12);
  const features: Features = {
    ...lengthFeatures(text),
    ...voiceFeatures(text, reading.hypothetical),
    ...topicFeatures(text, question, reading),
    ...dodgeFeatures(text, reading),
    ...matterFeatures(text, question, reading, hint),
    echo: choice || share.fresh > 2 ? 0 : share.ofAnswer,
    echo_impersonal: choice ? 0 : capped(share.ofQuestion, 0.5) * impersonal,
    fresh: capped(share.fresh, 12),
    fresh_few: flag(!choice && share.fresh <= 1),
    closed_yes: flag(
      reading.closed && /^ (?:si|sii|no|claro|nunca|por supuesto|obvio|yes|poco|casi) /.test(text.padded) && n >= 3,
    ),
  };
  // A question for an opinion or a definition need not be answered in the first person.
  if (reading.opinion) for (const name of IMPERSONAL_MARKS) features[name] = (features[name] ?? 0) * 0.3;
  return features;
}
