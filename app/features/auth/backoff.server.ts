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

/** Times are of the monotonic clock, in milliseconds. */
export type BackoffEntry = { failures: number; lastFailure: number; blockedUntil: number };

export class Backoff {
  readonly #options: BackoffOptions;
  /** In the order of the last failure. */
  readonly #entries = new Map<string, BackoffEntry>();
  readonly #changed = new Set<string>();

  constructor(options: BackoffOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** How many keys have to wait now. */
  get blocked(): number {
    const now = this.#options.now();
    let count = 0;
    for (const entry of this.#entries.values()) if (entry.blockedUntil > now) count += 1;
    return count;
  }

  /** Milliseconds until the key may try again; 0 = now. */
  waitMs(key: string): number {
    const entry = this.#live(key);
    return entry ? Math.max(0, entry.blockedUntil - this.#options.now()) : 0;
  }

  /**
   * @returns takes this failure back, because the attempt that was counted beforehand turned out right. What is left is
   *   what was there before: a success that shows in the waits of strangers would tell them that somebody has this name.
   */
  addFailure(key: string): () => void {
    const now = this.#options.now();
    const before = this.#live(key);
    const failures = (before?.failures ?? 0) + 1;
    this.#put(key, { failures, lastFailure: now, blockedUntil: now + this.#waitAfter(failures) });
    this.#shrink();
    return () => this.#takeBack(key, now, before?.lastFailure ?? now);
  }

  clear(key: string): void {
    if (this.#entries.delete(key)) this.#changed.add(key);
  }

  /** Clears every key that starts so. */
  clearAll(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.clear(key);
  }

  /** Keys that failed since that time. */
  *failedSince(time: number): Generator<string> {
    for (const [key, entry] of this.#entries) if (entry.lastFailure >= time) yield key;
  }

  /** Keys that changed since the last call, with what they are now; undefined: forgotten. */
  takeChanges(): [string, BackoffEntry | undefined][] {
    const changes = [...this.#changed].map((key): [string, BackoffEntry | undefined] => [key, this.#live(key)]);
    this.#changed.clear();
    return changes;
  }

  /** Those changes could not be kept: the next takeChanges() names them again. */
  markChanged(keys: Iterable<string>): void {
    for (const key of keys) this.#changed.add(key);
  }

  /** An entry that was kept over a restart; hand them over in the order of their last failure. */
  restore(key: string, entry: BackoffEntry): void {
    this.#entries.set(key, entry);
    this.#shrink();
  }

  #takeBack(key: string, failedAt: number, before: number): void {
    const entry = this.#live(key);
    if (!entry) return;
    const failures = entry.failures - 1;
    if (failures <= 0) {
      this.clear(key);
      return;
    }
    const lastFailure = entry.lastFailure === failedAt ? before : entry.lastFailure;
    this.#entries.set(key, { failures, lastFailure, blockedUntil: lastFailure + this.#waitAfter(failures) });
    this.#changed.add(key);
  }

  #put(key: string, entry: BackoffEntry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#changed.add(key);
  }

  #live(key: string): BackoffEntry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#options.now() - entry.lastFailure < this.#options.forgetAfterMs) return entry;
    this.clear(key);
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
      this.clear(key);
    }
  }
}
