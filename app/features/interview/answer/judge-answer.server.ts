import { MADE_BY_RULES } from "#app/ai/made-by.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Verdict } from "../events.ts";
import { fallbackVerdict } from "../fallback-verdict.ts";
import type { HunterId } from "../hunters.ts";
import type { Interview } from "../interview-store.server.ts";
import { type Verdict as JudgeVerdict, judgeAnswer } from "../judge/judge.ts";
import { combine, wouldEnd } from "../language-model/combine.ts";
import { askOpinion, type Opinion } from "../language-model/opinion.server.ts";
import type { Question } from "../question-bank/question.ts";
import { SAMPLES } from "../sample-answers.ts";
import type { InterviewState } from "../state.ts";
import { currentQuestion } from "../state-transitions.ts";
import { isSameDecision, moveTo, type SentAnswer } from "./apply-answer.ts";
import type { AnswerCall, AnswerLocation } from "./locate-answer.ts";

/** The verdict on one answer: the rules' own, a language model's opinion beside it, and what becomes of both. */

/** What an interview asks, and what was answered in it before. */
type AskedAndAnswered = {
  questions: readonly Pick<Question, "id" | "question">[];
  answers: readonly Pick<InterviewState["answers"][number], "questionId" | "text">[];
};

/**
 * What the rules say about an answer.
 * @param interview the same text again, to this or to another of its questions, is no answer
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
 * Rules and model together. Without a suggestion of the model's it is left to the machine, which knows what was said
 * before.
 * @param opinion the model's; null where none is installed
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
    // The model moves both alike: it is asked for one thing only.
    certainty: Math.min(1, Math.max(0, rules.answers + relevanceScore - rules.relevanceScore)),
    source: "server",
    ...(opinion && { madeBy: opinion.madeBy }),
  };
}

/**
 * The model's opinion on an answer that is going to be saved at this location. Takes seconds, so it is asked before the
 * transaction.
 * @param signal of the student who waits for the reply
 * @returns null where no model is installed and where there is nothing to judge
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
  /** Null where the answer will open an interview. */
  interviewId: number | null;
  question: Question;
  /** For this question, before this answer. */
  suggestionsGiven: number;
};

/** What the answer will be judged with once it is saved; null where it will not be judged. */
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
  return question ? { interviewId: interview.id, question, suggestionsGiven, questions, answers } : null;
}

/**
 * The verdict that counts.
 * @param interview at the question that was answered
 * @param opinion the model's; null where there is none
 */
export function finalVerdict(
  { id, state }: Pick<Interview, "id" | "state">,
  sent: SentAnswer,
  opinion: Opinion | null,
): Verdict {
  const { hunterId, questions, suggestionsGiven } = state;
  const question = questions.find((one) => one.id === sent.questionId);
  if (!question) throw new Error(`question ${sent.questionId} is not in the interview`);
  const rules = rulesVerdict(hunterId, question, sent.text, state);
  const verdict = combinedVerdict(rules, opinion && ifItFits(opinion, id, question, sent), suggestionsGiven);
  return sent.isDecidedByClient ? verdictAsShown(question, sent, verdict) : verdict;
}

/** An opinion on something else than what is being saved, because things moved on meanwhile, counts as none. */
function ifItFits(opinion: Opinion, interviewId: number, question: Question, sent: SentAnswer): Opinion {
  const { about } = opinion;
  const fits =
    (about.interviewId ?? interviewId) === interviewId &&
    about.question.question === question.question &&
    about.answer === sent.text;
  return fits ? opinion : { ...opinion, yes: null, suggestion: null, madeBy: MADE_BY_RULES };
}

/**
 * The verdict that the client gave by itself, with the score of the better judge where both decide the same. What no
 * judge could have given is not believed.
 */
function verdictAsShown(question: Question, { text, shownDecision }: SentAnswer, server: Verdict): Verdict {
  const fallback = fallbackVerdict(question.question, text);
  const shown = shownDecision ?? fallback;
  if (isSameDecision(server, shown) || !isSameDecision(fallback, shown)) return server;
  return server.isRelevant === fallback.isRelevant
    ? { ...server, needsSuggestion: fallback.needsSuggestion, standing: "off" }
    : fallback;
}
