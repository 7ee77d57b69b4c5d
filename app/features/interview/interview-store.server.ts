import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { InterviewMessageRow, InterviewRow, InterviewStatus } from "#db/schema.ts";
import { isClockHeld, knownClock } from "./clock-store.server.ts";
import type { HunterId } from "./hunters.ts";
import { MAX_SUGGESTIONS } from "./limits.ts";
import { type AnswerReply, answerReplySchema } from "./requests.server.ts";
import { type Answer, type ChatMessage, ENDINGS, type InterviewState, parseState } from "./state.ts";

/** Interviews between the machine's state and their rows. */

/** How an answer arrived and what it was told: a repeated send gets the same. */
export type Receipt = { currentSuggestions: number | null; reply: AnswerReply };

export type Interview = {
  id: number;
  userId: number;
  status: InterviewStatus;
  isPersonalised: boolean;
  /** ISO-8601 UTC; last sign of life. */
  updatedAt: string;
  state: InterviewState;
  /** By answer id. */
  receipts: ReadonlyMap<string, Receipt>;
};

type Which = { id: number } | { hunterId: HunterId; status?: "open" };

/** An interview of this user: the one with this id, or the newest with this hunter. Another's looks like none. */
export async function findInterview(db: Db, userId: number, which: Which): Promise<Interview | null> {
  let query = db.selectFrom("interviews").selectAll().where("user_id", "=", userId);
  if ("id" in which) query = query.where("id", "=", which.id);
  else {
    query = query.where("hunter_id", "=", which.hunterId).orderBy("id", "desc").limit(1);
    if (which.status) query = query.where("status", "=", which.status);
  }
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const messages = await db
    .selectFrom("interview_messages")
    .selectAll()
    .where("interview_id", "=", row.id)
    .orderBy("position")
    .execute();
  const receipts = receiptsOf(messages);
  return {
    id: row.id,
    userId: row.user_id,
    status: row.status,
    isPersonalised: row.is_personalised === 1,
    updatedAt: row.updated_at,
    state: stateOf(row, messages, receipts, { left: knownClock(db, row.id), isHeld: isClockHeld(db, row.id) }),
    receipts,
  };
}

type Receipts = ReadonlyMap<string, Receipt>;

function stateOf(
  row: InterviewRow,
  messages: readonly InterviewMessageRow[],
  receipts: Receipts,
  clock: { left: number | undefined; isHeld: boolean },
) {
  const open = row.status === "open";
  const state = parseState({
    version: 1,
    hunterId: row.hunter_id,
    studentName: row.student_name,
    seed: row.seed,
    phase: open ? "question" : "ended",
    ending: ENDINGS.find((ending) => ending === row.status) ?? null,
    questions: JSON.parse(row.questions),
    messages: messages.map((row) => messageOf(row, receipts)),
    answers: messages.flatMap((message) => answerOf(message, receipts)),
    pendingAnswerId: null,
    currentQuestionIndex: row.question_index,
    suggestionsGiven: row.suggestions_given,
    maxSuggestions: MAX_SUGGESTIONS,
    questionsAnswered: row.questions_answered,
    totalQuestions: z.array(z.unknown()).parse(JSON.parse(row.questions)).length,
    sessionStartTime: row.started_at,
    questionStartTime: row.question_started_at,
    interviewStarted: true,
    duration: row.duration,
    timeRemaining: Math.min(row.remaining, clock.left ?? row.remaining),
    timerActive: open && !clock.isHeld,
    countedUntil: row.counted_until,
    turnStartedAt: row.turn_started_at,
    said: JSON.parse(row.said),
  });
  if (!state) throw new Error(`interview ${row.id} does not have the form of a saved one`);
  return state;
}

function messageOf(row: InterviewMessageRow, receipts: Receipts): ChatMessage {
  const standing = receipts.get(row.answer_id ?? "")?.reply.standing;
  return {
    id: row.message_id,
    role: row.role,
    content: row.content,
    timestamp: row.created_at,
    responseTime: row.response_time,
    questionId: row.question_id,
    isOffTopic: row.is_off_topic === null ? null : row.is_off_topic === 1,
    ...(standing && { standing }),
  };
}

