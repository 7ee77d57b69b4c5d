import { MINUTE_MS } from "#app/platform/durations.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import { type Call, type ChatModel, type GenerateCall, ModelFailure, type PriorityClass } from "../chat-model.ts";
import {
  type ConcurrencyQueue,
  type ConcurrencyQueueState,
  createConcurrencyQueue,
} from "../concurrency-queue.server.ts";
import { renderPrompt } from "../prompt.ts";
import { outputSchema, parseOutput } from "../structured-output.ts";
import type { EngineState } from "./engine-state.ts";
import type { DoneMessage, HostJob } from "./host-jobs.server.ts";
import type { ReadyMessage, Vitals } from "./host-process.server.ts";
import type { LoadMessage } from "./protocol.ts";
import { type ModelCheck, Supervisor, type SupervisorCounts } from "./supervisor.server.ts";
import type { Timings } from "./timings.ts";

/** The language model in a GGUF file, run by a child process of this server. */

export type LlamaOptions = {
  /** Absolute path of the GGUF file. */
  file: string;
  /** Display name. */
  name: string;
  /** Called before the first start and again whenever the file changes; returns its SHA-256. */
  check: (signal: AbortSignal) => Promise<ModelCheck>;
  gpu: LoadMessage["gpu"];
  threads: number;
  /** Folder for saved prompt prefixes; null disables saving. */
  stateDir: string | null;
  /** Maximum tokens of each priority class's context. */
  contexts?: Readonly<Record<PriorityClass, number>>;
  /** System texts computed before the engine is ready, so that the first answers meet their deadlines. */
  prepare?: LoadMessage["prepare"];
  /** Idle milliseconds after which the CV context is closed. */
  closeAfterMs?: number;
  /** Environment variables for the hardware's driver, e.g. CUDA_VISIBLE_DEVICES. */
  env?: Readonly<Record<string, string>>;
  hostScript?: string;
  timings?: Partial<Timings>;
};

export type LlamaMetrics = {
  queue: ConcurrencyQueueState;
  engine: SupervisorCounts;
  /** Jobs tried a second time because the host crashed. */
  retries: number;
  tokens: { prompt: number; reused: number; generated: number };
  /** Milliseconds of computing time. */
  computeMs: { prefill: number; decode: number };
  /** Null while there is no host. */
  host: (Vitals & { opened: ReadyMessage | null }) | null;
};

export type LlamaEngine = {
  model: ChatModel;
  state(): EngineState;
  /** Resolves at the next change of state. */
  changed(signal?: AbortSignal): Promise<void>;
  metrics(): LlamaMetrics;
  /** Kills the host and waits for its end; every later call fails with "down". */
  stop(): Promise<void>;
};

const CONTEXTS: Readonly<Record<PriorityClass, number>> = { interview: 2048, cv: 6144 };
/** Idle timeout of the cv context. Not shorter, because the calls of one report follow each other closely. */
const CLOSE_AFTER_MS = 5000;
/** Larger batches are not faster, and they delay aborts and interview jobs. */
const BATCH_SIZE = 128;
/** Calls with at least this deadline wait for a model that is still loading. */
const PATIENT_FROM_MS = MINUTE_MS;

/** Starts the engine in the background and returns at once: calls fail with "down" until the model is loaded. */
export function startLlama(options: LlamaOptions): LlamaEngine {
  const { file, gpu, threads, stateDir, contexts = CONTEXTS, hostScript = bundledScript("ai-host.js") } = options;
  const { check, env = {}, timings = {}, prepare = [], closeAfterMs = CLOSE_AFTER_MS } = options;
  const sizes = { contexts: { ...contexts }, batchSize: BATCH_SIZE };
  const load = { file, gpu, threads, stateDir, prepare, closeAfterMs, ...sizes };
  const supervisor = new Supervisor({ script: hostScript, env, load, check, timings });
  const model = new LlamaModel(options.name, supervisor);
  return {
    model,
    state: () => supervisor.state,
    changed: (signal) => supervisor.changed(signal),
    metrics: () => ({ ...model.metrics(), engine: supervisor.counts, host: supervisor.vitals }),
    stop: () => supervisor.stop(),
  };
}

