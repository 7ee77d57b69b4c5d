import { isSad } from "../interview/follow-up/sad.ts";
import type { HunterId } from "../interview/hunters.ts";
import { judgeAnswer } from "../interview/judge/judge.ts";
import { misconductIn } from "../interview/misconduct/conduct.ts";
import type { Question } from "../interview/question-bank/question.ts";
import type { AnswerMap } from "./map-answer.ts";

/**
 * How a try is met before its parts are looked at: one that answers nothing (an insult, a threat, "nada que decir") or
 * that an employer may read as misconduct gets a plain sentence in place of its parts, and no try costs anything.
 */

/**
 * no_answer: nothing of an answer was recognised. read_again, may_be_read_as: see misconduct. sad: its parts are shown,
 * and nothing is called missing.
 */
export type Heard = "answer" | "no_answer" | "read_again" | "may_be_read_as" | "sad";

/** A text of so few words in which nothing was found is no answer, however the judge of interviews takes it. */
const FEW_WORDS = 4;

/** @param map of the same answer */
export function hearAnswer(question: Question, hunterId: HunterId, answer: string, map: AnswerMap): Heard {
  const { question: text, category, focus } = question;
  const { standing } = judgeAnswer({ question: text, category, focus, hunterId, answer });
  if (standing === "off") return "no_answer";
  const isAnyFound = map.parts.some(({ state }) => state === "found");
  const words = answer.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (!isAnyFound && (standing === "doubtful" || words <= FEW_WORDS)) return "no_answer";
  const misconduct = misconductIn(answer);
  if (misconduct !== "none") return misconduct === "likely" ? "may_be_read_as" : "read_again";
  return isSad(answer) ? "sad" : "answer";
}

/** Whether its parts are shown, and a version of it is made. */
export const showsParts = (heard: Heard): boolean => heard === "answer" || heard === "sad";
