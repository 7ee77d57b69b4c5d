import type { ChatModel } from "./chat-model.ts";
import type { ConcurrencyQueueState } from "./concurrency-queue.server.ts";
import type { LlamaMetrics } from "./llama/llama-model.server.ts";

/** The engine of this process. Set by the composition root and by tests. */

export type EngineReport = {
  engine: "rules" | "llama" | "remote";
  /** As shown to people; null for the rules, and for a server that has not told yet. */
  model: string | null;
  isReady: boolean;
  /** Spanish, one line: what answers now, and what to do if that is not what was wanted. */
  line: string;
};

export type AnsweringEngine = {
  /** Null: the rules answer. */
  model: ChatModel | null;
  report(): EngineReport;
  /** Absent: there is nothing to count. */
  figures?(): EngineFigures;
};

/** For the metrics. */
export type EngineFigures = { queue: ConcurrencyQueueState; llama: Omit<LlamaMetrics, "queue"> | null };

// On globalThis: development reloads modules, and there is one engine all the same.
const store = globalThis as typeof globalThis & { __engine?: AnsweringEngine };

/** Null: the rules answer. A model that is loading or has trouble is given all the same; its calls fail "down". */
export function chatModel(): ChatModel | null {
  return store.__engine?.model ?? null;
}

export function engineReport(): EngineReport {
  return store.__engine?.report() ?? { engine: "rules", model: null, isReady: true, line: "Responden las reglas." };
}

/** Null where the rules answer. */
export function engineFigures(): EngineFigures | null {
  return store.__engine?.figures?.() ?? null;
}

export function setEngine(engine: AnsweringEngine | null): void {
  if (engine) store.__engine = engine;
  else delete store.__engine;
}

/** For tests: a model with scripted words. */
export function setChatModel(model: ChatModel | null): void {
  if (model) setEngine({ model, report: () => ({ ...model.identity, isReady: true, line: "Modelo de prueba." }) });
  else setEngine(null);
}
