/** Dates that the layout separates from their jobs: a column of date ranges, then the jobs one after the other. */

import { MONTH_PATTERN } from "../dates/months.ts";
import type { CvLine } from "../lines.ts";
import { employerScore, titleScore } from "../text-type-scores.ts";

const LEAST = 2;
/** Minimum blank space above an entry, in line heights; the second value is for photos and scans, which leave less. */
const GAPS = [0.25, 0.15];
const ONLY_MONTHS = new RegExp(`^[\\s()–—-]*(?:(?:${MONTH_PATTERN}|a|al|y)[\\s().,–—-]*)+$`);

/**
 * The run with each range of such a column moved back to the line that opens its job, if there are as many jobs as
 * ranges; otherwise the run unchanged.
 */
export function withDateColumn(run: readonly CvLine[]): CvLine[] {
  const spans: CvLine[] = [];
  const rest: CvLine[] = [];
  for (const line of run) {
    const bare = line.rest.replace(/[^\p{L}]/gu, "").length <= 2;
    if (rest.length > 0) rest.push(line);
    else if (bare && line.dates.length > 0) spans.push(line);
    // Fragments of a wrapped range ("(ene – mar)", "a la fecha") have no other words.
    else if (spans.length === 0 || !(bare || ONLY_MONTHS.test(line.normalized))) rest.push(line);
  }
  if (spans.length < LEAST || rest.some((line) => line.dates.some((date) => date.shape === "range"))) return [...run];
  const openers = GAPS.map((gap) => rest.filter((line, at) => opens(line, rest[at - 1], gap))).find(
    (found) => found.length === spans.length && found[0] === rest[0],
  );
  if (openers === undefined) return [...run];
  const dated = new Map(openers.map((line, at) => [line, spans[at]] as const));
  return rest.map((line) => {
    const span = dated.get(line);
    const [date] = span?.dates ?? [];
    if (span === undefined || date === undefined) return line;
    const written = span.text.slice(date.from, date.to).trim();
    return { ...line, text: `${written}  ${line.text}`, dates: [{ ...date, from: 0, to: written.length }] };
  });
}

/** Begins an entry: follows a blank space or another block, and reads as a job. */
function opens(line: CvLine, above: CvLine | undefined, gap: number): boolean {
  const apart = above === undefined || line.source.gapBefore >= gap || line.source.block !== above.source.block;
  if (!apart || line.bullet) return false;
  const parts = line.rest.split(/[.,]\s+/).slice(0, 2);
  return parts.some((part) => titleScore(part) >= 1.5 || employerScore(part) >= 1.5);
}
