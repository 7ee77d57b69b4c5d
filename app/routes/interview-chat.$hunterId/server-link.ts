import type { Verdict } from "#app/features/interview/events.ts";
import { fallbackVerdict } from "#app/features/interview/fallback-verdict.ts";
import type { HunterId } from "#app/features/interview/hunters.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import type { Ending } from "#app/features/interview/state.ts";
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

/**
 * Data that this tab has and the server may not: the clock of the last seconds, unsent answers and the draft. Kept in
 * sessionStorage, so it survives a reload but not the tab, because another person may use the computer next.
 */

const PREFIX = "interview:";

type Kept = {
  /** Seconds left when it was stored. */
  remaining: number;
  unsent: UnsentAnswer[];
  draft: string;
};

/** The stored data of an interview; null when there is none or it is unreadable. */
function readKept(interviewId: number): Kept | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PREFIX + interviewId) ?? "null");
    return typeof saved === "object" && saved !== null ? { remaining: 0, unsent: [], draft: "", ...saved } : null;
  } catch {
    return null;
  }
}

/** Stores an interview's data and deletes that of all other interviews of this tab. */
function keep(interviewId: number, kept: Kept): void {
  try {
    sessionStorage.setItem(PREFIX + interviewId, JSON.stringify(kept));
    forgetOthers(interviewId);
  } catch {
    // Storage is full or disabled: only the server's copy is left.
  }
}

/** Deletes the stored data of all interviews, except the given one. */
function forgetOthers(interviewId?: number): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + interviewId);
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
}

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

export type OpenAnswer = {
  id: string;
  question: Question;
  text: string;
  suggestionsGiven: number;
  responseSeconds: number;
  remaining: number;
  /** Sent again by a student who has seen the sources of help. */
  isConfirmed: boolean;
};

export type Judged = { verdict: Verdict; place: SavedPlace | null; care: ShownCare | null };

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
  start(fromCvAnalysis: boolean, seed: string, questions: readonly Question[]): void {
    this.#begin = { fromCvAnalysis, seed, questionIds: questions.map(({ id }) => id) };
    this.#starting = this.#open();
  }

  /**
   * Continues a saved interview.
   * @returns the data stored in this tab
   */
  adopt(interviewId: number): ReturnType<typeof readKept> {
    const kept = readKept(interviewId);
    this.#interviewId = interviewId;
    this.#unsent = kept?.unsent ?? [];
    return kept;
  }

  /**
   * The verdict on an answer: from the server with the saved state, or from the fallback rule. Never fails; null when
   * the interview continued in another tab and is past this question.
   */
  async judge(answer: OpenAnswer): Promise<Judged | null> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), VERDICT_DEADLINE_MS);
    await this.#recordReady();
    const unrecorded = this.#starting !== null;
    try {
      const pending = [...this.#unsent];
      const request = this.#requestOf(answer, pending);
      const { place, care, ...verdict } = await askVerdict(request, deadline.signal);
      this.#interviewId ??= place?.interviewId ?? null;
      this.#unsent = this.#unsent.filter((one) => !pending.includes(one));
      const isKept = !care?.answerIds.includes(answer.id);
      if (unrecorded && isKept) this.#unrecorded.push(itemOf(answer, verdict));
      return { verdict: { ...verdict, source: "server" }, place, care };
    } catch (error) {
      if (error instanceof ApiError && error.reason === "out_of_step") return null;
      const verdict = fallbackVerdict(answer.question.question, answer.text);
      this.#unsent = [...this.#unsent, itemOf(answer, verdict)];
      return { verdict, place: null, care: null };
    } finally {
      clearTimeout(timer);
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
    keep(this.#interviewId, { remaining, draft, unsent: this.#unsent });
    const now = Date.now();
    if (!atOnce && now - this.#toldAt < HEARTBEAT_MS) return;
    this.#toldAt = now;
    tellClock(this.#interviewId, remaining);
  }

  /**
   * Reports the end of the interview. The server also detects it by itself.
   * @returns sources of help, if a late answer discloses distress, violence or harassment
   */
  async finish(reason: Ending | "abandoned", remaining: number): Promise<ShownCare | null> {
    await this.#recordReady();
    if (this.#interviewId === null) return null;
    try {
      const care = await finishInterview(this.#interviewId, reason, remaining, this.#unsent);
      this.#unsent = [];
      forgetOthers();
      return care;
    } catch {
      // The answers are on the server, or stored in this tab for a later attempt.
      return null;
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

function itemOf(
  answer: OpenAnswer,
  verdict: Pick<Verdict, "isRelevant" | "needsSuggestion" | "relevanceScore">,
): UnsentAnswer {
  const { id, question, text, responseSeconds, remaining, isConfirmed } = answer;
  const { isRelevant, needsSuggestion, relevanceScore } = verdict;
  const answerFields = { messageId: id, questionId: question.id, userResponse: text, responseSeconds, remaining };
  return { ...answerFields, isRelevant, needsSuggestion, relevanceScore, ...(isConfirmed && { isConfirmed }) };
}
