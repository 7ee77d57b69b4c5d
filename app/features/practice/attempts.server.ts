import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import { careFor } from "../interview/distress/care.ts";
import { disclosureIn } from "../interview/distress/disclosure.ts";
import type { AttemptBody, AttemptReply } from "./api-schemas.server.ts";
import { betterVersion, type VersionStep } from "./better-version.ts";
import { compareTries, type Gain } from "./compare-tries.ts";
import { type Heard, hearAnswer, showsParts } from "./hear-answer.ts";
import { type AnswerMap, mapAnswer } from "./map-answer.ts";
import { findPracticeQuestion, type PracticeQuestion } from "./practice-question.server.ts";

/** Tries at one question: keeping one, and what is shown of the last two. */

/** A person does not write more; a program that does would keep the judge busy, and fill the disk. */
const LIMITS = [
  { tries: 10, ms: MINUTE_MS, message: "Van muchos intentos seguidos. Espera un minuto y sigue." },
  { tries: 200, ms: DAY_MS, message: "Van muchos intentos por hoy. Sigue mañana: los que hiciste están guardados." },
] as const;

/**
 * Keeps a try, unless it discloses distress or violence.
 * @throws AppError 404 for an unknown question, 409 when the person is blocked, 429 after ten tries in a minute or two
 * hundred in a day
 */
export async function keepAttempt(
  db: Db,
  userId: number,
  body: AttemptBody,
  clock: Clock = systemClock,
): Promise<AttemptReply> {
  await refuseTooMany(db, userId, clock);
  const asked = await findPracticeQuestion(db, userId, body);
  if (typeof asked === "string") throw new AppError("not_found", MISSING[asked]);
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
        interview_id: body.interviewId ?? null,
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

const MISSING = {
  unknown: "No encontramos esa pregunta. Ábrela desde el resultado de tu entrevista.",
  gone: "El texto de esa pregunta venía de tu CV y se borró por antigüedad, así que ya no se puede practicar.",
} as const;

async function refuseTooMany(db: Db, userId: number, clock: Clock): Promise<void> {
  for (const { tries, ms, message } of LIMITS) {
    const since = new Date(clock.now().getTime() - ms).toISOString();
    const recent = await db
      .selectFrom("practice_attempts")
      .select("created_at")
      .where("user_id", "=", userId)
      .where("created_at", ">", since)
      .orderBy("created_at", "desc")
      .limit(tries)
      .execute();
    const [oldest] = recent.slice(tries - 1);
    if (!oldest) continue;
    const wait = Date.parse(oldest.created_at) + ms - clock.now().getTime();
    const retryAfter = Math.max(1, Math.ceil(wait / 1000));
    throw new AppError("too_many", message, { reason: "too_many_tries", retryAfter });
  }
}

type Attempt = { id: number; answer: string; createdAt: string };

type HeardAttempt = {
  attempt: Attempt;
  heard: Heard;
  /** Null where its parts are not shown. */
  map: AnswerMap | null;
};

export type PracticeView = {
  /** The last try with what is there and what is missing; null before the first one. */
  last: (HeardAttempt & { version: VersionStep[] }) | null;
  /** The one before it, and what the last one gained; null where the last one's parts are not shown. */
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
  const heard = hearAnswer(question, hunterId, last.answer, map);
  if (!showsParts(heard)) return { last: { attempt: last, heard, map: null, version: [] }, before: null };
  await yieldToEventLoop();
  const shown = { attempt: last, heard, map, version: betterVersion(last.answer, map) };
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
