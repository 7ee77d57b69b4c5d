import type { QuestionSet } from "#app/features/interview/api-schemas.server.ts";
import { FALLBACK_SCORES } from "#app/features/interview/fallback-verdict.ts";
import type { HunterId } from "#app/features/interview/hunters.ts";
import type { Standing } from "#app/features/interview/limits.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import { questionsOf } from "#app/features/interview/question-set.ts";
import type { Ending, InterviewState } from "#app/features/interview/state.ts";
import { postJson } from "#app/http/api.ts";
import { readJson } from "#app/http/read-json.ts";

/**
 * The calls of an interview. Those of the product itself (start, resume, heartbeat, finish) may fail: the
 * conversation goes on.
 */

/** An answer that the server has not confirmed. It travels with the next call. */
export type UnsentAnswer = {
  /** The screen's id of the answer: the server counts it once. */
  messageId: string;
  questionId: string;
  userResponse: string;
  responseSeconds: number;
  /** What was decided here meanwhile. */
  isRelevant: boolean;
  needsSuggestion: boolean;
  relevanceScore: number;
  /** Seconds left when it was sent. */
  remaining: number;
  isConfirmed?: boolean;
};

export type VerdictRequest = {
  hunterId: HunterId;
  questionId: string;
  userResponse: string;
  currentSuggestions: number;
  interviewId?: number;
  messageId?: string;
  responseSeconds?: number;
  remaining?: number;
  isConfirmed?: boolean;
  pending?: UnsentAnswer[];
  seed?: string;
  fromCvAnalysis?: boolean;
};

/** What the saved interview looks like after an answer; a server of the bare specification does not say. */
export type SavedPlace = {
  interviewId: number;
  questionIndex: number;
  suggestionsGiven: number;
  ended: boolean;
};

/** Where help can be had, after an answer that discloses distress, violence or harassment. */
export type ShownCare = {
  lines: readonly { name: string; detail: string; href: string }[];
  emergency: string | null;
  /** The answers that were set aside: nobody keeps them. */
  answerIds: readonly string[];
};

export type ServerVerdict = {
  isRelevant: boolean;
  relevanceScore: number;
  needsSuggestion: boolean;
  suggestion: string | null;
  standing?: Standing | undefined;
  certainty?: number | undefined;
  place: SavedPlace | null;
  care: ShownCare | null;
};

/**
 * The questions made from the newest CV analysis; null where there are none, and the generic ones are asked.
 * @throws where the call failed
 */
export async function readQuestions(hunterId: HunterId): Promise<readonly Question[] | null> {
  const set = (await readJson({
    queryKey: ["/api/interview", `questions?hunterId=${hunterId}`],
  })) as Partial<QuestionSet>;
  const asked = set.questions ?? [];
  if (!set.hasPersonalizedQuestions || asked.length === 0) return null;
  // The specification's answer has no ids.
  const named = asked.map((one, index) => ({ ...one, id: one.id ?? `cv-${index + 1}` }));
  return questionsOf({ hasPersonalizedQuestions: true, experienceLevel: null, questions: named });
}

/** @throws ApiError, the abort of `signal`, or TypeError on an answer that is no verdict */
export async function askVerdict(request: VerdictRequest, signal: AbortSignal): Promise<ServerVerdict> {
  return verdictOf(await postJson<VerdictAnswer | undefined>("/api/interview/analyze-response", request, signal));
}

type VerdictAnswer = Partial<Omit<ServerVerdict, "place"> & SavedPlace>;

function verdictOf(answer: VerdictAnswer | undefined): ServerVerdict {
  if (typeof answer?.isRelevant !== "boolean") throw new TypeError("no verdict in the answer");
  const { isRelevant, relevanceScore, needsSuggestion, suggestion, standing, certainty } = answer;
  return {
    isRelevant,
    relevanceScore: relevanceScore ?? (isRelevant ? FALLBACK_SCORES.relevant : FALLBACK_SCORES.offTopic),
    needsSuggestion: needsSuggestion ?? !isRelevant,
    suggestion: suggestion ?? null,
    standing,
    certainty,
    place: placeOf(answer),
    care: answer.care ?? null,
  };
}

function placeOf({ interviewId, questionIndex, suggestionsGiven, ended }: VerdictAnswer): SavedPlace | null {
  if (interviewId === undefined || questionIndex === undefined || suggestionsGiven === undefined) return null;
  return { interviewId, questionIndex, suggestionsGiven, ended: ended === true };
}

export type Started = { interviewId: number };

/** @throws ApiError */
export function startInterview(hunterId: HunterId, fromCvAnalysis: boolean, seed: string): Promise<Started> {
  return postJson<Started>("/api/interview/start", { hunterId, fromCvAnalysis, seed });
}

export type Saved = { interviewId: number; state: InterviewState };

/**
 * The open interview with this hunter, or null when there is none any more.
 * @throws Error
 */
export async function readSaved(hunterId: HunterId): Promise<Saved | null> {
  const response = await fetch(`/api/interview/resume?hunterId=${hunterId}`, {
    credentials: "include",
    headers: { Accept: "application/json" },
  });
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`resume: ${response.status}`);
  return (await response.json()) as Saved;
}

/** Tells the clock. The browser sends it even while the page goes away, and nobody waits for an answer. */
export function tellClock(interviewId: number, remaining: number): void {
  const body = new Blob([JSON.stringify({ interviewId, remaining })], { type: "application/json" });
  navigator.sendBeacon?.("/api/interview/heartbeat", body);
}

/** @returns where help can be had, when an answer that came late discloses something; @throws ApiError */
export async function finishInterview(
  interviewId: number,
  reason: Ending | "abandoned",
  remaining: number,
  pending: UnsentAnswer[],
): Promise<ShownCare | null> {
  const call = { interviewId, reason, remaining, pending };
  const answer = await postJson<{ care?: ShownCare } | undefined>("/api/interview/finish", call);
  return answer?.care ?? null;
}

export type Rating = {
  hunterId: HunterId;
  rating: number;
  feedback: string;
  /** Whole minutes. */
  interviewDuration: number;
  interviewId?: number;
};

/** The server takes the user from the session; the field is part of the call. @throws ApiError */
export function sendRating(rating: Rating): Promise<unknown> {
  return postJson("/api/interview-feedback", { ...rating, userId: "session" });
}
