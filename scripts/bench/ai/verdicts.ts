import { z } from "zod";
import type { Prompt } from "#app/ai/chat-model.ts";
import { verdictPrompt } from "#app/features/interview/language-model/prompt.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { TOLD } from "../../../tests/support/interview-answers.ts";
import { type BenchHost, type Cost, costOf, openHost } from "./host.ts";
import { alternate, median, type Row, rounded } from "./rows.ts";

/** Cost of deciding whether an answer answers its question, through the product's queue, client and host. */

const PAIRS = 7;
const JSON_TOKENS = 80;
/** A verdict as JSON with a reason, which a decision makes unnecessary. It ends after JSON_TOKENS. */
const JUSTIFIED = z.object({ reason: z.string().min(900).max(1000), relevant: z.enum(["si", "no"]) });

/** One thread, so that processor time is meaningful. */
export async function verdicts(file: string, processors: number): Promise<Row[]> {
  const bench = await openHost(file, 1);
  try {
    return [
      {
        ...(await reuse(bench, processors)),
        figure: "the interview's verdict: instructions computed before / not",
        limit: { max: 0.25 },
      },
      await againstJson(bench, processors),
    ];
  } finally {
    await bench.engine.stop();
  }
}

let calls = 0;

/** A call right after another one with the same instructions, compared with a call with new instructions. */
async function reuse(bench: BenchHost, processors: number): Promise<Omit<Row, "figure">> {
  const costs: Record<"warm" | "cold", Cost[]> = { warm: [], cold: [] };
  const decide = async (prompt: Prompt): Promise<Cost> => await costOf(bench, { priority: "interview", prompt });
  const next = () => {
    calls += 1;
    return interviewVerdict(calls);
  };
  const counted = async (kind: "warm" | "cold", prompt: Prompt): Promise<number> => {
    const cost = await decide(prompt);
    costs[kind].push(cost);
    return cost.cpuMs;
  };
  const warm = async () => {
    await decide(next());
    return await counted("warm", next());
  };
  const cold = async () => {
    const { system, parts } = next();
    return await counted("cold", { system: `Versión ${calls}. ${system}`, parts });
  };
  const result = await alternate(PAIRS, processors, warm, cold);
  const tokens = (kind: "warm" | "cold") => median(costs[kind].map((cost) => cost.computedTokens));
  const computed = `${tokens("warm")} / ${tokens("cold")} tokens computed`;
  return {
    value: result.ratio,
    detail: `${rounded(result.ours, 0)} / ${rounded(result.reference, 0)} cpu-ms; ${computed}`,
    busy: result.busy,
  };
}

async function againstJson(bench: BenchHost, processors: number): Promise<Row> {
  const after = async (generate?: { schema: z.ZodType; maxTokens: number }): Promise<number> => {
    await costOf(bench, { priority: "interview", prompt: interviewVerdict(calls) });
    calls += 1;
    const prompt = interviewVerdict(calls);
    return (await costOf(bench, { priority: "interview", prompt, ...(generate && { generate }) })).cpuMs;
  };
  const result = await alternate(
    PAIRS,
    processors,
    () => after(),
    () => after({ schema: JUSTIFIED, maxTokens: JSON_TOKENS }),
  );
  return {
    figure: `the interview's verdict: decision / ${JSON_TOKENS} tokens of JSON`,
    value: result.ratio,
    limit: { max: 0.45 },
    detail: `${rounded(result.ours, 0)} / ${rounded(result.reference, 0)} cpu-ms, instructions computed before`,
    busy: result.busy,
  };
}

/** The product's own prompt, each time for another answer to another question. */
const interviewVerdict = (call: number): Prompt => {
  const questions = genericQuestions("mia");
  const question = questions[call % questions.length];
  if (!question) throw new Error("there are no questions");
  return verdictPrompt(question, told(call * 3));
};

const told = (index: number): string => TOLD[index % TOLD.length] ?? "";
