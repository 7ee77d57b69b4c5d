import type { LanguageRules } from "../language-rules.ts";
import { readSpanishAnswer } from "./read-answer.ts";
import { readSpanishLine } from "./read-line.ts";

export const spanish: LanguageRules = {
  readLine: readSpanishLine,
  readAnswer: readSpanishAnswer,
  words: {
    forWhom: "para",
    toDo: "para",
    by: { verb: "un", noun: "en un" },
    result: "resultado",
  },
};
