import { normalize } from "../cv/vocabulary/normalize-text.ts";
import genericWords from "./generic-words.json";
import stopWords from "./stop-words.json";

/** The words of a text that carry its facts, in a form in which the same word in another ending is the same one. */

const STOP = new Set(stopWords);
/** Beginnings of words that any answer may have, whatever it tells: "compromiso", "desafío", "experiencia". */
const GENERIC_LENGTHS = [...new Set(genericWords.map((word) => word.length))];
const GENERIC = new Set(genericWords);
const NUMBERS: Readonly<Record<string, string>> = {
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
  diez: "10",
  once: "11",
  doce: "12",
  docena: "12",
  trece: "13",
  catorce: "14",
  quince: "15",
  quincena: "15",
  dieciseis: "16",
  diecisiete: "17",
  dieciocho: "18",
  diecinueve: "19",
  veinte: "20",
  treinta: "30",
  cuarenta: "40",
  cincuenta: "50",
  mitad: "50",
  sesenta: "60",
  setenta: "70",
  ochenta: "80",
  noventa: "90",
  cien: "100",
  ciento: "100",
  mil: "1000",
};
const STEM_LENGTH = 5;

const TENS = "treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa";
const ONES = "un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";
const IN_WORDS = new RegExp(`(?<!\\p{L})(${TENS}) y (${ONES})(?!\\p{L})`, "gu");
/** "veintiuno", "veintidós" … of normalized text. */
const TWENTIES = new RegExp(`(?<!\\p{L})veinti(${ONES})(?!\\p{L})`, "gu");

/** "treinta y cuatro" -> "34": otherwise a number told in words would be another one than in digits. */
function inDigits(words: string): string {
  const one = (unit: string) => Number(NUMBERS[unit] ?? 1);
  return words
    .replace(IN_WORDS, (_, ten: string, unit: string) => String(Number(NUMBERS[ten]) + one(unit)))
    .replace(TWENTIES, (_, unit: string) => String(20 + one(unit)));
}

/** Words and numbers, as they are compared; small words are left out. @param text any text */
export function contentStems(text: string): string[] {
  const words = inDigits(normalize(text)).match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? [];
  return words.flatMap((word) => {
    const number =
      (Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : null) ??
      (/\d/.test(word) ? word.replace(/[.,](?=\d{3}(?!\d))/g, "") : null);
    if (number !== null) return [number];
    return word.length < 3 || STOP.has(word) ? [] : [word.slice(0, STEM_LENGTH)];
  });
}

/** The same, without those words that any answer may have: what is left names something. */
export function concreteStems(text: string): string[] {
  const words = normalize(text).match(/\p{L}+/gu) ?? [];
  const named = words.filter(
    (word) => word.length >= 3 && !STOP.has(word) && !Object.hasOwn(NUMBERS, word) && !isGeneric(word),
  );
  return [...new Set(named.map((word) => word.slice(0, STEM_LENGTH)))];
}

function isGeneric(word: string): boolean {
  return GENERIC_LENGTHS.some((length) => GENERIC.has(word.slice(0, length)));
}

/** The numbers of a text in digits, however they were written. */
export function numbersIn(text: string): Set<string> {
  return new Set(contentStems(text).filter((stem) => /\d/.test(stem)));
}

const NAME = /(?<=[\p{L},;:] )\p{Lu}\p{Ll}{2,}/gu;
/** Names that say nothing of where or when. */
const TOOL =
  /^(?:excel|word|power|point|python|canva|autocad|google|drive|zoom|teams|whatsapp|sql|java|office|notion|trello)$/u;

/** Names inside sentences, compared like other words: places, people, companies. */
export function namesIn(text: string): string[] {
  const names = (text.match(NAME) ?? []).map((name) => normalize(name)).filter((name) => !TOOL.test(name));
  return names.map((name) => name.slice(0, STEM_LENGTH));
}

/** Whether one of the words is this one, with its ending or one letter changed: "ise" and "hice" are left apart. */
export function isAmong(stem: string, known: ReadonlySet<string>): boolean {
  if (known.has(stem)) return true;
  if (/\d/.test(stem) || stem.length < 4) return false;
  for (const other of known) if (other.slice(0, 4) === stem.slice(0, 4) || isOneLetterOff(stem, other)) return true;
  return false;
}

function isOneLetterOff(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < STEM_LENGTH) return false;
  let differing = 0;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) differing += 1;
  return differing <= 1;
}
