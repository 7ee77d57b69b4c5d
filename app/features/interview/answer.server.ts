import { setImmediate as breathe } from "node:timers/promises";
import { chatModel } from "#app/ai/engine.server.ts";
import { MADE_BY_RULES } from "#app/ai/made-by.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { placeIn, replyOf, replyWithCare, type SetAsideAnswer, withCare } from "./answer-reply.server.ts";
import { answerSubject, receiptOf, targetOf } from "./answer-target.server.ts";
import { disclosureIn } from "./care/disclosure.ts";
import { holdClock } from "./clock-store.server.ts";
import { keep } from "./close.server.ts";
import type { Verdict } from "./events.ts";
import { findInterview, type Interview, type Receipt } from "./interview-store.server.ts";
import { askOpinion, type Opinion } from "./model/opinion.server.ts";
import { placeAnswer } from "./place-answer.server.ts";
import { hold, play, reconsider, screenVerdict } from "./play.server.ts";
import type { AnalyzeResponseBody, AnswerReply, PendingBody } from "./requests.server.ts";
import { type AnswerCall, decidedAnswer, type Sent, sentAnswer } from "./sent-answer.server.ts";
import type { Student } from "./start.server.ts";
import type { InterviewState } from "./state.ts";
import { rulesVerdict, verdictFrom } from "./verdict.server.ts";

/** The use case: an answer arrives, is judged, saved and replied to. */

/**
 * Judges and saves an answer, after those that did not reach the server before. A repeated send gets the same reply
 * and counts once, also while the first one is being judged.
 * @param signal of the student who waits for the reply; without him the rules judge at once, and the answer is saved
 * @throws AppError 400 for an unknown question, 404 for another's interview, 409 (reason "out_of_step") when this
 *   interview went past the question in another tab
 */
export async function analyzeResponse(
  db: Db,
  student: Student,
  body: AnalyzeResponseBody,
  { clock = systemClock, signal }: { clock?: Clock; signal?: AbortSignal } = {},
): Promise<AnswerReply> {
  const { hunterId, interviewId, seed, fromCvAnalysis = false, pending = [], ...fields } = body;
  const call: AnswerCall = { student, hunterId, interviewId, seed, fromCvAnalysis, at: clock.now().getTime() };
  const sent = sentAnswer(fields);
  const disclosure = disclosureIn(sent.text, { isConfirmed: fields.isConfirmed });
  // What was disclosed goes to no model and into no table.
  const opinion = disclosure ? null : await opinionOn(db, call, sent, { clock, signal });
  const judged: Judged = { opinion, at: clock.now().getTime() };
  return db.transaction().execute(async (trx) => {
    const earlier = await takePending(trx, call, pending);
    if (disclosure) return setAside(trx, call, sent, [...earlier, { id: sent.id, ...disclosure }]);
    return withCare(await take(trx, call, sent, judged), earlier);
  });
}

/** What there was to decide with, and when. The student's clock stands still from the arrival until then. */
type Judged = { opinion: Opinion | null; at: number };

/**
 * The model is asked before the transaction: the database has one connection, and everybody would wait. Null where no
 * model is installed and where there is nothing to judge.
 */
async function opinionOn(
  db: Db,
  call: AnswerCall,
  sent: Sent,
  { clock, signal }: { clock: Clock; signal: AbortSignal | undefined },
): Promise<Opinion | null> {
  if (chatModel() === null) return null;
  const found = await answerSubject(db, call, sent);
  return found && askOpinion(found.subject, found.rules, signal, clock);
}

/**
 * Saves answers that the screen has decided; one that another tab has overtaken is left out.
 * @returns those that were not saved because they disclose something
 */
export async function takePending(
  trx: Db,
  call: AnswerCall,
  pending: readonly PendingBody[],
): Promise<SetAsideAnswer[]> {
  const disclosed: SetAsideAnswer[] = [];
  for (const body of pending) {
    await breathe();
    const sent = decidedAnswer(body);
    const disclosure = disclosureIn(sent.text, { isConfirmed: body.isConfirmed });
    if (disclosure) disclosed.push({ id: sent.id, ...disclosure });
    else await takeDecided(trx, call, sent);
  }
  return disclosed;
}

