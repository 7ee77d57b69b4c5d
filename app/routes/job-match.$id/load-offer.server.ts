import type { SessionUser } from "#app/features/auth/session-user.ts";
import { type ComparedCv, comparedCv, newestCv } from "#app/features/offers/newest-cv.server.ts";
import { offerTitle } from "#app/features/offers/offer-title.ts";
import { requirementViews, summaryOf } from "#app/features/offers/offer-view.ts";
import { findOffer, type WholeOffer } from "#app/features/offers/offers.server.ts";
import { LAW_SENTENCES } from "#app/features/offers/reading/law-sentences.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import type { OfferData, ShownOffer } from "./screen-data.ts";

type Who = Pick<SessionUser, "id" | "name" | "role">;

/** @param id as in the address */
export async function loadOffer(user: Who, id: string): Promise<OfferData> {
  const db = getDb();
  const offer = /^[1-9]\d{0,14}$/.test(id) ? await findOffer(db, user.id, Number(id)) : null;
  const analysisId = offer?.findings?.analysisId;
  const cv = analysisId === undefined ? null : await comparedCv(db, user.id, analysisId);
  return {
    user: { name: user.name, role: user.role },
    isBlocked: await isBlocked(db, user.id),
    offer: offer && shown(offer, cv, await newestCv(db, user.id)),
  };
}

function shown(offer: WholeOffer, cv: ComparedCv | null, newest: ComparedCv | null): ShownOffer {
  const { id, post, firm, text, findings, state, stateOn, note, updatedAt } = offer;
  const isNewest = findings?.analysisId === newest?.id && findings?.correctedAt === newest?.correctedAt;
  return {
    ...{ id, post, firm, text, state, stateOn, note, updatedAt },
    title: offerTitle(offer),
    cv: cv && { fileName: cv.fileName, createdAt: cv.createdAt },
    isOld: newest !== null && !isNewest,
    summary: summaryOf(offer),
    ...requirementViews(offer),
    discriminating: offer.reading.discriminating.map(({ start, end, ground }) => ({
      quote: text.slice(start, end).replace(/\s+/g, " "),
      law: LAW_SENTENCES[ground as keyof typeof LAW_SENTENCES] ?? "",
    })),
  };
}
