import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { keep, leavesResult } from "./close.server.ts";
import type { Verdict } from "./events.ts";
import { findInterview, type Interview, type Receipt } from "./interview-store.server.ts";
import { placeAnswer } from "./place-answer.server.ts";
import { play, reconsider, screenVerdict, suggestionIn } from "./play.server.ts";
import type { AnalyzeResponseBody, AnswerReply } from "./requests.server.ts";
import { type AnswerCall, decidedAnswer, type Sent, sentAnswer } from "./sent-answer.server.ts";
import type { Student } from "./start.server.ts";
import type { InterviewState } from "./state.ts";
import { judgeFor } from "./verdict.server.ts";

/** The use case: an answer arrives, is judged, saved and replied to. */

/** For so long a client without ids of its own may repeat the answer that ended its interview. */
const REPEAT_WITHIN_MS = 2 * 60 * 1000;

/**
 * Judges and saves an answer, after those that did not reach the server before. A repeated send gets the same reply
 * and counts once.
 * @throws AppError 400 for an unknown question, 404 for another's interview, 409 (reason "out_of_step") when this
 *   interview went past the question in another tab
 */
export async function analyzeResponse(
  db: Db,
  student: Student,
  body: AnalyzeResponseBody,
  clock: Clock = systemClock,
): Promise<AnswerReply> {
  const { hunterId, interviewId, seed, pending = [], ...fields } = body;
  const call: AnswerCall = { student, hunterId, interviewId, seed, at: clock.now().getTime() };
  return db.transaction().execute(async (trx) => {
    for (const earlier of pending) await takeDecided(trx, call, decidedAnswer(earlier));
    return take(trx, call, sentAnswer(fields));
  });
}

/** Saves an answer that the screen has decided; one that another tab has overtaken is left out. */
export async function takeDecided(trx: Db, call: AnswerCall, sent: Sent): Promise<void> {
  try {
    await take(trx, call, sent);
  } catch (error) {
    if (!(error instanceof AppError && error.reason === "out_of_step")) throw error;
  }
}

async function take(trx: Db, call: AnswerCall, sent: Sent): Promise<AnswerReply> {
  const found = await targetOf(trx, call);
  const receipt = found && receiptOf(found, sent, call.at);
  if (found && receipt) return sent.isDecided ? followScreen(trx, found, sent, receipt, call.at) : receipt.reply;
  const { interview, state } = await placeAnswer(trx, call, found, sent);
  if (interview.status !== "open") return replyAfterEnd(interview, sent);
  const next = play(state, sent, verdictOn(state, sent), call.at);
  if (next.answers.some((answer) => answer.id === sent.id)) return save(trx, interview, next, sent, call.at);
  // Its time had run out before the answer came.
  const closed = await keep(trx, interview, next, call.at);
  return call.interviewId === undefined ? take(trx, call, sent) : replyAfterEnd(closed, sent);
}

async function targetOf(trx: Db, { student, hunterId, interviewId }: AnswerCall): Promise<Interview | null> {
  if (interviewId === undefined) return findInterview(trx, student.id, { hunterId });
  const interview = await findInterview(trx, student.id, { id: interviewId });
  if (interview?.state.hunterId !== hunterId) throw unknownInterview();
  return interview;
}

/** What a call about an interview that is not this user's is told. */
export function unknownInterview(): AppError {
  return new AppError("not_found", "No encontramos esa entrevista. Vuelve a Entrevistas IA y comienza otra.");
}

/** What the same answer was told before: by its id, or for a client without ids by question, text and attempt. */
function receiptOf({ status, updatedAt, state, receipts }: Interview, sent: Sent, at: number): Receipt | undefined {
  if (sent.isNamed) return receipts.get(sent.id);
  if (status !== "open" && at - Date.parse(updatedAt) > REPEAT_WITHIN_MS) return undefined;
  const hint = sent.currentSuggestions;
  return state.answers
    .filter((answer) => answer.questionId === sent.questionId && answer.text === sent.text)
    .map((answer) => receipts.get(answer.id))
    .findLast((one) => one && (hint === null || one.currentSuggestions === null || one.currentSuggestions === hint));
}

function verdictOn({ hunterId, questions, answers }: InterviewState, sent: Sent): Verdict {
  const question = questions.find((one) => one.id === sent.questionId);
  if (!question) throw new Error(`question ${sent.questionId} is not in the interview`);
  const before = answers.map((answer) => answer.text);
  const judged = judgeFor(hunterId, question, sent.text, before);
  return sent.isDecided ? screenVerdict(question, sent, judged) : judged;
}

async function save(trx: Db, interview: Interview, state: InterviewState, sent: Sent, at: number) {
  const reply = replyOf(interview.id, state, sent.id);
  const receipts = new Map(interview.receipts).set(sent.id, { currentSuggestions: sent.currentSuggestions, reply });
  await keep(trx, interview, state, at, receipts);
  return reply;
}

/** The server had decided; where its reply did not arrive and the screen decided otherwise, the screen is followed. */
async function followScreen(trx: Db, interview: Interview, sent: Sent, receipt: Receipt, at: number) {
  const isLast = interview.state.answers.at(-1)?.id === sent.id;
  const state = isLast && (await isFree(trx, interview)) ? reconsider(interview.state, at, sent.seenAsRelevant) : null;
  if (!state) return receipt.reply;
  return save(trx, interview, state, { ...sent, currentSuggestions: receipt.currentSuggestions }, at);
}

/** Whether the interview is open or could be open again: no other one with the same hunter is. */
async function isFree(trx: Db, { id, userId, state }: Interview): Promise<boolean> {
  const open = await findInterview(trx, userId, { hunterId: state.hunterId, status: "open" });
  return open === null || open.id === id;
}

/** What an answer in the saved state is told. */
function replyOf(interviewId: number, state: InterviewState, answerId: string): AnswerReply {
  const answer = state.answers.find((one) => one.id === answerId);
  const isRelevant = answer?.isRelevant ?? false;
  return {
    isRelevant,
    relevanceScore: answer?.relevanceScore ?? 0,
    needsSuggestion: !isRelevant,
    suggestion: isRelevant ? null : suggestionIn(state),
    ...standing(interviewId, state),
  };
}

/** The interview is over, e.g. ended in another tab: a verdict, and nothing is saved. */
function replyAfterEnd({ id, state }: Interview, sent: Sent): AnswerReply {
  const { isRelevant, relevanceScore, needsSuggestion } = verdictOn(state, sent);
  return { isRelevant, relevanceScore, needsSuggestion, suggestion: null, ...standing(id, state) };
}

function standing(interviewId: number, state: InterviewState) {
  const ended = state.phase === "ended";
  return {
    interviewId,
    suggestionsGiven: state.suggestionsGiven,
    questionIndex: state.currentQuestionIndex,
    ended,
    ending: state.ending,
    remaining: state.timeRemaining,
    resultId: ended && leavesResult(state) ? interviewId : null,
  };
}
