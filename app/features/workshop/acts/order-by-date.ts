import type { CvJob } from "../cv-document.ts";

/** The order of a CV's entries by the dates of their ends. Pure. */

type Dated = Pick<CvJob, "from" | "to">;
/** The first and the last month that a date may mean: a bare year is any of its months. */
type Reach = { min: string; max: string };

const PRESENT: Reach = { min: "9999-99", max: "9999-99" };

function endOf({ from, to }: Dated): Reach | null {
  const date = to ?? from;
  if (date === null) return null;
  if (date === "present") return PRESENT;
  return date.length === 4 ? { min: `${date}-01`, max: `${date}-12` } : { min: date, max: date };
}

/** Of two that ended together either may stand first: one may be the employer, the other a post there. */
const isOlder = (one: Reach, other: Reach): boolean => one.max < other.min;

/** How a list that does not go from the newest to the oldest goes; null where nothing proves that. */
export function wayOf(entries: readonly Dated[]): "oldest_first" | "mixed" | null {
  const ends = entries.map(endOf).filter((end) => end !== null);
  const isUpsideDown = ends.some((one, at) => ends.slice(at + 1).some((below) => isOlder(one, below)));
  if (!isUpsideDown) return null;
  const isFalling = ends.some((one, at) => ends.slice(at + 1).some((below) => isOlder(below, one)));
  return isFalling ? "mixed" : "oldest_first";
}

/**
 * The newest first; what has no dates comes after them, in its own order. Of those that ended together the upper one
 * stays above, but in a list that goes the other way.
 */
export function newestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  const ends = entries.map((entry) => ({ entry, end: endOf(entry) }));
  const dated = ends.flatMap(({ entry, end }) => (end === null ? [] : [{ entry, end }]));
  if (wayOf(entries) === "oldest_first") dated.reverse();
  dated.sort((a, b) => compare(b.end.max, a.end.max));
  return [...dated, ...ends.filter(({ end }) => end === null)].map(({ entry }) => entry);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
