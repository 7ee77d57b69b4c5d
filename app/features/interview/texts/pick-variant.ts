/** Chooses among wordings: the same seed gives the same choice, and no wording is used twice in a row. */

import { fnv1a } from "#app/platform/fnv1a.ts";

/**
 * Chooses one wording of the list. The first is chosen by the seed; after `last` (the previous wording, null for none)
 * the next one comes from a seeded permutation of the whole list, so that nothing repeats until all have been used.
 * Never returns `last` again unless the list has only one element.
 * @throws RangeError on an empty list
 */
export function pickVariant<T>(list: readonly T[], seed: string, last: T | null): T {
  const size = list.length;
  const before = last === null ? -1 : list.indexOf(last);
  const at = before < 0 ? fnv1a(seed) % size : (before + strideOf(size, seed)) % size;
  const chosen = list[at];
  if (chosen === undefined) throw new RangeError("no wording to choose from");
  return chosen;
}

/** A step width that visits all `size` positions: chosen by the seed among those coprime to `size`. */
function strideOf(size: number, seed: string): number {
  const strides = Array.from({ length: size }, (_, at) => at).filter((step) => commonDivisor(step, size) === 1);
  return strides[fnv1a(`${seed}:stride`) % strides.length] ?? 0;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Values for the placeholders of a wording. `name` is the first name, empty if unknown. */
export type Filling = { name: string; minutes: number; total: number; done: number; focus: string };

/** Replaces {nombre} (with its comma, or nothing), {minutos}, {total}, {hechas} and {foco}. */
export function fill(wording: string, values: Partial<Filling>): string {
  const { name = "", minutes = 0, total = 0, done = 0, focus = "" } = values;
  const marks: Readonly<Record<string, string>> = {
    nombre: name === "" ? "" : `, ${name}`,
    minutos: String(minutes),
    total: String(total),
    hechas: String(done),
    foco: focus,
  };
  return wording.replace(/\{(nombre|minutos|total|hechas|foco)\}/g, (_, mark: string) => marks[mark] ?? "");
}
