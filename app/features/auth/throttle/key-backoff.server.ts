/**
 * Counts failures per key on a monotonic clock. The first few cause no wait; then each failure doubles the wait. Memory
 * is bounded: beyond `capacity` keys, the key whose last failure is oldest is dropped.
 */

export type BackoffOptions = {
  /** Monotonic time in milliseconds. */
  now(): number;
  freeFailures: number;
  maxWaitMs: number;
  /** The count restarts this long after the last failure. */
  forgetAfterMs: number;
  capacity: number;
};

/** Times in milliseconds of the monotonic clock. */
export type BackoffEntry = { failures: number; lastFailure: number; blockedUntil: number };

export class Backoff {
  readonly #options: BackoffOptions;
  /** Ordered by the last failure. */
  readonly #entries = new Map<string, BackoffEntry>();
  readonly #changed = new Set<string>();

  constructor(options: BackoffOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** How many keys, of those that begin with `prefix`, are blocked now. */
  blocked(prefix = ""): number {
    const now = this.#options.now();
    let count = 0;
    for (const [key, entry] of this.#entries) if (entry.blockedUntil > now && key.startsWith(prefix)) count += 1;
    return count;
  }

  /** Milliseconds until the key may try again; 0 = now. */
  waitMs(key: string): number {
    const entry = this.#live(key);
    return entry ? Math.max(0, entry.blockedUntil - this.#options.now()) : 0;
  }

  /**
   * @returns a function that undoes this failure when the attempt, which was counted in advance, succeeds. It restores
   *   the previous state: if a success changed the wait of strangers, they could tell that the name exists.
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

  /** Clears every key with this prefix. */
  clearAll(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.clear(key);
  }

  /** Keys whose last failure is at `time` or later. */
  *failedSince(time: number): Generator<string> {
    for (const [key, entry] of this.#entries) if (entry.lastFailure >= time) yield key;
  }

  /** Keys changed since the last call, with their current entries; undefined for a dropped key. */
  takeChanges(): [string, BackoffEntry | undefined][] {
    const changes = [...this.#changed].map((key): [string, BackoffEntry | undefined] => [key, this.#live(key)]);
    this.#changed.clear();
    return changes;
  }

  /** Returns changes that could not be stored; the next takeChanges() includes them again. */
  markChanged(keys: Iterable<string>): void {
    for (const key of keys) this.#changed.add(key);
  }

  /** Restores an entry stored before a restart. Call it in the order of the last failures. */
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

  /** No wait for the free failures, then 2, 4, 8 … seconds. */
  #waitAfter(failures: number): number {
    const { freeFailures, maxWaitMs } = this.#options;
    if (failures < freeFailures) return 0;
    return Math.min(maxWaitMs, 1000 * 2 ** (failures - freeFailures + 1));
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#options.capacity) return;
      this.clear(key);
    }
  }
}
