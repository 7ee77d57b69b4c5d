import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { z } from "zod";
import { type Period, previousPeriod } from "#app/features/coaching/terms.ts";
import { countSamplePeople } from "#app/features/users/sample-people.server.ts";
import { type Clock, isoNow } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { cohortFilter } from "../lists/list-query.server.ts";
import type { Figure, PeriodFigures, TermReport } from "../panel-api-schemas.server.ts";
import { daysLater, startOfDay, startOfNextDay } from "../santiago-days.server.ts";
import { COUNT_STEP, MINIMUM_FOR_MEANS, MINIMUM_PEOPLE, publishedCount } from "./disclosure-control.ts";
import {
  bookingsByStatus,
  type Cohort,
  countUses,
  distribution,
  means,
  newestScores,
  type Service,
  type Span,
  scoreMovement,
} from "./report-figures.server.ts";
import { groupsOf } from "./report-groups.server.ts";
import { satisfactionOf } from "./satisfaction.server.ts";

const MAX_DAYS = 366;
/** Query of GET /api/admin/report: days in Chile, both inclusive; the cohort; the field of the groups. */
export const reportQuery = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  ...cohortFilter,
  by: z.enum(["faculty", "career", "campus", "entryYear"]).default("faculty"),
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** Query of GET /api/admin/report/export. */
export const reportExportQuery = reportQuery.extend({ format: z.enum(["xlsx", "pdf"]).default("xlsx") });
export type ReportExportQuery = z.infer<typeof reportExportQuery>;

/**
 * The use of the platform in a period and in the one before, without personal data: figures about fewer than five
 * people are suppressed, counts are multiples of five.
 * @throws AppError bad_request when the period ends before it begins or is too long
 */
export async function termReport(db: Db, query: ReportQuery, clock?: Clock): Promise<TermReport> {
  const { from, to, by, ...cohort } = query;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1 || days > MAX_DAYS) {
    const text = "Elige un período de hasta un año, con la fecha final después de la inicial.";
    throw new AppError("bad_request", text, { reason: "bad_period" });
  }
  const period = { from, to };
  const previous = previousPeriod(period);
  const weeks = weeksOf(period);
  const scores = await newestScores(db, spanOf(period), cohort);
  const byWeek = {
    cv: await usesByWeek(db, "cv", weeks, cohort),
    interviews: await usesByWeek(db, "interviews", weeks, cohort),
    bookings: await usesByWeek(db, "bookings", weeks, cohort),
  };
  return {
    from,
    to,
    generatedAt: isoNow(clock),
    includesSampleData: (await countSamplePeople(db)) > 0,
    minimumPeople: MINIMUM_PEOPLE,
    minimumForMeans: MINIMUM_FOR_MEANS,
    countStep: COUNT_STEP,
    ...(await figuresOf(db, period, cohort, scores)),
    previous: { ...previous, ...(await figuresOf(db, previous, cohort)) },
    weeks: weeks.map(({ monday }, index) => ({
      week: monday,
      cv: byWeek.cv[index] ?? null,
      interviews: byWeek.interviews[index] ?? null,
      bookings: byWeek.bookings[index] ?? null,
    })),
    scores: distribution(scores),
    movement: await scoreMovement(db, spanOf(period), cohort),
    groups: await groupsOf(db, { by, cohort, span: spanOf(period), previous: spanOf(previous) }),
  };
}

/** The figures that both periods have. */
async function figuresOf(db: Db, period: Period, cohort: Cohort, scores?: readonly number[]): Promise<PeriodFigures> {
  const span = spanOf(period);
  const totals = async (service: Service) => {
    const whole = await countUses(db, service, span, cohort);
    await yieldToEventLoop();
    return { uses: publishedCount(whole), people: publishedCount({ ...whole, value: whole.people }) };
  };
  return {
    totals: { cv: await totals("cv"), interviews: await totals("interviews"), bookings: await totals("bookings") },
    bookingsByStatus: await bookingsByStatus(db, span, cohort),
    means: {
      ...(await means(db, span, cohort, scores ?? (await newestScores(db, span, cohort)))),
      sessionRating: (await satisfactionOf(db, span, cohort)).all.mean,
    },
  };
}

type Week = { monday: string; span: Span };

async function usesByWeek(db: Db, service: Service, weeks: readonly Week[], cohort: Cohort): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const week of weeks) {
    figures.push(publishedCount(await countUses(db, service, week.span, cohort)));
    await yieldToEventLoop();
  }
  return figures;
}

function spanOf({ from, to }: Period): Span {
  return { from: startOfDay(from), to: startOfNextDay(to) };
}

/** The weeks of the period, beginning on Mondays; the first and last one are cut at the ends of the period. */
function weeksOf({ from, to }: Period): Week[] {
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
