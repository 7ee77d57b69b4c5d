import { stripAccents } from "#app/platform/strip-accents.ts";

/** Whether two texts are the same name, written with other capitals, accents, spaces or in another order. */
export function sameName(one: string, other: string): boolean {
  return one === other || wordsOf(one) === wordsOf(other);
}

/** Whether one text is the other one with fewer words: "Germán Opazo Salva", "Germán Segundo Opazo Salva". */
export function isShortenedName(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((name) => wordsOf(name).split(" "))
    .sort((first, second) => first.length - second.length);
  return few.length >= 2 && few.every((word) => many.includes(word));
}

function wordsOf(name: string): string {
  return stripAccents(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");
}
