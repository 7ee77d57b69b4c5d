/** What one job of a list implies for its neighbours: the employer that roles share, and where a bare year ends. */

import type { Interval, Job } from "../facts.ts";

/** A job with a field needed only for date arithmetic. */
export type FoundJob = Job & {
  /** Its end was written as a bare year. */
  yearEnd: boolean;
};

/** Several roles under one employer: the employer's line with the whole range is no job; its roles get its name. */
export function inheritEmployers(jobs: readonly FoundJob[]): FoundJob[] {
  const result: FoundJob[] = [];
  for (const job of jobs) {
    const before = result.at(-1);
    const own = job.employer !== null || job.title === null || job.interval === null || job.headerLines.length > 1;
    if (before === undefined || own) {
      result.push(job);
      continue;
    }
    if (before.title === null && within(job.interval, before.interval)) result.pop();
    result.push({ ...job, employer: before.employer });
  }
  return result;
}

function within(inner: Interval | null, outer: Interval | null): boolean {
  if (inner === null || outer === null) return false;
  const [innerEnd, outerEnd] = [inner.end ?? Number.POSITIVE_INFINITY, outer.end ?? Number.POSITIVE_INFINITY];
  return inner.start >= outer.start && innerEnd <= outerEnd;
}

/** A bare end year counts in full, unless the next job begins in it: then the job ends the month before. */
export function shortenYearEnds(jobs: readonly FoundJob[]): FoundJob[] {
  return jobs.map((job) => {
    const { interval } = job;
    if (!job.yearEnd || interval === null || interval.end === null || job.kind !== "employment") return job;
    const year = Math.floor(interval.end / 12);
    const starts = jobs
      .filter((other) => other !== job && other.kind === "employment" && other.interval !== null)
      .map((other) => other.interval?.start ?? 0)
      .filter((start) => Math.floor(start / 12) === year && start > interval.start);
    if (starts.length === 0) return job;
    return { ...job, interval: { start: interval.start, end: Math.min(...starts) - 1 } };
  });
}
