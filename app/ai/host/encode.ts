import type { ChatWrapper, LlamaModel, Token } from "node-llama-cpp";
import { resolveChatWrapper } from "node-llama-cpp";

/** Converts a prompt's two texts to the model's tokens, ending with the start of the assistant's turn. */
export type Encoder = {
  /** Both texts are tokenized as plain data: text that looks like a special token gives ordinary tokens. */
  prompt(system: string, user: string): Token[];
  /** How many of the prompt's leading tokens are the same for every user text with this system text. */
  fixedLength(system: string, prompt: readonly Token[]): number;
  /** The tokens that every prompt with this system text begins with. */
  fixed(system: string): readonly Token[];
};

/** The product has only a handful of system texts; the limit protects memory if a caller sends others. */
const MAX_SYSTEMS = 32;

/** Takes up to half a second of the event loop, so it is done once per model. */
export function createEncoder(model: LlamaModel): Encoder {
  const wrapper = chatWrapperOf(model);
  const fixed = new Map<string, Token[]>();

  function prompt(system: string, user: string): Token[] {
    const { contextText } = wrapper.generateContextState({
      chatHistory: [
        { type: "system", text: system },
        { type: "user", text: user },
        { type: "model", response: [] },
      ],
    });
    return contextText.tokenize(model.tokenizer);
  }

  function measureFixed(system: string): Token[] {
    // Two user texts that differ in their first character: the tokens their prompts share do not depend on the user
    // text.
    const tokens = prompt(system, "a");
    const shared = tokens.slice(0, commonLength(tokens, prompt(system, "0")));
    if (fixed.size >= MAX_SYSTEMS) fixed.clear();
    fixed.set(system, shared);
    return shared;
  }

  function fixedLength(system: string, tokens: readonly Token[]): number {
    const known = fixed.get(system);
    if (known && commonLength(known, tokens) === known.length) return known.length;
    // Unknown system text, or a chat template that writes the date and the day has changed.
    const measured = measureFixed(system);
    return commonLength(measured, tokens);
  }

  return { prompt, fixedLength, fixed: measureFixed };
}

function commonLength(one: readonly Token[], other: readonly Token[]): number {
  const shorter = Math.min(one.length, other.length);
  let length = 0;
  while (length < shorter && one[length] === other[length]) length += 1;
  return length;
}

/** The default date of Llama's own template: with today's date, cached prompts would be invalid every day. */
const TEMPLATE_DAY = new Date("2024-07-26T00:00:00Z");

function chatWrapperOf(model: LlamaModel): ChatWrapper {
  const template = model.fileInfo.metadata.tokenizer?.chat_template ?? "";
  // The answer is read from its first token or bound by a grammar: there is no room for reasoning tokens.
  const thinks = /<think>|enable_thinking/u.test(template);
  return resolveChatWrapper(model, {
    warningLogs: false,
    customWrapperSettings: {
      ...(thinks && { qwen: { thoughts: "discourage" } }),
      gemma4: { reasoning: false },
      jinjaTemplate: { reasoning: false },
      "llama3.1": { todayDate: TEMPLATE_DAY },
      "llama3.2-lightweight": { todayDate: TEMPLATE_DAY },
    },
  });
}
