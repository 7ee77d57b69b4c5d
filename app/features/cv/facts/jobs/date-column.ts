/** Dates that a layout reads apart from what they date: a column of spans, then the jobs one after the other. */

import { MONTH_NAMES } from "../dates/months.ts";
import type { CvLine } from "../lines.ts";
import { employerScore, titleScore } from "../signals.ts";

const LEAST = 2;
/** Blank space above an entry, in lines: the narrower one where photographs and scans leave less. */
const GAPS = [0.25, 0.15];
const ONLY_MONTHS = new RegExp(`^[\\s()–—-]*(?:(?:${MONTH_NAMES}|a|al|y)[\\s().,–—-]*)+$`);

/**
 * The run with each span of such a column put back on the line that opens its job. Only where as many jobs follow as
 * there are spans; any other run comes back as it is.
 */
export function withDateColumn(run: readonly CvLine[]): CvLine[] {
  const spans: CvLine[] = [];
  const rest: CvLine[] = [];
  for (const line of run) {
    const bare = line.rest.replace(/[^\p{L}]/gu, "").length <= 2;
    if (rest.length > 0) rest.push(line);
    else if (bare && line.dates.length > 0) spans.push(line);
    // What a wrapped span leaves behind ("(ene – mar)", "a la fecha") has no words of its own.
    else if (spans.length === 0 || !(bare || ONLY_MONTHS.test(line.folded))) rest.push(line);
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

/** Begins an entry: after a blank space or another block, with the words of a job. */
function opens(line: CvLine, above: CvLine | undefined, gap: number): boolean {
  const apart = above === undefined || line.source.gapBefore >= gap || line.source.block !== above.source.block;
  if (!apart || line.bullet) return false;
  const parts = line.rest.split(/[.,]\s+/).slice(0, 2);
  return parts.some((part) => titleScore(part) >= 1.5 || employerScore(part) >= 1.5);
}
