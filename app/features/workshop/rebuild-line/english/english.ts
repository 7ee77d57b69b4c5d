import type { LanguageRules } from "../language-rules.ts";
import { readEnglishAnswer } from "./read-answer.ts";
import { readEnglishLine } from "./read-line.ts";

export const english: LanguageRules = {
  readLine: readEnglishLine,
  readAnswer: readEnglishAnswer,
  words: {
    forWhom: "for",
    toDo: "to",
    by: { verb: "by", noun: "of" },
    result: "result",
  },
};
