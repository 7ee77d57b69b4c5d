import type { HunterLines } from "#app/features/interview/hunters/hunter.ts";
import type { ListedProfile } from "#app/features/interview/hunters.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import type { VoiceOffer } from "#app/features/interview/voice/voice-offer.ts";
import type { Role } from "#db/schema.ts";

/** An unfinished interview, offered for resuming above the greeting. */
export type OpenInterview = {
  interviewId: number;
  /** One-based number of the current question, of `total`. */
  question: number;
  total: number;
  /** Seconds left. */
  remaining: number;
  /** The job offer that it is about. */
  offer: { id: number; title: string } | null;
};

/** The hunter's data, including everything that the browser needs to continue while the server is unreachable. */
export type ChatHunter = ListedProfile & {
  lines: HunterLines;
  /** The generic questions. */
  questions: readonly Question[];
};

/** Data that the loader passes to the screen. */
export type ChatData = {
  user: { name: string; role: Role };
  /** Null when the URL names no known hunter. */
  hunter: ChatHunter | null;
  /** First name used in the conversation, or empty. */
  studentName: string;
  /** Seed for choosing the wordings of a new interview. */
  seed: string;
  /** Time of the greeting in epoch milliseconds. */
  openedAt: number;
  extraTimeFactor: number;
  /** The URL asks for the questions of the newest CV analysis. */
  fromCv: boolean;
  /** The own job offer that the URL names, whose questions the hunter has here. */
  offer: { id: number; title: string } | null;
  open: OpenInterview | null;
  voice: VoiceOffer;
};

export const LIST_PATH = "/interviews";

/** In the place of the id of an interview that the server never heard of. */
export const UNSAVED_ID = "sin-guardar";

/** URL of this interview's result, and of no other's. */
export function resultPath(interviewId: number | null): string {
  return `/interview-feedback?id=${interviewId ?? UNSAVED_ID}`;
}

/** State of the navigation from an interview's last question to its result. */
export const FINISHED = { finished: true } as const;

/** URL of the selection of hunters, keeping the offer or the flag `fromCvAnalysis`. */
export function listPath({ fromCv, offer }: Pick<ChatData, "fromCv" | "offer">): string {
  if (offer !== null) return `${LIST_PATH}?offer=${offer.id}`;
  return fromCv ? `${LIST_PATH}?fromCvAnalysis=true` : LIST_PATH;
}
