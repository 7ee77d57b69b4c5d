import type { InterviewEffect, InterviewEvent, Verdict } from "#app/features/interview/events.ts";
import type { HunterId } from "#app/features/interview/hunters.ts";
import { createInterview } from "#app/features/interview/interview-machine.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import { reduce } from "../../support/hunter-machine.ts";

export const START = Date.UTC(2026, 10, 20, 18, 0, 0);

export const GOOD: Verdict = {
  isRelevant: true,
  relevanceScore: 0.9,
  needsSuggestion: false,
  suggestion: null,
  source: "server",
};
export const OFF: Verdict = {
  isRelevant: false,
  relevanceScore: 0.1,
  needsSuggestion: true,
  suggestion: null,
  source: "server",
};

type Untimed = InterviewEvent extends infer One ? (One extends InterviewEvent ? Omit<One, "at"> : never) : never;

/** Plays an interview with a clock of its own, in milliseconds from START. */
export class Driver {
  state: InterviewState;
  effects: InterviewEffect[] = [];
  now = START;
  private count = 0;

  constructor(options: { hunterId?: HunterId; questions?: number; extraTimeFactor?: number; seed?: string } = {}) {
    const { hunterId = "cristian", questions = 10, extraTimeFactor = 1, seed = "s" } = options;
    this.state = createInterview({ hunterId, studentName: "Valentina", seed, extraTimeFactor });
    this.send({ type: "questions_loaded", questions: genericQuestions(hunterId).slice(0, questions) });
  }

  /** Sends an event now and returns what has to be done. */
  send(event: Untimed): readonly InterviewEffect[] {
    const { state, effects } = reduce(this.state, { ...event, at: this.now } as InterviewEvent);
    this.state = state;
    this.effects.push(...effects);
    return effects;
  }

  wait(seconds: number): this {
    this.now += seconds * 1000;
    return this;
  }

  start(): this {
    this.send({ type: "start" });
    return this;
  }

  answer(text = "Armé un tablero y los quiebres bajaron.", id = `a${++this.count}`): string {
    this.send({ type: "answer", id, text });
    return id;
  }

  verdict(verdict: Verdict, answerId = this.state.pendingAnswerId ?? "none"): readonly InterviewEffect[] {
    return this.send({ type: "verdict", answerId, ...verdict });
  }

  /** An answer and its verdict. */
  reply(verdict: Verdict, text?: string): readonly InterviewEffect[] {
    this.answer(text);
    return this.verdict(verdict);
  }

  get last() {
    const message = this.state.messages.at(-1);
    if (message === undefined) throw new Error("nothing said yet");
    return message;
  }
}
