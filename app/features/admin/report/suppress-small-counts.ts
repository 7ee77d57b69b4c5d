import type { Figure } from "../panel-api-schemas.server.ts";

/** Figures about so few people could be read as a person's. */
export const MINIMUM_PEOPLE = 5;

/** A figure, and how many different persons are behind it. */
export type Counted = { value: number; people: number };

/** null where a few people are behind the figure; nobody at all gives nobody away. */
export function protectedFigure({ value, people }: Counted): Figure {
  return people > 0 && people < MINIMUM_PEOPLE ? null : value;
}

/**
 * The parts of a whole that is told too. What is held back must not follow from the whole and the other parts: the
 * next smallest parts go as well, until those that are hidden are together about enough people.
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
