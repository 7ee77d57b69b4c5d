/**
 * Decides whether an attempt must wait before its password is compared, and for how long. Attempts of a network over
 * its budget are processed one after the other, and the interval grows with the number of failures; sending them in
 * parallel does not help. The number of waiting attempts is bounded. An attempt that would wait longer than `maxMs`
 * is refused and told when to retry.
 */

export type SlowdownOptions = {
  /** Monotonic time in milliseconds. */
  now(): number;
  /**
   * Milliseconds between attempts of a network: just over the budget, from 1.5 times the budget, from twice the budget.
   */
  pacesMs: readonly [number, number, number];
  maxMs: number;
  /** Maximum of waiting attempts over all networks: each holds a connection and some kilobytes. */
  maxWaiting: number;
  /** Maximum of waiting attempts per name, so that one name cannot take all places. */
  maxOfName: number;
};

/** A network over its budget. */
export type Slow = { key: string; level: number; budget: number };

export class Slowdown {
  readonly #options: SlowdownOptions;
  /** Network -> when its next attempt may be processed. */
  readonly #nextAt = new Map<string, number>();
  /** Name -> number of waiting attempts. */
  readonly #waiting = new Map<string, number>();
  #count = 0;

  constructor(options: SlowdownOptions) {
    this.#options = options;
  }

  /** Number of attempts waiting now. */
  get waiting(): number {
    return this.#count;
  }

  /**
   * Takes a place in the queue.
   * @param least minimum wait in milliseconds, independent of the networks
   * @returns the wait and a function that gives the place back; or the milliseconds after which to retry
   */
  enter(
    name: string,
    slow: readonly Slow[],
    least: number,
  ): { waitMs: number; leave(): void } | { comeBackMs: number } {
    const { now, maxMs, maxWaiting, maxOfName } = this.#options;
    const time = now();
    const turns = slow.map((network) => ({ key: network.key, at: this.#turnOf(network, time) }));
    const waitMs = Math.max(least, ...turns.map(({ at }) => at - time));
    const ofName = this.#waiting.get(name) ?? 0;
    if (waitMs > maxMs) return { comeBackMs: waitMs - maxMs };
    if (this.#count >= maxWaiting || ofName >= maxOfName) return { comeBackMs: waitMs };
    for (const { key, at } of turns) this.#nextAt.set(key, at);
    this.#waiting.set(name, ofName + 1);
    this.#count += 1;
    return { waitMs, leave: () => this.#leave(name) };
  }

  /** Forgets the pace of all networks. */
  clear(): void {
    this.#nextAt.clear();
  }

  #turnOf({ key, level, budget }: Slow, time: number): number {
    const over = (level - budget) / budget;
    const [first, second, third] = this.#options.pacesMs;
    const pace = over < 0.5 ? first : over < 1 ? second : third;
    return Math.max(time, this.#nextAt.get(key) ?? time) + pace;
  }

  #leave(name: string): void {
    this.#count -= 1;
    const left = (this.#waiting.get(name) ?? 1) - 1;
    if (left > 0) this.#waiting.set(name, left);
    else this.#waiting.delete(name);
    if (this.#count > 0) return;
    const time = this.#options.now();
    for (const [key, at] of this.#nextAt) if (at <= time) this.#nextAt.delete(key);
  }
}
