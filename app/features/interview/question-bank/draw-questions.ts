/** Which questions an interview asks, by what the student was asked before. Pure. */

import { fnv1a } from "#app/platform/fnv1a.ts";
import { QUESTIONS_PER_INTERVIEW } from "./bank.ts";

/** What a student was asked by one hunter before this interview. */
export type QuestionHistory = {
  /** An interview reached its end: the next ones draw from the whole bank. */
  hasEnded: boolean;
  /** How often a question was asked, by its id without the version; one made from a CV by `sameness` of its text. */
  times: ReadonlyMap<string, number>;
};

export const NO_HISTORY: QuestionHistory = { hasEnded: false, times: new Map() };

/** A question that may be drawn. */
type Candidate = {
  id: string;
  category: string;
  /** For the student's own career; questions for everybody are false. */
  isForCareer: boolean;
  /** Of an area of careers. */
  isOfArea: boolean;
};

/** At most so many of an area in one interview, while others are left that were not asked. */
const MAX_OF_AREA = 2;

/**
 * Ten at most for a first interview: the first of the list, those for the student's career, then drawn ones for
 * everybody. They keep the list's order.
 */
export function drawFirst<T extends Candidate>(fitting: readonly T[], seed: string): T[] {
  if (fitting.length <= QUESTIONS_PER_INTERVIEW) return [...fitting];
  const [first, ...rest] = fitting;
  const own = rest.filter((one) => one.isForCareer);
  const drawn = inDrawOrder(
    rest.filter((one) => !one.isForCareer),
    seed,
  );
  const chosen = new Set([first, ...own, ...drawn].slice(0, QUESTIONS_PER_INTERVIEW));
  return fitting.filter((one) => chosen.has(one));
}

/**
 * Ten at most for a later interview: those asked least often, so that none comes again before all were asked; among
 * them each theme in turn. The opener's theme comes first, the others in the list's order.
 */
export function drawLater<T extends Candidate>(fitting: readonly T[], { times }: QuestionHistory, seed: string): T[] {
  const timesOf = (one: T) => times.get(one.id) ?? 0;
  const tiers = [...Map.groupBy(fitting, timesOf)].sort(([one], [other]) => one - other).map(([, tier]) => tier);
  const [opening] = fitting;
  const chosen: T[] = [];
  for (const tier of tiers) {
    const free = inDrawOrder(tier, seed);
    while (chosen.length < QUESTIONS_PER_INTERVIEW && free.length > 0) {
      const next = nextOf(free, chosen, opening?.category);
      chosen.push(next);
      free.splice(free.indexOf(next), 1);
    }
  }
  return inOrderOfThemes(chosen, fitting);
}

/** The opener's theme first, then one of an area up to the limit, then the theme that has the fewest so far. */
function nextOf<T extends Candidate>(free: readonly T[], chosen: readonly T[], opening: string | undefined): T {
  const count = (theme: string) => chosen.filter((one) => themeOf(one) === theme).length;
  const ofArea = free.filter((one) => one.isOfArea);
  const others = free.filter((one) => !one.isOfArea);
  const opener = chosen.length === 0 ? others.find((one) => one.category === opening) : undefined;
  const preferred = opener ?? others.find((one) => one.isForCareer);
  if (preferred) return preferred;
  const [area] = ofArea;
  if (area && (others.length === 0 || count(AREA) < MAX_OF_AREA)) return area;
  return others.reduce((best, one) => (count(one.category) < count(best.category) ? one : best));
}

const AREA = "\0area";
const themeOf = (one: Candidate) => (one.isOfArea ? AREA : one.category);

/** By the place at which the list first has each theme; questions of an area stand before the last theme. */
function inOrderOfThemes<T extends Candidate>(chosen: readonly T[], list: readonly T[]): T[] {
  const themes = [...new Set(list.filter((one) => !one.isOfArea).map(({ category }) => category))];
  const place = (one: T) => (one.isOfArea ? themes.length - 1.5 : themes.indexOf(one.category));
  return [...chosen].sort((one, other) => place(one) - place(other));
}

function inDrawOrder<T extends Candidate>(list: readonly T[], seed: string): T[] {
  return list
    .map((one) => ({ one, draw: fnv1a(`${seed}:${one.id}`) }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ one }) => one);
}
