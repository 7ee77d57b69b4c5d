/**
 * Puts a core and the answers together. Quantity, time and means go into one bracket behind the line: there they hang
 * on no noun, and cover what the student said them of.
 */

import type { Answer, Core, FieldName, LanguageRules } from "./language-rules.ts";
import { joining, lowered, merged, ofField, ofLine, type Part, textOf } from "./parts.ts";

export type Answers = Partial<Record<FieldName, Answer>>;
type Words = LanguageRules["words"];

const LONG_REST = 4;
/** A longer purpose keeps the reader waiting for the deed. */
const MOST_AHEAD = 6;
const wordsIn = (text: string) => text.split(" ").length;
const PHRASE = /\s(?:de|del|en|para|por|con|sobre|a|in|for|at|with|of|from|to)\s/iu;

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
  if (/^ (?:en|para|por|con|in|for|at|with) /u.test(counted.rest))
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

function written(core: Core, { howMuch, howLong, withWhat, did, result }: Answers, words: Words): Part[] {
  const isRate = howLong?.shape === "frequency";
  // "350 colaciones" and "cada día" belong together.
  const counted = isRate ? null : withCount(core, howMuch);
  const change = counted === null ? ofChange(core, howMuch, words) : [];
  const start = [...(counted ?? core.parts), ...change];
  const isPlaced = counted !== null || change.length > 0;
  const amount = isPlaced || howMuch === undefined || !isFact(howMuch) ? [] : [howMuch.text];
  const time = howLong === undefined ? [] : [howLong.text];
  const quantity = isRate && amount.length > 0 ? [`${amount.join()} ${time.join()}`] : [...amount, ...time];
  const means = withWhat === undefined || isSentence(withWhat) ? [] : [withWhat.text];
  const manner = did?.shape === "phrase" ? [did.text] : [];
  const facts = withFacts(start, [...quantity, ...means, ...manner]);
  const after = [howMuch, withWhat, result].flatMap((one) => (one !== undefined && isSentence(one) ? [one] : []));
  return [
    ...facts,
    ...(did === undefined || did.shape === "phrase" ? [] : explained(facts, did)),
    ...purposeOf(core, result, words),
    ...after.flatMap(({ text }) => [joining("; "), ofField(text)]),
    ...(result?.shape === "outcome" ? [joining(`; ${words.result}: `), ofField(result.text)] : []),
  ];
}

/**
 * Facts of a list of deeds follow a colon, as a bracket would hang on the last of them; others stand in one bracket,
 * that of the line where it ends with one. What stands in brackets in a fact follows a comma.
 */
function withFacts(start: readonly Part[], facts: readonly string[]): Part[] {
  if (facts.length === 0) return [...start];
  const listed = facts.flatMap((text, at) => {
    const fact = ofField(text.replace(/\s*\(([^()]*)\)/gu, ", $1"));
    return at === 0 ? [fact] : [joining("; "), fact];
  });
  const line = textOf(start);
  const last = start.at(-1);
  const ending = /\([^()]*\)$/u.exec(line)?.[0];
  if (last !== undefined && ending !== undefined) {
    const open = [...start.slice(0, -1), { ...last, text: last.text.slice(0, -1) }];
    return [...open, joining("; "), ...listed, joining(")")];
  }
  const isList = /[,;]/u.test(line) && !/:/u.test(line);
  return isList ? [...start, joining(": "), ...listed] : [...start, joining(" ("), ...listed, joining(")")];
}

/** "Apoyo en sala: armé un rincón de lectura". */
const explained = (start: readonly Part[], { text }: Answer): Part[] => [
  joining(/:/u.test(textOf(start)) ? "; " : ": "),
  ofField(text),
];

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
