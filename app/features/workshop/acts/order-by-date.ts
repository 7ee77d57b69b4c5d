import type { CvJob } from "../cv-document.ts";

/** The order of a CV's entries by their dates. Pure. */

type Dated = Pick<CvJob, "from" | "to">;
/** The first and the last month that a date may mean: a bare year is any of its months. */
type Reach = { min: string; max: string };
type Span = { start: Reach; end: Reach };

const UNKNOWN: Reach = { min: "0000", max: "9999" };
const PRESENT: Reach = { min: "9999-99", max: "9999-99" };

function reachOf(date: string | null): Reach {
  if (date === null) return UNKNOWN;
  if (date === "present") return PRESENT;
  return date.length === 4 ? { min: `${date}-01`, max: `${date}-12` } : { min: date, max: date };
}

function spanOf({ from, to }: Dated): Span | null {
  const last = to ?? from;
  return last === null ? null : { start: reachOf(from), end: reachOf(last) };
}

/** Whether one surely ended before the other; where both ended in one month, whether it surely began before. */
function isOlder(one: Span, other: Span): boolean {
  if (one.end.max < other.end.min) return true;
  const sameEnd = one.end.min === one.end.max && one.end.min === other.end.min && other.end.min === other.end.max;
  return sameEnd && one.start.max < other.start.min;
}

/** How a list that does not go from the newest to the oldest goes; null where nothing proves that. */
export function wayOf(entries: readonly Dated[]): "oldest_first" | "mixed" | null {
  const spans = entries.map(spanOf).filter((span) => span !== null);
  const isUpsideDown = spans.some((one, at) => spans.slice(at + 1).some((below) => isOlder(one, below)));
  if (!isUpsideDown) return null;
  const grows = spans.slice(1).every((span, at) => {
    const above = spans[at];
    return above !== undefined && isOlder(above, span);
  });
  return grows ? "oldest_first" : "mixed";
}

/** The newest first; what has no dates comes after them, in its own order. */
export function newestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  const spans = entries.map((entry) => ({ entry, span: spanOf(entry) }));
  const dated = spans.flatMap(({ entry, span }) => (span === null ? [] : [{ entry, span }]));
  dated.sort((a, b) => compare(b.span.end.max, a.span.end.max) || compare(b.span.start.max, a.span.start.max));
  return [...dated, ...spans.filter(({ span }) => span === null)].map(({ entry }) => entry);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
