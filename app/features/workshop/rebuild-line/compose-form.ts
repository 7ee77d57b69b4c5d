/** Puts a core and the answers together, each where the grammar of both is certain. */

import type { Answer, Core, FieldName, LanguageRules } from "./language-rules.ts";
import { capitalized, joining, lowered, merged, ofField, ofLine, type Part, textOf } from "./parts.ts";

export type Answers = Partial<Record<FieldName, Answer>>;
type Words = LanguageRules["words"];
/** `adjuncts` follow the core, `details` explain it, `purposes` say what for, `after` are sentences of their own. */
type Slots = { inline: Part[]; adjuncts: Part[][]; details: Part[]; purposes: Part[][]; after: Part[][] };

const LONG_REST = 4;
const wordsIn = (text: string) => text.split(" ").length;
const RATE =
  /\b(?:al|por|a la|cada|(?:diari|semanal|mensual)\p{L}*|per|a (?:day|week|month|year)|daily|weekly|monthly)\b/iu;

/** "Atención de | clientes | en caja" and "unos 300 clientes al mes": the quantity takes the noun's place. */
function withCount(core: Core, amount: Answer | undefined): Part[] | null {
  const { counted } = core;
  const given = amount?.counted;
  if (counted === null || given === undefined) return null;
  if (counted.noun.toLocaleLowerCase("es") !== given.noun.toLocaleLowerCase("es")) return null;
  const { before = "" } = counted;
  const named =
    before === ""
      ? [ofField(`${given.quantity} ${given.noun}`)]
      : [ofField(given.quantity), ofLine(` ${before}${counted.noun}`)];
  const number = [...counted.lead, ...named];
  if (given.rest === "") return [...number, ofLine(counted.rest)];
  if (counted.rest === "") return [...number, ofField(` ${given.rest}`)];
  if (wordsIn(counted.rest.trim()) > LONG_REST || /[,;:]/u.test(counted.rest)) return null;
  // Where and for whom follow the rate, what kind of thing it is goes before it.
  if (/^ (?:en|para|por|con|in|for|at|with) /u.test(counted.rest))
    return [...number, ofField(` ${given.rest}`), ofLine(counted.rest)];
  return [...number, ofLine(counted.rest), ofField(` ${given.rest}`)];
}

function amountSlot(slots: Slots, core: Core, { shape, text }: Answer, words: Words): void {
  const isRange = shape === "range" || shape === "bareRange";
  if (isRange && core.isChange) slots.inline.push(joining(" "), ofField(text));
  else if (shape === "share" && core.isChange) {
    const by = /^un\b/iu.test(text)
      ? words.by.noun.replace(/\s?un$/u, "")
      : core.isVerb
        ? words.by.verb
        : words.by.noun;
    slots.inline.push(joining(` ${by} `), ofField(text));
  } else if (shape === "share" || shape === "bareRange") {
    // "15 %" alone says nothing of a deed that no percentage measures: it is left out.
  } else if (shape === "frequency") slots.adjuncts.push([ofField(text)]);
  else if (shape === "deed" || shape === "clause") slots.after.push([ofField(text)]);
  else slots.details.push(ofField(text));
}

/** `words` where nothing else is said of the means: a thing that was made is one. */
function didSlot(slots: Slots, { shape, text }: Answer, words: Words | null): void {
  if (words !== null && shape === "noun" && /^(?:una?|an?) /u.test(text))
    slots.adjuncts.push([joining(`${words.with} `), ofField(text)]);
  else if (shape === "phrase") slots.adjuncts.push([ofField(text)]);
  else if (shape === "clause") slots.after.push([ofField(text)]);
  else slots.details.unshift(ofField(text));
}

function toolSlot(slots: Slots, { shape, text }: Answer, words: Words): void {
  if (shape === "deed") slots.after.push([ofField(text)]);
  else slots.adjuncts.push(shape === "phrase" ? [ofField(text)] : [joining(`${words.with} `), ofField(text)]);
}

/** How long: "in" for what ends, "during" for what goes on, in brackets where that is not known. */
function timeSlot(
  core: Core,
  { shape, text, preposition }: Answer,
  words: Words,
  amount: Answer | undefined,
  isMerged: boolean,
): Part[] {
  const bracketed = [joining("("), ofField(text), joining(")")];
  if (shape === "period") return bracketed;
  if (shape !== "duration") return [ofField(text)];
  const isRate = amount?.shape === "amount" && RATE.test(amount.text);
  const isCount = isMerged && !isRate;
  const isDone = core.aspect === "telic" || (isCount && preposition === words.within);
  if (isDone && !isRate) return [joining(`${words.within} `), ofField(text)];
  if (core.aspect === "atelic") return [joining(`${words.during} `), ofField(text)];
  return preposition === undefined || isRate ? bracketed : [joining(`${preposition} `), ofField(text)];
}

