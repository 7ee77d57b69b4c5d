/** Years of work. */

import { type Interval, type Job, type MonthIndex, unionMonths } from "./facts.ts";

/** Union of the months of employment / 12, one decimal; internships count only where there is no other work. */
export function yearsOfWork(jobs: readonly Job[], today: MonthIndex): number {
  const employed = monthsOf(jobs, "employment", today);
  const months = employed > 0 ? employed : monthsOf(jobs, "internship", today);
  return Math.round((months / 12) * 10) / 10;
}

function monthsOf(jobs: readonly Job[], kind: Job["kind"], today: MonthIndex): number {
  const own = jobs.filter((job) => job.kind === kind);
  const intervals: Interval[] = own.flatMap((job) => job.interval ?? []);
  // An undated duration is added in full, as nothing shows that it overlaps the dated jobs.
  const undated = own.reduce((sum, job) => sum + (job.interval === null ? (job.months ?? 0) : 0), 0);
  return unionMonths(intervals, today) + undated;
}
