/** The remarks that make up a report, and the input data they are composed from. */

import type { Question } from "../question-bank/question.ts";
import type { InterviewScore } from "../scoring.ts";
import type { Reading, Thing } from "../signals/signal.ts";
import type { Ending } from "../state.ts";

/**
 * praise: the answer has the thing; lack: it does not; try: advice that assumes neither; verdict: the judge's; fact:
 * counts and times.
 */
type RemarkKind = "praise" | "lack" | "try" | "verdict" | "fact" | "concern";

export type Remark = {
  kind: RemarkKind;
  /** The subject of the remark, when it has a single one. */
  thing?: Thing;
  text: string;
};

/** What is known about the answer that decided a question. */
export type Heard = {
  /** null when there is no answer. */
  reading: Reading | null;
  /** A text shown for this answer instead of any praise or advice; null when there is none. */
  concern: string | null;
};

/** The input of a report. */
export type Findings = {
  score: InterviewScore;
  questions: readonly Question[];
  /** One entry per question, in the same order. */
  heard: readonly Heard[];
  ending: Ending | null;
  /** Seed of the random choice between wordings. */
  seed: string;
};
