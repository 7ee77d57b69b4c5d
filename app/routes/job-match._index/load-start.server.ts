import type { SessionUser } from "#app/features/auth/session-user.ts";
import { newestCv } from "#app/features/offers/newest-cv.server.ts";
import { offerTitle } from "#app/features/offers/offer-title.ts";
import { metWords } from "#app/features/offers/offer-view.ts";
import { listOffers } from "#app/features/offers/offers.server.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import type { StartData } from "./screen-data.ts";

const SHOWN = 2;

export async function loadStart(user: Pick<SessionUser, "id" | "name" | "role">): Promise<StartData> {
  const db = getDb();
  const [cv, offers] = [await newestCv(db, user.id), await listOffers(db, user.id)];
  return {
    user: { name: user.name, role: user.role },
    isBlocked: await isBlocked(db, user.id),
    cv: cv && { fileName: cv.fileName, createdAt: cv.createdAt, isCorrected: cv.correctedAt !== null },
    offers: offers.slice(0, SHOWN).map((offer) => {
      const { id, firm, state } = offer;
      return { id, firm, state, title: offerTitle(offer), met: metWords(offer) };
    }),
    count: offers.length,
  };
}
