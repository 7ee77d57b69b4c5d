import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { InterviewMessageRow, InterviewRow, InterviewStatus } from "#db/schema.ts";
import { isClockPaused, unwrittenSecondsLeft } from "./clock-store.server.ts";
import { spokenSchema } from "./delivery/spoken-schema.ts";
import { FOLLOW_UP_KINDS } from "./follow-up/follow-up.ts";
import type { HunterId } from "./hunters.ts";
import { MAX_SUGGESTIONS } from "./limits.ts";
import { refusalError } from "./refusals.ts";
import { type AnswerReply, answerReplySchema } from "./requests.server.ts";
import { type Answer, type ChatMessage, ENDINGS, type InterviewState, parseState } from "./state.ts";

/** Converts interviews between the machine's state and their database rows. */

/** The reply to an answer, and the suggestions that the client showed: a repeated send gets the same reply. */
export type StoredReply = { currentSuggestions: number | null; reply: AnswerReply };

export type Interview = {
  id: number;
  userId: number;
  status: InterviewStatus;
  isPersonalised: boolean;
  /** ISO-8601 UTC; time of the last activity. */
  updatedAt: string;
  state: InterviewState;
  /** By answer id. */
  storedReplies: ReadonlyMap<string, StoredReply>;
};

type Which = { id: number } | { hunterId: HunterId; status?: "open" };

/** The user's interview with this id, or the newest with this hunter; null also for another user's interview. */
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
  const storedReplies = storedRepliesOf(messages);
  const clock = { left: unwrittenSecondsLeft(db, row.id), isPaused: isClockPaused(db, row.id) };
  return {
    id: row.id,
    userId: row.user_id,
    status: row.status,
    isPersonalised: row.is_personalised === 1,
    updatedAt: row.updated_at,
    state: stateOf(row, messages, storedReplies, clock),
    storedReplies,
  };
}

/**
 * The user's interview with this id.
 * @throws AppError 404 when there is none
 */
export async function findOwnInterview(db: Db, userId: number, id: number): Promise<Interview> {
  const interview = await findInterview(db, userId, { id });
  if (!interview) throw refusalError("unknown_interview");
  return interview;
}

type StoredReplies = ReadonlyMap<string, StoredReply>;

function stateOf(
  row: InterviewRow,
  messages: readonly InterviewMessageRow[],
  replies: StoredReplies,
  clock: { left: number | undefined; isPaused: boolean },
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
    messages: messages.map((row) => messageOf(row, replies)),
    answers: messages.flatMap((message) => answerOf(message, replies)),
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
    timerActive: open && !clock.isPaused,
    countedUntil: row.counted_until,
    turnStartedAt: row.turn_started_at,
    said: JSON.parse(row.said),
  });
  if (!state) throw new Error(`interview ${row.id} does not have the form of a saved one`);
  return state;
}

function messageOf(row: InterviewMessageRow, replies: StoredReplies): ChatMessage {
  const standing = replies.get(row.answer_id ?? "")?.reply.standing;
  return {
    id: row.message_id,
    role: row.role,
    content: row.content,
    timestamp: row.created_at,
    responseTime: row.response_time,
    questionId: row.question_id,
    isOffTopic: row.is_off_topic === null ? null : row.is_off_topic === 1,
    ...followUpOf(row),
    ...(standing && { standing }),
  };
}

function followUpOf({ follow_up: followUp }: InterviewMessageRow) {
  return followUp === null ? {} : { followUp: z.enum(FOLLOW_UP_KINDS).parse(followUp) };
}

/** `madeBy`, `standing` and `certainty` have no column: they are read from the stored reply. */
function answerOf(row: InterviewMessageRow, replies: StoredReplies): Answer[] {
  if (row.answer_id === null) return [];
  const { madeBy, standing, certainty } = replies.get(row.answer_id)?.reply ?? {};
  return [
    {
      id: row.answer_id,
      questionId: row.question_id ?? "",
      text: row.content,
      responseTime: row.response_time ?? 0,
      isRelevant: row.is_off_topic === null ? null : row.is_off_topic === 0,
      relevanceScore: row.relevance_score,
      source: row.source,
      ...followUpOf(row),
      ...spokenOf(row),
      ...(madeBy && { madeBy }),
      ...(standing && { standing, certainty }),
    },
  ];
}

function spokenOf({ spoken }: InterviewMessageRow) {
  return spoken === null ? {} : { spoken: spokenSchema.parse(JSON.parse(spoken)) };
}

function storedRepliesOf(rows: readonly InterviewMessageRow[]): Map<string, StoredReply> {
  const replies = new Map<string, StoredReply>();
  for (const { answer_id: id, reply, current_suggestions: currentSuggestions } of rows) {
    if (id !== null && reply !== null) {
      replies.set(id, { currentSuggestions, reply: answerReplySchema.parse(JSON.parse(reply)) });
    }
  }
  return replies;
}

/** Inserts a new interview that has just asked its first question. @returns the interview as a later read returns it */
export async function insertInterview(
  trx: Db,
  userId: number,
  {
    state,
    isPersonalised,
    offerId = null,
    now,
  }: { state: InterviewState; isPersonalised: boolean; offerId?: number | null; now: string },
): Promise<Interview> {
  const { id } = await trx
    .insertInto("interviews")
    .values({
      user_id: userId,
      hunter_id: state.hunterId,
      is_personalised: isPersonalised ? 1 : 0,
      job_offer_id: offerId,
      seed: state.seed,
      student_name: state.studentName,
      duration: state.duration,
      started_at: state.sessionStartTime ?? now,
      ...changingColumns(state, "open", now),
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
    storedReplies: new Map(),
  };
  await writeMessages(trx, id, [], interview);
  return interview;
}

/** Writes the changes between two states of an interview. */
export async function updateInterview(trx: Db, before: Interview, after: Interview): Promise<void> {
  await trx
    .updateTable("interviews")
    .set({
      ...changingColumns(after.state, after.status, after.updatedAt),
      is_personalised: Number(after.isPersonalised),
    })
    .where("id", "=", after.id)
    .execute();
  await writeMessages(trx, after.id, before.state.messages, after);
}

function changingColumns(state: InterviewState, status: InterviewStatus, now: string) {
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

/** The machine never changes a message in place, so every row from the first differing object on is rewritten. */
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

function rowOf({ id, state, storedReplies }: Interview, message: ChatMessage, position: number) {
  const answer = answerTo(state, message);
  const stored = answer && storedReplies.get(answer.id);
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
    follow_up: message.followUp ?? null,
    spoken: answer?.spoken ? JSON.stringify(answer.spoken) : null,
    current_suggestions: stored?.currentSuggestions ?? null,
    reply: stored ? JSON.stringify(stored.reply) : null,
  };
}

/** The answer of a message: the student's messages that have a question are in the same order as the answers. */
function answerTo(state: InterviewState, message: ChatMessage): Answer | undefined {
  if (message.role !== "user" || message.questionId === null) return undefined;
  const told = state.messages.filter((one) => one.role === "user" && one.questionId !== null);
  return state.answers[told.indexOf(message)];
}
