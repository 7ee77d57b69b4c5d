import { readFileSync } from "node:fs";
import { z } from "zod";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";

/**
 * Quality of the answer-relevance judge on a file of questions with labelled answers, through the function the API calls.
 * usage: npm run eval:relevance -- FILE.json [--errors]. Prints accuracy, a table by kind and one line of JSON.
 * Exits 1 when accuracy is below 0.92 or a kind with 8 or more answers is below 0.75.
 */

const TARGET = 0.92;
const KIND_TARGET = 0.75;
const KIND_SIZE = 8;

const pairsSchema = z.object({
  questions: z.array(
    z.object({
      hunterId: z.enum(["natalia", "cristian", "mia"]),
      question: z.string().min(1),
      category: z.string().optional(),
      focus: z.string().optional(),
      answers: z.array(z.object({ text: z.string(), label: z.enum(["relevant", "off_topic"]), kind: z.string() })),
    }),
  ),
});

type Tally = { label: string; kind: string; right: number; all: number; judged: Map<string, number> };

export type Evaluation = {
  answers: number;
  right: number;
  accuracy: number;
  kinds: Tally[];
  /** Answers judged wrongly, with the verdict's reason and score. */
  wrong: { question: string; text: string; label: string; kind: string; judged: string; score: number }[];
  slowestMs: number;
};

/** Judges every answer of a parsed file. */
export function evaluate(source: unknown): Evaluation {
  const kinds = new Map<string, Tally>();
  const wrong: Evaluation["wrong"] = [];
  let slowestMs = 0;
  for (const { answers, ...asked } of pairsSchema.parse(source).questions) {
    for (const answer of answers) {
      const start = performance.now();
      const verdict = judgeAnswer({ ...asked, answer: answer.text });
      slowestMs = Math.max(slowestMs, performance.now() - start);
      const key = `${answer.label} ${answer.kind}`;
      const tally = kinds.get(key) ?? { label: answer.label, kind: answer.kind, right: 0, all: 0, judged: new Map() };
      kinds.set(key, tally);
      tally.all++;
      tally.judged.set(verdict.kind, (tally.judged.get(verdict.kind) ?? 0) + 1);
      if (verdict.isRelevant === (answer.label === "relevant")) tally.right++;
      else {
        wrong.push({ question: asked.question, ...answer, judged: verdict.kind, score: verdict.relevanceScore });
      }
    }
  }
  const tallies = [...kinds.values()].sort((a, b) => b.label.localeCompare(a.label) || b.all - a.all);
  const answers = tallies.reduce((sum, tally) => sum + tally.all, 0);
  const right = tallies.reduce((sum, tally) => sum + tally.right, 0);
  return { answers, right, accuracy: answers === 0 ? 0 : right / answers, kinds: tallies, wrong, slowestMs };
}

/** The targets that an evaluation misses, in words; empty when it meets them all. */
export function missed(evaluation: Evaluation): string[] {
  const weak = evaluation.kinds.filter((tally) => tally.all >= KIND_SIZE && tally.right / tally.all < KIND_TARGET);
  return [
    ...(evaluation.accuracy < TARGET ? [`accuracy ${evaluation.accuracy.toFixed(3)} < ${TARGET}`] : []),
    ...weak.map((tally) => `${tally.kind} ${tally.right}/${tally.all} < ${KIND_TARGET}`),
  ];
}

function print(evaluation: Evaluation, errors: boolean): void {
  console.log(`${"label".padEnd(11)}${"kind".padEnd(28)}${"right".padEnd(10)}judged as`);
  for (const { label, kind, right, all, judged } of evaluation.kinds) {
    const verdicts = [...judged].sort((a, b) => b[1] - a[1]).map(([name, times]) => `${name} ${times}`);
    console.log(`${label.padEnd(11)}${kind.padEnd(28)}${`${right}/${all}`.padEnd(10)}${verdicts.join(", ")}`);
  }
  const count = (label: string, accepted: boolean) =>
    evaluation.kinds.reduce((sum, tally) => {
      const yes = tally.judged.get("relevant") ?? 0;
      return tally.label === label ? sum + (accepted ? yes : tally.all - yes) : sum;
    }, 0);
  console.log(`\n${"".padEnd(12)}judged relevant  judged off_topic`);
  for (const label of ["relevant", "off_topic"]) {
    console.log(`${label.padEnd(12)}${String(count(label, true)).padEnd(17)}${count(label, false)}`);
  }
  if (errors) for (const error of evaluation.wrong) console.log(JSON.stringify(error));
  console.log(`\naccuracy ${evaluation.right}/${evaluation.answers} = ${evaluation.accuracy.toFixed(4)}`);
}

function main(file: string | undefined): number {
  if (!file) {
    console.error("usage: npm run eval:relevance -- FILE.json [--errors]");
    return 2;
  }
  const evaluation = evaluate(JSON.parse(readFileSync(file, "utf8")));
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
      kinds,
    }),
  );
  return misses.length === 0 ? 0 : 1;
}

if (process.argv[1] && /eval-relevance\.(?:js|ts|mjs)$/.test(process.argv[1])) {
  process.exitCode = main(process.argv.slice(2).find((argument) => !argument.startsWith("--")));
}