function resultSlot(slots: Slots, { shape, text }: Answer, words: Words): void {
  if (shape === "purpose" || shape === "phrase") slots.purposes.push([ofField(text)]);
  else if (shape === "infinitive") slots.purposes.push([joining(`${words.toDo} `), ofField(text)]);
  else if (shape === "noun") slots.purposes.push([joining(`${words.forWhom} `), ofField(text)]);
  else if (shape === "deed" || shape === "clause") slots.after.push([ofField(text)]);
  else slots.after.push([joining(`${words.result}: `), ofField(text)]);
}

/** Everything after the core. `out` leaves one answer to stand elsewhere. */
function written(core: Core, answers: Answers, words: Words, out?: FieldName): Part[] {
  const slots: Slots = { inline: [], adjuncts: [], details: [], purposes: [], after: [] };
  const counted = withCount(core, answers.howMuch);
  const start = counted ?? core.parts;
  if (answers.howMuch && counted === null) amountSlot(slots, core, answers.howMuch, words);
  if (answers.did) didSlot(slots, answers.did, answers.withWhat === undefined ? words : null);
  if (answers.withWhat) toolSlot(slots, answers.withWhat, words);
  if (answers.howLong) slots.adjuncts.push(timeSlot(core, answers.howLong, words, answers.howMuch, counted !== null));
  if (answers.result && out !== "result") resultSlot(slots, answers.result, words);
  return [...start, ...slots.inline, ...tail(textOf([...start, ...slots.inline]), slots)];
}

function tail(before: string, { adjuncts, details, purposes, after }: Slots): Part[] {
  const parts: Part[] = [];
  let isListed = /[,;:]/u.test(before);
  const openings = new Set([...before.matchAll(/\b(?:con|para|with|for)\b/gu)].map(([word]) => word));
  // What for comes last: an explanation after it would seem to explain it.
  const explained = details.length > 0;
  for (const adjunct of explained ? adjuncts : [...adjuncts, ...purposes]) {
    const opening = /^\S+/u.exec(textOf(adjunct))?.[0] ?? "";
    // A second "con" would lean on the first one's noun.
    isListed ||= openings.has(opening);
    openings.add(opening);
    parts.push(joining(isListed && !opening.startsWith("(") ? ", " : " "), ...adjunct);
    isListed ||= /,/u.test(textOf(adjunct));
  }
  const [detail, ...more] = details;
  if (detail !== undefined) {
    if (/[:;]/u.test(before)) parts.push(...bracketed(parts, detail));
    else parts.push(joining(": "), detail);
  }
  for (const one of more) parts.push(...bracketed(parts, one));
  if (explained) for (const purpose of purposes) parts.push(joining(", "), ...purpose);
  for (const one of after) parts.push(joining("; "), ...one);
  return parts;
}

/** Brackets after brackets are one pair. */
function bracketed(parts: Part[], detail: Part): Part[] {
  if (parts.at(-1)?.text !== ")") return [joining(" ("), detail, joining(")")];
  parts.pop();
  return [joining("; "), detail, joining(")")];
}

/** The core with all answers behind it. */
export function coreFirst(core: Core, answers: Answers, words: Words): Part[] {
  return merged(written(core, answers, words));
}

/** What came of it, then what was done: "Bajaron los reclamos: atendí…", "Para ordenar la bodega, …". */
export function resultFirst(core: Core, answers: Answers, words: Words): Part[] | null {
  const { result } = answers;
  if (result === undefined || !core.isVerb || !core.isKnown) return null;
  const rest = written(core, answers, words, "result");
  const isSentence = result.shape === "deed" || result.shape === "clause";
  // One colon in a sentence: what explains must not be explained again.
  if (isSentence && /:/u.test(textOf(rest))) return null;
  if (isSentence) return merged([...capitalized([ofField(result.text)]), joining(": "), ...lowered(rest)]);
  if (result.shape !== "infinitive") return null;
  const to = joining(`${words.toDo.charAt(0).toLocaleUpperCase("es")}${words.toDo.slice(1)} `);
  return merged([to, ofField(result.text), joining(", "), ...lowered(rest)]);
}
