import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { z } from "zod";
import { countSamplePeople } from "#app/features/users/sample-people.server.ts";
import { type Clock, isoNow } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { Figure, TermReport } from "../panel-api-schemas.server.ts";
import { daysLater, startOfDay, startOfNextDay } from "../santiago-days.server.ts";
import {
  bookingsByStatus,
  countUses,
  distribution,
  interviewMean,
  meanOf,
  newestScores,
  ratingMean,
  type Service,
  type Span,
} from "./report-figures.server.ts";
import { type Counted, MINIMUM_PEOPLE, protectedFigure, protectedParts } from "./suppress-small-counts.ts";

const MAX_DAYS = 366;
/** Query of GET /api/admin/report: days in Chile, both inclusive. */
export const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

/**
 * The use of the platform in a period, without personal data: figures about fewer than five people are suppressed.
 * @param period days in Chile, both inclusive
 * @throws AppError bad_request when the period ends before it begins or is too long
 */
export async function termReport(
  db: Db,
  { from, to }: z.infer<typeof periodSchema>,
  clock?: Clock,
): Promise<TermReport> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MAX_DAYS) {
    throw new AppError("bad_request", "Elige un período de hasta un año, con la fecha final después de la inicial.", {
      reason: "bad_period",
    });
  }
  const span: Span = { from: startOfDay(from), to: startOfNextDay(to) };
  const weeks = weeksOf(from, to);
  const cv = await usesOf(db, "cv", span, weeks);
  const interviews = await usesOf(db, "interviews", span, weeks);
  const bookings = await usesOf(db, "bookings", span, weeks);
  const scores = await newestScores(db, span);
  const scoreSum = scores.reduce((sum, score) => sum + score, 0);
  return {
    from,
    to,
    generatedAt: isoNow(clock),
    includesSampleData: (await countSamplePeople(db)) > 0,
    minimumPeople: MINIMUM_PEOPLE,
    totals: { cv: cv.total, interviews: interviews.total, bookings: bookings.total },
    weeks: weeks.map(({ monday }, index) => ({
      week: monday,
      cv: cv.weeks[index] ?? null,
      interviews: interviews.weeks[index] ?? null,
      bookings: bookings.weeks[index] ?? null,
    })),
    scores: distribution(scores),
    bookingsByStatus: await bookingsByStatus(db, span),
    means: {
      cvScore: meanOf({ mean: scores.length > 0 ? scoreSum / scores.length : null, people: scores.length }),
      interviewScore: await interviewMean(db, span),
      hunterRating: await ratingMean(db, span),
    },
  };
}

type Week = { monday: string; span: Span };
type Uses = { total: { uses: Figure; people: Figure }; weeks: Figure[] };

async function usesOf(db: Db, service: Service, span: Span, weeks: readonly Week[]): Promise<Uses> {
  const whole = await countUses(db, service, span);
  const parts: Counted[] = [];
  for (const week of weeks) {
    parts.push(await countUses(db, service, week.span));
    await yieldToEventLoop();
  }
  return {
    total: { uses: protectedFigure(whole), people: protectedFigure({ ...whole, value: whole.people }) },
    weeks: protectedParts(parts),
  };
}

/** The weeks of the period, beginning on Mondays; the first and last one are cut at the ends of the period. */
function weeksOf(from: string, to: string): Week[] {
  const weeks: Week[] = [];
  let first = from;
  while (first <= to) {
    const monday = daysLater(first, -((new Date(first).getUTCDay() + 6) % 7));
    const sunday = daysLater(monday, 6);
    const last = sunday < to ? sunday : to;
    weeks.push({ monday, span: { from: startOfDay(first), to: startOfNextDay(last) } });
    first = daysLater(sunday, 1);
  }
  return weeks;
}
