import { MADE_BY_RULES } from "#app/ai/made-by.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Verdict } from "../events.ts";
import { fallbackVerdict } from "../fallback-verdict.ts";
import { withWordsBack } from "../follow-up/speak-back.ts";
import { type HunterId, hunterOf } from "../hunters.ts";
import type { Interview } from "../interview-store.server.ts";
import { type Verdict as JudgeVerdict, judgeAnswer } from "../judge/judge.ts";
import { formKind } from "../judge/malformed-answer.ts";
import { readText } from "../judge/read-text.ts";
import { combine, wouldEnd } from "../language-model/combine.ts";
import { askOpinion, type Opinion } from "../language-model/opinion.server.ts";
import { MIN_RELEVANCE } from "../limits.ts";
import type { Question } from "../question-bank/question.ts";
import { SAMPLES } from "../sample-answers.ts";
import type { InterviewState } from "../state.ts";
import { askedBack, currentQuestion } from "../state-transitions.ts";
import { isSameDecision, moveTo, type SentAnswer } from "./apply-answer.ts";
import type { AnswerCall, AnswerLocation } from "./locate-answer.ts";

/** The verdict on one answer: combines the rules' verdict with a language model's opinion. */

/** The questions of an interview, and the answers given before. */
type AskedAndAnswered = {
  questions: readonly Pick<Question, "id" | "question">[];
  answers: readonly Pick<InterviewState["answers"][number], "questionId" | "text">[];
};

/**
 * The rules' verdict on an answer.
 * @param interview for detecting repetitions: a text already given to any of its questions is no answer
 */
export function rulesVerdict(
  hunterId: HunterId,
  question: Question,
  answer: string,
  { questions, answers }: AskedAndAnswered,
): JudgeVerdict {
  return judgeAnswer({
    question: question.question,
    category: question.category,
    focus: question.focus,
    hunterId,
    answer,
    previousAnswers: answers.filter(({ questionId }) => questionId === question.id).map(({ text }) => text),
    answersElsewhere: [
      ...answers.filter(({ questionId }) => questionId !== question.id).map(({ text }) => text),
      ...SAMPLES.map(([text]) => text),
    ],
    otherQuestions: questions.filter(({ id }) => id !== question.id).map((one) => one.question),
  });
}

/**
 * Combines rules and model. Without a suggestion of the model's, the machine chooses one, because it knows the earlier
 * ones.
 * @param opinion the model's; null if none is installed
 */
export function combinedVerdict(rules: JudgeVerdict, opinion: Opinion | null, suggestionsGiven: number): Verdict {
  const { isRelevant, relevanceScore } =
    opinion === null || opinion.yes === null
      ? rules
      : combine(rules, opinion.yes, wouldEnd(suggestionsGiven), opinion.mixture);
  const standing = isRelevant === rules.isRelevant ? rules.standing : isRelevant ? "answers" : "off";
  const needsSuggestion = standing === "off";
  return {
    isRelevant,
    relevanceScore,
    needsSuggestion,
    suggestion: needsSuggestion ? (opinion?.suggestion ?? null) : null,
    standing,
    // The model's opinion shifts both values by the same amount, because it gives only one probability.
    certainty: Math.min(1, Math.max(0, rules.answers + relevanceScore - rules.relevanceScore)),
    source: "server",
    ...(opinion && { madeBy: opinion.madeBy }),
  };
}

/**
 * The model's opinion on an answer that will be saved at this location. It takes seconds, so it is requested before
 * the transaction.
 * @param signal of the student who waits for the reply
 * @returns null if no model is installed or there is nothing to judge
 */
export async function modelOpinion(
  location: AnswerLocation,
  call: AnswerCall,
  sent: SentAnswer,
  { clock, signal }: { clock: Clock; signal: AbortSignal | undefined },
): Promise<Opinion | null> {
  const context = contextOf(location, call);
  if (context === null) return null;
  const { interviewId, question, suggestionsGiven } = context;
  const { hunterId } = call;
  const subject = {
    userId: call.student.id,
    messageId: sent.hasClientId ? sent.id : null,
    hunterId,
    interviewId,
    question,
    answer: sent.text,
    suggestionsGiven,
  };
  return askOpinion(subject, rulesVerdict(hunterId, question, sent.text, context), signal, clock);
}

