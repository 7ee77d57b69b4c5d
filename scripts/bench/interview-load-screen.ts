import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fallbackVerdict } from "#app/features/interview/fallback-verdict.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { reduce } from "#app/features/interview/interview-machine.ts";
import type { AnswerReply, PendingBody } from "#app/features/interview/requests.server.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import type { ApiClient } from "../../tests/support/api-client.ts";
import { TOLD } from "../../tests/support/interview-answers.ts";
import { timed } from "./statistics.ts";

/**
 * One student's screen without a browser: the same state machine, the same calls, and a network that loses some
 * replies.
 */

/** Interval of heartbeats, as on the real screen. */
const HEARTBEAT_MS = 1500;
/** One reply in this many is lost: the answer is sent again with the next call, as a browser does. */
const LOST_REPLY_EVERY = 12;
/** One answer in this many is empty and gets a suggestion. */
const OFF_TOPIC_EVERY = 23;
const { id: HUNTER, lines: LINES } = hunterOf("natalia");

export type Times = { answer: number[]; health: number[] };
export type Think = { fromMs: number; toMs: number };

export class LoadScreen {
  readonly #client: ApiClient;
  readonly #number: number;
  readonly #seed: string;
  /** The answers in the order given. */
  readonly answerIds: string[] = [];
  interviewId = 0;
  #state: InterviewState | null = null;
  #pending: PendingBody[] = [];

  /** @param number determines which answers are off-topic and which replies are lost, so that runs are comparable */
  constructor(client: ApiClient, number: number) {
    this.#client = client;
    this.#number = number;
    this.#seed = randomUUID();
  }

  /** The conversation as this screen shows it. */
  get state(): InterviewState {
    if (!this.#state) throw new Error("the interview has not begun");
    return this.#state;
  }

  async #post<T>(path: string, json: object): Promise<T> {
    const response = await this.#client.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Confirms with 'Sí, estoy listo/a', answers with a pause before each answer, and ends. */
  async run(answers: number, think: Think, times: Times): Promise<void> {
    await pause(think.toMs * Math.random());
    const started = await this.#post<{ interviewId: number; state: InterviewState }>("/api/interview/start", {
      hunterId: HUNTER,
      fromCvAnalysis: false,
      seed: this.#seed,
    });
    this.interviewId = started.interviewId;
    this.#state = reduce(started.state, { type: "resume", at: Date.now() }, LINES).state;
    let told: Promise<unknown> = Promise.resolve();
    const beat = setInterval(() => {
      told = told.then(() => this.#beat());
    }, HEARTBEAT_MS);
    try {
      for (let count = 0; count < answers && this.state.ending === null; count += 1) {
        await this.#think(think, times);
        await this.#answer(count, times);
      }
    } finally {
      clearInterval(beat);
    }
    await told;
    await this.#finish();
  }

  /** The probe of /healthz runs at the same moments as other people's answers. */
  async #think({ fromMs, toMs }: Think, times: Times): Promise<void> {
    const half = (fromMs + Math.random() * (toMs - fromMs)) / 2;
    await pause(half);
    const { ms } = await timed(async () => (await this.#client.fetch("/healthz")).arrayBuffer());
    times.health.push(ms);
    await pause(half);
  }

  async #answer(count: number, times: Times): Promise<void> {
    const at = Date.now();
    const question = this.state.questions[this.state.currentQuestionIndex];
    if (!question) throw new Error("there is no question to answer");
    const draw = this.#number * 5 + count;
    const text = draw % OFF_TOPIC_EVERY === 0 ? "no sé" : (TOLD[count % TOLD.length] ?? "");
    const id = `${this.#seed}-${count}`;
    const { suggestionsGiven } = this.state;
    this.#state = reduce(this.state, { type: "answer", at, id, text }, LINES).state;
    this.answerIds.push(id);
    const body = { questionId: question.id, userResponse: text, messageId: id, remaining: this.state.timeRemaining };
    const { ms, value } = await timed(() =>
      this.#post<AnswerReply>("/api/interview/analyze-response", {
        hunterId: HUNTER,
        interviewId: this.interviewId,
        seed: this.#seed,
        currentSuggestions: suggestionsGiven,
        ...body,
        ...(this.#pending.length > 0 && { pending: this.#pending }),
      }),
    );
    times.answer.push(ms);
    const isLost = draw % LOST_REPLY_EVERY === 0;
    const verdict = isLost ? fallbackVerdict(question.question, text) : { ...value, source: "server" as const };
    this.#pending = isLost ? [...this.#pending, { ...body, isRelevant: verdict.isRelevant }] : [];
    this.#state = reduce(this.state, { type: "verdict", at: Date.now(), answerId: id, ...verdict }, LINES).state;
  }

  async #beat(): Promise<void> {
    const { interviewId, state } = this;
    await this.#post("/api/interview/heartbeat", { interviewId, remaining: state.timeRemaining });
  }

  async #finish(): Promise<void> {
    const { interviewId, state } = this;
    const reason = state.ending ?? "abandoned";
    await this.#post("/api/interview/finish", {
      interviewId,
      reason,
      remaining: state.timeRemaining,
      pending: this.#pending,
    });
  }
}
