import { readFileSync } from "node:fs";
import type { ChatModel } from "#app/ai/chat-model.ts";
import { mixtureInForce } from "#app/features/interview/language-model/calibration.server.ts";
import { combine, type Mixture, UNMEASURED } from "#app/features/interview/language-model/combine.ts";
import { type Asks, byRules, decide, type Judged, type Pair, pairsOf } from "../calibrate/pairs.ts";
import { startedEngine } from "../calibrate/started-engine.ts";

/**
 * Quality of the verdict on answers, on a file of questions with labelled answers, through the functions the API calls:
 * by the rules, or by rules and the language model of the settings (AI_ENGINE, AI_MODEL, AI_BASE_URL…).
 * usage: npm run eval:relevance -- FILE.json [--errors]. Prints accuracy, a table by kind and one line of JSON.
 * Exits 1 when accuracy is below 0.93 or a kind with 8 or more answers is below 0.75.
 */

const TARGET = 0.93;
const KIND_TARGET = 0.75;
const KIND_SIZE = 8;
type Counter = { label: string; kind: string; right: number; all: number; judged: Map<string, number> };

export type Evaluation = {
  answers: number;
  right: number;
  accuracy: number;
  kinds: Counter[];
  /** The answers that were judged wrongly, with the verdict's reason and score. */
  wrong: { question: string; text: string; label: string; kind: string; judged: string; score: number }[];
  slowestMs: number;
};

/** The model's contribution to an evaluation. */
export type ModelShare = Asks & {
  engine: string;
  model: string;
  /** Weight of the model, 0 to 1: that of the calibration in force, otherwise a fifth. */
  share: number;
};

/** Judges every answer of a parsed file by the rules. */
export function evaluate(source: unknown): Evaluation {
  return summarise(pairsOf(source).map((pair) => ({ ...pair, judged: byRules(pair).judged })));
}

/** Judges them by rules and model together, as in the first answers of an interview. */
export async function evaluateWith(
  model: ChatModel,
  source: unknown,
  mixture: Mixture = UNMEASURED,
): Promise<{ evaluation: Evaluation; share: ModelShare }> {
  const share: ModelShare = { ...model.identity, share: mixture.share, asked: 0, aloneRight: 0, failed: 0 };
  const results: (Pair & { judged: Judged })[] = [];
  for (const pair of pairsOf(source)) {
    const { rules, judged, goesToModel } = byRules(pair);
    const yes = goesToModel ? await decide(model, pair, share) : null;
    results.push({ ...pair, judged: yes === null ? judged : together(judged, combine(rules, yes, false, mixture)) });
  }
  return { evaluation: summarise(results), share };
}

function together({ kind, ms }: Judged, verdict: ReturnType<typeof combine>): Judged {
  const named = verdict.isRelevant ? "relevant" : kind === "relevant" ? "model_says_no" : kind;
  return { ...verdict, kind: named, ms };
}

function summarise(results: readonly (Pair & { judged: Judged })[]): Evaluation {
  const kinds = new Map<string, Counter>();
  const wrong: Evaluation["wrong"] = [];
  for (const { asked, answer, judged } of results) {
    const key = `${answer.label} ${answer.kind}`;
    const count = kinds.get(key) ?? { label: answer.label, kind: answer.kind, right: 0, all: 0, judged: new Map() };
    kinds.set(key, count);
    count.all++;
    count.judged.set(judged.kind, (count.judged.get(judged.kind) ?? 0) + 1);
    if (judged.isRelevant === (answer.label === "relevant")) count.right++;
    else wrong.push({ question: asked.question, ...answer, judged: judged.kind, score: judged.relevanceScore });
  }
  const counters = [...kinds.values()].sort((a, b) => b.label.localeCompare(a.label) || b.all - a.all);
  const right = counters.reduce((sum, count) => sum + count.right, 0);
  const slowestMs = Math.max(0, ...results.map(({ judged }) => judged.ms));
  const answers = results.length;
  return { answers, right, accuracy: answers === 0 ? 0 : right / answers, kinds: counters, wrong, slowestMs };
}

/** The missed targets, in words; empty when all are met. */
export function missed(evaluation: Evaluation): string[] {
  const weak = evaluation.kinds.filter((count) => count.all >= KIND_SIZE && count.right / count.all < KIND_TARGET);
  return [
    ...(evaluation.accuracy < TARGET ? [`accuracy ${evaluation.accuracy.toFixed(3)} < ${TARGET}`] : []),
    ...weak.map((count) => `${count.kind} ${count.right}/${count.all} < ${KIND_TARGET}`),
  ];
}

function print(evaluation: Evaluation, errors: boolean): void {
  console.log(`${"label".padEnd(11)}${"kind".padEnd(28)}${"right".padEnd(10)}judged as`);
  for (const { label, kind, right, all, judged } of evaluation.kinds) {
    const verdicts = [...judged].sort((a, b) => b[1] - a[1]).map(([name, times]) => `${name} ${times}`);
    console.log(`${label.padEnd(11)}${kind.padEnd(28)}${`${right}/${all}`.padEnd(10)}${verdicts.join(", ")}`);
  }
  const count = (label: string, accepted: boolean) =>
    evaluation.kinds.reduce((sum, count) => {
      const yes = label === "relevant" ? count.right : count.all - count.right;
      return count.label === label ? sum + (accepted ? yes : count.all - yes) : sum;
    }, 0);
  console.log(`\n${"".padEnd(12)}judged relevant  judged off_topic`);
  for (const label of ["relevant", "off_topic"]) {
    console.log(`${label.padEnd(12)}${String(count(label, true)).padEnd(17)}${count(label, false)}`);
  }
  if (errors) for (const error of evaluation.wrong) console.log(JSON.stringify(error));
  console.log(`\naccuracy ${evaluation.right}/${evaluation.answers} = ${evaluation.accuracy.toFixed(4)}`);
}

async function main(file: string | undefined): Promise<number> {
  if (!file) {
    console.error("usage: npm run eval:relevance -- FILE.json [--errors]");
    return 2;
  }
  const source: unknown = JSON.parse(readFileSync(file, "utf8"));
  const engine = await startedEngine();
  const { model } = engine;
  const { evaluation, share } = model
    ? await evaluateWith(model, source, await mixtureInForce(model))
    : { evaluation: evaluate(source), share: { engine: "rules" } };
  await engine.stop();
  const misses = missed(evaluation);
  print(evaluation, process.argv.includes("--errors"));
  const kinds = evaluation.kinds.map(({ label, kind, right, all }) => ({ label, kind, right, all }));
  console.log(
    JSON.stringify({
      answers: evaluation.answers,
      accuracy: Number(evaluation.accuracy.toFixed(4)),
      slowestMs: Number(evaluation.slowestMs.toFixed(2)),
      pass: misses.length === 0,
      missed: misses,
      ...share,
      kinds,
    }),
  );
  return misses.length === 0 ? 0 : 1;
}

if (process.argv[1] && /eval-relevance\.(?:js|ts|mjs)$/.test(process.argv[1])) {
  process.exitCode = await main(process.argv.slice(2).find((argument) => !argument.startsWith("--")));
}
