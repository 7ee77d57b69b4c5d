import { expect } from "vitest";
import type { StartAnswer } from "#app/features/interview/api-schemas.server.ts";
import type { AnswerReply } from "#app/features/interview/requests.server.ts";
import { action as analyzeAction } from "#app/routes/api.interview.analyze-response.ts";
import { action as finishAction } from "#app/routes/api.interview.finish.ts";
import { action as heartbeatAction } from "#app/routes/api.interview.heartbeat.ts";
import { loader as questionsLoader } from "#app/routes/api.interview.questions.ts";
import { loader as resumeLoader } from "#app/routes/api.interview.resume.ts";
import { action as startAction } from "#app/routes/api.interview.start.ts";
import { action as feedbackAction } from "#app/routes/api.interview-feedback.ts";
import { callRoute } from "./http.ts";

export type Reply = AnswerReply & { message?: string; error?: string; reason?: string };

/** The calls of a signed-in browser, as functions of the routes. */
export class InterviewClient {
  readonly cookie: string;
  constructor(cookie: string) {
    this.cookie = cookie;
  }

  #post(action: typeof startAction, json: unknown): Promise<Response> {
    return callRoute(action, { json, cookie: this.cookie });
  }

  start(hunterId: string, more: object = {}): Promise<Response> {
    return this.#post(startAction, { hunterId, fromCvAnalysis: false, ...more });
  }
  async started(hunterId = "natalia", more: object = {}): Promise<StartAnswer> {
    return body(await this.start(hunterId, more));
  }
  answer(json: unknown): Promise<Response> {
    return this.#post(analyzeAction, json);
  }
  /** As the specification's client sends it. */
  async answered(questionId: string, userResponse: string, more: object = {}): Promise<Reply> {
    const hunterId = /^(natalia|cristian|mia)/.exec(questionId)?.[0] ?? "natalia";
    return body(await this.answer({ hunterId, questionId, userResponse, currentSuggestions: 0, ...more }));
  }
  resume(hunterId: string): Promise<Response> {
    return callRoute(resumeLoader, { url: `http://localhost/?hunterId=${hunterId}`, cookie: this.cookie });
  }
  heartbeat(json: unknown): Promise<Response> {
    return this.#post(heartbeatAction, json);
  }
  finish(json: unknown): Promise<Response> {
    return this.#post(finishAction, json);
  }
  feedback(json: unknown): Promise<Response> {
    return this.#post(feedbackAction, json);
  }
  questions(search = ""): Promise<Response> {
    return callRoute(questionsLoader, { url: `http://localhost/${search}`, cookie: this.cookie });
  }
}

/** The body of a successful answer. */
export async function body<T>(response: Response): Promise<T> {
  const json = await response.json();
  expect(response.status, JSON.stringify(json)).toBe(200);
  return json;
}
