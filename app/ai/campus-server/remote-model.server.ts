import { type Call, type ChatModel, type GenerateCall, ModelFailure } from "../chat-model.ts";
import { type ConcurrencyQueue, createConcurrencyQueue } from "../concurrency-queue.server.ts";
import { renderPrompt } from "../prompt.ts";
import { outputSchema, parseOutput } from "../structured-output.ts";
import { OutsideCampus } from "./address.server.ts";
import { type DecisionMode, decideYes, generateText, listModels, probeDecisions } from "./completions.server.ts";
import { type Connection, HttpFailure, openConnection } from "./connection.server.ts";
import { fingerprintOf, type ServedModel } from "./fingerprint.ts";

/**
 * A model on another machine of the campus, behind an OpenAI-compatible server. That server schedules its own GPUs;
 * this module adds deadlines, a circuit breaker and validation of every answer.
 */

type RemoteState = {
  state: "connecting" | "ready" | "degraded" | "stopped";
  /** ISO-8601 in UTC. */
  since: string;
  /** Spanish; null when there is no problem. */
  trouble: string | null;
  /** How the server decides yes or no; null until it was tested. */
  decisions: DecisionMode | null;
};

export type RemoteEngine = {
  model: ChatModel;
  state(): RemoteState;
  queue: ConcurrencyQueue;
  stop(): Promise<void>;
};

export type RemoteOptions = {
  baseUrl: string;
  apiKey?: string | undefined;
  /** The model's name on the server; by default the first one in its list. */
  model?: string | undefined;
  allowedHosts?: readonly string[];
  parallel?: Readonly<Record<"interview" | "cv", number>>;
  /** Milliseconds between two checks of a server that does not answer. */
  probeMs?: number;
};

/** Enough to keep a batching server busy without flooding a server with a single slot. */
const PARALLEL = { interview: 4, cv: 2 };
/** Failed calls in a row after which further calls fail at once. */
const FAILURES_TO_DEGRADE = 5;
const PROBE_MS = 30_000;
const PROBE_DEADLINE_MS = 20_000;

/**
 * Starts connecting in the background and returns at once.
 * @throws OutsideCampus
 */
export function startRemote(options: RemoteOptions): RemoteEngine {
  const engine = new CampusServer(options);
  engine.probe();
  return engine;
}

class CampusServer implements RemoteEngine {
  readonly model: ChatModel;
  readonly queue: ConcurrencyQueue;
  readonly #options: RemoteOptions;
  readonly #connection: Connection;
  readonly #stopping = new AbortController();
  #name: string;
  #decisions: DecisionMode | null = null;
  #served: ServedModel | null = null;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #state: RemoteState["state"] = "connecting";
  #since = new Date();
  #trouble: string | null = "Aún no responde.";

  constructor(options: RemoteOptions) {
    const { baseUrl, apiKey, allowedHosts = [], model = "", parallel = PARALLEL } = options;
    this.#options = options;
    this.#name = model;
    this.#connection = openConnection({ baseUrl, apiKey, allowedHosts });
    this.queue = createConcurrencyQueue({
      parallel,
      refuse: () => (this.#state === "ready" ? null : new ModelFailure("down", "The model's server does not answer")),
    });
    const name = () => this.#name;
    this.model = {
      get identity() {
        return { engine: "remote" as const, model: shown(name()) };
      },
      parallel,
      fingerprint: () => this.#fingerprint(),
      generate: (call) => this.#generate(call),
      decide: (call) => this.#decide(call),
    };
  }

  state(): RemoteState {
    return {
      state: this.#state,
      since: this.#since.toISOString(),
      trouble: this.#trouble,
      decisions: this.#decisions,
    };
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#become("stopped", null);
    this.#stopping.abort(new ModelFailure("aborted", "The engine stops"));
    this.#connection.close();
  }

  /** Checks that the server is reachable and what it supports; repeats while it is not. */
  probe(): void {
    void this.#look().then(
      () => this.#become("ready", null),
      (error: unknown) => {
        if (this.#state === "stopped") return;
        this.#become(this.#state === "connecting" ? "connecting" : "degraded", troubleOf(error));
        this.#timer = setTimeout(() => this.probe(), this.#options.probeMs ?? PROBE_MS).unref();
      },
    );
  }

  async #look(): Promise<void> {
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(PROBE_DEADLINE_MS)]);
    const { ask, served } = await firstQuestion(this.#connection, this.#options.model, signal);
    this.#name = ask.model;
    this.#decisions = await probeDecisions(ask);
    this.#served = served;
  }

  #fingerprint(): string | null {
    return this.#served && this.#decisions && fingerprintOf(this.#options.baseUrl, this.#served, this.#decisions);
  }

  #generate<T>(call: GenerateCall<T>): Promise<T> {
    const schema = outputSchema(call.schema);
    return this.#call(call, async (signal) => {
      const text = await generateText(this.#ask(call, signal), schema, call.maxTokens);
      return parseOutput(call.schema, text);
    });
  }

  #decide(call: Call): Promise<number> {
    return this.#call(call, (signal) => decideYes(this.#ask(call, signal), this.#decisions ?? "enum"));
  }

  #ask(call: Call, signal: AbortSignal) {
    return { connection: this.#connection, model: this.#name, prompt: renderPrompt(call.prompt), signal };
  }

  #call<T>(call: Call, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return this.queue.run(call, async (signal) => {
      try {
        const answer = await work(AbortSignal.any([signal, this.#stopping.signal]));
        this.#failures = 0;
        return answer;
      } catch (error) {
        throw this.#failureOf(error, signal);
      }
    });
  }

  /** Converts an error into the failure for the caller. Repeated failures mark the server as degraded for a while. */
  #failureOf(error: unknown, signal: AbortSignal): ModelFailure {
    if (error instanceof ModelFailure) return error;
    if (signal.aborted) return new ModelFailure("aborted", "The call was given up", { cause: error });
    if (error instanceof HttpFailure && error.status >= 400 && error.status < 429) {
      // The server is reachable but rejects this request, usually because the prompt is longer than its context.
      return new ModelFailure(error.status === 400 ? "too_long" : "down", error.message, { cause: error });
    }
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_DEGRADE && this.#state === "ready") {
      this.#failures = 0;
      this.#become("degraded", troubleOf(error));
      this.#timer = setTimeout(() => this.probe(), this.#options.probeMs ?? PROBE_MS).unref();
    }
    return new ModelFailure("crashed", "The model's server failed", { cause: error });
  }

  #become(state: RemoteState["state"], trouble: string | null): void {
    if (this.#state === "stopped") return;
    if (this.#state !== state) this.#since = new Date();
    this.#state = state;
    this.#trouble = trouble;
  }
}

