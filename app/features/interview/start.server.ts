import { randomUUID } from "node:crypto";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";
import type { StartAnswer } from "./api-schemas.server.ts";
import { type HunterId, hunterOf } from "./hunters.ts";
import { createInterview, reduce } from "./interview-machine.ts";
import { findInterview, type Interview, insertInterview } from "./interview-store.server.ts";
import { type AskedOffer, offerSet } from "./offer-questions.ts";
import { genericSet, setAsShown } from "./personalised-questions.ts";
import { questionsFor } from "./question-bank/managed-questions.server.ts";
import type { ChosenSet } from "./question-set.ts";
import { personalisedSet } from "./question-sets.server.ts";
import type { StartBody } from "./requests.server.ts";
import { closeIdle, closeInterview } from "./save-interview.server.ts";
import { firstNameOf } from "./texts/hunter-lines.ts";
import { isIdle } from "./timer.ts";

/** A job offer of the student, and what it asks. */
export type OfferToAsk = { id: number; asked: AskedOffer };

/** The interviewed user. */
export type Student = { id: number; name: string };

/**
 * 'Sí, estoy listo/a': starts a new interview with its questions. An open one with the same hunter is closed and kept.
 * If the open one has the same seed (a repeated call, or an answer that arrived first), it is returned instead.
 * @param offer its questions are asked instead of those of the CV, and it is kept which one it was
 * @param asFirst asks what a first interview with this hunter does, whatever the student was asked before
 */
export async function startInterview(
  db: Db,
  student: Student,
  { hunterId, fromCvAnalysis = false, seed = randomUUID(), questionIds = [] }: StartBody,
  clock: Clock = systemClock,
  { asFirst = false, offer }: { asFirst?: boolean; offer?: OfferToAsk } = {},
): Promise<StartAnswer> {
  const at = clock.now().getTime();
  const askable = await questionsFor(db, student.id, { seed, asFirst });
  const set = offer
    ? offerSet(offer.asked, hunterId, askable)
    : fromCvAnalysis
      ? await personalisedSet(db, student.id, hunterId, askable)
      : genericSet(hunterId, askable);
  const chosen = setAsShown(set, hunterId, questionIds, askable);
  const { id, state } = await db.transaction().execute(async (trx) => {
    const open = await findInterview(trx, student.id, { hunterId, status: "open" });
    if (open?.state.seed === seed) return open;
    return openInterview(trx, student, { hunterId, seed, chosen, at, offerId: offer?.id ?? null });
  });
  return {
    interviewId: id,
    hasPersonalizedQuestions: set.hasPersonalizedQuestions,
    experienceLevel: set.experienceLevel,
    questions: state.questions.map(({ focus, ...question }) => ({ ...question, focus_area: focus })),
    durationSeconds: state.duration,
    seed: state.seed,
    state,
  };
}

/** Creates an interview that has asked its first question; closes the one that was open with this hunter. */
export async function openInterview(
  trx: Db,
  student: Student,
  {
    hunterId,
    seed,
    chosen,
    at,
    offerId = null,
  }: { hunterId: HunterId; seed: string; chosen: ChosenSet; at: number; offerId?: number | null },
): Promise<Interview> {
  const open = await findInterview(trx, student.id, { hunterId, status: "open" });
  if (open) await (isIdle(open, at) ? closeIdle(trx, open, at) : closeInterview(trx, open, "abandoned", at));
  const extraTimeFactor = await extraTimeFactorOf(trx, student.id);
  const { lines } = hunterOf(hunterId);
  const fresh = createInterview({ hunterId, studentName: firstNameOf(student.name), seed, extraTimeFactor });
  const greeted = reduce(fresh, { type: "questions_loaded", at, questions: chosen.questions }, lines).state;
  const { state } = reduce(greeted, { type: "start", at }, lines);
  const interview = await insertInterview(trx, student.id, {
    state,
    isPersonalised: chosen.isPersonalised,
    offerId,
    now: new Date(at).toISOString(),
  });
  const details = { interviewId: interview.id, hunterId, personalised: chosen.isPersonalised };
  const begun = { userId: student.id, action: "interview_started", details } as const;
  await recordActivity(trx, begun, { now: () => new Date(at) });
  return interview;
}

/** Factor by which this user's interviews are longer than the standard: 1 to 3. */
export async function extraTimeFactorOf(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select("interview_time_factor")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.interview_time_factor;
}
