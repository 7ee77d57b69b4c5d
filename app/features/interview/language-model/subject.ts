import type { HunterId } from "../hunters.ts";
import type { Question } from "../question-bank/question.ts";

/** An answer and its context, as known when the model was asked. */
export type Subject = {
  userId: number;
  /** The screen's id of the answer; null for a client without ids. */
  messageId: string | null;
  hunterId: HunterId;
  /** Null if the answer will open an interview. */
  interviewId: number | null;
  question: Question;
  answer: string;
  /** For this question, before this answer. */
  suggestionsGiven: number;
};
