import { verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import type { LanguageRules } from "../language-rules.ts";
import { readSpanishAnswer } from "./read-answer.ts";
import { readSpanishLine } from "./read-line.ts";
import { isGerund, isInfinitive, verbOfNoun } from "./words.ts";

const openingOf = (line: string) => /^\p{L}+/u.exec(line)?.[0]?.toLocaleLowerCase("es") ?? "";

function isOther(sentence: string): boolean {
  if (/^se \p{L}+(?:ó|a|e|ba|ía)(?= )/iu.test(sentence)) return true;
  const word = openingOf(sentence);
  const verb = verbOf(word);
  // "Guía de turismo" guides nobody.
  if (/^\p{L}+ del? /iu.test(sentence)) return false;
  if (/^\p{L}{3,}ó$/u.test(word)) return true;
  return verb?.language === "es" && verb.form === "present" && /[ae]$/u.test(word) && verbOfNoun(word) === undefined;
}

export const spanish: LanguageRules = {
  readLine: readSpanishLine,
  readAnswer: readSpanishAnswer,
  isOpen: (line) => isInfinitive(openingOf(line)) || isGerund(openingOf(line)),
  isOfOther: (line) => line.split(/[.:;]\s+/u).some((sentence) => isOther(sentence)),
  words: {
    forWhom: "para",
    toDo: "para",
    by: { verb: "un", noun: "en un" },
    result: "resultado",
    scope: "Alcance",
    period: "Período",
    tools: "Herramientas",
    with: "con",
    beside: "Equipo",
    hours: "Dedicación",
    aim: "Objetivo",
    detail: "Detalle",
  },
};
