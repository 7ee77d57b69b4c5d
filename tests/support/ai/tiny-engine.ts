import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { type Call, type ChatModel, type FailureReason, ModelFailure } from "#app/ai/chat-model.ts";
import { type LlamaEngine, type LlamaOptions, startLlama } from "#app/ai/llama/llama-model.server.ts";
import { verifyModel } from "#app/ai/weights/verify-model-file.server.ts";

/** The engine as the server has it, over a tiny model of random weights; stopped when the test ends. */
export function tinyEngine(file: string, options: Partial<LlamaOptions> = {}): LlamaEngine {
  const stateDir = mkdtempSync(path.join(tmpdir(), "prompt-states-"));
  const check: LlamaOptions["check"] = (signal) => verifyModel(file, null, { signal });
  const engine = startLlama({ file, name: "tiny", check, gpu: "off", threads: 1, stateDir, ...options });
  onTestFinished(async () => {
    await engine.stop();
    rmSync(stateDir, { recursive: true, force: true });
  });
  return engine;
}

const SYSTEM = "Eres una asistente de carreras. Lees lo que te dan y respondes lo que se te pide, sin inventar nada.";

export function question(priority: Call["priority"], more: Partial<Call> = {}): Call {
  const parts = [{ label: "TEXTO", data: "Trabajé tres años en una farmacia de Talca." }, { text: "¿Sirve?" }];
  return {
    task: `${priority}.test`,
    priority,
    owner: null,
    prompt: { system: SYSTEM, parts },
    deadlineMs: 8000,
    ...more,
  };
}

const gradeSchema = z.object({ evidence: z.string().max(40), grade: z.literal([0, 1, 2, 3]) });
/** So long that the tiny model writes for many seconds. */
const endlessSchema = z.object({ list: z.array(z.string().min(60).max(70)).min(60).max(60) });

export type Settled = {
  /** "valid", or why there is no answer. */
  outcome: "valid" | FailureReason;
  /** Milliseconds beyond its deadline; negative before it. */
  late: number;
};

/** Asks, and throws for whatever is neither a valid answer nor a ModelFailure. */
export async function ask(model: ChatModel, kind: "decide" | "grade" | "endless", call: Call): Promise<Settled> {
  const start = performance.now();
  const settled = (outcome: Settled["outcome"]) => ({ outcome, late: performance.now() - start - call.deadlineMs });
  try {
    if (kind === "decide")
      z.number()
        .min(0)
        .max(1)
        .parse(await model.decide(call));
    else if (kind === "grade")
      gradeSchema.parse(await model.generate({ ...call, schema: gradeSchema, maxTokens: 120 }));
    else endlessSchema.parse(await model.generate({ ...call, schema: endlessSchema, maxTokens: 5000 }));
    return settled("valid");
  } catch (error) {
    if (error instanceof ModelFailure) return settled(error.reason);
    throw error;
  }
}
