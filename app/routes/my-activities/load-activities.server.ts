import { listBookings } from "#app/features/coaching/bookings.server.ts";
import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { type Appointment, bookingEntries, bookingStep, nextAppointment } from "./coaching-timeline.ts";
import { type InterviewRow, rowOf } from "./interview-timeline.ts";
import type { AnalysisRow, NextStep, TimelineEntry } from "./timeline.ts";

export type Activities = {
  analyses: AnalysisRow[];
  interviews: InterviewRow[];
  coaching: { entries: TimelineEntry[]; step: NextStep | null; next: Appointment | null };
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
      entries: bookingEntries(bookings),
      step: bookingStep(bookings, now),
      next: nextAppointment(bookings, now),
    },
  };
}
