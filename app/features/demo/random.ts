import { fnv1a } from "#app/platform/fnv1a.ts";

/** Seeded pseudo-random numbers (mulberry32): the same name always gives the same sequence. */
export class Random {
  #state: number;

  constructor(name: string) {
    this.#state = fnv1a(name);
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError on an empty list */
  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new RangeError("nothing to pick from");
    return chosen;
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => ({ one, rank: this.next() }))
      .sort((left, right) => left.rank - right.rank)
      .map(({ one }) => one);
  }
}
