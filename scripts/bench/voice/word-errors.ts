/** How far a recognised text is from what was said. */

import { stripAccents } from "#app/platform/strip-accents.ts";

/** Lower case, without accents and punctuation: spelling is not what is measured. */
export function spokenWords(text: string): string[] {
  const normalized = stripAccents(text).toLowerCase();
  return normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words put in, left out or taken for others: the fewest that lead from the one to the other. */
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
