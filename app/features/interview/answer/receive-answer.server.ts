import { randomUUID } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { chatModel } from "#app/ai/engine.server.ts";
import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import { markClockPaused } from "../clock-store.server.ts";
import { disclosureIn } from "../distress/disclosure.ts";
import { findInterview, type Interview } from "../interview-store.server.ts";
import type { Opinion } from "../language-model/opinion.server.ts";
import { questionsFor } from "../question-bank/managed-questions.server.ts";
import { newestCvResult } from "../question-sets.server.ts";
import { refusalError } from "../refusals.ts";
import type { AnalyzeResponseBody, AnswerReply, PendingBody } from "../requests.server.ts";
import { saveInterview } from "../save-interview.server.ts";
import { openInterview, type Student } from "../start.server.ts";
import type { InterviewState } from "../state.ts";
import {
  carePart,
  replyAfterEnd,
  replyToSaved,
  replyToWithheld,
  unsavedPart,
  type WithheldAnswer,
} from "./answer-reply.ts";
import { applyAnswer, moveTo, pauseClock, redecideLastAnswer, type SentAnswer } from "./apply-answer.ts";
import { finalVerdict, modelOpinion } from "./judge-answer.server.ts";
import { type AnswerCall, type AnswerLocation, locateAnswer, needsCv, needsQuestions } from "./locate-answer.ts";

/** The use case: an answer arrives, is located, judged, applied, saved and replied to. */

/**
 * Judges and saves an answer, after the earlier answers that did not reach the server. A repeated send gets the same
 * reply and counts once, even while the first one is being judged.
 * @param conditions `signal` of the student who waits for the reply; once the student is gone, the rules judge at once
 * and the answer is saved. `byRules`: no model is used, also not for the result's texts
 * @throws AppError 400 for an unknown question, 404 for another user's interview, 409 (reason "out_of_step") when this
 * interview went past the question in another tab
 */
export async function analyzeResponse(
  db: Db,
  student: Student,
  body: AnalyzeResponseBody,
  { clock = systemClock, signal, byRules = false }: { clock?: Clock; signal?: AbortSignal; byRules?: boolean } = {},
): Promise<AnswerReply> {
  const { hunterId, interviewId, seed, fromCvAnalysis = false, pending = [], ...fields } = body;
  const at = clock.now().getTime();
  const call: AnswerCall = { student, hunterId, interviewId, seed, fromCvAnalysis, at, byRules };
  const disclosure = disclosureIn(fields.userResponse, { isConfirmed: fields.isConfirmed });
  const sent = { ...sentAnswer(fields), isWithheld: disclosure !== null };
  // The database has one writing connection: asking the model inside the transaction would block everybody.
  const asksModel = !sent.isWithheld && !byRules && chatModel() !== null;
  const opinion = asksModel ? await modelOpinion(await locate(db, call, sent), call, sent, { clock, signal }) : null;
  const judged: Judged = { opinion, at: clock.now().getTime() };
  return db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, student.id);
    const { withheld, unsavedIds } = await savePendingAnswers(trx, call, pending);
    if (disclosure) withheld.push({ id: sent.id, ...disclosure });
    const reply = disclosure ? await withholdAnswer(trx, call, sent) : await saveAnswer(trx, call, sent, judged);
    const unsaved = unsavedPart([...unsavedIds, ...unsavedIn(reply)]);
    return { ...reply, ...unsaved, ...carePart(withheld, getSettings().SUPPORT_CARE) };
  });
}

/** The model's opinion, and the time of the decision. The student's clock is stopped from the arrival until then. */
type Judged = { opinion: Opinion | null; at: number };

type AnswerFields = Omit<AnalyzeResponseBody, "hunterId" | "interviewId" | "seed" | "fromCvAnalysis" | "pending">;

/** An answer from a request body, to be judged by the server. */
function sentAnswer(fields: AnswerFields): SentAnswer {
  return {
    id: fields.messageId ?? `server-${randomUUID()}`,
    hasClientId: fields.messageId !== undefined,
    questionId: fields.questionId,
    text: fields.userResponse,
    remaining: fields.remaining,
    responseSeconds: fields.responseSeconds,
    spoken: fields.spoken,
    currentSuggestions: fields.currentSuggestions ?? null,
    isDecidedByClient: false,
    takesFollowUps: fields.followUps ?? false,
    shownDecision: undefined,
    isWithheld: false,
  };
}

/** An answer that its client decided while the server was unreachable. */
function pendingAnswer(fields: PendingBody): SentAnswer {
  const { isRelevant, needsSuggestion = !isRelevant } = fields;
  const shownDecision = isRelevant === undefined ? undefined : { isRelevant, needsSuggestion };
  return { ...sentAnswer(fields), isDecidedByClient: true, takesFollowUps: false, shownDecision };
}

async function locate(db: Db, call: AnswerCall, sent: SentAnswer): Promise<AnswerLocation> {
  const { student, hunterId, interviewId, seed } = call;
  const interview = await findInterview(db, student.id, interviewId === undefined ? { hunterId } : { id: interviewId });
  const askable = needsQuestions(interview, call, sent) ? await questionsFor(db, student.id, { seed }) : undefined;
  const cv = needsCv({ interview, askable }, call, sent) ? await newestCvResult(db, student.id) : null;
  return locateAnswer({ interview, cv, askable }, call, sent);
}

type PendingOutcome = {
  /** Not saved because they disclose something. */
  withheld: WithheldAnswer[];
  /** Not saved because another tab has overtaken them, or the interview has ended. */
  unsavedIds: string[];
};

