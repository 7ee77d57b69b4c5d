/** What a hunter can say. Every list has several wordings; the marks are those of `fill`. */

import type { Aspect } from "../question-bank/question.ts";

type Wordings = readonly [string, string, ...string[]];

export type Voice = {
  /** States the minutes and asks for readiness: {nombre} {minutos} {total}. */
  greetings: Wordings;
  /** Each of the following stands before a question, as a sentence of its own: {nombre}. */
  firstLeads: Wordings;
  transitions: Wordings;
  /** After an answer that needed a suggestion. */
  recoveries: Wordings;
  lastLeads: Wordings;
  /** After the last question: {nombre}. */
  closings: Wordings;
  /** The end by the limit of suggestions. */
  suggestionEnds: Wordings;
  /** {hechas} of {total}. */
  timeUps: Wordings;
  /** The student prefers not to start. */
  declines: Wordings;
  /** By what the answer lacks; {foco} is the question's focus. */
  suggestions: Readonly<Record<Aspect, Wordings>>;
};
