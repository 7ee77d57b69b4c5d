/**
 * Puts a core and the answers together. Quantity, time and means stand apart from the sentence, in one bracket or in
 * sentences of their own: there they hang on no noun, and cover what the student said them of.
 */

import { hasSentences } from "./clean-text.ts";
import type { Answer, Core, FieldName, LanguageRules } from "./language-rules.ts";
import { capitalized, joining, lowered, merged, ofField, ofLine, type Part, textOf } from "./parts.ts";

export type Answers = Partial<Record<FieldName, Answer>>;
type Words = LanguageRules["words"];

const LONG_REST = 4;
/** A longer purpose keeps the reader waiting for the deed. */
const MOST_AHEAD = 6;
const wordsIn = (text: string) => text.split(" ").length;
const PHRASE = /\s(?:de|del|en|para|por|con|sobre|al?|in|for|at|with|of|from|to)\s/iu;

/** "Atención de | clientes | en caja" and "unos 300 clientes al mes": the quantity takes the noun's place. */
function withCount({ counted }: Core, amount: Answer | undefined): Part[] | null {
  const given = amount?.counted;
  if (counted === null || given === undefined) return null;
  if (counted.noun.toLocaleLowerCase("es") !== given.noun.toLocaleLowerCase("es")) return null;
  const { before = "" } = counted;
  if (/ing $/u.test(before)) return null;
  const named =
    before === ""
      ? [ofField(`${given.quantity} ${given.noun}`)]
      : [ofField(given.quantity), ofLine(` ${before}${counted.noun}`)];
  const number = [...counted.lead, ...named];
  if (given.rest === "") return [...number, ofLine(counted.rest)];
  if (counted.rest === "") return [...number, ofField(` ${given.rest}`)];
  if (wordsIn(counted.rest.trim()) > LONG_REST || /[,;:]/u.test(counted.rest)) return null;
  // Where and for whom follow the rate, what kind of thing it is goes before it.
  if (/^ (?:al?|en|para|por|con|in|for|at|to|with) /u.test(counted.rest))
    return [...number, ofField(` ${given.rest}`), ofLine(counted.rest)];
  return PHRASE.test(counted.rest) ? null : [...number, ofLine(counted.rest), ofField(` ${given.rest}`)];
}

/** "Reduje mermas | de 8 % a 5 %": only of deeds that such a quantity measures. */
function ofChange({ isChange, isVerb }: Core, amount: Answer | undefined, { by }: Words): Part[] {
  if (amount === undefined || !isChange) return [];
  const { shape, text } = amount;
  if (shape === "range" || shape === "bareRange") return [joining(" "), ofField(text)];
  if (shape !== "share") return [];
  const word = /^un\b/iu.test(text) ? by.noun.replace(/\s?un$/u, "") : isVerb ? by.verb : by.noun;
  return [joining(` ${word} `), ofField(text)];
}

/** A percentage alone says nothing of a deed that none measures. */
const isFact = ({ shape }: Answer) => !/^(?:share|bareRange|deed|clause)$/u.test(shape);
const isSentence = ({ shape }: Answer) => shape === "deed" || shape === "clause";

/** The line, or its words told as a deed, with all answers behind it. */
export function coreFirst(core: Core, answers: Answers, words: Words): Part[] {
  return merged(written(core, answers, words));
}

