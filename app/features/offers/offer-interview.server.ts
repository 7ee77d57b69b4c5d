import { z } from "zod";
import type { StartAnswer } from "#app/features/interview/api-schemas.server.ts";
import type { HunterId } from "#app/features/interview/hunters.ts";
import { offerQuestions } from "#app/features/interview/offer-questions.ts";
import type { AskableQuestions } from "#app/features/interview/question-bank/managed-questions.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import type { StartBody } from "#app/features/interview/requests.server.ts";
import { type Student, startInterview } from "#app/features/interview/start.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { askedOffer } from "./asked-offer.ts";
import { firmAndTitle } from "./offer-title.ts";
import { findOffer } from "./offers.server.ts";

/** An interview about an own job offer. */

/** @throws AppError not_found */
export async function startOfferInterview(
  db: Db,
  student: Student,
  offerId: number,
  body: Omit<StartBody, "offerId">,
  clock: Clock = systemClock,
): Promise<StartAnswer> {
  const offer = await findOffer(db, student.id, offerId);
  if (offer === null) throw new AppError("not_found", "No encontramos esa oferta. Búscala en «Mis ofertas».");
  return startInterview(db, student, body, clock, { offer: { id: offer.id, asked: askedOffer(offer) } });
}

export type NamedOffer = { id: number; title: string };

/**
 * The offer that an address names, with the questions that a start would ask now; null where there is none.
 * @param id as in the address
 */
export async function offerInAddress(
  db: Db,
  userId: number,
  id: string | null,
  { hunterId, askable }: { hunterId: HunterId; askable: AskableQuestions },
): Promise<(NamedOffer & { questions: Question[] }) | null> {
  const offer = await offerOfAddress(db, userId, id);
  if (offer === null) return null;
  const questions = offerQuestions(askedOffer(offer), hunterId, askable.of(hunterId));
  return { id: offer.id, title: firmAndTitle(offer), questions };
}

/** The same, only named. */
export async function namedOffer(db: Db, userId: number, id: string | null): Promise<NamedOffer | null> {
  const offer = await offerOfAddress(db, userId, id);
  return offer && { id: offer.id, title: firmAndTitle(offer) };
}

const offerOfAddress = async (db: Db, userId: number, id: string | null) =>
  id !== null && /^[1-9]\d{0,14}$/.test(id) ? findOffer(db, userId, Number(id)) : null;

export type DoneInterview = { id: number; questions: Pick<Question, "id" | "question">[] };

const askedSchema = z.array(z.object({ id: z.string(), question: z.string() }));

/** The newest own interview for an offer that has a result, with what was asked in it. */
export async function doneInterview(db: Db, userId: number, offerId: number): Promise<DoneInterview | null> {
  const row = await db
    .selectFrom("interviews as interview")
    .innerJoin("interview_results as result", "result.interview_id", "interview.id")
    .select(["interview.id", "interview.questions"])
    .where("interview.job_offer_id", "=", offerId)
    .where("interview.user_id", "=", userId)
    .where("interview.status", "!=", "open")
    .orderBy("interview.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, questions: askedSchema.parse(JSON.parse(row.questions)) } : null;
}

/** The offer that an own interview was about; null for another interview, and where the offer has gone. */
export async function offerOfInterview(db: Db, userId: number, interviewId: number): Promise<NamedOffer | null> {
  const row = await db
    .selectFrom("interviews")
    .select("job_offer_id")
    .where("id", "=", interviewId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.job_offer_id ? namedOffer(db, userId, String(row.job_offer_id)) : null;
}
