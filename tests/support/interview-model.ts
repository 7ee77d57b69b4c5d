import { type ChatModel, type GenerateCall, ModelFailure } from "#app/ai/chat-model.ts";
import { type RenderedPrompt, renderPrompt } from "#app/ai/prompt.ts";
import { parseOutput } from "#app/ai/structured-output.ts";

/**
 * A model whose decisions and words a test gives: what a real one says changes with its weights, and no test could say
 * what comes of it. What it writes goes through the same schema as an engine's text.
 */

type Asked = { task: string; prompt: RenderedPrompt; deadlineMs: number };
type Script = {
  /** The probability of yes, or a failure to throw. */
  decide?: (prompt: RenderedPrompt, signal: AbortSignal | undefined) => number | Promise<number>;
  /** An object to be written, or a text. */
  generate?: (prompt: RenderedPrompt, call: GenerateCall<unknown>) => unknown;
  /** What tells it from other models; by default nothing does. */
  fingerprint?: string;
};

export type ScriptedModel = ChatModel & { asked: Asked[] };

export function interviewModel({ decide, generate, fingerprint }: Script): ScriptedModel {
  const asked: Asked[] = [];
  return {
    asked,
    identity: { engine: "llama", model: "Guion 1B" },
    parallel: { interview: 1, cv: 1 },
    fingerprint: () => fingerprint ?? null,
    async decide({ task, prompt, deadlineMs, signal }) {
      const rendered = renderPrompt(prompt);
      asked.push({ task, prompt: rendered, deadlineMs });
      if (!decide) throw new ModelFailure("down", "This script decides nothing");
      return decide(rendered, signal);
    },
    async generate(call) {
      const rendered = renderPrompt(call.prompt);
      asked.push({ task: call.task, prompt: rendered, deadlineMs: call.deadlineMs });
      if (!generate) throw new ModelFailure("down", "This script writes nothing");
      const said = await generate(rendered, call as GenerateCall<unknown>);
      return parseOutput(call.schema, typeof said === "string" ? said : JSON.stringify(said));
    },
  };
}

/** Tasks in the order they were asked. */
export function tasksOf(model: ScriptedModel): string[] {
  return model.asked.map((one) => one.task);
}