/** "cada día" joins a quantity; "cada 15 mil km" and "todas las mañanas, 5 minutos" would be read as its rate. */
const isBrief = (text: string) => wordsIn(text) <= MOST_RATE && !/[\d,;(]/u.test(text);
const MOST_RATE = 3;

/** What is said of a line: how much and when, with what, how; then what was done of it and what came of it. */
type Told = { scope: string[]; hasAmount: boolean; means: Answer[]; did: Answer | null; after: Answer[] };

function written(core: Core, answers: Answers, words: Words): Part[] {
  const { howMuch, howLong, withWhat, did, result } = answers;
  // "350 colaciones" and "cada día", "de 40 a 110 litros" and "en 6 meses" belong together.
  const isRate = howLong?.shape === "frequency" && isBrief(howLong.text);
  const isBound = isRate || howMuch?.shape === "range";
  const counted = isBound ? null : withCount(core, howMuch);
  const change = counted === null ? ofChange(core, howMuch, words) : [];
  const isPlaced = counted !== null || change.length > 0;
  const amount = isPlaced || howMuch === undefined || !isFact(howMuch) ? [] : [howMuch.text];
  // "en un mes y medio" is how long the deed took.
  const isOfDeed = did?.shape === "deed" && /^(?:en|in) /iu.test(howLong?.written ?? "") && !/[,;]/u.test(did.text);
  const time =
    isOfDeed || howLong === undefined
      ? []
      : [isBound && amount.length > 0 ? (howLong.written ?? howLong.text) : howLong.text];
  const told: Told = {
    scope: isBound && amount.length > 0 ? [[...amount, ...time].join(" ")] : [...amount, ...time],
    hasAmount: amount.length > 0,
    means: [withWhat, did?.shape === "phrase" ? did : undefined].flatMap((one) =>
      one && !isSentence(one) ? [one] : [],
    ),
    did:
      did === undefined || did.shape === "phrase" || (did.shape === "infinitive" && core.isVerb)
        ? null
        : isOfDeed
          ? { ...did, text: `${did.text} ${howLong?.written ?? ""}` }
          : did,
    after: [howMuch, withWhat, result].flatMap((one) => (one !== undefined && isSentence(one) ? [one] : [])),
  };
  const start = [...(counted ?? core.parts), ...change];
  const purpose = purposeOf(core, result, words);
  const outcome = result?.shape === "outcome" ? result : null;
  return styleOf(textOf(start), core.isKnown, told)({ start, isDeed: core.isKnown, told, purpose, outcome, words });
}

/** `isDeed`: the line tells a deed, and is no job title. */
type Pieces = { start: Part[]; isDeed: boolean; told: Told; purpose: Part[]; outcome: Answer | null; words: Words };
type Style = (pieces: Pieces) => Part[];

const GENERIC = /^(?:funciones|labores|tareas|responsabilidades|logros|duties|tasks|responsibilities)[^:]{0,20}:/iu;

/** A stay, of which no quantity of work is one. */
const STAY = /^(?:práctica|internado|pasantía|trabajo|internship|placement)\b/iu;

/** "Hice mantención y ayudé en lo que faltara": a bracket would hang on the second. */
const SECOND_DEED = /^\p{L}+ \S.* [ye] (?:\p{L}{2,}[éí]|hice|fui|tuve|di|puse|traje|dije)(?= )/iu;

/** Behind a list a bracket would hang on its last deed: its facts are sentences of their own. */
function styleOf(line: string, isDeed: boolean, { did, hasAmount }: Told): Style {
  if (/^[^:]{3,}[^):]:/u.test(line) && !GENERIC.test(line)) return STAY.test(line) ? asSentences : inHead;
  // "armaba cajas y pedía insumos (6 sillones)": of which deed?
  if (hasAmount && !isDeed && did !== null && /,| y | and /u.test(did.text)) return asSentences;
  if (hasSentences(line) || SECOND_DEED.test(line)) return asSentences;
  if (/[,;:]/u.test(line.replace(/\([^()]*\)/gu, "")) || (line.endsWith(")") && did === null)) return asSentences;
  return asOne;
}

/** What stands in brackets in a fact follows a comma there. */
const factOf = (text: string): Part =>
  ofField(
    text
      .replace(/\s*\(([^()]*)\)/gu, ", $1")
      .replace(/^a(?= \d)/iu, "")
      .trim(),
  );
const listed = (facts: readonly string[]): Part[] =>
  facts.flatMap((text, at) => (at === 0 ? [factOf(text)] : [joining("; "), factOf(text)]));
const factsOf = ({ scope, means }: Told, words: Words): Part[] => {
  const tools = means.map(({ shape, text, isPersons = false }): Part[] =>
    shape === "noun" && (isPersons || scope.length > 0) ? [joining(`${words.with} `), factOf(text)] : [factOf(text)],
  );
  return [...scope.map((text): Part[] => [factOf(text)]), ...tools].flatMap((fact, at) =>
    at === 0 ? fact : [joining("; "), ...fact],
  );
};

/** "Atención de público (300 personas al mes; un año): …; bajaron los reclamos". */
const asOne: Style = ({ start, isDeed, told, purpose, outcome, words }) => {
  const facts = factsOf(told, words);
  const { did } = told;
  const deed = did === null ? [] : [joining(": "), ofField(did.text)];
  const bracket = facts.length === 0 ? [] : [joining(" ("), ...facts, joining(")")];
  // "Ayudante de cocina: montaba platos (90 por noche)": of a title the quantity is none.
  const isAfter = did !== null && (textOf(start).endsWith(")") || !isDeed) && !did.text.endsWith(")");
  return [
    ...start,
    ...(isAfter ? [...deed, ...bracket] : [...bracket, ...deed]),
    ...purpose,
    ...told.after.flatMap(({ text }) => [joining("; "), ofField(text)]),
    ...(outcome === null ? [] : [joining(`; ${words.result}: `), ofField(outcome.text)]),
  ];
};

