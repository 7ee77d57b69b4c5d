import { readFileSync } from "node:fs";
import type { z } from "zod";
import { ModelFailure, type PriorityClass, type Prompt } from "#app/ai/chat-model.ts";
import { type LlamaEngine, startLlama } from "#app/ai/llama/llama-model.server.ts";
import { cpuMsOf } from "./cpu-time.ts";

/** The product's own engine with its inference host, without saved prompts: a warm prompt was evaluated in this run. */
export type BenchHost = { engine: LlamaEngine; pid: number };

const TIMEOUT_MS = 600_000;

export type Work = {
  priority: PriorityClass;
  prompt: Prompt;
  /** The request; a decision when it is absent. */
  generate?: { schema: z.ZodType; maxTokens: number };
  signal?: AbortSignal;
};
/** Processor time of the host, and number of prompt tokens that it evaluated, from the call to its answer. */
export type Cost = { cpuMs: number; computedTokens: number };

/**
 * @param closeAfterMs until the CV priority class gives its memory back
 * @throws Error when the model cannot be loaded
 */
export async function openHost(file: string, threads: number, closeAfterMs = 60_000): Promise<BenchHost> {
  const engine = startLlama({
    file,
    name: "bench",
    // The file was created a moment ago.
    check: async () => ({ ok: true, sha256: "bench" }),
    gpu: "off",
    threads,
    stateDir: null,
    closeAfterMs,
    // On a busy machine a slow start is no failure.
    timings: { loadMs: TIMEOUT_MS, silentTicks: 60 },
  });
  while (engine.state().name === "loading") await engine.changed();
  const pid = engine.metrics().host?.pid;
  if (engine.state().name === "ready" && pid) return { engine, pid };
  await engine.stop();
  throw new Error(`the engine did not load the model: ${engine.state().reason}`);
}

/** Runs a call. A call that ends at `maxTokens` or is aborted counts with the cost that it had until then. */
export async function costOf({ engine, pid }: BenchHost, work: Work): Promise<Cost> {
  const { generate, ...rest } = work;
  const call = { task: "bench", owner: null, deadlineMs: TIMEOUT_MS, ...rest };
  const tokens = engine.metrics().tokens;
  const cpu = cpuMsOf(pid);
  try {
    if (generate) await engine.model.generate({ ...call, ...generate });
    else await engine.model.decide(call);
  } catch (error) {
    const isExpected = error instanceof ModelFailure && (error.reason === "invalid" || error.reason === "aborted");
    if (!isExpected) throw error;
  }
  const after = engine.metrics().tokens;
  const computedTokens = after.prompt - tokens.prompt - (after.reused - tokens.reused);
  return { cpuMs: cpuMsOf(pid) - cpu, computedTokens };
}

/** Resident memory of a process in bytes. */
export function rssOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
}
