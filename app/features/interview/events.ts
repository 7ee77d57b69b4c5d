/** Events of an interview and the effects its caller must carry out. Pure data; `at` is epoch milliseconds. */

import type { MadeBy } from "#app/ai/made-by.ts";
import type { Spoken } from "./delivery/spoken.ts";
import type { FollowUp, Reaction } from "./follow-up/follow-up.ts";
import type { Standing } from "./limits.ts";
import type { Question } from "./question-bank/question.ts";
import type { Ending, InterviewState } from "./state.ts";

export type Verdict = {
  isRelevant: boolean;
  /** 0 to 1. */
  relevanceScore: number;
  needsSuggestion: boolean;
  /** In the hunter's style; if null or empty, the machine chooses a canned one. */
  suggestion: string | null;
  source: "server" | "fallback";
  /** Left out by the fallback rule, which cannot determine it. */
  standing?: Standing | undefined;
  /** 0 to 1: how likely it is that the answer says what was asked. */
  certainty?: number | undefined;
  /** The engine that judged; left out by the screen, and when no language model is installed. */
  madeBy?: MadeBy | undefined;
  /** What the hunter asks back before the next question; never after an off-topic answer. */
  followUp?: FollowUp | undefined;
  /** What the hunter says to the answer before the next question, in place of a general line. */
  reaction?: Reaction | undefined;
};

export type InterviewEvent =
  | { type: "questions_loaded"; at: number; questions: readonly Question[] }
  /** 'Sí, estoy listo/a' */
  | { type: "start"; at: number }
  /** 'No, volver al selector' */
  | { type: "decline"; at: number }
  /**
   * Time passed. `clock` is the seconds left on the student's screen, sent to the server only. It is accepted if it is
   * above 0 and not more than the time already known to be left, so that network delay costs the student nothing.
   */
  | { type: "tick"; at: number; clock?: number | undefined }
  /** `id` is chosen by the screen for this message: a second event with the same id is the same answer sent again. */
  | {
      type: "answer";
      at: number;
      id: string;
      text: string;
      clock?: number | undefined;
      /** How it was dictated; dropped where that cannot be true. */
      spoken?: Spoken | undefined;
    }
  | ({ type: "verdict"; at: number; answerId: string } & Verdict)
  /** The answer must not be judged: it is removed, and the clock is paused until "resume". */
  | { type: "set_aside"; at: number; answerId: string }
  /** The time is over according to a clock outside the machine. */
  | { type: "expire"; at: number }
  /** A saved interview continues; the time away is not counted (send a tick first if it should be). */
  | { type: "resume"; at: number }
  | { type: "feedback_opened"; at: number }
  | { type: "feedback_sent"; at: number };

export type InterviewEffect =
  /** Ask for the verdict of this answer and send it back as an event. */
  | { type: "judge"; answerId: string; questionId: string; text: string; suggestionsGiven: number }
  /** For a live region; the visible countdown is silent. */
  | { type: "announce"; text: string }
  | { type: "no_questions" }
  /** Back to the selection. */
  | { type: "leave" }
  /** Sent once per interview. */
  | { type: "ended"; ending: Ending }
  | { type: "open_feedback"; afterMs: number }
  | { type: "show_result"; afterMs: number }
  | { type: "go_home"; afterMs: number };

export type Transition = { state: InterviewState; effects: readonly InterviewEffect[] };

/** Pauses before a change of screen, in milliseconds. */
export const DELAYS = {
  feedbackAfterCompletion: 2000,
  feedbackAfterSuggestions: 3000,
  resultAfterTimeUp: 3000,
  homeAfterFeedback: 1000,
} as const;
