import { writeFileSync } from "node:fs";
import path from "node:path";
import { type Asked, FORM_TARGETS, scaled, TARGETS } from "#app/features/interview/judge/intent-model.ts";
import { readText } from "#app/features/interview/judge/text.ts";
import { verdictFeatures } from "#app/features/interview/judge/verdict-features.ts";
import { CLASSES } from "#app/features/interview/judge/weigh.ts";
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
 * Trains the judge of interview answers and writes its three tables into app/features/interview/judge.
 * usage: node build/scripts/train-relevance.js [--check] [--errors]   (from the repository's root; --check only cross-validates)
 *
 * 1. How a text reads, whatever was asked: a logistic regression (weights.json).
 * 2. Which intents a text serves, and which a question has: ridge regressions (intent-weights.json).
 * 3. What follows from both for a question and an answer: a multinomial regression (verdict-weights.json), trained on what the
 *    first two say of texts whose author, or whose question, they have not seen.
 */

/** `scores` as the tables give them, by target. */
type Input = { odds: number; scores: ReadonlyMap<string, number>; asked: Asked; words: number };
type Read = Pair & { input: Input; x: number[] };

/** What the first two steps say of every pair, each trained without the pair's part. */
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

/** What an unseen answer scores on average for what it is: with few texts an intent's scores stay low. */
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

/** The table of the cross-validation: each kind of pair by what was made of it. */
function report(read: readonly Read[]): void {
  const kinds = new Map<string, [number, number, number]>();
  for (let part = 0; part < FOLDS; part++) {
    const weights = fitVerdict(read.filter(({ fold }) => fold !== part));
    for (const { example, x, kind, standing, isOwn } of read.filter(({ fold }) => fold === part)) {
      const [answers = 0, vague = 0, off = 0] = example.ruled === null ? softmaxOf(weights, x) : [0, 0, 1];
      const said = off > 0.5 ? 2 : vague > answers ? 1 : 0;
      const tally = kinds.get(kind) ?? [0, 0, 0];
      tally[said]++;
      kinds.set(kind, tally);
      if (process.argv.includes("--errors") && isOwn && (standing === "off") !== (said === 2)) {
        console.log(`${off.toFixed(2)} ${kind} | ${example.sample.question} | ${example.sample.text}`);
      }
    }
  }
  console.log("cross-validated by author and by question".padEnd(44), "answers", "vague", "off");
  for (const [kind, tally] of [...kinds].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(kind.padEnd(44), ...tally.map((count) => String(count).padStart(6)));
  }
}

function write(name: string, value: unknown): void {
  writeFileSync(path.join("app/features/interview/judge", name), `${JSON.stringify(value, null, 2)}\n`);
}

const letters = letterTable(samples);
const crossed = crossRead(pairs());
const scales = scalesOf(crossed);
const read = withFeatures(crossed, scales);
report(read);
if (!process.argv.includes("--check")) {
  write("weights.json", packForm(trainForm(formExamples.map(({ example }) => example)), letters));
  write("intent-weights.json", {
    scales,
    answers: packGrams(trainGrams(answerTexts, TARGETS)),
    forms: packGrams(trainGrams(formTexts, FORM_TARGETS)),
    questions: packGrams(trainGrams(questions, INTENTS, 2)),
  });
  const rounded = fitVerdict(read).map((row) => row.map((weight) => Number(weight.toFixed(4))));
  write("verdict-weights.json", rounded);
}
