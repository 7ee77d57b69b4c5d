/**
 * Groups the lines that the tagger labels as jobs into entries: the lines that name the job and those that describe it.
 */

import type { DateExpression } from "../dates/date-ranges.ts";
import type { Entry } from "../jobs/entries.ts";
import type { CvLine } from "../lines.ts";
import type { Tagged } from "./tag.ts";

/**
 * Entries in reading order; one with several date ranges becomes one entry for each. No job begins at a line that the
 * rules recognise as a heading (`isHeading`); it begins at the next line that names it.
 */
export function taggedEntries(tagged: readonly Tagged[], isHeading: (line: CvLine) => boolean): Entry[] {
  const entries: Entry[] = [];
  let open: Entry | null = null;
  for (const { line, label } of tagged) {
    if (label === "job" && isHeading(line)) open = null;
    else if (label === "job" || (label === "job+" && open === null)) {
      open = { date: null, anchor: null, header: [line], details: [] };
      entries.push(open);
    } else if (label === "job+") open?.header.push(line);
    else if (label === "achievement") open?.details.push(line);
  }
  return withColumn(entries).flatMap(withDates);
}

const isBare = (line: CvLine): boolean => line.dates.length > 0 && line.rest.replace(/[^\p{L}]/gu, "").length <= 2;
const isSpan = ({ header }: Entry): boolean => header.every(isBare);
const isUndated = ({ header }: Entry): boolean => header.every((line) => line.dates.length === 0);

/**
 * A column of date ranges read before its jobs: it is assigned when as many undated jobs follow as there are ranges.
 */
function withColumn(entries: readonly Entry[]): Entry[] {
  const alone = (entry: Entry): boolean => isSpan(entry) && entry.details.length === 0;
  const spans = entries.filter(alone);
  const jobs = entries.filter((entry) => !alone(entry));
  if (spans.length === 0 || spans.length !== jobs.length || !jobs.every(isUndated)) return [...entries];
  return jobs.map((job, at) => ({ ...job, header: [...(spans[at]?.header ?? []), ...job.header] }));
}

/** A second range is another period of the same job if it is on the first one's line or alone on its own line. */
function withDates(entry: Entry): Entry[] {
  const spans = entry.header.flatMap((line) => rangesOf(line).map((date) => ({ ...entry, anchor: line, date })));
  const [first] = spans;
  if (first !== undefined) return spans.filter(({ anchor }) => anchor === first.anchor || isBare(anchor));
  const anchor = entry.header.find((line) => line.dates.length > 0) ?? null;
  return [{ ...entry, anchor, date: anchor?.dates[0] ?? null }];
}

function rangesOf(line: CvLine): DateExpression[] {
  return line.rowDate === undefined ? line.dates.filter((date) => date.shape === "range") : [line.rowDate];
}
