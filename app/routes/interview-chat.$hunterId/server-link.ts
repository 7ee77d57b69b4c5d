import type { Spoken } from "#app/features/interview/delivery/spoken.ts";
import type { Verdict } from "#app/features/interview/events.ts";
import { fallbackVerdict } from "#app/features/interview/fallback-verdict.ts";
import type { HunterId } from "#app/features/interview/hunters.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import type { Ending, InterviewState } from "#app/features/interview/state.ts";
import { ApiError } from "#app/http/api.ts";
import {
  askVerdict,
  type Beginning,
  finishInterview,
  type SavedPlace,
  type ShownCare,
  startInterview,
  tellClock,
  type UnsentAnswer,
  type VerdictRequest,
} from "./interview-calls.ts";
import { forgetOthers, type Kept, keep, readKept } from "./kept-in-tab.ts";
import type { ChatData } from "./screen-data.ts";

/** Milliseconds to wait for the server's verdict. */
const VERDICT_DEADLINE_MS = 20_000;
/**
 * How long an answer waits until its interview is created on the server, before it is sent without an interview id.
 */
const START_TIMEOUT_MS = 5_000;
/**
 * Milliseconds between reports of the clock. The last report may be lost, and a resumed clock must be accurate to 2 s.
 */
const HEARTBEAT_MS = 1_500;

type Screen = Pick<ChatData, "seed" | "offer">;

type OpenAnswer = {
  id: string;
  question: Question;
  text: string;
  suggestionsGiven: number;
  responseSeconds: number;
  remaining: number;
  /** Sent again by a student who has seen the sources of help. */
  isConfirmed: boolean;
  spoken: Spoken | undefined;
};

/** The answer that an effect of the machine wants judged; null when it is gone. */
export function openAnswer(
  { questions, answers, timeRemaining }: InterviewState,
  { questionId, answerId, suggestionsGiven }: { questionId: string; answerId: string; suggestionsGiven: number },
  isConfirmed: boolean,
): OpenAnswer | null {
  const question = questions.find((one) => one.id === questionId);
  const answer = answers.find((one) => one.id === answerId);
  if (!question || !answer) return null;
  const { id, text, responseTime: responseSeconds, spoken } = answer;
  return { id, question, text, suggestionsGiven, responseSeconds, remaining: timeRemaining, isConfirmed, spoken };
}

export type Judged =
  | {
      kind: "judged";
      verdict: Verdict;
      place: SavedPlace | null;
      care: ShownCare | null;
      /** False when the interview had ended before the answer came. */
      isSaved: boolean;
      /** Earlier answers that are not saved, for the same cause. */
      unsavedTexts: string[];
    }
  /** The interview continued in another tab and is past this question. */
  | { kind: "overtaken" }
  /** The session has ended, and the person has not signed in again. */
  | { kind: "signed_out" };

type Finished = {
  /** Sources of help, if a late answer discloses distress, violence or harassment. */
  care: ShownCare | null;
  /** Late answers that are not saved. */
  unsavedTexts: string[];
};

/**
 * Connection of one interview to the server: the saved state, the unsent answers, and the fallback without the server.
 */
export class ServerLink {
  #hunterId: HunterId;
  #begin: Beginning | null = null;
  #interviewId: number | null = null;
  #starting: Promise<void> | null = null;
  #unsent: UnsentAnswer[] = [];
  /** Answers evaluated while the interview was being created: the server may return a different interview. */
  #unrecorded: UnsentAnswer[] = [];
  #sending: Kept["sending"] = null;
  #toldAt = 0;

  constructor(hunterId: HunterId) {
    this.#hunterId = hunterId;
  }

  get interviewId(): number | null {
    return this.#interviewId;
  }

  get unsent(): readonly UnsentAnswer[] {
    return this.#unsent;
  }

  /** Creates the interview on the server, without waiting for it. */
  start(fromCvAnalysis: boolean, { seed, offer }: Screen, questions: readonly Question[]): void {
    const questionIds = questions.map(({ id }) => id);
    this.#begin = { fromCvAnalysis, ...(offer && { offerId: offer.id }), seed, questionIds };
    this.#starting = this.#open();
  }

  /**
   * Continues a saved interview.
   * @returns the data stored in this tab
   */
  adopt(interviewId: number): Kept | null {
    const kept = readKept(interviewId);
    this.#interviewId = interviewId;
    this.#unsent = kept?.unsent ?? [];
    return kept;
  }

