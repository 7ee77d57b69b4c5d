import type { ChatWrapper, LlamaModel, Token } from "node-llama-cpp";
import { resolveChatWrapper } from "node-llama-cpp";

/** From a prompt's two texts to the model's tokens, with the assistant's turn opened at the end. */
export type Encoder = {
  /** Both texts are data to the tokenizer: what looks like a special token in them gives ordinary ones. */
  prompt(system: string, user: string): Token[];
  /** How many of a prompt's tokens are the same for every user text under this system text. */
  fixedLength(system: string, prompt: readonly Token[]): number;
  /** The tokens that every prompt under this system text begins with. */
  fixed(system: string): readonly Token[];
};

/** System texts are a handful of constants; the bound is there for who sends others. */
const MAX_SYSTEMS = 32;

/** Costs up to half a second of the event loop, so it is made once per model. */
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
    // Two texts without a common first letter: what their prompts share belongs to none of them.
    const tokens = prompt(system, "a");
    const shared = tokens.slice(0, commonLength(tokens, prompt(system, "0")));
    if (fixed.size >= MAX_SYSTEMS) fixed.clear();
    fixed.set(system, shared);
    return shared;
  }

  function fixedLength(system: string, tokens: readonly Token[]): number {
    const known = fixed.get(system);
    if (known && commonLength(known, tokens) === known.length) return known.length;
    // Unknown, or a template that writes the date has begun another day.
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

/** The day that Llama's own template names when it is given none: with today's, no prompt would stay computed. */
const TEMPLATE_DAY = new Date("2024-07-26T00:00:00Z");

function chatWrapperOf(model: LlamaModel): ChatWrapper {
  const template = model.fileInfo.metadata.tokenizer?.chat_template ?? "";
  // An answer is read from its first token or bound by a grammar: there is no room for thinking aloud.
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
