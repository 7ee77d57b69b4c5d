import type { ChatModel } from "./chat-model.ts";
import type { ConcurrencyQueueState } from "./concurrency-queue.server.ts";
import type { LlamaMetrics } from "./llama/llama-model.server.ts";

/** The engine of this process. Set by the server's start-up code and by tests. */

export type EngineReport = {
  engine: "rules" | "llama" | "remote";
  /** Display name; null for the rules, and for a server that has not reported its model yet. */
  model: string | null;
  isReady: boolean;
  /** Spanish, one line: what answers now, and what to do if that is not what was configured. */
  line: string;
};

export type AnsweringEngine = {
  /** Null when the rules answer. */
  model: ChatModel | null;
  report(): EngineReport;
  /** Absent when the engine has no figures. */
  figures?(): EngineFigures;
};

/** For the metrics. */
export type EngineFigures = { queue: ConcurrencyQueueState; llama: Omit<LlamaMetrics, "queue"> | null };

// Kept on globalThis because the development server reloads modules, and there must be only one engine.
const store = globalThis as typeof globalThis & { __engine?: AnsweringEngine };

/**
 * Null when the rules answer. A model that is loading or has a problem is returned too; its calls fail with "down".
 */
export function chatModel(): ChatModel | null {
  return store.__engine?.model ?? null;
}

export function engineReport(): EngineReport {
  return store.__engine?.report() ?? { engine: "rules", model: null, isReady: true, line: "Responden las reglas." };
}

/** Null when the rules answer. */
export function engineFigures(): EngineFigures | null {
  return store.__engine?.figures?.() ?? null;
}

export function setEngine(engine: AnsweringEngine | null): void {
  if (engine) store.__engine = engine;
  else delete store.__engine;
}

/** For tests: sets a model with scripted answers. */
export function setChatModel(model: ChatModel | null): void {
  if (model) setEngine({ model, report: () => ({ ...model.identity, isReady: true, line: "Modelo de prueba." }) });
  else setEngine(null);
}
