import path from "node:path";
import { HUNTER_IDS, HUNTERS } from "#app/features/interview/hunters.ts";
import type { Intent } from "#app/features/interview/question-bank/intents.ts";
import { allQuestions } from "#app/features/interview/question-bank/more-questions.ts";
import { type AuthoredAnswer, readAuthored } from "./answers-data.ts";
import { readPairs } from "./practice-data.ts";
import type { Sample } from "./relevance-data.ts";

type BankAsked = { id: string; question: string; category: string; asks: readonly Intent[] };
const byId = new Map<string, BankAsked>(HUNTERS.flatMap(allQuestions).map((one) => [one.id, one]));

const isOfFirstTen = (id: string) => /-(?:[1-9]|10)$/.test(id);

/**
 * Answers to the questions of later interviews. Those in scripts/training/bank-answers have one author for each
 * question, who also said which others of the same list a text would answer (no second reader has seen them). Those in
 * scripts/training/practice are the second tries of its pairs, whose authors answered one question and looked at no
 * other.
 */
const TRAINING = path.join(process.cwd(), "scripts/training");
const practised: AuthoredAnswer[] = readPairs(path.join(TRAINING, "practice")).flatMap(
  ({ author, questionId, question, after }) =>
    byId.get(questionId)?.question === question && !isOfFirstTen(questionId)
      ? [
          {
            author,
            question: questionId,
            label: "answers",
            quality: "practised",
            serves: [],
            second: false,
            text: after,
          },
        ]
      : [],
);
const listed: AuthoredAnswer[] = readAuthored(path.join(TRAINING, "bank-answers"));
export const bankAnswers: AuthoredAnswer[] = [...listed, ...practised];

function bankQuestionOf(id: string): BankAsked {
  const found = byId.get(id);
  if (!found) throw new Error(`unknown question: ${id}`);
  return found;
}

/** The questions that the author of an answer looked through: the hunter's later ones, or all of the careers. */
function listOf(id: string): BankAsked[] {
  const own = [...new Set(listed.map(({ question }) => question))];
  const [hunter = "", number = ""] = id.split("-");
  const isCareer = number.startsWith("c");
  return own
    .filter((one) => (isCareer ? one.includes("-c") : one.startsWith(`${hunter}-`) && !one.includes("-c")))
    .map(bankQuestionOf);
}

/** Intents that an answer serves: those of its own question and of the others that its author named. */
function intentsOf({ label, question, serves }: AuthoredAnswer): Set<Intent> {
  const ids = label === "answers" ? [question, ...serves] : serves;
  return new Set(ids.flatMap((id) => bankQuestionOf(id).asks));
}

/** Questions of the author's list that an answer does not serve, and that ask for nothing that it answers. */
export function notServed(answer: AuthoredAnswer): BankAsked[] {
  const served = intentsOf(answer);
  return listOf(answer.question).filter(
    ({ id, asks }) =>
      id !== answer.question && !answer.serves.includes(id) && !asks.some((intent) => served.has(intent)),
  );
}

/** Makes a sample of an answer under a question. */
export function bankSample({ text, label, quality }: AuthoredAnswer, id: string, relevant: boolean): Sample {
  const { question, category } = bankQuestionOf(id);
  const hunterId = HUNTER_IDS.find((hunter) => id.startsWith(hunter)) ?? "cristian";
  return { hunterId, category, question, text, relevant, kind: quality ?? label };
}

/** What a text is to the second step of the training. */
export function bankTargets(answer: AuthoredAnswer): Set<string> {
  const targets = new Set<string>(intentsOf(answer));
  if (answer.label === "vague") targets.add("vague");
  if (answer.label === "off" && targets.size === 0) targets.add("off");
  return targets;
}
