import type { Standing } from "../limits.ts";
import type { Question } from "../question-bank/question.ts";
import { lacking } from "../report/answer-comments.ts";
import { beginningOf, readSignals } from "../signals/read-signals.ts";
import type { Reading } from "../signals/signal.ts";
import { FOLLOW_UP_KINDS, type FollowUpKind } from "./follow-up.ts";
import { isSad } from "./sad.ts";

/** Decides whether an interviewer would ask back after an answer, and for what. Pure. */

export type FollowUp = {
  kind: FollowUpKind;
  /** The student's own words, to which it refers. */
  quote: string;
};

/**
 * Null where nothing certainly lacks, where no words of the answer can be quoted, and after something sad.
 * @param standing the judge's; only an answer to the question is asked about
 */
export function chooseFollowUp(question: Question, answer: string, standing: Standing | undefined): FollowUp | null {
  if (standing !== "answers" && standing !== "vague") return null;
  if (isSad(answer)) return null;
  const reading = readSignals(answer);
  const kind = missingKind(question, reading);
  const quote = kind === null ? null : quoteFor(kind, reading, answer);
  return kind === null || quote === null ? null : { kind, quote };
}

function missingKind(question: Question, reading: Reading): FollowUpKind | null {
  return lacking(question, reading).find(isKind) ?? null;
}

const isKind = (thing: string): thing is FollowUpKind => (FOLLOW_UP_KINDS as readonly string[]).includes(thing);

/** A clause about what is asked, or what the answer begins with. */
function quoteFor(kind: FollowUpKind, reading: Reading, answer: string): string | null {
  const order = kind === "role" ? (["example", "time"] as const) : (["role", "example", "reason"] as const);
  for (const thing of order) {
    const { quote } = reading[thing];
    if (quote !== null) return quote;
  }
  return beginningOf(answer);
}
