import type { Booking, BookingStatus, CoachOffer } from "#app/features/coaching/booking-types.ts";
import { listBookings } from "#app/features/coaching/bookings.server.ts";
import { listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import { dayAndTime } from "#app/features/coaching/day-text.ts";
import { MODALITIES } from "#app/features/coaching/modalities.ts";
import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { newestVersions } from "#app/features/workshop/versions/versions.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { bookingCardId, groupBookings, isToCome } from "#app/routes/coach-schedule/booking-groups.ts";
import { bookingLimits } from "#app/routes/coach-schedule/load-schedule.server.ts";
import type { BookingLimits } from "#app/routes/coach-schedule/screen-data.ts";
import type { Db } from "#db/open.server.ts";
import { interviewRow } from "./interview-rows.server.ts";
import type { InterviewRow } from "./interview-timeline.ts";
import type { AnalysisRow, EntryState, NextStep, TimelineEntry, VersionRow } from "./timeline.ts";

export type Activities = {
  analyses: AnalysisRow[];
  versions: VersionRow[];
  interviews: InterviewRow[];
  coaching: { entries: TimelineEntry[]; step: NextStep | null; appointments: Appointments | null };
};

/** Data for showing and changing upcoming appointments. */
export type Appointments = {
  upcoming: Booking[];
  /** The coaches of the upcoming appointments, with the times they offer. */
  coaches: CoachOffer[];
  limits: BookingLimits;
  /** The server's time in milliseconds: the browser must compute the same list. */
  now: number;
};

const MOST_VERSIONS = 100;

/** Loads all of the user's activities; of versions of a CV the newest hundred. */
export async function loadActivities(userId: number): Promise<Activities> {
  const db = getDb();
  const [analyses, versions, interviews, bookings] = await Promise.all([
    listAnalyses(db, userId),
    newestVersions(db, userId, MOST_VERSIONS),
    listInterviews(db, userId),
    listBookings(db, userId, { settings: getSettings() }),
  ]);
  const now = systemClock.now().getTime();
  return {
    analyses,
    versions,
    interviews: interviews.map(interviewRow),
    coaching: {
      entries: bookingEntries(bookings, now),
      step: bookingStep(bookings, now),
      // A user without any appointment does not see this section at all.
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

/**
 * Converts coaching appointments to entries and a next step of the timeline. Done in the loader, so that the browser
 * does not need this code.
 */

const STATE: Record<BookingStatus, EntryState> = {
  scheduled: "scheduled",
  completed: "attended",
  cancelled: "cancelled",
  no_show: "no_show",
};

/** How long before an appointment preparing it is suggested. */
const PREPARE_MS = 3 * DAY_MS;

/**
 * Each entry has the time of its appointment, so that upcoming ones are on top. Only upcoming ones have a link; for
 * the others the entry says everything.
 * @param now milliseconds
 */
export function bookingEntries(bookings: readonly Booking[], now: number): TimelineEntry[] {
  return bookings.map((booking) => ({
    key: `coaching-${booking.id}`,
    kind: "coaching",
    at: booking.startsAt,
    title: `Cita con ${booking.coachName}`,
    detail: `${dayAndTime(booking.startsAt)}, ${MODALITIES[booking.modality].toLowerCase()}`,
    state: STATE[booking.status],
    change: null,
    link: isToCome(booking, now) ? { to: placeOf(booking), label: "Ver cita" } : null,
  }));
}

/**
 * Suggests preparing an appointment that is soon; null when there is none.
 * @param now milliseconds
 */
export function bookingStep(bookings: readonly Booking[], now: number): NextStep | null {
  const next = nextBooking(bookings, now);
  const ahead = next ? Date.parse(next.startsAt) - now : 0;
  if (!next || ahead <= 0 || ahead > PREPARE_MS) return null;
  return {
    title: `Prepara tu cita con ${next.coachName}`,
    text: `Es el ${dayAndTime(next.startsAt)}. Lleva tu CV y una pregunta concreta: 30 minutos rinden más así.`,
    to: placeOf(next),
    label: "Ver cita",
  };
}

function nextBooking(bookings: readonly Booking[], now: number): Booking | undefined {
  return bookings
    .filter((one) => isToCome(one, now))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}

/** Link to the booking's card on the same page. */
function placeOf(booking: Booking): string {
  return `#${bookingCardId(booking)}`;
}