type JudgingContext = AskedAndAnswered & {
  /** Null if the answer will open an interview. */
  interviewId: number | null;
  question: Question;
  /** For this question, before this answer. */
  suggestionsGiven: number;
};

/** The input for judging the answer; null if it will not be judged. */
function contextOf(location: AnswerLocation, { at }: AnswerCall): JudgingContext | null {
  if (location.kind === "in_new_interview") {
    const { questions } = location.set;
    const question = questions[location.index];
    return question ? { interviewId: null, question, suggestionsGiven: 0, questions, answers: [] } : null;
  }
  if (location.kind !== "in_interview") return null;
  const { interview, move } = location;
  const state = moveTo(interview.state, move, at);
  const { questions, answers, suggestionsGiven } = state;
  const question = currentQuestion(state);
  // What completes an answer is not judged.
  if (askedBack(state) !== undefined) return null;
  return question ? { interviewId: interview.id, question, suggestionsGiven, questions, answers } : null;
}

/**
 * The final verdict.
 * @param interview positioned at the answered question
 * @param opinion the model's; null if there is none
 */
export function finalVerdict(
  { id, state }: Pick<Interview, "id" | "state">,
  sent: SentAnswer,
  opinion: Opinion | null,
): Verdict {
  const question = state.questions.find((one) => one.id === sent.questionId);
  if (!question) throw new Error(`question ${sent.questionId} is not in the interview`);
  const verdict =
    askedBack(state) === undefined
      ? judged({ id, state }, question, sent, opinion)
      : completes(state, question, sent.text);
  const heard = { state, question, answer: sent.text, verdict, takesFollowUps: sent.takesFollowUps };
  return withWordsBack(heard, hunterOf(state.hunterId).asksBack);
}

/** The verdict on what completes an answer: the interview goes on in any case; nonsense adds nothing to the answer. */
function completes({ answers }: InterviewState, { question }: Question, text: string): Verdict {
  const isRelevant = formKind(readText(text), readText(question)) === null;
  const relevanceScore = isRelevant ? (answers.at(-1)?.relevanceScore ?? MIN_RELEVANCE) : 0;
  return { isRelevant, relevanceScore, needsSuggestion: false, suggestion: null, source: "server" };
}

function judged(
  { id, state }: Pick<Interview, "id" | "state">,
  question: Question,
  sent: SentAnswer,
  opinion: Opinion | null,
): Verdict {
  const rules = rulesVerdict(state.hunterId, question, sent.text, state);
  const verdict = combinedVerdict(rules, opinion && ifItFits(opinion, id, question, sent), state.suggestionsGiven);
  return sent.isDecidedByClient ? verdictAsShown(question, sent, verdict) : verdict;
}

/** Ignores an opinion on other input than what is being saved, because the state changed meanwhile. */
function ifItFits(opinion: Opinion, interviewId: number, question: Question, sent: SentAnswer): Opinion {
  const { about } = opinion;
  const fits =
    (about.interviewId ?? interviewId) === interviewId &&
    about.question.question === question.question &&
    about.answer === sent.text;
  return fits ? opinion : { ...opinion, yes: null, suggestion: null, madeBy: MADE_BY_RULES };
}

/**
 * The client's own verdict, with the score of the better judge when both decide the same. A decision that no judge
 * could have made is rejected.
 */
function verdictAsShown(question: Question, { text, shownDecision }: SentAnswer, server: Verdict): Verdict {
  const fallback = fallbackVerdict(question.question, text);
  const shown = shownDecision ?? fallback;
  if (isSameDecision(server, shown) || !isSameDecision(fallback, shown)) return server;
  return server.isRelevant === fallback.isRelevant
    ? { ...server, needsSuggestion: fallback.needsSuggestion, standing: "off" }
    : fallback;
}
