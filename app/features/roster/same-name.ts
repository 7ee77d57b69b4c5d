import { stripAccents } from "#app/platform/strip-accents.ts";

/** Whether two texts are the same name, written with other capitals, accents, spaces or in another order. */
export function sameName(one: string, other: string): boolean {
  return one === other || wordsOf(one) === wordsOf(other);
}

function wordsOf(name: string): string {
  return stripAccents(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");
}
