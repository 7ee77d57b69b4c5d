/** Word error rate between a recognised text and the spoken text. */

import { stripAccents } from "#app/platform/strip-accents.ts";

/** Lower case, without accents and punctuation, because spelling is not measured. */
export function spokenWords(text: string): string[] {
  const normalized = stripAccents(text).toLowerCase();
  return normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Minimum number of inserted, deleted and substituted words (edit distance). */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index);
  for (const [index, word] of said.entries()) {
    const next = [index + 1];
    for (const [place, other] of heard.entries()) {
      const replaced = (row[place] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