class LlamaModel implements ChatModel {
  readonly identity: ChatModel["identity"];
  /** The host runs one job of each priority class at a time, the interview's first. */
  readonly parallel = { interview: 1, cv: 1 };
  readonly #supervisor: Supervisor;
  readonly #queue: ConcurrencyQueue;
  #retries = 0;
  readonly #tokens = { prompt: 0, reused: 0, generated: 0 };
  readonly #computeMs = { prefill: 0, decode: 0 };

  constructor(name: string, supervisor: Supervisor) {
    this.identity = { engine: "llama", model: name };
    this.#supervisor = supervisor;
    this.#queue = createConcurrencyQueue({ parallel: this.parallel, refuse: (call) => this.#refusal(call.deadlineMs) });
  }

  fingerprint(): string | null {
    return this.#supervisor.sha256;
  }

  async generate<T>(call: GenerateCall<T>): Promise<T> {
    const { maxTokens } = call;
    const job = { ...jobOf(call), generate: { schema: outputSchema(call.schema), maxTokens } };
    return await this.#queue.run(call, async (signal) => {
      const result = await this.#compute(call, job, signal);
      if (!("text" in result)) throw new ModelFailure("invalid", "The host decided where it had to write");
      return parseOutput(call.schema, result.text);
    });
  }

  async decide(call: Call): Promise<number> {
    const job = { ...jobOf(call), generate: null };
    return await this.#queue.run(call, async (signal) => {
      const result = await this.#compute(call, job, signal);
      if (!("yes" in result)) throw new ModelFailure("invalid", "The host wrote where it had to decide");
      return result.yes;
    });
  }

  metrics(): Omit<LlamaMetrics, "engine" | "host"> {
    const { tokens, computeMs } = structuredClone({ tokens: this.#tokens, computeMs: this.#computeMs });
    return { queue: this.#queue.state(), retries: this.#retries, tokens, computeMs };
  }

  #refusal(deadlineMs: number): ModelFailure | null {
    const { state, startsSoon } = this.#supervisor;
    if (state.name === "ready" || (startsSoon && deadlineMs >= PATIENT_FROM_MS)) return null;
    return new ModelFailure("down", `The engine is ${state.name}`);
  }

  /** Retries once after a crash if the deadline allows it; never after an invalid answer. */
  async #compute(call: Call, job: HostJob, signal: AbortSignal): Promise<DoneMessage["result"]> {
    try {
      return await this.#attempt(job, call.deadlineMs >= PATIENT_FROM_MS, signal);
    } catch (crash) {
      if (!failedAs(crash, "crashed") || signal.aborted) throw crash;
      this.#retries += 1;
      return await this.#attempt(job, true, signal).catch((error: unknown) => {
        throw failedAs(error, "down") ? crash : error;
      });
    }
  }

  async #attempt(job: HostJob, patient: boolean, signal: AbortSignal): Promise<DoneMessage["result"]> {
    const host = await this.#supervisor.host(patient, signal);
    const { result, stats } = await host.run(job, signal);
    this.#supervisor.completed();
    this.#tokens.prompt += stats.promptTokens;
    this.#tokens.reused += stats.reusedTokens;
    this.#tokens.generated += stats.generatedTokens;
    this.#computeMs.prefill += stats.prefillMs;
    this.#computeMs.decode += stats.decodeMs;
    return result;
  }
}

function jobOf({ task, priority, prompt }: Call): Omit<HostJob, "generate"> {
  return { task, priority, ...renderPrompt(prompt) };
}

function failedAs(error: unknown, reason: ModelFailure["reason"]): boolean {
  return error instanceof ModelFailure && error.reason === reason;
}