/**
 * Finds the wanted model and sends it a trivial test question.
 * @param wanted the model's name; undefined: the first one of the server
 * @throws errors that troubleOf() explains
 */
async function firstQuestion(connection: Connection, wanted: string | undefined, signal: AbortSignal) {
  const models = await listModels(connection, signal);
  const served = wanted === undefined ? models[0] : models.find(({ id }) => id === wanted);
  if (!served)
    throw new NoSuchModel(
      wanted,
      models.map(({ id }) => id),
    );
  const prompt = { system: "Respondes preguntas.", user: "¿Hay agua en el mar? Responde solo Sí o No." };
  return { served, ask: { connection, model: served.id, prompt, signal } };
}

export type RemoteCheck =
  | { isUsable: true; model: string; decisions: DecisionMode; fingerprint: string }
  /** Spanish: the problem and how to fix it. */
  | { isUsable: false; trouble: string };

/**
 * Runs the start-up check once, and tests whether the server respects a JSON schema.
 * @throws nothing
 */
export async function checkRemote(
  { baseUrl, apiKey, model, allowedHosts = [] }: RemoteOptions,
  signal: AbortSignal,
): Promise<RemoteCheck> {
  let connection: Connection | undefined;
  try {
    connection = openConnection({ baseUrl, apiKey, allowedHosts });
    const { ask, served } = await firstQuestion(connection, model, signal);
    const decisions = await probeDecisions(ask);
    await decideYes(ask, "enum");
    const fingerprint = fingerprintOf(baseUrl, served, decisions);
    return { isUsable: true, model: shown(ask.model), decisions, fingerprint };
  } catch (error) {
    return { isUsable: false, trouble: error instanceof ModelFailure ? NO_FORM : troubleOf(error) };
  } finally {
    connection?.close();
  }
}

const NO_FORM =
  "El servidor del modelo no respeta el formato que se le pide (response_format). Usa " +
  "un servidor que lo haga, como llama-server sin --skip-chat-parsing.";

/** llama-server names its model by the path of the file. */
function shown(name: string): string {
  return name.replace(/^.*[\\/](?=[^\\/]+\.gguf$)/i, "").replace(/\.gguf$/i, "");
}

class NoSuchModel extends Error {
  constructor(wanted: string | undefined, names: readonly string[]) {
    super(
      wanted === undefined
        ? "El servidor no ofrece ningún modelo."
        : `El servidor no tiene el modelo «${wanted}». Tiene: ${names.slice(0, 8).join(", ") || "ninguno"}.`,
    );
    this.name = "NoSuchModel";
  }
}

/** For the operator: the problem and how to fix it, without addresses or keys. */
function troubleOf(error: unknown): string {
  if (error instanceof NoSuchModel) return `${error.message} Corrige AI_MODEL.`;
  if (error instanceof OutsideCampus)
    return "AI_BASE_URL lleva fuera del campus: usa una dirección privada o nombra el servidor en AI_ALLOWED_HOSTS.";
  if (error instanceof HttpFailure && (error.status === 401 || error.status === 403))
    return "El servidor del modelo rechazó la clave. Corrige AI_API_KEY.";
  if (error instanceof HttpFailure) return `El servidor del modelo respondió con el error ${error.status}.`;
  return "El servidor del modelo no responde. Revisa AI_BASE_URL y que esté encendido.";
}
