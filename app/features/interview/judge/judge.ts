import { isQuestionCopy, repeatsEarlier } from "./copy.ts";
import type { Features } from "./feature-set.ts";
import { isInjection } from "./injection.ts";
import type { Intent } from "./intents.ts";
import { type MechanicalKind, mechanicalKind } from "./mechanical.ts";
import { readModel } from "./model.ts";
import { fold, type ReadText, readText, wordsOf } from "./text.ts";

/**
 * Whether an answer is an attempt to answer its interview question. Rules decide what form alone gives away
 * (nothing typed, keys hit at random, the question copied, orders to the judge); a small trained model decides the rest.
 * It knows no question by heart: the bank's, personalised and unknown questions are read alike.
 */

export type AnswerKind =
  | "relevant"
  | MechanicalKind
  | "copy"
  | "injection"
  | "other_subject"
  | Exclude<Intent, "cliche">;

export type JudgeInput = {
  question: string;
  category?: string;
  focus?: string;
  hunterId: "natalia" | "cristian" | "mia";
  answer: string;
  /** Answers already given in this interview; a near-identical text is a repetition. */
  previousAnswers?: string[];
};

export type Verdict = {
  isRelevant: boolean;
  /** 0 to 1; 0.5 and above is relevant. Two decimals. */
  relevanceScore: number;
  needsSuggestion: boolean;
  /** Machine-readable reason. */
  kind: AnswerKind;
  /** Turned down for its form alone, before anything was weighed. */
  byForm: boolean;
};

/** Longer answers are judged by their beginning; nobody tells more in an interview. */
const LONGEST_ANSWER = 4000;
const LONGEST_QUESTION = 1000;

/** The score of an answer that a rule turned down: low, and the same for all of them. */
const RULED_OUT = 0.02;

/** Probability from which a short answer of private life alone is accepted. */
const PRIVATE_BAR = 0.6;
const FEW_WORDS = 6;

function verdict(kind: AnswerKind, score: number): Verdict {
  const isRelevant = kind === "relevant";
  const relevanceScore = Math.round(score * 100) / 100;
  return { isRelevant, relevanceScore, needsSuggestion: !isRelevant, kind, byForm: false };
}

function ruledOut(kind: AnswerKind): Verdict {
  return { ...verdict(kind, RULED_OUT), byForm: true };
}

const SOFT_KINDS = [
  "plea_for_score",
  "refusal",
  "help_request",
  "counter_question",
  "small_talk",
  "evasion",
] as const satisfies readonly AnswerKind[];

/** Names why the model turned an answer down: the intent that fills most of it, else another subject. */
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

/** "No sé", alone or with a number or a filler word behind it: no measure may talk this into an answer. */
const DONT_KNOW = /^ (?:(?:yo|la verdad|mm+|eh+|uf|bueno) )*no (?:lo )?se(?: (?:\d+|la verdad|po|nada|que decir))* $/;

/** What rules alone decide: the form of the text, before anything is weighed. Null when it is for the model. */
export function formKind(text: ReadText, question: ReadText): AnswerKind | null {
  const mechanical = mechanicalKind(text, question);
  if (mechanical) return mechanical;
  if (isInjection(text)) return "injection";
  if (DONT_KNOW.test(text.padded)) return "evasion";
  return isQuestionCopy(text, question) ? "copy" : null;
}

/**
 * Judges one answer. Deterministic, no clock, no network; a usual one takes well under 5 ms, the longest of hostile words some 50.
 * `needsSuggestion` is true exactly when the answer is not relevant.
 */
export function judgeAnswer(input: JudgeInput): Verdict {
  const text = readText(input.answer.slice(0, LONGEST_ANSWER));
  const question = readText(input.question.slice(0, LONGEST_QUESTION));
  const form = formKind(text, question);
  if (form) return ruledOut(form);
  const earlier = (input.previousAnswers ?? []).map((one) => wordsOf(one.slice(0, LONGEST_ANSWER)));
  if (repeatsEarlier(text, earlier)) return ruledOut("repetition");
  const { probability, features } = readModel(text, question, fold(`${input.category ?? ""} ${input.focus ?? ""}`));
  // A few words of nothing but private life, where the question does not ask for it, get no benefit of the doubt.
  const isPrivate = features.private_only === 1 && features.private_asked !== 1 && text.words.length <= FEW_WORDS;
  return probability >= (isPrivate ? PRIVATE_BAR : 0.5)
    ? verdict("relevant", probability)
    : verdict(nameKind(features), Math.min(probability, 0.49));
}
