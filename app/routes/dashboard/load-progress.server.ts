import { listBookings } from "#app/features/coaching/bookings.server.ts";
import { listAnalyses } from "#app/features/cv/queries.server.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Progress } from "./progress.ts";

/** The user's progress in each service. */
export async function loadProgress(userId: number): Promise<Progress> {
  const db = getDb();
  const [cv] = await listAnalyses(db, userId);
  const interviews = await listInterviews(db, userId);
  const interview = interviews.find((one) => one.status === "open") ?? interviews[0];
  // Upcoming bookings are first in the list.
  const bookings = await listBookings(db, userId, { settings: getSettings() });
  const booking = bookings.find(({ status }) => status === "scheduled" || status === "completed");
  return {
    lastCv: cv ? { id: cv.id, status: cv.status, score: cv.score, createdAt: cv.createdAt } : null,
    lastInterview: interview
      ? {
          id: interview.id,
          hunterId: interview.hunterId,
          hunterName: hunterOf(interview.hunterId).name,
          status: interview.status === "open" ? "open" : "finished",
          score: interview.score,
          at: interview.endedAt ?? interview.createdAt,
        }
      : null,
    session: booking
      ? {
          isToCome: booking.status === "scheduled" && Date.parse(booking.endsAt) > systemClock.now().getTime(),
          startsAt: booking.startsAt,
        }
      : null,
  };
}
