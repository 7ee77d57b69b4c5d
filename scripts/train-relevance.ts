import { writeFileSync } from "node:fs";
import path from "node:path";
import { type Fit, neighbourFeatures } from "#app/features/interview/judge/fits-other-question.ts";
import {
  type Asked,
  FORM_TARGETS,
  likenessOf,
  scaled,
  TARGETS,
} from "#app/features/interview/judge/question-intent-model.ts";
import { readText } from "#app/features/interview/judge/read-text.ts";
import { gramsOf } from "#app/features/interview/judge/topic-ngrams.ts";
import { verdictFeatures } from "#app/features/interview/judge/verdict-features.ts";
import { CLASSES } from "#app/features/interview/judge/verdict-probabilities.ts";
import { INTENTS } from "#app/features/interview/question-bank/intents.ts";
import { formOf, letterTable, packForm, trainForm } from "./training/form.ts";
import { packGrams, scoreText, trainGrams } from "./training/intents.ts";
import {
  answerTexts,
  askedOf,
  FOLDS,
  formExamples,
  formTexts,
  isOf,
  type Pair,
  pairs,
  questions,
  samples,
} from "./training/judge-data.ts";
import { fitSoftmax, type SoftRow, softmaxOf } from "./training/softmax.ts";

/**
 * Trains the relevance judge of interview answers and writes its four tables into app/features/interview/judge.
 * usage: node build/scripts/train-relevance.js [--check] [--errors]   (from the repository's root; --check only
 * cross-validates)
 *
 * 1. How a text reads, regardless of the question: a logistic regression (weights.json).
 * 2. Which intents an answer serves and which a question has: ridge regressions (intent-weights.json).
 * 3. The verdict for a question and an answer: a multinomial regression (verdict-weights.json), trained on the outputs
 *    of steps 1 and 2 for texts whose author or question they have not seen.
 * 4. The correction from how well the answer fits the interview's other questions: a logistic regression
 *    (neighbour-weights.json), trained on the outputs of steps 1 to 3 for such unseen texts.
 */

/** `scores` are the raw outputs of the intent regressions, by target. */
type Input = { odds: number; scores: ReadonlyMap<string, number>; asked: Asked; words: number };
type Read = Pair & { input: Input; x: number[] };

/** Outputs of the first two steps for every pair, each trained without the pair's fold. */
function crossRead(all: readonly Pair[]): Read[] {
  const read: Read[] = [];
  for (let part = 0; part < FOLDS; part++) {
    const held = all.filter(({ fold }) => fold === part);
    const heldTexts = new Set(held.map(({ example }) => example.sample.text));
    const isSeen = (text: string, fold: number) => fold !== part && !heldTexts.has(text);
    const seen = formExamples.filter(({ example, fold }) => isSeen(example.sample.text, fold));
    const form = trainForm(seen.map(({ example }) => example));
    const ofAnswers = trainGrams(
      answerTexts.filter(({ text, fold }) => isSeen(text, fold)),
      TARGETS,
    );
    const ofForms = trainGrams(
      formTexts.filter(({ text, fold }) => isSeen(text, fold)),
      FORM_TARGETS,
    );
    const scored = new Map<string, ReadonlyMap<string, number>>();
    for (const pair of held) {
      const { text, question } = pair.example.sample;
      const scores = scored.get(text) ?? new Map([...scoreText(ofAnswers, text), ...scoreText(ofForms, text)]);
      scored.set(text, scores);
      const input = {
        odds: formOf(form, pair.example),
        scores,
        asked: askedOf(question),
        words: readText(text).words.length,
      };
      read.push({ ...pair, input, x: [] });
    }
    console.log(`part ${part + 1} of ${FOLDS}: ${held.length} pairs`);
  }
  return read;
}

/** Mean score of unseen answers for each target they belong to: scores of targets with few texts stay low. */
function scalesOf(read: readonly Read[]): Record<string, number> {
  const sums = new Map<string, [number, number]>();
  const seen = new Set<string>();
  for (const { example, input } of read) {
    const { text } = example.sample;
    if (seen.has(text)) continue;
    seen.add(text);
    for (const target of isOf.get(text) ?? []) {
      const sum = sums.get(target) ?? [0, 0];
      sum[0] += input.scores.get(target) ?? 0;
      sum[1] += 1;
      sums.set(target, sum);
    }
  }
  const least = 0.1;
  return Object.fromEntries(
    [...sums].map(([target, [sum, count]]) => [target, Number(Math.max(least, sum / count).toFixed(4))]),
  );
}

function withFeatures(read: readonly Read[], scales: Readonly<Record<string, number>>): Read[] {
  return read.map((one) => {
    const { odds, scores, asked, words } = one.input;
    return { ...one, x: verdictFeatures(odds, scaled(scores, scales), asked, words) };
  });
}

function fitVerdict(read: readonly Read[]): number[][] {
  const rows: SoftRow[] = read
    .filter(({ example }) => example.ruled === null)
    .map(({ x, standing, weight }) => ({ x, target: CLASSES.indexOf(standing), weight }));
  return fitSoftmax(rows, CLASSES.length, 0.0005);
}

