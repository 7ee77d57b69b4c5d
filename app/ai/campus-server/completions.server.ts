import { z } from "zod";
import { ModelFailure } from "../chat-model.ts";
import type { RenderedPrompt } from "../prompt.ts";
import type { OutputSchema } from "../structured-output.ts";
import type { Connection } from "./connection.server.ts";
import { type ServedModel, servedModelSchema } from "./fingerprint.ts";

/** The calls of an OpenAI-compatible server that this product uses; llama-server, vLLM and Ollama support them. */

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullable() }),
        finish_reason: z.string().nullish(),
        logprobs: z
          .object({
            content: z
              .array(z.object({ top_logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })) }))
              .nullish(),
          })
          .nullish(),
      }),
    )
    .min(1),
});
const modelsSchema = z.object({ data: z.array(servedModelSchema) });

/**
 * How a server decides between yes and no: by the probabilities of the next token, or by generating one of two words.
 */
export type DecisionMode = "logprobs" | "enum";

/** Token limit for one short word as JSON, however the vocabulary splits it. */
const DECISION_TOKENS = 60;

type Ask = { connection: Connection; model: string; prompt: RenderedPrompt; signal: AbortSignal };

// Some vocabularies split "Sí" into two tokens, the second with half a character: the first token ("S") counts as yes.
const YES = /^(?:s|si|sí)$/u;
const NO = /^(?:n|no)$/u;
/** Probability assigned to a decision made without token probabilities: high, but not certain. */
const SAID_YES = 0.9;
const SAID_NO = 0.1;

export async function listModels(connection: Connection, signal: AbortSignal): Promise<ServedModel[]> {
  return modelsSchema.parse(await connection.call("/v1/models", { signal })).data;
}

/**
 * @returns the generated text
 * @throws ModelFailure "invalid" when it was cut off or is empty
 */
export async function generateText(ask: Ask, schema: OutputSchema, maxTokens: number): Promise<string> {
  const choice = await complete(ask, {
    max_tokens: maxTokens,
    response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } },
  });
  if (choice.finish_reason === "length") throw new ModelFailure("invalid", "The answer was cut off");
  if (!choice.message.content) throw new ModelFailure("invalid", "The answer is empty");
  return choice.message.content;
}

/**
 * @returns the probability of yes
 * @throws ModelFailure "invalid" when the answer was neither yes nor no
 */
export async function decideYes(ask: Ask, mode: DecisionMode): Promise<number> {
  const likely = mode === "logprobs" ? await nextTokens(ask) : null;
  // Neither word is among the likely tokens: make the model generate one of the two.
  const yes = (likely && shareOfYes(likely)) ?? (await byWord(ask));
  if (yes === null) throw new ModelFailure("invalid", "The decision was neither yes nor no");
  return yes;
}

/** Tests once, at the start, whether the server returns token probabilities. */
export async function probeDecisions(ask: Ask): Promise<DecisionMode> {
  return (await nextTokens(ask)) === null ? "enum" : "logprobs";
}

type Likely = { token: string; logprob: number }[];

async function nextTokens(ask: Ask): Promise<Likely | null> {
  const { logprobs } = await complete(ask, { max_tokens: 1, logprobs: true, top_logprobs: 20 });
  return logprobs?.content?.[0]?.top_logprobs ?? null;
}

function shareOfYes(likely: Likely): number | null {
  const mass = (word: RegExp) =>
    likely.filter(({ token }) => word.test(plain(token))).reduce((sum, { logprob }) => sum + Math.exp(logprob), 0);
  const yes = mass(YES);
  const no = mass(NO);
  return yes + no > 0 ? yes / (yes + no) : null;
}

async function byWord(ask: Ask): Promise<number | null> {
  const schema = {
    type: "object",
    properties: { respuesta: { type: "string", enum: ["sí", "no"] } },
    required: ["respuesta"],
    additionalProperties: false,
  };
  const { message } = await complete(ask, {
    max_tokens: DECISION_TOKENS,
    response_format: { type: "json_schema", json_schema: { name: "decision", strict: true, schema } },
  });
  const word = plain(/"respuesta"\s*:\s*"([^"]*)"/u.exec(message.content ?? "")?.[1] ?? "");
  if (YES.test(word)) return SAID_YES;
  return NO.test(word) ? SAID_NO : null;
}

function plain(token: string): string {
  return token.replace(/[^\p{L}]/gu, "").toLowerCase();
}

async function complete({ connection, model, prompt, signal }: Ask, more: Record<string, unknown>) {
  const body = {
    model,
    messages: [
      { role: "system", content: prompt.system },
      { role: "user", content: prompt.user },
    ],
    temperature: 0,
    seed: 1,
    stream: false,
    ...more,
  };
  const parsed = completionSchema.safeParse(await connection.call("/v1/chat/completions", { body, signal }));
  const choice = parsed.data?.choices[0];
  if (!choice) throw new ModelFailure("invalid", "The server's answer has another shape", { cause: parsed.error });
  return choice;
}
