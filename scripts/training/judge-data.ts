import path from "node:path";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { type Asked, askedBy, estimateAsked } from "#app/features/interview/judge/question-intent-model.ts";
import type { Class } from "#app/features/interview/judge/verdict-probabilities.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { INTENTS, type Intent } from "#app/features/interview/question-bank/intents.ts";
import { askedByBank } from "#app/features/interview/question-bank/question-intents.ts";
import {
  type AuthoredAnswer,
  type OwnQuestionAnswer,
  readAuthored,
  readCommonQuestions,
  readOwnQuestions,
  readParaphrases,
} from "./answers-data.ts";
import { bankAnswers, bankSample, bankTargets, notServed } from "./bank-data.ts";
import { type Example, readExample } from "./form.ts";
import { type Labelled, readQuestionIntents, scoreText, type Trained, trainGrams } from "./intents.ts";
import { readSamples, type Sample, seeded, shuffled } from "./relevance-data.ts";

/** Prepares the training data for each step of the judge from the texts in this folder. */

const SEED = 20260401;
/** Folds of the cross-validation: all texts of an author, or of a question of the older texts, are in the same fold. */
export const FOLDS = 5;
const FOLDER = path.join(process.cwd(), "scripts/training");
const ANSWERS = path.join(FOLDER, "answers");
/**
 * Number of other questions with the same id prefix (interviewer or "x") that an answer is paired with as off topic.
 */
const ELSEWHERE = 4;
/**
 * Training weights of pairs: correctly placed texts are rare compared with mismatched pairs (`elsewhere`). Where a
 * question's intents are only estimated, mismatched pairs count less, in favour of the person who answers.
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
  ownQuestion: 2,
  bank: 4,
  bankElsewhere: 1,
} as const;

/** A text paired with a question, and its class for that question (`standing`). */
export type Pair = {
  standing: Class;
  kind: string;
  example: Example;
  fold: number;
  isOwn: boolean;
  weight: number;
  /** The other questions of the same interview, if they are known. */
  among?: readonly string[];
};

export const samples = readSamples(path.join(FOLDER, "relevance"), SEED);
const authored = readAuthored(ANSWERS);
const paraphrases = readParaphrases(ANSWERS);
const ownQuestions = readOwnQuestions(path.join(FOLDER, "other-questions"));
/** An answer to another of the author's questions: off topic for this one, yet a good answer. */
const isMisplaced = ({ kind }: OwnQuestionAnswer) => kind === "other_question";
const corpusQuestions = readQuestionIntents(path.join(FOLDER, "question-intents.txt"));

const authors = [...new Set([...authored, ...ownQuestions, ...bankAnswers].map(({ author }) => author))];
const foldOfAuthor = (author: string) => authors.indexOf(author) % FOLDS;
const dealt = shuffled([...new Set(samples.map(({ question }) => question))], seeded(SEED + 1));
const foldOfCorpus = new Map(dealt.map((question, at) => [question, at % FOLDS]));

/** Text, category and intent of every question that the authors answered. */
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

/** Makes a sample of an answer under a question, in the original wording or a paraphrase. */
function sampleOf(answer: AuthoredAnswer, id: string, relevant: boolean, wording?: string): Sample {
  const { question, category } = questionOf(id);
  const hunterId = HUNTER_IDS.find((hunter) => answer.question.startsWith(hunter)) ?? "cristian";
  const { text, label, quality } = answer;
  const kind = quality ?? label;
  if (wording !== undefined)
    return { hunterId, category: "", question: wording, text, relevant, kind: `${kind}, reworded` };
  return { hunterId, category, question, text, relevant, kind };
}

/** Training data of the first step: texts under the question they were written for. */
export const formExamples: { example: Example; fold: number }[] = [
  ...samples.map((sample) => ({ example: readExample(sample), fold: foldOfCorpus.get(sample.question) ?? 0 })),
  ...authored
    .filter(({ label }) => label === "answers" || label === "off")
    .map((answer) => ({
      example: readExample(sampleOf(answer, answer.question, answer.label === "answers")),
      fold: foldOfAuthor(answer.author),
    })),
  ...ownQuestions
    .filter((answer) => !isMisplaced(answer))
    .map((answer) => ({ example: readExample(ownSample(answer)), fold: foldOfAuthor(answer.author) })),
  ...bankAnswers
    .filter(({ label }) => label === "answers" || label === "off")
    .map((answer) => ({
      example: readExample(bankSample(answer, answer.question, answer.label === "answers")),
      fold: foldOfAuthor(answer.author),
    })),
];

function ownSample({ hunterId, question, text, label, kind }: OwnQuestionAnswer): Sample {
  return { hunterId, category: "", question, text, relevant: label === "relevant", kind };
}

