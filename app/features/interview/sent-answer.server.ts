import { randomUUID } from "node:crypto";
import type { Verdict } from "./events.ts";
import type { HunterId } from "./hunters.ts";
import type { AnalyzeResponseBody, PendingBody } from "./requests.server.ts";
import type { Student } from "./start.server.ts";

export type AnswerCall = {
  student: Student;
  hunterId: HunterId;
  /** Without one, the newest interview with this hunter is meant. */
  interviewId: number | undefined;
  /** The screen's draw of the wordings: another one than the open interview's means another interview. */
  seed: string | undefined;
  /** The screen asks the questions of the newest CV analysis. */
  fromCvAnalysis: boolean;
  /** Epoch milliseconds. */
  at: number;
};

export type Sent = {
  /** The screen's id, or one made here for a client that sends none. */
  id: string;
  /** Whether the id is the screen's own. */
  isNamed: boolean;
  questionId: string;
  /** Trimmed. */
  text: string;
  /** Seconds on the student's clock; with neither of these two the server's own clock counts. */
  remaining: number | undefined;
  responseSeconds: number | undefined;
  /** Suggestions that the screen shows for the question; null where it does not say. */
  currentSuggestions: number | null;
  /** The screen did not wait for the server: it decided, and the student has seen that. */
  isDecided: boolean;
  /** What it decided; undefined leaves it to the fallback rule, and for an answer that waits for the server. */
  seen: Pick<Verdict, "isRelevant" | "needsSuggestion"> | undefined;
};

type AnswerFields = Omit<AnalyzeResponseBody, "hunterId" | "interviewId" | "seed" | "fromCvAnalysis" | "pending">;

/** An answer as a body brings it, to be judged here. */
export function sentAnswer(fields: AnswerFields): Sent {
  return {
    id: fields.messageId ?? `server-${randomUUID()}`,
    isNamed: fields.messageId !== undefined,
    questionId: fields.questionId,
    text: fields.userResponse,
    remaining: fields.remaining,
    responseSeconds: fields.responseSeconds,
    currentSuggestions: fields.currentSuggestions ?? null,
    isDecided: false,
    seen: undefined,
  };
}

/** An answer that the screen has decided. */
export function decidedAnswer(fields: PendingBody): Sent {
  const { isRelevant, needsSuggestion = !isRelevant } = fields;
  const seen = isRelevant === undefined ? undefined : { isRelevant, needsSuggestion };
  return { ...sentAnswer(fields), isDecided: true, seen };
}
