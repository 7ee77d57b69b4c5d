import type { SessionUser } from "#app/features/auth/session-user.ts";
import { monthName, shortDay } from "#app/features/coaching/day-text.ts";
import { firmAndTitle, offerTitle } from "#app/features/offers/offer-title.ts";
import { metWords } from "#app/features/offers/offer-view.ts";
import { listOffers, type Offer } from "#app/features/offers/offers.server.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { nextDated, nextDayWords, stateDayWords } from "./offer-days.ts";
import type { OffersData } from "./screen-data.ts";

export async function loadOffers(
  user: Pick<SessionUser, "id" | "name" | "role">,
  clock: Clock = systemClock,
): Promise<OffersData> {
  const db = getDb();
  const offers = await listOffers(db, user.id);
  const now = clock.now().getTime();
  return {
    user: { name: user.name, role: user.role },
    isBlocked: await isBlocked(db, user.id),
    offers: offers.map((offer) => {
      const { id, post, firm, state, stateOn, note, updatedAt } = offer;
      const kept = { id, post, firm, state, stateOn, note, updatedAt };
      return { ...kept, title: offerTitle(offer), met: metWords(offer), when: stateDayWords(offer, now) };
    }),
    next: nextOf(offers, now),
  };
}

function nextOf(offers: readonly Offer[], now: number): OffersData["next"] {
  const next = nextDated(offers, now);
  if (next === null) return null;
  return {
    id: next.id,
    title: firmAndTitle(next),
    words: nextDayWords(next, now),
    met: metWords(next),
    ...shortDay(next.stateOn),
    month: monthName(next.stateOn, next.stateOn.slice(0, 4)).slice(0, 3).toLocaleLowerCase("es-CL"),
  };
}
