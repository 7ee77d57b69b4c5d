import { randomUUID } from "node:crypto";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { closeIdle, isIdle } from "./close.server.ts";
import type { Interview } from "./interview-store.server.ts";
import { goTo, reconsider } from "./play.server.ts";
import { findSetWith } from "./question-sets.server.ts";
import type { AnswerCall, Sent } from "./sent-answer.server.ts";
import { openInterview } from "./start.server.ts";
import type { InterviewState } from "./state.ts";

export type Place = {
  /** As saved. */
  interview: Interview;
  /** At the question that was answered; still to be saved. */
  state: InterviewState;
};

/**
 * Where an answer belongs: an interview whose current question is the answered one. The specification's calls name no
 * interview, so without an id the open one is found, followed to where its screen is, or a new one is opened.
 * A closed interview that was named by its id comes back as it is.
 * @throws AppError 400 for a question that nobody asked, 409 for one that this interview is past
 */
export async function placeAnswer(trx: Db, call: AnswerCall, found: Interview | null, sent: Sent): Promise<Place> {
  if (found && call.interviewId !== undefined) return inNamed(found, sent, call.at);
  const isOther = call.seed !== undefined && found?.state.seed !== call.seed;
  if (found?.status !== "open" || isOther) return inNew(trx, call, sent);
  if (isIdle(found, call.at)) {
    await closeIdle(trx, found, call.at);
    return inNew(trx, call, sent);
  }
  return (await inOpen(trx, call, found, sent)) ?? inNew(trx, call, sent);
}

function inNamed(interview: Interview, sent: Sent, at: number): Place {
  const { state, status } = interview;
  const index = indexOf(state, sent.questionId);
  if (index < 0) throw unknownQuestion();
  if (status !== "open") return { interview, state };
  if (index >= state.currentQuestionIndex) return { interview, state: movedTo(state, index, at) };
  throw new AppError(
    "conflict",
    "Esta entrevista siguió en otra pestaña. Recarga la página para continuar donde quedó.",
    { reason: "out_of_step" },
  );
}

/** The open interview, where its client may have gone on or back; null when it must have begun another one. */
async function inOpen(trx: Db, call: AnswerCall, interview: Interview, sent: Sent): Promise<Place | null> {
  const { state } = interview;
  const index = indexOf(state, sent.questionId);
  if (index >= state.currentQuestionIndex) return { interview, state: movedTo(state, index, call.at) };
  if (index >= 0) {
    // Its client had a suggestion where the server had gone on: the reply did not arrive.
    const back = (sent.currentSuggestions ?? 0) > 0 ? reconsider(state, call.at) : null;
    return back?.currentQuestionIndex === index ? { interview, state: back } : null;
  }
  // It may ask from another set than the one that was supposed, e.g. generic questions of the hunter of its CV.
  const answered = [...new Set(state.answers.map((answer) => answer.questionId))];
  const set = await findSetWith(trx, call.student.id, call.hunterId, [...answered, sent.questionId]);
  if (!set || answered.length === 0 || set.questions.length < state.questions.length) return null;
  const other = { ...state, questions: [...set.questions], totalQuestions: set.questions.length };
  const { isPersonalised } = set;
  return {
    interview: { ...interview, isPersonalised },
    state: goTo(other, indexOf(other, sent.questionId), call.at),
  };
}

async function inNew(trx: Db, call: AnswerCall, sent: Sent): Promise<Place> {
  const { student, hunterId, fromCvAnalysis, at, seed = randomUUID() } = call;
  const chosen = await findSetWith(trx, student.id, hunterId, [sent.questionId], fromCvAnalysis);
  if (!chosen) throw unknownQuestion();
  const interview = await openInterview(trx, student, { hunterId, seed, chosen, at });
  return { interview, state: movedTo(interview.state, indexOf(interview.state, sent.questionId), at) };
}

function movedTo(state: InterviewState, index: number, at: number): InterviewState {
  return index === state.currentQuestionIndex ? state : goTo(state, index, at);
}

function indexOf({ questions }: InterviewState, questionId: string): number {
  return questions.findIndex((question) => question.id === questionId);
}

function unknownQuestion(): AppError {
  return new AppError("bad_request", "Esa pregunta no es de esta entrevista. Recarga la página para continuar.", {
    reason: "unknown_question",
  });
}
