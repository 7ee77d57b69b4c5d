/** What a report says, piece by piece, and what it is said from. */

import type { Question } from "./question-bank/question.ts";
import type { InterviewScore } from "./scoring.ts";
import type { Reading, Thing } from "./signals/signal.ts";
import type { Ending } from "./state.ts";

/** praise: it is there; lack: it is not; try: supposes nothing; verdict: the judge's; fact: counts and times. */
export type RemarkKind = "praise" | "lack" | "try" | "verdict" | "fact" | "concern";

export type Remark = {
  kind: RemarkKind;
  /** What it is about, where it is about one thing. */
  thing?: Thing;
  text: string;
};

/** What is known of the answer that decided a question. */
export type Heard = {
  /** null without an answer. */
  reading: Reading | null;
  /** Said of this answer in the place of any praise or advice; null for none. */
  concern: string | null;
};

/** What a report is written from. */
export type Findings = {
  score: InterviewScore;
  questions: readonly Question[];
  /** One for each question. */
  heard: readonly Heard[];
  ending: Ending | null;
  /** Draws the wordings. */
  seed: string;
};