async function takeDecided(trx: Db, call: AnswerCall, sent: Sent): Promise<void> {
  try {
    await take(trx, call, sent, { opinion: null, at: call.at });
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}

/** The interview is past the question, in another tab. */
function isOvertaken(error: unknown): boolean {
  return error instanceof AppError && error.reason === "out_of_step";
}

/** An answer that discloses something is not saved: the interview stays where it is, and its clock stands. */
async function setAside(
  trx: Db,
  call: AnswerCall,
  sent: Sent,
  disclosed: readonly SetAsideAnswer[],
): Promise<AnswerReply> {
  const found = await targetOf(trx, call);
  const place = await placeAnswer(trx, call, found, sent).catch((error: unknown) => {
    // It went on in another tab: no reason to keep the help back.
    if (found && isOvertaken(error)) return { interview: found, state: null };
    throw error;
  });
  const { interview, state } = place;
  if (state === null || interview.status !== "open") return replyWithCare(interview, disclosed);
  const held = hold(state, sent, call.at);
  await keep(trx, interview, held, call.at);
  if (held.phase !== "ended") holdClock(trx, interview.id);
  return replyWithCare({ ...interview, state: held }, disclosed);
}

async function take(trx: Db, call: AnswerCall, sent: Sent, judged: Judged): Promise<AnswerReply> {
  const found = await targetOf(trx, call);
  const receipt = found && receiptOf(found, sent, call.at);
  if (found && receipt) return sent.isDecided ? followScreen(trx, found, sent, receipt, call.at) : receipt.reply;
  const { interview, state } = await placeAnswer(trx, call, found, sent);
  if (interview.status !== "open") return replyAfterEnd(interview, sent);
  const verdict = verdictOn(state, sent, fitting(judged.opinion, interview, state, sent));
  const next = play(state, sent, verdict, { arrived: call.at, judged: judged.at });
  if (next.answers.some((answer) => answer.id === sent.id)) return save(trx, interview, next, sent, judged.at);
  // Its time had run out before the answer came.
  const closed = await keep(trx, interview, next, judged.at);
  return call.interviewId === undefined ? take(trx, call, sent, judged) : replyAfterEnd(closed, sent);
}

/** An opinion on something else than what is being saved, because things moved on meanwhile, counts as none. */
function fitting(opinion: Opinion | null, interview: Interview, state: InterviewState, sent: Sent): Opinion | null {
  if (opinion === null) return null;
  const { about } = opinion;
  const question = state.questions.find((one) => one.id === sent.questionId);
  const fits =
    (about.interviewId ?? interview.id) === interview.id &&
    about.question.question === question?.question &&
    about.answer === sent.text;
  return fits ? opinion : { ...opinion, yes: null, suggestion: null, madeBy: MADE_BY_RULES };
}

function verdictOn(state: InterviewState, sent: Sent, opinion: Opinion | null = null): Verdict {
  const { hunterId, questions, suggestionsGiven } = state;
  const question = questions.find((one) => one.id === sent.questionId);
  if (!question) throw new Error(`question ${sent.questionId} is not in the interview`);
  const judged = verdictFrom(rulesVerdict(hunterId, question, sent.text, state), opinion, suggestionsGiven);
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
  const state = isLast && (await isFree(trx, interview)) ? reconsider(interview.state, at, sent.seen) : null;
  if (!state) return receipt.reply;
  return save(trx, interview, state, { ...sent, currentSuggestions: receipt.currentSuggestions }, at);
}

/** Whether the interview is open or could be open again: no other one with the same hunter is. */
async function isFree(trx: Db, { id, userId, state }: Interview): Promise<boolean> {
  const open = await findInterview(trx, userId, { hunterId: state.hunterId, status: "open" });
  return open === null || open.id === id;
}

/** The interview is over, e.g. ended in another tab: a verdict, and nothing is saved. */
function replyAfterEnd({ id, state }: Interview, sent: Sent): AnswerReply {
  const { isRelevant, relevanceScore, needsSuggestion } = verdictOn(state, sent);
  return { isRelevant, relevanceScore, needsSuggestion, suggestion: null, ...placeIn(id, state) };
}