  /** The verdict on an answer: from the server with the saved state, or from the fallback rule. Never fails. */
  async judge(answer: OpenAnswer): Promise<Judged> {
    this.#sending = { id: answer.id, text: answer.text };
    await this.#recordReady();
    const unrecorded = this.#starting !== null;
    try {
      const pending = [...this.#unsent];
      const request = this.#requestOf(answer, pending);
      const { place, care, unsavedIds, ...verdict } = await askVerdict(request, VERDICT_DEADLINE_MS);
      this.#interviewId ??= place?.interviewId ?? null;
      this.#unsent = this.#unsent.filter((one) => !pending.includes(one));
      const isKept = !care?.answerIds.includes(answer.id);
      if (unrecorded && isKept) this.#unrecorded.push(itemOf(answer, verdict));
      const isSaved = !unsavedIds.includes(answer.id);
      const unsavedTexts = textsOf(pending, unsavedIds);
      return { kind: "judged", verdict: { ...verdict, source: "server" }, place, care, isSaved, unsavedTexts };
    } catch (error) {
      if (error instanceof ApiError && error.reason === "out_of_step") return { kind: "overtaken" };
      if (error instanceof ApiError && error.status === 401) return { kind: "signed_out" };
      const verdict = fallbackVerdict(answer.question.question, answer.text);
      this.#unsent = [...this.#unsent, itemOf(answer, verdict)];
      return { kind: "judged", verdict, place: null, care: null, isSaved: true, unsavedTexts: [] };
    } finally {
      this.#sending = null;
    }
  }

  #requestOf(answer: OpenAnswer, pending: UnsentAnswer[]): VerdictRequest {
    return {
      hunterId: this.#hunterId,
      questionId: answer.question.id,
      userResponse: answer.text,
      currentSuggestions: answer.suggestionsGiven,
      messageId: answer.id,
      responseSeconds: answer.responseSeconds,
      remaining: answer.remaining,
      followUps: true,
      ...(answer.isConfirmed && { isConfirmed: true }),
      ...(answer.spoken && { spoken: answer.spoken }),
      ...(this.#interviewId !== null && { interviewId: this.#interviewId }),
      // Identifies the interview while the response to 'start' is pending: otherwise the server would create another
      // one.
      ...(this.#begin !== null && { seed: this.#begin.seed }),
      ...(this.#begin?.fromCvAnalysis === true && { fromCvAnalysis: true }),
      ...(pending.length > 0 && { pending }),
    };
  }

  /** Stores the clock and the draft in this tab, and reports the clock to the server from time to time, or at once. */
  note(remaining: number, draft: string, atOnce = false): void {
    if (this.#interviewId === null) return;
    keep(this.#interviewId, { remaining, draft, unsent: this.#unsent, sending: this.#sending });
    const now = Date.now();
    if (!atOnce && now - this.#toldAt < HEARTBEAT_MS) return;
    this.#toldAt = now;
    tellClock(this.#interviewId, remaining);
  }

  /** Reports the end of the interview. The server also detects it by itself. */
  async finish(reason: Ending | "abandoned", remaining: number): Promise<Finished> {
    await this.#recordReady();
    const nothing = { care: null, unsavedTexts: [] };
    if (this.#interviewId === null) return nothing;
    const pending = this.#unsent;
    try {
      const { care, unsavedIds } = await finishInterview(this.#interviewId, reason, remaining, pending);
      this.#unsent = [];
      forgetOthers();
      return { care, unsavedTexts: textsOf(pending, unsavedIds) };
    } catch {
      // The answers are on the server, or stored in this tab for a later attempt.
      return nothing;
    }
  }

  async #open(): Promise<void> {
    if (this.#begin === null) return;
    try {
      const { interviewId } = await startInterview(this.#hunterId, this.#begin);
      if (this.#interviewId !== interviewId) this.#unsent = [...this.#unrecorded, ...this.#unsent];
      this.#unrecorded = [];
      this.#interviewId = interviewId;
    } catch {
      // Tried again with the next answer.
    } finally {
      this.#starting = null;
    }
  }

  async #recordReady(): Promise<void> {
    if (this.#interviewId !== null) return;
    this.#starting ??= this.#open();
    await Promise.race([this.#starting, new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS))]);
  }
}

function textsOf(answers: readonly UnsentAnswer[], ids: readonly string[]): string[] {
  return answers.filter(({ messageId }) => ids.includes(messageId)).map(({ userResponse }) => userResponse);
}

function itemOf(
  answer: OpenAnswer,
  verdict: Pick<Verdict, "isRelevant" | "needsSuggestion" | "relevanceScore">,
): UnsentAnswer {
  const { id, question, text, responseSeconds, remaining, isConfirmed, spoken } = answer;
  const { isRelevant, needsSuggestion, relevanceScore } = verdict;
  const answerFields = { messageId: id, questionId: question.id, userResponse: text, responseSeconds, remaining };
  const extras = { ...(isConfirmed && { isConfirmed }), ...(spoken && { spoken }) };
  return { ...answerFields, isRelevant, needsSuggestion, relevanceScore, ...extras };
}
