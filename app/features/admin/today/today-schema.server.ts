import { z } from "zod";
import { adminSessionSchema } from "../list-answer-schemas.server.ts";

/** JSON response of GET /api/admin/today. The browser imports only its type. */

const count = z.number().int().min(0);
const waiting = z.object({ count, since: z.iso.datetime().nullable().describe("the oldest; null without any") });
const dated = z.object({ count, due: z.iso.datetime().nullable().describe("the nearest deadline; null without any") });
const days = z.array(count).length(7).describe("one count for each of the last seven days in Chile, today last");

export const todaySchema = z
  .object({
    now: z.iso.datetime(),
    sessionsToday: count.describe("without cancelled ones"),
    sessionsTomorrow: count.describe("without cancelled ones"),
    sessions: z
      .array(adminSessionSchema)
      .describe("of today and tomorrow: begun and without a mark, next ones, marked ones; at most 20"),
    waiting: z.object({
      failedMails: waiting,
      unmarkedSessions: waiting.describe("sessions before today whose attendance nobody marked"),
      inactiveBookings: waiting.describe("sessions to come of people whose account is not active"),
      reviewRequests: dated,
      rightsRequests: dated.describe("open requests for rights, reviews of a result left out"),
      rosterConflicts: waiting.describe("rows that the last load of a roster left alone; for a week"),
    }),
    week: z.object({ cv: days, interviews: days, sessions: days.describe("by start, without cancelled ones") }),
    noShows: count.describe("in these seven days"),
    bookableCoaches: count.describe("active ones with an e-mail"),
  })
  .meta({ id: "AdminToday" });
/** What the office's day looks like. */
export type AdminToday = z.infer<typeof todaySchema>;
