/**
 * Counts failures per key on a monotonic clock. The first few are free; then each failure doubles the wait.
 * Memory is bounded: beyond `capacity` keys the one that failed longest ago is forgotten.
 */

export type BackoffOptions = {
  /** Monotonic time in milliseconds. */
  now(): number;
  freeFailures: number;
  longestWaitMs: number;
  /** So long after the last failure the count starts anew. */
  forgetAfterMs: number;
  capacity: number;
};

type Entry = { failures: number; lastFailure: number; blockedUntil: number };

export class Backoff {
  readonly #options: BackoffOptions;
  /** In the order of the last failure. */
  readonly #entries = new Map<string, Entry>();

  constructor(options: BackoffOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Milliseconds until the key may try again; 0 = now. */
  waitMs(key: string): number {
    const entry = this.#live(key);
    return entry ? Math.max(0, entry.blockedUntil - this.#options.now()) : 0;
  }

  addFailure(key: string): void {
    const now = this.#options.now();
    const failures = (this.#live(key)?.failures ?? 0) + 1;
    this.#entries.delete(key);
    this.#entries.set(key, { failures, lastFailure: now, blockedUntil: now + this.#waitAfter(failures) });
    this.#shrink();
  }

  /** Takes one failure back: the attempt that was counted beforehand turned out right. */
  takeBack(key: string): void {
    const entry = this.#live(key);
    if (!entry) return;
    entry.failures -= 1;
    entry.blockedUntil = 0;
    if (entry.failures <= 0) this.#entries.delete(key);
  }

  clear(key: string): void {
    this.#entries.delete(key);
  }

  /** Clears every key that starts so. */
  clearAll(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.#entries.delete(key);
  }

  #live(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#options.now() - entry.lastFailure < this.#options.forgetAfterMs) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  /** 0 for the free ones, then 2, 4, 8 … seconds. */
  #waitAfter(failures: number): number {
    const { freeFailures, longestWaitMs } = this.#options;
    if (failures < freeFailures) return 0;
    return Math.min(longestWaitMs, 1000 * 2 ** (failures - freeFailures + 1));
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#options.capacity) return;
      this.#entries.delete(key);
    }
  }
}
