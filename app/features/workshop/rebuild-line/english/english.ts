import type { LanguageRules } from "../language-rules.ts";
import { readEnglishAnswer } from "./read-answer.ts";
import { readEnglishLine } from "./read-line.ts";

export const english: LanguageRules = {
  readLine: readEnglishLine,
  readAnswer: readEnglishAnswer,
  words: {
    with: "with",
    forWhom: "for",
    toDo: "to",
    within: "in",
    during: "for",
    by: { verb: "by", noun: "of" },
    result: "result",
  },
};
