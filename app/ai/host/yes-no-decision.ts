import type { LlamaContextSequence, LlamaModel, Token } from "node-llama-cpp";
import { ModelFailure } from "../chat-model.ts";

/** The tokens that an answer of yes or of no can begin with. */
export type DecisionTokens = { yes: readonly Token[]; no: readonly Token[] };

const YES = ["Sí", "sí", "SÍ", "Si", "si", "SI"];
const NO = ["No", "no", "NO"];

/** @throws Error when the tokenizer begins both words with the same token */
export function decisionTokens(model: LlamaModel): DecisionTokens {
  const yes = firstTokens(model, YES);
  const no = firstTokens(model, NO);
  // A tokenizer may begin both words with the same space token: ignore shared tokens.
  const tokens = { yes: [...yes].filter((token) => !no.has(token)), no: [...no].filter((token) => !yes.has(token)) };
  if (tokens.yes.length === 0 || tokens.no.length === 0) throw new Error("the model has no tokens for yes and no");
  return tokens;
}

function firstTokens(model: LlamaModel, words: readonly string[]): Set<Token> {
  const first = new Set<Token>();
  for (const word of words.flatMap((word) => [word, ` ${word}`])) {
    const token = model.tokenize(word)[0];
    if (token !== undefined) first.add(token);
  }
  return first;
}

/**
 * Reads the decision from the probabilities of the next token; generates no text.
 * @param last the prompt's last token, the only one not yet evaluated in the sequence
 * @returns the probability of yes among yes and no
 * @throws ModelFailure "invalid" when the model's numbers are not finite
 */
export async function decide(
  sequence: LlamaContextSequence,
  last: Token,
  { yes, no }: DecisionTokens,
): Promise<number> {
  const [output] = await sequence.controlledEvaluate([
    [last, { generateNext: { logits: { filter: { tokens: [...yes, ...no] } } } }],
  ]);
  const logits = output?.next.logits ?? new Map<Token, number>();
  const of = (tokens: readonly Token[]): number[] => tokens.map((token) => logits.get(token) ?? Number.NaN);
  const highest = Math.max(...of(yes), ...of(no));
  const mass = (tokens: readonly Token[]): number =>
    of(tokens).reduce((sum, logit) => sum + Math.exp(logit - highest), 0);
  const probability = mass(yes) / (mass(yes) + mass(no));
  if (!Number.isFinite(probability)) throw new ModelFailure("invalid", "the model's logits are no numbers");
  return probability;
}
