import { createInterview, reduce } from "#app/features/interview/interview-machine.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import type { ShownCare } from "./interview-calls.ts";
import type { ChatData, ChatHunter } from "./screen-data.ts";

/** Navigation away from the conversation, and notifications outside it. */
export type Exits = {
  leave(): void;
  result(): void;
  home(): void;
  /** The personalised questions could not be loaded: the generic ones are used. */
  questionsFailed(): void;
  noQuestions(): void;
  /**
   * The saved state was loaded, because the interview continued in another window; `tooLate`: an answer was not
   * accepted.
   */
  followed(tooLate: boolean): void;
};

export type SessionView = {
  state: InterviewState;
  /** Text for the live region of screen readers. */
  announcement: string;
  /** The rating dialog is open. */
  rating: boolean;
  /** Number of answers that have not reached the server. */
  unsent: number;
  interviewId: number | null;
  /** Increases when the whole conversation is replaced, e.g. when a saved one replaces the greeting. */
  conversation: number;
  draft: string;
  /** Sources of help: shown until the student continues or leaves. */
  care: ShownCare | null;
  /** Sources of help were shown in the course of this interview. */
  hadCare: boolean;
  /** The text that was set aside last, in case the student was misunderstood; only in this tab's memory. */
  setAside: string | null;
  /** Answers that are not saved, until the student has read so. */
  unsaved: Unsaved | null;
};

/**
 * moved: another tab is past their question. ended: their interview is over, and so is this screen.
 * `texts`: those that are not in the text box.
 */
type Unsaved = { why: "moved" | "ended"; texts: readonly string[] };

/**
 * The initial view. Without questions from a CV there is nothing to wait for, and the greeting is part of the page.
 */
export function firstView(
  { studentName, seed, extraTimeFactor, openedAt, fromCv }: ChatData,
  { id: hunterId, lines, questions }: ChatHunter,
): SessionView {
  const created = createInterview({ hunterId, studentName, seed, extraTimeFactor });
  const state = fromCv ? created : reduce(created, { type: "questions_loaded", at: openedAt, questions }, lines).state;
  return {
    state,
    announcement: "",
    rating: false,
    unsent: 0,
    interviewId: null,
    conversation: 0,
    draft: "",
    care: null,
    hadCare: false,
    setAside: null,
    unsaved: null,
  };
}

/** An interview that came to its last question, unless the student disclosed something in it. */
export function celebrates({ state, hadCare }: SessionView): boolean {
  return state.ending === "completed" && !hadCare;
}