type Folded = Labelled & { fold: number };

/** Training data of the second step: texts labelled with intents, and in `formTexts` also the older texts. */
export const answerTexts: Folded[] = [
  ...authored.map((answer) => ({ text: answer.text, is: targetsOf(answer), fold: foldOfAuthor(answer.author) })),
  ...ownQuestions
    .filter((answer) => !isMisplaced(answer))
    .map((answer) => ({
      text: answer.text,
      is: new Set<string>(answer.label === "relevant" ? answer.serves : ["off"]),
      fold: foldOfAuthor(answer.author),
    })),
  ...bankAnswers.map((answer) => ({ text: answer.text, is: bankTargets(answer), fold: foldOfAuthor(answer.author) })),
];
export const formTexts: Folded[] = [
  ...answerTexts,
  ...samples
    .filter(({ kind }) => kind !== "other_question")
    .map(({ question, text, relevant }) => ({
      text,
      is: new Set(relevant ? [] : ["off"]),
      fold: foldOfCorpus.get(question) ?? 0,
    })),
];

/** Targets that apply to a text, by text. */
export const isOf = new Map(formTexts.map(({ text, is }) => [text, is]));

function targetsOf({ label, question, serves }: AuthoredAnswer): Set<string> {
  const targets = new Set<string>(serves.map(intentOf));
  if (label === "answers") targets.add(intentOf(question));
  if (label === "vague") targets.add("vague");
  if (label === "off" && serves.length === 0) targets.add("off");
  return targets;
}

/** Every question whose intents are known; the questions of a group are worded by the same person. */
export const questions: (Labelled & { group: string })[] = [
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
  ...[...new Map(ownQuestions.map((one) => [one.question, one])).values()].map(({ question, asks, author }) => ({
    text: question,
    is: new Set<string>(asks),
    group: author,
  })),
  // Questions that have none of the named intents.
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

/** Estimates a question's intents with a model trained without its group. */
export function askedOf(question: string): Asked {
  if (askedByBank(question)) return askedBy(question);
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

/** The question-answer pairs from which the last two steps learn. */
export function pairs(): Pair[] {
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
        example: readExample(sample, true),
        fold,
        isOwn: true,
        weight: WEIGHTS.corpus,
      };
    }),
    ...authored.filter(({ label }) => label !== "disputed").flatMap((answer) => pairsOf(answer)),
    ...ownQuestions.map((answer) => ownPair(answer)),
    ...bankAnswers.flatMap((answer) => bankPairs(answer)),
  ];

  function bankPairs(answer: AuthoredAnswer): Pair[] {
    const fold = foldOfAuthor(answer.author);
    const pair = (id: string, standing: Class, kind: string, weight: number): Pair => {
      const example = readExample(bankSample(answer, id, standing === "answers"), true);
      return { standing, kind: `bank ${kind}`, example, fold, isOwn: id === answer.question, weight };
    };
    const { label, quality, question, serves } = answer;
    const own = pair(question, label as Class, `${label} ${quality ?? ""}`, WEIGHTS.bank);
    if (label !== "answers") return [own];
    return [
      own,
      ...serves.map((id) => pair(id, "answers", "answers serves", WEIGHTS.serves)),
      ...shuffled(notServed(answer), random)
        .slice(0, ELSEWHERE)
        .map(({ id }) => pair(id, "off", "off elsewhere", WEIGHTS.bankElsewhere)),
    ];
  }

  function ownPair(answer: OwnQuestionAnswer): Pair {
    const { author, hunterId, question, label, kind } = answer;
    const standing = label === "relevant" ? "answers" : "off";
    const asked = ownQuestions.filter((one) => one.author === author && one.hunterId === hunterId);
    const among = [...new Set(asked.map((one) => one.question))].filter((one) => one !== question);
    return {
      standing,
      kind: `own question ${standing}${isMisplaced(answer) ? " elsewhere" : standing === "off" ? ` ${kind}` : ""}`,
      example: readExample(ownSample(answer), true),
      fold: foldOfAuthor(author),
      isOwn: true,
      weight: WEIGHTS.ownQuestion,
      among,
    };
  }

  function pairsOf(answer: AuthoredAnswer): Pair[] {
    const { label, question: own, serves } = answer;
    const fold = foldOfAuthor(answer.author);
    const pair = (id: string, standing: Class, weight: number, wording?: string): Pair => {
      const sample = sampleOf(answer, id, standing === "answers", wording);
      const isOwn = id === own;
      const kind = `${standing} ${sample.kind}${isOwn ? "" : standing === "answers" ? " serves" : " elsewhere"}`;
      return { standing, kind, example: readExample(sample, true), fold, isOwn, weight };
    };
    const standing = label as Class;
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
