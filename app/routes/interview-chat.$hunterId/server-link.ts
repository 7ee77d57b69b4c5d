import type { Verdict } from "#app/features/interview/events.ts";
import { fallbackVerdict } from "#app/features/interview/fallback-verdict.ts";
import type { HunterId } from "#app/features/interview/hunters.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import type { Ending } from "#app/features/interview/state.ts";
import { ApiError } from "#app/http/api.ts";
import {
  askVerdict,
  finishInterview,
  type SavedPlace,
  type ShownCare,
  startInterview,
  tellClock,
  type UnsentAnswer,
  type VerdictRequest,
} from "./interview-calls.ts";

/**
 * What this tab knows better than the server: the clock of the last seconds, answers that are still on their way and
 * the text that is being written. It survives a reload, and ends with the tab: the next person may use the computer.
 */

const PREFIX = "interview:";

type Kept = {
  /** Seconds left when it was written. */
  remaining: number;
  unsent: UnsentAnswer[];
  draft: string;
};

/** What was kept for an interview; null when there is nothing that can be read. */
function readKept(interviewId: number): Kept | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(PREFIX + interviewId) ?? "null");
    return typeof saved === "object" && saved !== null ? { remaining: 0, unsent: [], draft: "", ...saved } : null;
  } catch {
    return null;
  }
}

/** Keeps the newest, and forgets every other interview of this tab. */
function keep(interviewId: number, kept: Kept): void {
  try {
    sessionStorage.setItem(PREFIX + interviewId, JSON.stringify(kept));
    forgetOthers(interviewId);
  } catch {
    // Storage is full or switched off: the server's copy has to do.
  }
}

/** Nothing stays of any interview, or of any but one. */
function forgetOthers(interviewId?: number): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + interviewId);
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Switched off: there is nothing to forget.
  }
}

/** Milliseconds after which the verdict is no longer waited for. */
const VERDICT_DEADLINE_MS = 20_000;
/** How long an answer waits for the record of its interview before it goes without. */
const START_PATIENCE_MS = 5_000;
/**
 * Between two reports of the clock to the server, which may lose the last one: resumed clocks are to be right by 2 s.
 */
const HEARTBEAT_MS = 1_500;

export type OpenAnswer = {
  id: string;
  question: Question;
  text: string;
  suggestionsGiven: number;
  responseSeconds: number;
  remaining: number;
  /** Sent again by somebody who has seen where help is. */
  isConfirmed: boolean;
};

export type Judged = { verdict: Verdict; place: SavedPlace | null; care: ShownCare | null };

/** One interview's connection to the server: what was saved, what is still to be sent, and what to do without it. */
export class ServerLink {
  #hunterId: HunterId;
  #begin: { fromCv: boolean; seed: string } | null = null;
  #interviewId: number | null = null;
  #starting: Promise<void> | null = null;
  #unsent: UnsentAnswer[] = [];
  /** Judged while the record was still being opened: it may turn out to be another one. */
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

  /** Opens the record of a new interview, without waiting for it. */
  start(fromCv: boolean, seed: string): void {
    this.#begin = { fromCv, seed };
    this.#starting = this.#open();
  }

  /** Goes on with a saved interview; @returns what this tab still knows of it. */
  adopt(interviewId: number): ReturnType<typeof readKept> {
    const kept = readKept(interviewId);
    this.#interviewId = interviewId;
    this.#unsent = kept?.unsent ?? [];
    return kept;
  }

  /**
   * The verdict of an answer: the server's with the place it has come to, or the fallback rule's. Never fails; null
   * when the interview went on in another tab and is past this question.
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
      ...(answer.isConfirmed && { isConfirmed: true }),
      ...(this.#interviewId !== null && { interviewId: this.#interviewId }),
      // Names the interview while the answer to 'start' is still on its way: without it the server would open another.
      ...(this.#begin !== null && { seed: this.#begin.seed }),
      ...(this.#begin?.fromCv === true && { fromCvAnalysis: true }),
      ...(pending.length > 0 && { pending }),
    };
  }

  /** Keeps the clock and the draft in this tab, and tells the clock to the server now and then, or at once. */
  note(remaining: number, draft: string, atOnce = false): void {
    if (this.#interviewId === null) return;
    keep(this.#interviewId, { remaining, draft, unsent: this.#unsent });
    const now = Date.now();
    if (!atOnce && now - this.#toldAt < HEARTBEAT_MS) return;
    this.#toldAt = now;
    tellClock(this.#interviewId, remaining);
  }

  /**
   * Says that it is over. The server also finds out by itself. @returns where help can be had, if there was a reason
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
      // The answers are with the server, or kept here for a next time.
      return null;
    }
  }

  async #open(): Promise<void> {
    if (this.#begin === null) return;
    try {
      const { interviewId } = await startInterview(this.#hunterId, this.#begin.fromCv, this.#begin.seed);
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
    await Promise.race([this.#starting, new Promise((resolve) => setTimeout(resolve, START_PATIENCE_MS))]);
  }
}

function itemOf(
  answer: OpenAnswer,
  verdict: Pick<Verdict, "isRelevant" | "needsSuggestion" | "relevanceScore">,
): UnsentAnswer {
  const { id, question, text, responseSeconds, remaining, isConfirmed } = answer;
  const { isRelevant, needsSuggestion, relevanceScore } = verdict;
  const said = { messageId: id, questionId: question.id, userResponse: text, responseSeconds, remaining };
  return { ...said, isRelevant, needsSuggestion, relevanceScore, ...(isConfirmed && { isConfirmed }) };
}
