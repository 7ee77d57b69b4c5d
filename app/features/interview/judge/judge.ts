import type { HunterId } from "../hunters.ts";
import { MIN_RELEVANCE, type Standing } from "../limits.ts";
import type { Dodge } from "./evasive-answers.ts";
import type { Features } from "./feature-set.ts";
import { besideNeighbours, type Read } from "./fits-other-question.ts";
import { askedBy, scoresOf } from "./intent-model.ts";
import { type FormKind, formKind } from "./malformed-answer.ts";
import { normalize, type ReadText, readText, wordsOf } from "./read-text.ts";
import { readModel } from "./relevance-model.ts";
import { echoesQuestion, isRetold, repeatsEarlier } from "./repeats-question.ts";
import { type Weighed, weigh } from "./verdict-probabilities.ts";

/**
 * How an answer stands to its interview question. Rules decide what form alone gives away (nothing typed, keys hit at
 * random, the question copied, orders to the judge); a small trained model decides the rest from how the text reads,
 * from what the question asks for, and from how far the text serves that and everything else. What a question of the
 * bank asks for is told, what any other asks for is estimated from its words.
 */

type AnswerKind = "relevant" | "vague" | FormKind | "repetition" | "other_subject" | Exclude<Dodge, "cliche">;

export type JudgeInput = {
  question: string;
  category?: string;
  focus?: string;
  hunterId: HunterId;
  answer: string;
  /** Answers already given to this question; a near-identical text is a repetition. */
  previousAnswers?: string[];
  /** Answers already given to other questions of the interview; the same story again is a repetition too. */
  answersElsewhere?: string[];
  /** The other questions of the interview: an answer that serves one of them better is hardly one to this. */
  otherQuestions?: readonly string[];
};

export type Verdict = {
  isRelevant: boolean;
  /** 0 to 1; 0.5 and above is relevant. Two decimals. */
  relevanceScore: number;
  needsSuggestion: boolean;
  /** "vague" and "doubtful" go on, and are no strike; only the first of them is relevant. */
  standing: Standing;
  /** 0 to 1: how likely it is that the answer says what was asked, and not only that it means to. Two decimals. */
  answers: number;
  /** Machine-readable reason. */
  kind: AnswerKind;
  /** Turned down for its form alone, before anything was weighed. */
  byForm: boolean;
};

/** Longer answers are judged by their beginning; nobody tells more in an interview. */
const MAX_ANSWER_LENGTH = 4000;
const MAX_QUESTION_LENGTH = 1000;
const MAX_NEIGHBOURS = 20;

/** The score of an answer that a rule turned down: low, and the same for all of them. */
const RULED_OUT = 0.02;

/** Probability from which a short answer of private life alone is accepted. */
const PRIVATE_BAR = 0.85;
const FEW_WORDS = 6;

/**
 * What may after all be an answer to the question is not held against anybody: relevance from which that is so for a
 * text that reads like an answer to some question, and for any text. Chosen so that of a hundred first attempts of
 * honest people at most one is a strike.
 */
const DOUBT = { reads: 0.07, any: 0.35 } as const;

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

function ruledOut(kind: AnswerKind): Verdict {
  return {
    isRelevant: false,
    relevanceScore: RULED_OUT,
    needsSuggestion: true,
    standing: "off",
    answers: 0,
    kind,
    byForm: true,
  };
}

const SOFT_KINDS = [
  "plea_for_score",
  "refusal",
  "help_request",
  "counter_question",
  "small_talk",
  "evasion",
] as const satisfies readonly AnswerKind[];

/** Names why the model turned an answer down: the dodge that fills most of it, else another subject. */
function nameKind(features: Features): AnswerKind {
  let best: AnswerKind = "other_subject";
  let most = 0.2;
  for (const kind of SOFT_KINDS) {
    const share = Math.max(features[`${kind}_share`] ?? 0, kind === "evasion" ? (features.cliche_share ?? 0) : 0);
    if (share > most + 0.01) {
      best = kind;
      most = share;
    }
  }
  if (best === "other_subject" && features.asks_all === 1) return "counter_question";
  // A few words without any subject are no other subject.
  return best === "other_subject" && (features.foreign ?? 0) === 0 && features.length_over_8 === 0 ? "evasion" : best;
}

/** What is only estimated to be asked is judged beside what else is; the bank says what its own questions ask for. */
function weighed(read: Read, question: ReadText, others: readonly string[]): Pick<Weighed, "answers" | "vague"> {
  const asked = askedBy(question.raw);
  const { answers, vague } = weigh(read.odds, read.scores, asked, read.text.words.length);
  if (asked.sure === 1 || asked.sure === 0 || others.length === 0) return { answers, vague };
  const neighbours = others.slice(0, MAX_NEIGHBOURS).map((other) => readText(other.slice(0, MAX_QUESTION_LENGTH)));
  const relevance = besideNeighbours(read, question, neighbours);
  const share = answers / (answers + vague);
  return { answers: relevance * share, vague: relevance * (1 - share) };
}

/**
 * Judges one answer. Deterministic, no clock, no network; a usual one takes
 * some 2 ms, 6 beside nine other questions, the longest of hostile words some 50.
 * `needsSuggestion` is true for what is off the subject: not relevant, and beyond doubt.
 */
export function judgeAnswer(input: JudgeInput): Verdict {
  const text = readText(input.answer.slice(0, MAX_ANSWER_LENGTH));
  const question = readText(input.question.slice(0, MAX_QUESTION_LENGTH));
  const form = formKind(text, question);
  if (form) return ruledOut(form);
  const read = (earlier: string[] = []) => earlier.map((one) => wordsOf(one.slice(0, MAX_ANSWER_LENGTH)));
  const elsewhere = read(input.answersElsewhere);
  const isSaidBefore = repeatsEarlier(text, [...read(input.previousAnswers), ...elsewhere]);
  if (isSaidBefore || isRetold(text, question, elsewhere)) return ruledOut("repetition");
  const { odds, features } = readModel(text, question, normalize(`${input.category ?? ""} ${input.focus ?? ""}`));
  const { answers, vague } = weighed({ text, odds, scores: scoresOf(text) }, question, input.otherQuestions ?? []);
  const relevance = answers + vague;
  // A few words of nothing but private life, where the question does not ask for it, get no benefit of the doubt.
  const isPrivate = features.private_only === 1 && features.private_asked !== 1 && text.words.length <= FEW_WORDS;
  const isRelevant = relevance >= (isPrivate ? PRIVATE_BAR : 0.5);
  const isVague = isRelevant && (vague > answers || echoesQuestion(text, question));
  const isDoubtful = !isRelevant && relevance >= (odds >= 0 ? DOUBT.reads : DOUBT.any);
  return {
    isRelevant,
    relevanceScore: isVague ? MIN_RELEVANCE : twoDecimals(isRelevant ? relevance : Math.min(relevance, 0.49)),
    needsSuggestion: !isRelevant && !isDoubtful,
    standing: isVague ? "vague" : isRelevant ? "answers" : isDoubtful ? "doubtful" : "off",
    answers: twoDecimals(answers),
    kind: isVague ? "vague" : isRelevant ? "relevant" : nameKind(features),
    byForm: false,
  };
}
