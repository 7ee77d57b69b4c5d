import type { HunterId } from "../hunters.ts";
import { MIN_RELEVANCE, type Standing } from "../limits.ts";
import type { Dodge } from "./evasive-answers.ts";
import type { Features } from "./feature-set.ts";
import { besideNeighbours, type Read } from "./fits-other-question.ts";
import { type FormKind, formKind } from "./malformed-answer.ts";
import { askedBy, scoresOf } from "./question-intent-model.ts";
import { normalize, type ReadText, readText, wordsOf } from "./read-text.ts";
import { readModel } from "./relevance-model.ts";
import { echoesQuestion, isRetold, repeatsEarlier } from "./repeats-question.ts";
import { type Weighed, weigh } from "./verdict-probabilities.ts";

/**
 * Judges how an answer relates to its interview question. Rules decide what the form alone shows (empty, random keys,
 * copied question, orders to the judge). A small trained model decides the rest from how the text reads, what the
 * question asks for, and how well the text fits that and everything else. The bank states what its own questions ask
 * for; for any other question it is estimated from the words.
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
  /** The other questions of the interview: an answer that fits one of them better hardly fits this one. */
  otherQuestions?: readonly string[];
};

export type Verdict = {
  isRelevant: boolean;
  /** 0 to 1; 0.5 and above is relevant. Two decimals. */
  relevanceScore: number;
  needsSuggestion: boolean;
  /** "vague" and "doubtful" cause no strike; of the two, only "vague" is relevant. */
  standing: Standing;
  /** 0 to 1: probability that the answer says what was asked, and does not only promise to. Two decimals. */
  answers: number;
  /** Machine-readable reason. */
  kind: AnswerKind;
  /** Rejected for its form alone, before the model ran. */
  byForm: boolean;
};

/** Longer answers are judged by their beginning; nobody says more in an interview. */
const MAX_ANSWER_LENGTH = 4000;
const MAX_QUESTION_LENGTH = 1000;
const MAX_NEIGHBOURS = 20;

/** The score of an answer rejected by a rule: low, and the same for all of them. */
const RULED_OUT = 0.02;

/** Minimum probability to accept a short answer that is only about private life. */
const PRIVATE_BAR = 0.85;
const FEW_WORDS = 6;

/**
 * Minimum relevance for "doubtful" instead of "off": for a text that reads like an answer to some question, and for
 * any text. Chosen so that at most one in a hundred first attempts of honest people causes a strike.
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

/** Names why the model rejected an answer: the kind of evasion with the largest share, otherwise another subject. */
function nameKind(features: Features): AnswerKind {
  let best: AnswerKind = "other_subject";
  let maxShare = 0.2;
  for (const kind of SOFT_KINDS) {
    const share = Math.max(features[`${kind}_share`] ?? 0, kind === "evasion" ? (features.cliche_share ?? 0) : 0);
    if (share > maxShare + 0.01) {
      best = kind;
      maxShare = share;
    }
  }
  if (best === "other_subject" && features.asks_all === 1) return "counter_question";
  // A few words without any subject are an evasion and not another subject.
  return best === "other_subject" && (features.foreign ?? 0) === 0 && features.length_over_8 === 0 ? "evasion" : best;
}

/**
 * If the intents of the question are only estimated, the answer is also compared with the interview's other questions.
 * For the bank's questions the intents are known, so this step is skipped.
 */
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
 * Judges one answer. Deterministic, without clock or network; it usually takes about 2 ms, 6 ms with nine other
 * questions, and about 50 ms for the longest hostile text. `needsSuggestion` is true for an off-topic answer: not
 * relevant, and not doubtful.
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
  // A short answer that is only about private life, although the question does not ask for it, needs a higher
  // probability.
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
