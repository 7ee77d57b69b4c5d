/** Dates that a layout reads apart from what they date: a column of spans, then the jobs one after the other. */

import { MONTH_NAMES } from "../dates/months.ts";
import type { CvLine } from "../lines.ts";

const LEAST = 2;
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
  const openers = rest.filter((line, at) => opens(line, rest[at - 1]));
  if (openers.length !== spans.length || openers[0] !== rest[0]) return [...run];
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
function opens(line: CvLine, above: CvLine | undefined): boolean {
  const apart = above === undefined || line.source.gapBefore >= 0.25 || line.source.block !== above.source.block;
  return apart && !line.bullet && (line.title >= 1.5 || line.employer >= 1.5);
}
