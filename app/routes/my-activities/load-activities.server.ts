import { listBookings } from "#app/features/coaching/bookings.server.ts";
import { listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import type { Booking, CoachOffer } from "#app/features/coaching/coaching.ts";
import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { groupBookings } from "#app/routes/coach-schedule/booking-groups.ts";
import { bookingLimits } from "#app/routes/coach-schedule/load-schedule.server.ts";
import type { BookingLimits } from "#app/routes/coach-schedule/screen-data.ts";
import type { Db } from "#db/open.server.ts";
import { bookingEntries, bookingStep } from "./coaching-timeline.ts";
import { type InterviewRow, rowOf } from "./interview-timeline.ts";
import type { AnalysisRow, NextStep, TimelineEntry } from "./timeline.ts";

export type Activities = {
  analyses: AnalysisRow[];
  interviews: InterviewRow[];
  coaching: { entries: TimelineEntry[]; step: NextStep | null; appointments: Appointments | null };
};

/** What is needed to show the appointments to come and to change them. */
export type Appointments = {
  upcoming: Booking[];
  /** Those of the appointments to come, with the hours that they offer. */
  coaches: CoachOffer[];
  limits: BookingLimits;
  /** Milliseconds. The server's: the browser's clock must come to the same list. */
  now: number;
};

/** Everything a person has done. */
export async function loadActivities(userId: number): Promise<Activities> {
  const db = getDb();
  const [analyses, interviews, bookings] = await Promise.all([
    listAnalyses(db, userId),
    listInterviews(db, userId),
    listBookings(db, userId, { settings: getSettings() }),
  ]);
  const now = systemClock.now().getTime();
  return {
    analyses,
    interviews: interviews.map(rowOf),
    coaching: {
      entries: bookingEntries(bookings, now),
      step: bookingStep(bookings, now),
      // Somebody who never had one is not told that none is to come.
      appointments: bookings.length > 0 ? await appointmentsOf(db, bookings, now) : null,
    },
  };
}

async function appointmentsOf(db: Db, bookings: Booking[], now: number): Promise<Appointments> {
  const { upcoming } = groupBookings(bookings, now);
  const offers = upcoming.length > 0 ? await listCoachOffers(db) : [];
  const coaches = offers.filter(({ id }) => upcoming.some(({ coachId }) => coachId === id));
  return { upcoming, coaches, limits: bookingLimits(), now };
}
