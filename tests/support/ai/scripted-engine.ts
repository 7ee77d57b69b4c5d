import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type Call, type FailureReason, ModelFailure } from "#app/ai/chat-model.ts";
import type { EngineStateName } from "#app/ai/llama/engine-state.ts";
import { type LlamaEngine, type LlamaOptions, startLlama } from "#app/ai/llama/llama-model.server.ts";

/** What the scripted host does at its start; see scripted-host.mjs. */
export type Script = { load: "ready" | "refuse" | "hang" | "mute" | "die" | "nonsense" | "leave" };

export type ScriptedEngine = {
  engine: LlamaEngine;
  folder: string;
  /** Another script from the next start on: it is another file. */
  rewrite(script: Script): void;
};

/** Short enough for tests, long enough for a busy machine to start a process in the meantime. */
const TIMINGS: LlamaOptions["timings"] = {
  loadMs: 20_000,
  tickMs: 500,
  silentTicks: 8,
  abortMs: 300,
  firstBackoffMs: 1,
  maxBackoffMs: 10,
  probeMs: 50,
};

/** An engine over the scripted host; stopped when the test ends. */
export function scriptedEngine(
  script: Script = { load: "ready" },
  options: Partial<LlamaOptions> = {},
): ScriptedEngine {
  const folder = mkdtempSync(path.join(tmpdir(), "engine-"));
  const file = path.join(folder, "model.json");
  const rewrite = (next: Script) => writeFileSync(file, JSON.stringify({ ...next, beatMs: 20 }));
  rewrite(script);
  const engine = startLlama({
    file,
    name: "scripted",
    check: async () => ({ ok: true, sha256: "0" }),
    gpu: "off",
    threads: 1,
    stateDir: null,
    hostScript: path.resolve("tests/support/ai/scripted-host.mjs"),
    ...options,
    timings: { ...TIMINGS, ...options.timings },
  });
  onTestFinished(async () => {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { engine, folder, rewrite };
}

/** Waits until the engine is in that state. */
export async function until(engine: LlamaEngine, name: EngineStateName): Promise<void> {
  while (engine.state().name !== name) await engine.changed();
}

/** A call of the interview class whose text is a command for the scripted host. */
export function command(text: string, more: Partial<Call> = {}): Call {
  return {
    task: "test.task",
    priority: "interview",
    owner: null,
    prompt: { system: "", parts: [{ text }] },
    deadlineMs: 20_000,
    ...more,
  };
}

/** Why a call failed; throws when it did not, or with something else than a ModelFailure. */
export async function reasonOf(answer: Promise<unknown>): Promise<FailureReason> {
  const error = await answer.then(
    (value) => `no failure but ${JSON.stringify(value)}`,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelFailure)) throw new Error(`no ModelFailure: ${String(error)}`);
  return error.reason;
}

export function pidOf(engine: LlamaEngine): number {
  const pid = engine.metrics().host?.pid;
  if (!pid) throw new Error("there is no host");
  return pid;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
