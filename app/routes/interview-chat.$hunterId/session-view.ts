import { createInterview, reduce } from "#app/features/interview/interview-machine.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import type { ShownCare } from "./interview-calls.ts";
import type { ChatData, ChatHunter } from "./screen-data.ts";

/** What leads away from the conversation, or speaks outside it. */
export type Exits = {
  leave(): void;
  result(): void;
  home(): void;
  /** The personalised questions could not be read: the generic ones are used. */
  questionsFailed(): void;
  noQuestions(): void;
  /** The saved conversation was taken over, because it went on in another window, and maybe an answer came too late. */
  followed(tooLate: boolean): void;
};

export type SessionView = {
  state: InterviewState;
  /** For the live region. */
  announcement: string;
  /** The rating is being asked for. */
  rating: boolean;
  /** Answers that have not reached the server. */
  unsent: number;
  interviewId: number | null;
  /** Counts changes of the whole conversation, e.g. a saved one that takes the place of the greeting. */
  conversation: number;
  draft: string;
  /** Where help can be had: shown until the student goes on or leaves. */
  care: ShownCare | null;
  /** What was set aside last, for a student who was misunderstood; in this tab's memory only. */
  setAside: string | null;
};

/** As the page arrives. Without a CV there is nothing to wait for: the greeting is part of the page. */
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
    setAside: null,
  };
}