/** Prints the cross-validation table: for each kind of pair, how many were judged answers, vague or off. */
function report(read: readonly Read[]): void {
  const kinds = new Map<string, [number, number, number]>();
  for (let part = 0; part < FOLDS; part++) {
    const weights = fitVerdict(read.filter(({ fold }) => fold !== part));
    for (const { example, x, kind, standing, isOwn } of read.filter(({ fold }) => fold === part)) {
      const [answers = 0, vague = 0, off = 0] = example.ruled === null ? softmaxOf(weights, x) : [0, 0, 1];
      const said = off > 0.5 ? 2 : vague > answers ? 1 : 0;
      const count = kinds.get(kind) ?? [0, 0, 0];
      count[said]++;
      kinds.set(kind, count);
      if (process.argv.includes("--errors") && isOwn && (standing === "off") !== (said === 2)) {
        console.log(`${off.toFixed(2)} ${kind} | ${example.sample.question} | ${example.sample.text}`);
      }
    }
  }
  console.log("cross-validated by author and by question".padEnd(44), "answers", "vague", "off");
  for (const [kind, count] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(kind.padEnd(44), ...count.map((count) => String(count).padStart(6)));
  }
}

/** Training rows for step 4; the verdict weights for each fold are fitted without that fold. */
function neighbourRows(read: readonly Read[], scales: Readonly<Record<string, number>>, idf: Float64Array) {
  return Array.from({ length: FOLDS }, (_, part) => {
    const weights = fitVerdict(read.filter(({ fold }) => fold !== part));
    return read
      .filter(({ fold, among, example }) => fold === part && among !== undefined && example.ruled === null)
      .map(({ example, input, among = [], standing, kind }) => {
        const { odds, scores, words } = input;
        const own = new Set(gramsOf(readText(example.sample.text)));
        const fitOf = (question: string): Fit => {
          const x = verdictFeatures(odds, scaled(scores, scales), askedOf(question), words);
          const [answers = 0, vague = 0] = softmaxOf(weights, x);
          const asked = gramsOf(readText(question));
          return { relevance: answers + vague, likeness: likenessOf(own, asked, (bucket) => idf[bucket] ?? 0) };
        };
        const alone = fitOf(example.sample.question);
        const x = neighbourFeatures(alone, among.map(fitOf), odds);
        return { x, target: standing === "off" ? 0 : 1, weight: 1, part, kind, alone: alone.relevance };
      });
  }).flat();
}

/** Fits step 4 and prints its cross-validated accuracy with and without the other questions. */
function fitNeighbours(rows: ReturnType<typeof neighbourRows>): { weights: number[]; bias: number } {
  const fitModel = (some: typeof rows) => {
    const [no = [], yes = []] = fitSoftmax(some, 2, 0.0005);
    const all = yes.map((weight, at) => weight - (no[at] ?? 0));
    return { weights: all.slice(0, -1), bias: all.at(-1) ?? 0 };
  };
  const kinds = new Map<string, [number, number, number]>();
  for (let part = 0; part < FOLDS; part++) {
    const { weights, bias } = fitModel(rows.filter((row) => row.part !== part));
    for (const { x, target, kind, alone } of rows.filter((row) => row.part === part)) {
      const sum = x.reduce((total, value, at) => total + value * (weights[at] ?? 0), bias);
      const count = kinds.get(kind) ?? [0, 0, 0];
      count[0]++;
      if ((alone >= 0.5 ? 1 : 0) === target) count[1]++;
      if ((sum >= 0 && alone >= 0.5 ? 1 : 0) === target) count[2]++;
      kinds.set(kind, count);
    }
  }
  console.log("right, alone and beside the other questions".padEnd(44), "    of  alone beside");
  for (const [kind, count] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(kind.padEnd(44), ...count.map((count) => String(count).padStart(6)));
  }
  return fitModel(rows);
}

function write(name: string, value: unknown): void {
  writeFileSync(path.join("app/features/interview/judge", name), `${JSON.stringify(value, null, 2)}\n`);
}

const letters = letterTable(samples);
const crossed = crossRead(pairs());
const scales = scalesOf(crossed);
const read = withFeatures(crossed, scales);
report(read);
const answerGrams = trainGrams(answerTexts, TARGETS);
const neighbours = fitNeighbours(neighbourRows(read, scales, answerGrams.idf));
if (!process.argv.includes("--check")) {
  write("weights.json", packForm(trainForm(formExamples.map(({ example }) => example)), letters));
  write("intent-weights.json", {
    scales,
    answers: packGrams(answerGrams),
    forms: packGrams(trainGrams(formTexts, FORM_TARGETS)),
    questions: packGrams(trainGrams(questions, INTENTS, 2)),
  });
  const rounded = fitVerdict(read).map((row) => row.map((weight) => Number(weight.toFixed(4))));
  write("verdict-weights.json", rounded);
  const short = (weight: number) => Number(weight.toFixed(4));
  write("neighbour-weights.json", { weights: neighbours.weights.map(short), bias: short(neighbours.bias) });
}
