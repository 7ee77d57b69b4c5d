import { stripAccents } from "#app/platform/strip-accents.ts";
import phrases from "./column-headers.json" with { type: "json" };
import type { Field } from "./fields.ts";

/** What the words of a header say about its column. */

export type HeaderGuess = { field: Field; certainty: "sure" | "check" };

/** "R.U.T. / N°" -> "rut n" */
function headerWords(text: string): string {
  return stripAccents(text.replace(/[nN][°º]/g, "n"))
    .toLowerCase()
    .replace(/[^a-z\d]+/g, " ")
    .replace(/\b([a-z]) (?=[a-z]\b)/g, "$1")
    .trim();
}

type PhraseList = readonly string[];
type Rule = { field: Field; phrases: PhraseList };

/** In this order: "nombre de la carrera" is a career, and "correo alumno" an address. */
const rules = (part: Partial<Record<Field, PhraseList>>): Rule[] =>
  Object.entries(part).map(([field, list]) => ({ field: field as Field, phrases: list }));
const SURE = rules(phrases.sure);
const CHECK = rules(phrases.check);

/** Null when the header names no field, or one of another person ("RUT apoderado"). */
export function fieldOfHeader(text: string): HeaderGuess | null {
  const words = headerWords(text);
  if (words === "" || isSentence(words) || isOfSomebodyElse(text)) return null;
  if (containsAny(words, phrases.sure.email)) return { field: "email", certainty: "sure" };
  if (containsAny(words, phrases.notTheField)) return null;
  if (isRunWithoutCheckDigit(words)) return { field: "run", certainty: "sure" };
  const sure = SURE.find((rule) => containsAny(words, rule.phrases));
  if (sure) return { field: sure.field, certainty: "sure" };
  const check = CHECK.find((rule) => containsAny(words, rule.phrases));
  return check ? { field: check.field, certainty: "check" } : null;
}

/** A column of a guardian, a teacher or the like: never one of the person's own. */
export function isOfSomebodyElse(header: string): boolean {
  return containsAny(headerWords(header), phrases.otherPeople);
}

/** "Escribe el RUT sin puntos y con guion" */
function isSentence(words: string): boolean {
  return words.length > 60 || words.split(" ").length > 6;
}

/** Whether the words are those of a sheet that explains or sums up, and lists nobody. */
export function isNoList(sheetName: string): boolean {
  return containsAny(headerWords(sheetName), phrases.notAList);
}

function isRunWithoutCheckDigit(words: string): boolean {
  return /\b(rut|run|rol)\b.*\bsin\b/.test(words);
}

/** Whole words only: "ci" is not in "ciudad". */
function containsAny(words: string, list: PhraseList): boolean {
  const padded = ` ${words} `;
  return list.some((phrase) => padded.includes(` ${phrase} `));
}
