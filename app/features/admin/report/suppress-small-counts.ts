import type { Figure } from "../panel-api-schemas.server.ts";

/** Figures about fewer people than this could be attributed to a person, so they are suppressed. */
export const MINIMUM_PEOPLE = 5;

/** A figure and the number of distinct people it is based on. */
export type Counted = { value: number; people: number };

/** Returns null when the figure is based on too few people; zero people identify nobody. */
export function protectedFigure({ value, people }: Counted): Figure {
  return people > 0 && people < MINIMUM_PEOPLE ? null : value;
}

/**
 * Suppresses small parts of a published total. A suppressed part must not be computable from the total and the other
 * parts, so the next smallest parts are suppressed too until the hidden ones together cover enough people.
 */
export function protectedParts(parts: readonly Counted[]): Figure[] {
  const hidden = new Set(parts.filter((part) => protectedFigure(part) === null));
  const others = parts
    .filter((part) => part.people > 0 && !hidden.has(part))
    .sort((left, right) => left.people - right.people);
  const hiddenPeople = () => [...hidden].reduce((sum, part) => sum + part.people, 0);
  while (hidden.size > 0 && hiddenPeople() < MINIMUM_PEOPLE) {
    const next = others.shift();
    if (!next) break;
    hidden.add(next);
  }
  return parts.map((part) => (hidden.has(part) ? null : part.value));
}
