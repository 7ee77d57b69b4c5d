import { writeFileSync } from "node:fs";
import path from "node:path";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import {
  type Asked,
  estimateAsked,
  FORM_TARGETS,
  scaled,
  TARGETS,
  toldAsked,
} from "#app/features/interview/judge/intent-model.ts";
import { readText } from "#app/features/interview/judge/text.ts";
import { verdictFeatures } from "#app/features/interview/judge/verdict-features.ts";
import { STANDINGS } from "#app/features/interview/judge/weigh.ts";
import { askedByBank } from "#app/features/interview/question-bank/asks.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { INTENTS, type Intent } from "#app/features/interview/question-bank/intents.ts";
import { type AuthoredAnswer, readAuthored, readCommonQuestions, readParaphrases } from "./training/answers-data.ts";
import { type Example, formOf, letterTable, packForm, readExample, trainForm } from "./training/form.ts";
import {
  type Labelled,
  packGrams,
  readQuestionIntents,
  scoreText,
  type Trained,
  trainGrams,
} from "./training/intents.ts";
import { readSamples, type Sample, seeded, shuffled } from "./training/relevance-data.ts";
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

const SEED = 20260401;
const FOLDS = 5;
const ROOT = process.cwd();
const ANSWERS = path.join(ROOT, "scripts/training/answers");
/** Questions of the same kind of interview under which an answer is also laid, as one that does not answer. */
const ELSEWHERE = 4;
/**
 * What a pair counts for: own questions and willing phrases are few beside what is laid elsewhere. Where a question is only
 * estimated, doubt is in favour of whoever answers.
 */
const WEIGHTS = {
  corpus: 4,
  answers: 6,
  vague: 4,
  off: 2,
  serves: 2,
  reworded: 3,
  elsewhere: 1.2,
  elsewhereEstimated: 0.3,
} as const;

type Standing = (typeof STANDINGS)[number];
type Pair = { standing: Standing; kind: string; example: Example; fold: number; isOwn: boolean; weight: number };

const samples = readSamples(path.join(ROOT, "scripts/training/relevance"), SEED);
const authored = readAuthored(ANSWERS);
const paraphrases = readParaphrases(ANSWERS);
const corpusQuestions = readQuestionIntents(path.join(ROOT, "scripts/training/question-intents.txt"));

const authors = [...new Set(authored.map(({ author }) => author))];
const foldOfAuthor = (author: string) => authors.indexOf(author) % FOLDS;
const dealt = shuffled([...new Set(samples.map(({ question }) => question))], seeded(SEED + 1));
const foldOfCorpus = new Map(dealt.map((question, at) => [question, at % FOLDS]));

/** Text and intent of every question that the authors answered. */
const asked = new Map<string, { question: string; category: string; intent: Intent }>([
  ...HUNTER_IDS.flatMap((hunter) => genericQuestions(hunter)).map(({ id, question, category }) => {
    const intent = askedByBank(question)?.[0];
    if (!intent) throw new Error(`nothing says what is asked: ${id}`);
    return [id, { question, category, intent }] as const;
  }),
  ...readCommonQuestions(path.join(ANSWERS, "questions.json")).map(
    ({ id, question, intent }) => [id, { question, category: "", intent: intent as Intent }] as const,
  ),
]);
function questionOf(id: string) {
  const found = asked.get(id);
  if (!found) throw new Error(`unknown question: ${id}`);
  return found;
}
const intentOf = (id: string): Intent => questionOf(id).intent;

/** An answer as a sample under a question: as the bank asks it, or in another's words. */
function sampleOf(answer: AuthoredAnswer, id: string, relevant: boolean, wording?: string): Sample {
  const { question, category } = questionOf(id);
  const hunterId = HUNTER_IDS.find((hunter) => answer.question.startsWith(hunter)) ?? "cristian";
  const { text, quality: kind } = answer;
  if (wording !== undefined)
    return { hunterId, category: "", question: wording, text, relevant, kind: `${kind}, reworded` };
  return { hunterId, category, question, text, relevant, kind };
}

/** What trains the first step: how texts read under the question that they were written for. */
const formExamples: { example: Example; fold: number }[] = [
  ...samples.map((sample) => ({ example: readExample(sample), fold: foldOfCorpus.get(sample.question) ?? 0 })),
  ...authored
    .filter(({ label }) => label === "answers" || label === "off")
    .map((answer) => ({
      example: readExample(sampleOf(answer, answer.question, answer.label === "answers")),
      fold: foldOfAuthor(answer.author),
    })),
];

type Folded = Labelled & { fold: number };