/** Saves answers that the client decided by itself, oldest first, as far as the interview still takes them. */
export async function savePendingAnswers(
  trx: Db,
  call: AnswerCall,
  pending: readonly PendingBody[],
): Promise<PendingOutcome> {
  const withheld: WithheldAnswer[] = [];
  const unsavedIds: string[] = [];
  for (const fields of pending) {
    await yieldToEventLoop();
    const sent = pendingAnswer(fields);
    const disclosure = disclosureIn(sent.text, { isConfirmed: fields.isConfirmed });
    if (disclosure) {
      withheld.push({ id: sent.id, ...disclosure });
      continue;
    }
    const location = await locate(trx, call, sent);
    if (location.kind === "overtaken") unsavedIds.push(sent.id);
    else unsavedIds.push(...unsavedIn(await saveAt(trx, location, call, sent, { opinion: null, at: call.at })));
  }
  return { withheld, unsavedIds };
}

const unsavedIn = (reply: AnswerReply): readonly string[] => reply.unsavedIds ?? [];

async function saveAnswer(trx: Db, call: AnswerCall, sent: SentAnswer, judged: Judged): Promise<AnswerReply> {
  return saveAt(trx, await locate(trx, call, sent), call, sent, judged);
}

async function saveAt(
  trx: Db,
  location: AnswerLocation,
  call: AnswerCall,
  sent: SentAnswer,
  judged: Judged,
): Promise<AnswerReply> {
  if (location.kind === "refused") throw refusalError(location.refusal);
  if (location.kind === "overtaken") throw refusalError("out_of_step");
  if (location.kind === "saved_before") return replyAgain(trx, location, call, sent);
  if (location.kind === "in_ended_interview") return endedReply(location.interview, sent);
  const { interview, state } = await enterInterview(trx, location, call);
  const verdict = finalVerdict({ id: interview.id, state }, sent, judged.opinion);
  const next = applyAnswer(state, sent, verdict, { arrived: call.at, judged: judged.at });
  if (next.answers.some((answer) => answer.id === sent.id))
    return saveWithReply(trx, interview, next, sent, { at: judged.at, byRules: call.byRules });
  // The time had run out before the answer came.
  const ended = await saveInterview(trx, interview, next, judged.at, { byRules: call.byRules });
  return call.interviewId === undefined ? saveAnswer(trx, call, sent, judged) : endedReply(ended, sent);
}

/** The saved interview, created first if necessary, and its state at the answered question. */
async function enterInterview(
  trx: Db,
  location: Extract<AnswerLocation, { kind: "in_interview" | "in_new_interview" }>,
  { student, hunterId, seed, at }: AnswerCall,
): Promise<{ interview: Interview; state: InterviewState }> {
  if (location.kind === "in_interview") {
    const { interview, move } = location;
    return { interview, state: moveTo(interview.state, move, at) };
  }
  const { set: chosen, index } = location;
  const interview = await openInterview(trx, student, { hunterId, seed: seed ?? randomUUID(), chosen, at });
  return { interview, state: moveTo(interview.state, { to: "question", index }, at) };
}

type Saving = Pick<AnswerCall, "at" | "byRules">;

async function saveWithReply(
  trx: Db,
  interview: Interview,
  state: InterviewState,
  { id, currentSuggestions }: Pick<SentAnswer, "id" | "currentSuggestions">,
  { at, byRules }: Saving,
): Promise<AnswerReply> {
  const reply = replyToSaved(interview.id, state, id);
  const storedReplies = new Map(interview.storedReplies).set(id, { currentSuggestions, reply });
  await saveInterview(trx, interview, state, at, { storedReplies, byRules });
  return reply;
}

/**
 * The reply to an answer that is saved already: the same as before. If that reply did not arrive and the client
 * decided differently, the client's decision replaces the server's.
 */
async function replyAgain(
  trx: Db,
  { interview, stored }: Extract<AnswerLocation, { kind: "saved_before" }>,
  call: AnswerCall,
  sent: SentAnswer,
): Promise<AnswerReply> {
  const isLast = interview.state.answers.at(-1)?.id === sent.id;
  if (!sent.isDecidedByClient || !isLast || !(await mayBeOpen(trx, interview))) return stored.reply;
  const state = redecideLastAnswer(interview.state, call.at, sent.shownDecision);
  if (!state) return stored.reply;
  return saveWithReply(trx, interview, state, { id: sent.id, currentSuggestions: stored.currentSuggestions }, call);
}

/** Whether the interview is open or can be reopened: no other one with the same hunter is open. */
async function mayBeOpen(trx: Db, { id, userId, state }: Interview): Promise<boolean> {
  const open = await findInterview(trx, userId, { hunterId: state.hunterId, status: "open" });
  return open === null || open.id === id;
}

/** The interview is over, e.g. ended in another tab. */
function endedReply(interview: Interview, sent: SentAnswer): AnswerReply {
  return replyAfterEnd(interview, finalVerdict(interview, sent, null), sent.id);
}

/** An answer that discloses something is not saved: the interview stays where it is, with its clock paused. */
async function withholdAnswer(trx: Db, call: AnswerCall, sent: SentAnswer): Promise<AnswerReply> {
  const location = await locate(trx, call, sent);
  if (location.kind === "refused") throw refusalError(location.refusal);
  // The interview ended or continued in another tab, but the sources of help are still sent.
  if (location.kind !== "in_interview" && location.kind !== "in_new_interview")
    return replyToWithheld(location.interview);
  const { interview, state } = await enterInterview(trx, location, call);
  const paused = pauseClock(state, sent, call.at);
  await saveInterview(trx, interview, paused, call.at);
  if (paused.phase !== "ended") markClockPaused(trx, interview.id);
  return replyToWithheld({ ...interview, state: paused });
}
