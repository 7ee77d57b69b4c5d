/** Gathers the lines that the tagger takes for jobs into entries, each with the lines that name it and what was done in it. */

import type { DateExpression } from "../dates/ranges.ts";
import type { Entry } from "../jobs/entries.ts";
import type { CvLine } from "../lines.ts";
import type { Tagged } from "./tag.ts";

/**
 * Entries in reading order; one that bears several spans is an entry for each of them. No job begins at a line that the
 * rules know for a heading (`isHeading`), but at what went on naming it below.
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
    else if (label === "deed") open?.details.push(line);
  }
  return withColumn(entries).flatMap(withDates);
}

const isBare = (line: CvLine): boolean => line.dates.length > 0 && line.rest.replace(/[^\p{L}]/gu, "").length <= 2;
const isSpan = ({ header }: Entry): boolean => header.every(isBare);
const isUndated = ({ header }: Entry): boolean => header.every((line) => line.dates.length === 0);

/** A column of spans that a layout reads before its jobs: as many jobs without dates follow as there were spans. */
function withColumn(entries: readonly Entry[]): Entry[] {
  const alone = (entry: Entry): boolean => isSpan(entry) && entry.details.length === 0;
  const spans = entries.filter(alone);
  const jobs = entries.filter((entry) => !alone(entry));
  if (spans.length === 0 || spans.length !== jobs.length || !jobs.every(isUndated)) return [...entries];
  return jobs.map((job, at) => ({ ...job, header: [...(spans[at]?.header ?? []), ...job.header] }));
}

/** A second span is another season of the same job where it stands on the first one's line or alone on its own. */
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
