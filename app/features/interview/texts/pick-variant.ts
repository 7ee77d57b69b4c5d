/** Choosing among wordings: the same seed says the same, and nothing is said twice in a row. */

import { fnv1a } from "#app/platform/fnv1a.ts";

/**
 * One wording of the list. The first is drawn by the seed; after `last` (the wording said before, null for none) the
 * next one comes from a walk through the whole list in an order drawn by the seed, so that with one seed nothing
 * repeats until all have been said. Never `last` again, unless the list has only that one.
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

/** A step through `size` places that visits every one: drawn by the seed among those without a common divisor. */
function strideOf(size: number, seed: string): number {
  const strides = Array.from({ length: size }, (_, at) => at).filter((step) => commonDivisor(step, size) === 1);
  return strides[fnv1a(`${seed}:stride`) % strides.length] ?? 0;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Values for the marks of a wording. `name` is the first name, empty when unknown. */
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
