import type { LanguageRules } from "../language-rules.ts";
import { readEnglishAnswer } from "./read-answer.ts";
import { readEnglishLine } from "./read-line.ts";

export const english: LanguageRules = {
  readLine: readEnglishLine,
  readAnswer: readEnglishAnswer,
  isOpen: (line) => /^[a-z]+ing\b/iu.test(line),
  isOfOther: () => false,
  words: {
    forWhom: "for",
    toDo: "to",
    by: { verb: "by", noun: "of" },
    result: "result",
    scope: "Scope",
    period: "Period",
    tools: "Tools",
    with: "with",
    beside: "Team",
    hours: "Hours",
    aim: "Aim",
    detail: "Details",
  },
};