/** "Vocera de carrera (11 asambleas): dialogué …": a head that a list explains takes the facts. */
const inHead: Style = ({ start, told, purpose, outcome, words }) => {
  const at = textOf(start).indexOf(":");
  const facts = factsOf(told, words);
  const head = facts.length === 0 ? [] : [joining(" ("), ...facts, joining(")")];
  const line = [...cut(start, 0, at), ...head, ...cut(start, at)];
  return [...line, ...sentencesOf({ ...told, scope: [], means: [] }, { purpose, outcome }, words)];
};

/** "Reponedor, mantener orden y limpieza. Alcance: 4 pasillos. Bajaron las mermas". */
const asSentences: Style = ({ start, told, purpose, outcome, words }) => [
  ...start,
  ...sentencesOf(told, { purpose, outcome }, words),
];

/** "con Excel", "usando SAP", without the word that joins it. */
const LED = /^(?:con|en|usando|utilizando|mediante|a través de|with|using|in|through|via) /iu;

/** "20 horas a la semana" is no period. */
const HOURS = /^\d+ (?:horas|hours|hrs?)\b/iu;

type Ends = Pick<Pieces, "purpose" | "outcome">;

function sentencesOf({ scope, hasAmount, means, did, after }: Told, { purpose, outcome }: Ends, words: Words): Part[] {
  const said = (text: string): Part[] => [joining(". "), ...capitalized([ofField(text)])];
  const tools = did === null ? means : means.filter(({ shape }) => shape === "noun");
  // "Hice un rincón de lectura con cajas de fruta": how belongs to the deed.
  const manner =
    did === null
      ? []
      : means.filter(({ shape }) => shape !== "noun").flatMap(({ text }) => [joining(" "), ofField(text)]);
  return [
    ...(scope.length === 0
      ? []
      : [
          joining(`. ${hasAmount ? words.scope : HOURS.test(scope[0] ?? "") ? words.hours : words.period}: `),
          ...listed(scope),
        ]),
    ...tools.flatMap(({ text, isPersons }) => [
      joining(`. ${isPersons ? words.beside : words.tools}: `),
      factOf(text.replace(LED, "")),
    ]),
    ...(did === null
      ? []
      : [...(isSentence(did) ? said(did.text) : [joining(`. ${words.detail}: `), ofField(did.text)]), ...manner]),
    ...purposeSentence(purpose, words),
    ...after.flatMap(({ text }) => said(text)),
    ...(outcome === null ? [] : [joining(". "), ...capitalized([joining(`${words.result}: `)]), ofField(outcome.text)]),
  ];
}

/** "Objetivo: botar menos comida"; what has a subject of its own ("que nadie esperara") needs its deed beside it. */
function purposeSentence(purpose: readonly Part[], { toDo, aim }: Words): Part[] {
  const text = textOf(purpose).replace(/^, /u, "");
  const [, what = ""] = new RegExp(`^${toDo} (?!que |so )(.+)$`, "iu").exec(text) ?? [];
  // "encontrarlas": what it stands for must be near.
  return what === "" || /^\p{L}+r(?:l[aeo]s?|se)(?: |$)/u.test(what) ? [] : [joining(`. ${aim}: `), ofField(what)];
}

/** The letters from one place to another, each with its origin. */
function cut(parts: readonly Part[], from: number, to = Number.POSITIVE_INFINITY): Part[] {
  let at = 0;
  return parts.flatMap((part) => {
    const text = part.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += part.text.length;
    return text === "" ? [] : [{ ...part, text }];
  });
}

/** What for: only behind a deed, as a job title has no purpose. */
function purposeOf(core: Core, result: Answer | undefined, words: Words): Part[] {
  if (result === undefined || !core.isKnown) return [];
  if (result.shape === "purpose" || result.shape === "phrase") return [joining(", "), ofField(result.text)];
  if (result.shape === "infinitive") return [joining(`, ${words.toDo} `), ofField(result.text)];
  return result.shape === "noun" ? [joining(`, ${words.forWhom} `), ofField(result.text)] : [];
}

/** What it was for, then what was done: "Para ordenar la bodega, …". */
export function resultFirst(core: Core, answers: Answers, words: Words): Part[] | null {
  const { result, ...others } = answers;
  if (result?.shape !== "infinitive" || !core.isVerb || !core.isKnown) return null;
  if (wordsIn(result.text) > MOST_AHEAD) return null;
  const to = joining(`${words.toDo.charAt(0).toLocaleUpperCase("es")}${words.toDo.slice(1)} `);
  return merged([to, ofField(result.text), joining(", "), ...lowered(written(core, others, words))]);
}
