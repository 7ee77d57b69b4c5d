import type { Booking } from "#app/features/coaching/booking-types.ts";
import { listBookings } from "#app/features/coaching/bookings.server.ts";
import { wallTimeOf } from "#app/features/coaching/day-text.ts";
import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { firmAndTitle } from "#app/features/offers/offer-title.ts";
import { offerOnDays } from "#app/features/offers/offers.server.ts";
import { localDay } from "#app/features/practice/local-day.ts";
import { addDays } from "#app/features/practice/profile.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { nextDayWords } from "#app/routes/job-match.offers/offer-days.ts";
import type { Progress } from "./progress.ts";

/** The user's progress in each service. */
export async function loadProgress(userId: number, clock: Clock = systemClock): Promise<Progress> {
  const db = getDb();
  const now = clock.now();
  const [cv] = await listAnalyses(db, userId);
  const interviews = await listInterviews(db, userId, clock);
  const interview = interviews.find((one) => one.status === "open") ?? interviews[0];
  // Upcoming bookings are first in the list.
  const bookings = await listBookings(db, userId, { settings: getSettings(), clock });
  const booking = bookings.find(({ status }) => status === "scheduled" || status === "completed");
  return {
    lastCv: cv ? { id: cv.id, status: cv.status, score: cv.score, createdAt: cv.createdAt } : null,
    lastInterview: interview
      ? {
          id: interview.id,
          hunterId: interview.hunterId,
          hunterName: hunterOf(interview.hunterId).name,
          hunterPortrait: hunterOf(interview.hunterId).portrait,
          status: interview.status === "open" ? "open" : "finished",
          answered: interview.answered,
          total: interview.total,
          score: interview.score,
          at: interview.endedAt ?? interview.createdAt,
        }
      : null,
    session: booking ? sessionOf(booking, now) : null,
    offer: await nearOffer(userId, now),
  };
}

/** Days from today on which an offer is named. */
const NEAR_DAYS = 3;

async function nearOffer(userId: number, now: Date): Promise<Progress["offer"]> {
  const from = localDay(now);
  const offer = await offerOnDays(getDb(), userId, { from, to: addDays(from, NEAR_DAYS) });
  return (
    offer && {
      id: offer.id,
      title: firmAndTitle(offer),
      when: nextDayWords(offer, now.getTime()),
      isInterview: offer.state === "interview",
    }
  );
}

function sessionOf({ status, startsAt, endsAt, coachName }: Booking, now: Date): NonNullable<Progress["session"]> {
  const isToCome = status === "scheduled" && Date.parse(endsAt) > now.getTime();
  const { date, time } = wallTimeOf(startsAt);
  const isToday = date === wallTimeOf(now.toISOString()).date;
  return { isToCome, coachName, startsAt, todayAt: isToCome && isToday ? time : null };
}
