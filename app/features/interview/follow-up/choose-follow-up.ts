import type { Standing } from "../limits.ts";
import type { Question } from "../question-bank/question.ts";
import { readSignals } from "../signals/read-signals.ts";
import { pickVariant } from "../texts/pick-variant.ts";
import { measuresOf } from "./answer-measures.ts";
import { type FollowUpKind, type FollowUpVoice, themeOf } from "./follow-up.ts";
import { chancesOfLack, kindToAsk } from "./follow-up-model.ts";
import { quoteFor } from "./quote-for.ts";
import { isSad } from "./sad.ts";

/** Decides whether an interviewer would ask back after an answer, for what, and in which words. Pure. */

export type FollowUpChoice = {
  kind: FollowUpKind;
  /** The student's own words, to which it refers. */
  quote: string;
};

type Judged = { standing: Standing | undefined; certainty: number | undefined };

/**
 * Null where it is not nearly certain what lacks, where no words of the answer can be quoted, after something sad, and
 * after an answer that does not answer the question.
 */
export function chooseFollowUp(question: Question, answer: string, judged: Judged): FollowUpChoice | null {
  if (judged.standing !== "answers" && judged.standing !== "vague") return null;
  if (isSad(answer)) return null;
  const kind = kindToAsk(chancesOfLack(measuresOf(question, answer, judged)));
  if (kind === null) return null;
  // Two methods have to agree that it was not said.
  if (readSignals(answer)[kind].state === "present") return null;
  const quote = quoteFor(kind, answer);
  return quote === null ? null : { kind, quote };
}

/** The hunter's words for it. @param seed the same one gives the same words */
export function wordFollowUp(
  voice: FollowUpVoice,
  { kind, quote }: FollowUpChoice,
  { category }: Pick<Question, "category">,
  seed: string,
): string {
  const theme = themeOf(category);
  const lines = voice.lines[kind];
  const asked = theme === undefined ? pickVariant(lines.any, `${seed}:${kind}`, null) : lines[theme];
  const opening = pickVariant(voice.quoting, `${seed}:quoting`, null);
  return `${opening.replace("«{cita}»", () => quote)} ${asked}`;
}
