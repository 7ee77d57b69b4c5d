/**
 * Who has to wait before a password is looked at, and for how long. Each network over its budget has its tries looked at
 * one after the other, at a pace that slows as failures go on: however many arrive side by side, no more are looked at.
 * Those that wait are few; whoever would have to wait longer than `longestMs` is told when to come back instead.
 */

export type SlowdownOptions = {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Milliseconds from one try to the next: just over the budget, over it by half, over it by all of it. */
  pacesMs: readonly [number, number, number];
  longestMs: number;
  /** Tries that wait at the same time, over all networks: each holds a connection and some kilobytes. */
  mostWaiting: number;
  /** Tries under one name that wait at the same time: nobody fills a network's places with one name. */
  mostOfName: number;
};

/** A network over its budget. */
export type Slow = { key: string; level: number; budget: number };

export class Slowdown {
  readonly #options: SlowdownOptions;
  /** Network -> when its next try may be looked at. */
  readonly #nextAt = new Map<string, number>();
  /** Name -> tries that wait. */
  readonly #waiting = new Map<string, number>();
  #count = 0;

  constructor(options: SlowdownOptions) {
    this.#options = options;
  }

  /** Tries that wait now. */
  get waiting(): number {
    return this.#count;
  }

  /**
   * Takes a place.
   * @param least milliseconds that everybody waits, whatever the networks say
   * @returns the wait, and what gives the place back when it is over; or the milliseconds after which to come back
   */
  enter(
    name: string,
    slow: readonly Slow[],
    least: number,
  ): { waitMs: number; leave(): void } | { comeBackMs: number } {
    const { now, longestMs, mostWaiting, mostOfName } = this.#options;
    const time = now();
    const turns = slow.map((network) => ({ key: network.key, at: this.#turnOf(network, time) }));
    const waitMs = Math.max(least, ...turns.map(({ at }) => at - time));
    const ofName = this.#waiting.get(name) ?? 0;
    if (waitMs > longestMs) return { comeBackMs: waitMs - longestMs };
    if (this.#count >= mostWaiting || ofName >= mostOfName) return { comeBackMs: waitMs };
    for (const { key, at } of turns) this.#nextAt.set(key, at);
    this.#waiting.set(name, ofName + 1);
    this.#count += 1;
    return { waitMs, leave: () => this.#leave(name) };
  }

  /** Nobody is held back any more by what was. */
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