/** What trains the second step: intents on what two readers labelled, the form of an empty text on everything. */
const answerTexts: Folded[] = authored.map((answer) => ({
  text: answer.text,
  is: targetsOf(answer),
  fold: foldOfAuthor(answer.author),
}));
const formTexts: Folded[] = [
  ...answerTexts,
  ...samples
    .filter(({ kind }) => kind !== "other_question")
    .map(({ question, text, relevant }) => ({
      text,
      is: new Set(relevant ? [] : ["off"]),
      fold: foldOfCorpus.get(question) ?? 0,
    })),
];

const isOf = new Map(formTexts.map(({ text, is }) => [text, is]));

function targetsOf({ label, question, serves }: AuthoredAnswer): Set<string> {
  const targets = new Set<string>(serves.map(intentOf));
  if (label === "answers") targets.add(intentOf(question));
  if (label === "vague") targets.add("vague");
  if (label === "off" && serves.length === 0) targets.add("off");
  return targets;
}

/** Every question whose intents are known; those of a group are in one person's words. */
const questions: (Labelled & { group: string })[] = [
  ...[...asked.values()].map(({ question, intent }) => ({
    text: question,
    is: new Set<string>([intent]),
    group: "bank",
  })),
  ...paraphrases.map(({ id, question, author }) => ({
    text: question,
    is: new Set<string>([intentOf(id)]),
    group: author,
  })),
  // Questions that ask for nothing that has a name here.
  ...[...corpusQuestions]
    .filter(([, intents]) => intents.includes("other"))
    .map(([question]) => ({
      text: question,
      is: new Set<string>(),
      group: `corpus ${foldOfCorpus.get(question) ?? 0}`,
    })),
];
const groupOf = new Map(questions.map(({ text, group }) => [text, group]));
const askingWithout = new Map<string, Trained>();

/** What a question seems to ask for to who has seen none of its group. */
function askedOf(question: string): Asked {
  const told = askedByBank(question);
  if (told) return toldAsked(told, 1);
  const group = groupOf.get(question) ?? `corpus ${foldOfCorpus.get(question) ?? 0}`;
  const trained =
    askingWithout.get(group) ??
    trainGrams(
      questions.filter((one) => one.group !== group),
      INTENTS,
      2,
    );
  askingWithout.set(group, trained);
  return estimateAsked(scoreText(trained, question) as Map<Intent, number>);
}

function pairs(): Pair[] {
  const random = seeded(SEED + 2);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const wordingOf = (id: string) => pick(paraphrases.filter((one) => one.id === id))?.question;
  return [
    ...samples.map((sample): Pair => {
      const standing = sample.relevant ? "answers" : "off";
      const fold = foldOfCorpus.get(sample.question) ?? 0;
      return {
        standing,
        kind: `corpus ${standing} ${sample.kind}`,
        example: readExample(sample),
        fold,
        isOwn: true,
        weight: WEIGHTS.corpus,
      };
    }),
    ...authored.filter(({ label }) => label !== "disputed").flatMap((answer) => pairsOf(answer)),
  ];

  function pairsOf(answer: AuthoredAnswer): Pair[] {
    const { label, question: own, serves } = answer;
    const fold = foldOfAuthor(answer.author);
    const pair = (id: string, standing: Standing, weight: number, wording?: string): Pair => {
      const sample = sampleOf(answer, id, standing === "answers", wording);
      const isOwn = id === own;
      const kind = `${standing} ${sample.kind}${isOwn ? "" : standing === "answers" ? " serves" : " elsewhere"}`;
      return { standing, kind, example: readExample(sample), fold, isOwn, weight };
    };
    const standing = label as Standing;
    const found = [pair(own, standing, WEIGHTS[standing])];
    const reworded = wordingOf(own);
    if (reworded) found.push(pair(own, standing, WEIGHTS.reworded, reworded));
    for (const id of serves) found.push(pair(id, "answers", WEIGHTS.serves));
    if (label !== "answers" || !answer.second) return found;
    const kind = own.split("-")[0];
    const others = [...asked.keys()].filter((id) => id.startsWith(`${kind}-`) && id !== own && !serves.includes(id));
    for (const [at, id] of shuffled(others, random).slice(0, ELSEWHERE).entries()) {
      found.push(pair(id, "off", kind === "x" ? WEIGHTS.elsewhereEstimated : WEIGHTS.elsewhere));
      const wording = at % 2 === 0 ? wordingOf(id) : undefined;
      if (wording) found.push(pair(id, "off", WEIGHTS.elsewhereEstimated, wording));
    }
    return found;
  }
}

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
    .map(({ x, standing, weight }) => ({ x, target: STANDINGS.indexOf(standing), weight }));
  return fitSoftmax(rows, STANDINGS.length, 0.0005);
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
  writeFileSync(path.join(ROOT, "app/features/interview/judge", name), `${JSON.stringify(value, null, 2)}\n`);
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
