import type { HunterLines } from "#app/features/interview/hunters/hunter.ts";
import type { ListedProfile } from "#app/features/interview/hunters.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import type { VoiceOffer } from "#app/features/interview/voice/voice-offer.ts";

/** An interview that was left open, as it is offered above the greeting. */
export type OpenInterview = {
  interviewId: number;
  /** 1, 2… of `total`. */
  question: number;
  total: number;
  /** Seconds left. */
  remaining: number;
};

/** The hunter of a conversation, with everything that the browser needs to go on while the server is out of reach. */
export type ChatHunter = ListedProfile & {
  lines: HunterLines;
  /** The generic ones. */
  questions: readonly Question[];
};

/** What the loader hands to the screen. */
export type ChatData = {
  user: { name: string; role: "admin" | "user" };
  /** null: the address names nobody. */
  hunter: ChatHunter | null;
  /** First name for the conversation, or empty. */
  studentName: string;
  /** Draws the wordings of a new interview. */
  seed: string;
  /** Epoch milliseconds of the greeting. */
  openedAt: number;
  extraTimeFactor: number;
  /** The address asks for the questions of the newest CV analysis. */
  fromCv: boolean;
  open: OpenInterview | null;
  voice: VoiceOffer;
};

export const LIST_PATH = "/interviews";

/** The selection of head hunters, with the flag that came along. */
export function listPath(fromCv: boolean): string {
  return fromCv ? `${LIST_PATH}?fromCvAnalysis=true` : LIST_PATH;
}
