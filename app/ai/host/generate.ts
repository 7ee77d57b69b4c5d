import {
  type GbnfJsonObjectSchema,
  type Llama,
  type LlamaContextSequence,
  type LlamaGrammar,
  LlamaGrammarEvaluationState,
  type LlamaModel,
  type Token,
} from "node-llama-cpp";
import { ModelFailure } from "../chat-model.ts";
import type { Step } from "./scheduler.ts";

/** Returns the grammar of a JSON schema; each is built once per process and cached by the schema's JSON text. */
export type Grammars = (schema: Record<string, unknown>) => Promise<LlamaGrammar>;

const MAX_GRAMMARS = 64;

export function createGrammars(llama: Llama): Grammars {
  const built = new Map<string, LlamaGrammar>();
  return async (schema) => {
    const key = JSON.stringify(schema);
    const known = built.get(key);
    if (known) return known;
    const grammar = await buildGrammar(llama, schema);
    if (built.size >= MAX_GRAMMARS) built.clear();
    built.set(key, grammar);
    return grammar;
  };
}

async function buildGrammar(llama: Llama, schema: Record<string, unknown>): Promise<LlamaGrammar> {
  try {
    return await llama.createGrammarForJsonSchema(schema as GbnfJsonObjectSchema);
  } catch (error) {
    throw new ModelFailure("invalid", "no grammar can be made of the schema", { cause: error });
  }
}

export type GenerateInput = {
  model: LlamaModel;
  sequence: LlamaContextSequence;
  /** The prompt's last token, the only one not yet evaluated in the sequence. */
  last: Token;
  grammar: LlamaGrammar;
  maxTokens: number;
  step: Step;
};

/**
 * Generates with greedy sampling until the JSON is complete.
 * @returns the model's text without characters that JSON does not allow
 * @throws ModelFailure "invalid" when it is not complete within maxTokens
 */
export async function generate(input: GenerateInput): Promise<{ text: string; tokens: number }> {
  const { model, sequence, last, grammar, maxTokens, step } = input;
  const written = sequence.evaluate([last], {
    temperature: 0,
    grammarEvaluationState: new LlamaGrammarEvaluationState({ model, grammar }),
  });
  const tokens: Token[] = [];
  try {
    while (tokens.length < maxTokens) {
      const { value, done } = await step(() => written.next());
      if (done) return { text: textOf(model, tokens), tokens: tokens.length };
      tokens.push(value);
      if (!MAY_END.test(model.detokenize([value]))) continue;
      const text = textOf(model, tokens);
      if (isJson(text) || text.endsWith(GRAMMAR_END)) return { text, tokens: tokens.length };
    }
  } finally {
    await written.return();
  }
  throw new ModelFailure("invalid", `no whole JSON within ${maxTokens} tokens`);
}

const MAY_END = /[}\n]/u;
/** The library's grammar requires these line breaks after the JSON and then allows line breaks without end. */
const GRAMMAR_END = "\n".repeat(4);
/** The grammar checks a token only up to its first zero byte; control characters after it are unchecked. */
const UNCHECKED = /(?![\n\t])\p{Cc}/gu;

function textOf(model: LlamaModel, tokens: readonly Token[]): string {
  return model.detokenize(tokens).replace(UNCHECKED, "");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
