import { type ChatModel, type GenerateCall, ModelFailure } from "#app/ai/chat-model.ts";
import { type RenderedPrompt, renderPrompt } from "#app/ai/prompt.ts";
import { parseOutput } from "#app/ai/structured-output.ts";

export type Script = (prompt: RenderedPrompt, call: GenerateCall<unknown>) => unknown;

/**
 * A model whose words a test decides: the words of a real one change with its weights, and no test could say what comes
 * of them. What it "writes" goes through the same schema and clamp as an engine's text. Decisions are not scripted
 * here.
 */
export function scriptedChatModel(script: Script, model = "Guion 1B"): ChatModel {
  return {
    identity: { engine: "llama", model },
    parallel: { interview: 1, cv: 1 },
    async generate(call) {
      const said = await script(renderPrompt(call.prompt), call as GenerateCall<unknown>);
      return parseOutput(call.schema, typeof said === "string" ? said : JSON.stringify(said));
    },
    async decide() {
      throw new ModelFailure("down", "This script decides nothing");
    },
  };
}
