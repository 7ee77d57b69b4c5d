import type { SessionUser } from "#app/features/auth/session-user.ts";
import { gapQuestions } from "#app/features/offers/gap-questions.server.ts";
import { type ComparedCv, comparedCv, newestCv } from "#app/features/offers/newest-cv.server.ts";
import { nextSteps, type OfferStep } from "#app/features/offers/next-steps.ts";
import { type DoneInterview, doneInterview } from "#app/features/offers/offer-interview.server.ts";
import { offerTitle } from "#app/features/offers/offer-title.ts";
import { requirementViews, summaryOf } from "#app/features/offers/offer-view.ts";
import { findOffer, type WholeOffer } from "#app/features/offers/offers.server.ts";
import { LAW_SENTENCES } from "#app/features/offers/reading/law-sentences.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { practicePath } from "#app/routes/interview-feedback/practice-path.ts";
import type { Db } from "#db/open.server.ts";
import type { OfferData, ShownOffer } from "./screen-data.ts";

type Who = Pick<SessionUser, "id" | "name" | "role">;

/** @param id as in the address */
export async function loadOffer(user: Who, id: string): Promise<OfferData> {
  const db = getDb();
  const offer = /^[1-9]\d{0,14}$/.test(id) ? await findOffer(db, user.id, Number(id)) : null;
  const analysisId = offer?.findings?.analysisId;
  const cv = analysisId === undefined ? null : await comparedCv(db, user.id, analysisId);
  const blocked = await isBlocked(db, user.id);
  const done = offer && (await doneInterview(db, user.id, offer.id));
  const view = offer && shown(offer, cv, await newestCv(db, user.id));
  return {
    user: { name: user.name, role: user.role },
    isBlocked: blocked,
    offer: view && {
      ...view,
      resultOf: done?.id ?? null,
      practice: blocked ? {} : await practiceOf(db, user.id, view.steps, done),
    },
  };
}

async function practiceOf(
  db: Db,
  userId: number,
  ...[steps, done]: [readonly OfferStep[], DoneInterview | null]
): Promise<ShownOffer["practice"]> {
  const asked = Object.entries(await gapQuestions(db, userId, steps, done));
  return Object.fromEntries(
    asked.map(([theme, { id, question, interviewId }]) => [
      theme,
      { question, path: practicePath(id, interviewId), wasAsked: interviewId !== null },
    ]),
  );
}

type OfOffer = Omit<ShownOffer, "practice" | "resultOf">;

function shown(offer: WholeOffer, cv: ComparedCv | null, newest: ComparedCv | null): OfOffer {
  const { id, post, firm, text, findings, state, stateOn, note, updatedAt } = offer;
  const isNewest = findings?.analysisId === newest?.id && findings?.correctedAt === newest?.correctedAt;
  const views = requirementViews(offer);
  return {
    ...{ id, post, firm, text, state, stateOn, note, updatedAt },
    title: offerTitle(offer),
    cv: cv && { id: cv.id, fileName: cv.fileName, createdAt: cv.createdAt },
    isOld: newest !== null && !isNewest,
    summary: summaryOf(offer),
    ...views,
    // Of a comparison that has gone nothing is known.
    steps: findings === null ? [] : nextSteps(views.counted),
    discriminating: offer.reading.discriminating.map(({ start, end, ground }) => ({
      quote: text.slice(start, end).replace(/\s+/g, " "),
      law: LAW_SENTENCES[ground as keyof typeof LAW_SENTENCES] ?? "",
    })),
  };
}
