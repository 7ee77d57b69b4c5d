/** What happens to an interview and what its caller has to do then. Pure data; `at` is epoch milliseconds. */

import type { MadeBy } from "#app/ai/made-by.ts";
import type { Standing } from "./limits.ts";
import type { Question } from "./question-bank/question.ts";
import type { Ending, InterviewState } from "./state.ts";

export type Verdict = {
  isRelevant: boolean;
  /** 0 to 1. */
  relevanceScore: number;
  needsSuggestion: boolean;
  /** In the hunter's style; null or empty makes the machine choose a canned one. */
  suggestion: string | null;
  source: "server" | "fallback";
  /** Left out by the fallback rule, which cannot tell. */
  standing?: Standing | undefined;
  /** 0 to 1: how likely it is that the answer says what was asked. */
  certainty?: number | undefined;
  /** Which engine judged; left out where no language model is installed, and by the screen. */
  madeBy?: MadeBy | undefined;
};

export type InterviewEvent =
  | { type: "questions_loaded"; at: number; questions: readonly Question[] }
  /** 'Sí, estoy listo/a' */
  | { type: "start"; at: number }
  /** 'No, volver al selector' */
  | { type: "decline"; at: number }
  /**
   * Time went by. `clock` is the seconds left on the student's screen, where a server is told: it is believed as long
   * as it is not more than what was known, so that the way through the network costs the student nothing.
   */
  | { type: "tick"; at: number; clock?: number | undefined }
  /** `id` is the screen's own for this message: a second event with it is the same answer sent again. */
  | { type: "answer"; at: number; id: string; text: string; clock?: number | undefined }
  | ({ type: "verdict"; at: number; answerId: string } & Verdict)
  /** The answer was none to judge: it is forgotten, and the clock stands until "resume". */
  | { type: "set_aside"; at: number; answerId: string }
  /** Somebody else's clock says that the time is over. */
  | { type: "expire"; at: number }
  /** A saved interview goes on; the time away is not counted (send a tick first where it should be). */
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
  /** Once in the life of an interview. */
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
