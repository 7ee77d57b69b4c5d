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

/**
 * Null when the header names no field, or one of another person ("RUT apoderado").
 * @param lower of a header of two rows, the second alone: "Ap. paterno" under "Nombre del alumno" is no whole name
 */
export function fieldOfHeader(text: string, lower = ""): HeaderGuess | null {
  if (lower !== "" && lower !== text && !isOfSomebodyElse(text)) {
    const own = fieldOfHeader(lower);
    if (own) return own;
    // "Fono" under "Nombre del alumno" is no name: the words above it must not name the field by themselves.
    const both = fieldOfHeader(text);
    const above = fieldOfHeader(text.slice(0, -lower.length).trim());
    return both?.field === above?.field ? null : both;
  }
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

/** A column of a guardian, a teacher or the like, also abbreviated ("RUT apod."): never one of the person's own. */
export function isOfSomebodyElse(header: string): boolean {
  const words = headerWords(header);
  if (containsAny(words, phrases.otherPeople)) return true;
  return words
    .split(" ")
    .flatMap((word) => [word, word.replace(/e?s$/, "")])
    .some((word) => word.length >= 4 && phrases.otherPeople.some((whole) => whole.startsWith(word)));
}

const OTHER_ROLES = new Set([...phrases.otherPeople, "academico", "academica", "funcionaria", "externo", "externa"]);

/** Whether a column may say what each row's person is to the institution. */
export function namesARole(header: string): boolean {
  const words = headerWords(header);
  return words === "" || containsAny(words, phrases.roleColumns);
}

/** Whether a cell says no more than that its row is about somebody else: "Docente". */
export function namesOtherRole(cell: string): boolean {
  return cell.length <= 30 && OTHER_ROLES.has(headerWords(cell));
}

/** Whether the words of a header or of a sheet's name speak of students. */
export function isOfStudents(text: string): boolean {
  return containsAny(headerWords(text), phrases.studentList);
}

/** A number of the person, or of a thing, that is not the identifier: "código", "RUT de contacto", "matrícula". */
export function namesAnotherNumber(header: string): boolean {
  return containsAny(headerWords(header), phrases.notTheField) || namesEnrolment(header);
}

/** The university's own number of the person, which may look like a RUT. */
export function namesEnrolment(header: string): boolean {
  return containsAny(headerWords(header), phrases.enrolment);
}

/** What few rows may say under a header: how it stands with a person ("Estado", "COD_SIT"), or a note ("Obs."). */
export function remarksUnder(header: string): "state" | "note" | null {
  const words = headerWords(header);
  if (containsAny(words, phrases.notOfStudies)) return null;
  if (containsAny(words, phrases.states)) return "state";
  return containsAny(words, phrases.notes) ? "note" : null;
}

const SURE_PHRASES = new Set(Object.values(phrases.sure).flat());

/**
 * How plainly a header names its field: 2 with nothing else in it ("RUT") or with a word for students ("RUT alumno"), 1
 * with more words, which may say whose it is ("RUT guía").
 */
export function plainness(header: string): 1 | 2 {
  const words = headerWords(header)
    // "Titulado(a)"
    .replace(/(\w{3}[oe]s?) as?\b/g, "$1")
    .split(" ")
    .filter((word) => !phrases.students.includes(word))
    .join(" ");
  return SURE_PHRASES.has(words) || words === "" ? 2 : 1;
}

/** A column that says which kind of document the number beside it is. */
export function isDocumentType(header: string): boolean {
  const words = headerWords(header);
  return /\btipo\b.*\b(doc|documento|id|identificacion|identificador)\b|\b(id|document) type\b/.test(words);
}

/** "Escribe el RUT sin puntos y con guion" */
function isSentence(words: string): boolean {
  return words.length > 60 || words.split(" ").length > 6;
}

/** Whether the words are those of a sheet that explains or sums up, or lists other people than students. */
export function isNoList(sheetName: string): boolean {
  return containsAny(headerWords(sheetName), phrases.notAList) || isOfSomebodyElse(sheetName);
}

function isRunWithoutCheckDigit(words: string): boolean {
  return /\b(rut|run|rol)\b.*\bsin (?:el )?(?:dv|dig|digito|verificador)\b/.test(words);
}

/** Whole words only: "ci" is not in "ciudad". */
function containsAny(words: string, list: PhraseList): boolean {
  const padded = ` ${words} `;
  return list.some((phrase) => padded.includes(` ${phrase} `));
}
