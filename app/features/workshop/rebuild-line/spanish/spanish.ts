import type { LanguageRules } from "../language-rules.ts";
import { readSpanishAnswer } from "./read-answer.ts";
import { readSpanishLine } from "./read-line.ts";
import { isGerund, isInfinitive } from "./words.ts";

const openingOf = (line: string) => /^\p{L}+/u.exec(line)?.[0]?.toLocaleLowerCase("es") ?? "";

export const spanish: LanguageRules = {
  readLine: readSpanishLine,
  readAnswer: readSpanishAnswer,
  isOpen: (line) => isInfinitive(openingOf(line)) || isGerund(openingOf(line)),
  words: {
    forWhom: "para",
    toDo: "para",
    by: { verb: "un", noun: "en un" },
    result: "resultado",
    scope: "Alcance",
    period: "Período",
    tools: "Herramientas",
    with: "con",
    beside: "Trabajo con",
    aim: "Objetivo",
    detail: "Detalle",
  },
};