/** Who judged, and how the answer stands to its question, is written in what it was told. */
function answerOf(row: InterviewMessageRow, receipts: Receipts): Answer[] {
  if (row.answer_id === null) return [];
  const { madeBy, standing, certainty } = receipts.get(row.answer_id)?.reply ?? {};
  return [
    {
      id: row.answer_id,
      questionId: row.question_id ?? "",
      text: row.content,
      responseTime: row.response_time ?? 0,
      isRelevant: row.is_off_topic === null ? null : row.is_off_topic === 0,
      relevanceScore: row.relevance_score,
      source: row.source,
      ...(madeBy && { madeBy }),
      ...(standing && { standing, certainty }),
    },
  ];
}

function receiptsOf(rows: readonly InterviewMessageRow[]): Map<string, Receipt> {
  const receipts = new Map<string, Receipt>();
  for (const { answer_id: id, reply, current_suggestions: currentSuggestions } of rows) {
    if (id !== null && reply !== null) {
      receipts.set(id, { currentSuggestions, reply: answerReplySchema.parse(JSON.parse(reply)) });
    }
  }
  return receipts;
}

/** Writes a new interview that has just asked its first question. @returns it, as it would be read. */
export async function insertInterview(
  trx: Db,
  userId: number,
  { state, isPersonalised, now }: { state: InterviewState; isPersonalised: boolean; now: string },
): Promise<Interview> {
  const { id } = await trx
    .insertInto("interviews")
    .values({
      user_id: userId,
      hunter_id: state.hunterId,
      is_personalised: isPersonalised ? 1 : 0,
      seed: state.seed,
      student_name: state.studentName,
      duration: state.duration,
      started_at: state.sessionStartTime ?? now,
      ...changing(state, "open", now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const interview: Interview = {
    id,
    userId,
    status: "open",
    isPersonalised,
    updatedAt: now,
    state,
    receipts: new Map(),
  };
  await writeMessages(trx, id, [], interview);
  return interview;
}

/** Writes what changed between two readings of an interview. */
export async function updateInterview(trx: Db, before: Interview, after: Interview): Promise<void> {
  await trx
    .updateTable("interviews")
    .set({ ...changing(after.state, after.status, after.updatedAt), is_personalised: Number(after.isPersonalised) })
    .where("id", "=", after.id)
    .execute();
  await writeMessages(trx, after.id, before.state.messages, after);
}

function changing(state: InterviewState, status: InterviewStatus, now: string) {
  return {
    status,
    questions: JSON.stringify(state.questions),
    question_index: state.currentQuestionIndex,
    suggestions_given: state.suggestionsGiven,
    questions_answered: state.questionsAnswered,
    remaining: state.timeRemaining,
    counted_until: state.countedUntil,
    turn_started_at: state.turnStartedAt,
    question_started_at: state.questionStartTime,
    said: JSON.stringify(state.said),
    updated_at: now,
    ended_at: status === "open" ? null : now,
  };
}

/** The machine never changes a message in place, so another object is another row. */
async function writeMessages(trx: Db, id: number, before: readonly ChatMessage[], after: Interview): Promise<void> {
  const { messages } = after.state;
  const same = messages.findIndex((message, position) => message !== before[position]);
  const from = same < 0 ? messages.length : same;
  if (from < before.length) {
    await trx.deleteFrom("interview_messages").where("interview_id", "=", id).where("position", ">=", from).execute();
  }
  const rows = messages.map((message, position) => rowOf(after, message, position)).slice(from);
  if (rows.length > 0) await trx.insertInto("interview_messages").values(rows).execute();
}

function rowOf({ id, state, receipts }: Interview, message: ChatMessage, position: number) {
  const answer = answerTo(state, message);
  const receipt = answer && receipts.get(answer.id);
  return {
    interview_id: id,
    position,
    message_id: message.id,
    role: message.role,
    content: message.content,
    created_at: message.timestamp,
    question_id: message.questionId,
    response_time: message.responseTime,
    is_off_topic: message.isOffTopic === null ? null : Number(message.isOffTopic),
    answer_id: answer?.id ?? null,
    relevance_score: answer?.relevanceScore ?? null,
    source: answer?.source ?? null,
    current_suggestions: receipt?.currentSuggestions ?? null,
    reply: receipt ? JSON.stringify(receipt.reply) : null,
  };
}

/** The student's messages that belong to a question are the answers, in the same order. */
function answerTo(state: InterviewState, message: ChatMessage): Answer | undefined {
  if (message.role !== "user" || message.questionId === null) return undefined;
  const told = state.messages.filter((one) => one.role === "user" && one.questionId !== null);
  return state.answers[told.indexOf(message)];
}
