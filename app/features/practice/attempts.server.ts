import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import { careFor } from "../interview/distress/care.ts";
import { disclosureIn } from "../interview/distress/disclosure.ts";
import type { AttemptBody, AttemptReply } from "./api-schemas.server.ts";
import { betterVersion, type VersionStep } from "./better-version.ts";
import { compareTries, type Gain } from "./compare-tries.ts";
import { type AnswerMap, mapAnswer } from "./map-answer.ts";
import { findPracticeQuestion, type PracticeQuestion } from "./practice-question.server.ts";

/** Tries at one question: keeping one, and what is shown of the last two. */

/** A person does not write more; a program that does would keep the judge busy. */
const MAX_PER_MINUTE = 10;

/**
 * Keeps a try, unless it discloses distress or violence.
 * @throws AppError 404 for an unknown question, 409 when the person is blocked, 429 after ten tries in a minute
 */
export async function keepAttempt(
  db: Db,
  userId: number,
  body: AttemptBody,
  clock: Clock = systemClock,
): Promise<AttemptReply> {
  const asked = await findPracticeQuestion(db, userId, body);
  if (!asked)
    throw new AppError("not_found", "No encontramos esa pregunta. Ábrela desde el resultado de tu entrevista.");
  const { question, hunterId } = asked;
  const disclosure = disclosureIn(body.answer, { isConfirmed: body.isConfirmed });
  if (disclosure) {
    return { attemptId: null, care: { ...careFor(disclosure.concern, getSettings().SUPPORT_CARE), answerIds: [] } };
  }
  return db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    await refuseTooMany(trx, userId, clock);
    const row = await trx
      .insertInto("practice_attempts")
      .values({
        user_id: userId,
        hunter_id: hunterId,
        question_id: question.id,
        question: question.question,
        category: question.category,
        focus: question.focus,
        answer: body.answer,
        created_at: isoNow(clock),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { attemptId: row.id };
  });
}

async function refuseTooMany(trx: Db, userId: number, clock: Clock): Promise<void> {
  const since = new Date(clock.now().getTime() - MINUTE_MS).toISOString();
  const { count } = await trx
    .selectFrom("practice_attempts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  if (count < MAX_PER_MINUTE) return;
  throw new AppError("too_many", "Van muchos intentos seguidos. Espera un minuto y sigue.", {
    reason: "too_many_tries",
    retryAfter: MINUTE_MS / 1000,
  });
}

type Attempt = { id: number; answer: string; createdAt: string };

export type PracticeView = {
  /** The last try with what is there and what is missing; null before the first one. */
  last: { attempt: Attempt; map: AnswerMap; version: VersionStep[] } | null;
  /** The one before it, and what the last one gained. */
  before: { attempt: Attempt; map: AnswerMap; gains: Gain[] } | null;
};

/** Both tries are judged anew: rules that were mended speak of old tries, too. */
export async function viewPractice(db: Db, userId: number, asked: PracticeQuestion): Promise<PracticeView> {
  const { question, hunterId } = asked;
  const [last, before] = await lastAttempts(db, userId, question.id, question.question);
  if (!last) return { last: null, before: null };
  // Each step takes some ten milliseconds for the longest text; other requests are served in between.
  const map = mapAnswer(question, hunterId, last.answer);
  await yieldToEventLoop();
  const version = betterVersion(last.answer, map);
  const shown = { attempt: last, map, version };
  if (!before) return { last: shown, before: null };
  await yieldToEventLoop();
  const mapBefore = mapAnswer(question, hunterId, before.answer);
  await yieldToEventLoop();
  const gains = compareTries(question, hunterId, { before: before.answer, after: last.answer });
  return { last: shown, before: { attempt: before, map: mapBefore, gains } };
}

async function lastAttempts(db: Db, userId: number, questionId: string, question: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom("practice_attempts")
    .select(["id", "answer", "created_at"])
    .where("user_id", "=", userId)
    .where("question_id", "=", questionId)
    .where("question", "=", question)
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  return rows.map(({ id, answer, created_at }) => ({ id, answer, createdAt: created_at }));
}
