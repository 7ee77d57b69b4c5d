/**
 * Counts failures per network as a leaky bucket: each failure adds one to a level that drains evenly, one budget per
 * window. Nobody waits while the level is below the budget. Memory is bounded: beyond `capacity` networks, the one
 * whose last failure is oldest is dropped.
 */

export type BucketOptions = {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** The time in which a full budget drains. */
  windowMs: number;
  /** The level is capped at this multiple of the budget, which bounds the time until it drains. */
  maxBudgets: number;
  capacity: number;
};

export type Counted = { key: string; budget: number };
/** `level` at the time `at` of the monotonic clock. */
export type BucketEntry = { level: number; at: number; budget: number };

export class LeakyBuckets {
  readonly #options: BucketOptions;
  /** Ordered by the last failure. */
  readonly #entries = new Map<string, BucketEntry>();
  readonly #changed = new Set<string>();

  constructor(options: BucketOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** How many networks are over their budget. */
  get over(): number {
    let count = 0;
    for (const [key, { budget }] of this.#entries) if (this.level(key) >= budget) count += 1;
    return count;
  }

  level(key: string): number {
    const entry = this.#entries.get(key);
    if (!entry) return 0;
    const drained = ((this.#options.now() - entry.at) * entry.budget) / this.#options.windowMs;
    return Math.max(0, entry.level - drained);
  }

  /** @returns a function that undoes this failure. */
  add({ key, budget }: Counted): () => void {
    const level = Math.min(this.level(key) + 1, budget * this.#options.maxBudgets);
    this.#entries.delete(key);
    this.#set(key, { level, at: this.#options.now(), budget });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#options.capacity) break;
      this.#forget(oldest);
    }
    return () => {
      const left = this.level(key) - 1;
      if (left > 0) this.#set(key, { level: left, at: this.#options.now(), budget });
      else this.#forget(key);
    };
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.#forget(key);
  }

  /** When the level reaches zero, on the monotonic clock. */
  emptyAt({ level, at, budget }: BucketEntry): number {
    return at + (level * this.#options.windowMs) / budget;
  }

  /** Keys changed since the last call, with their current entries; undefined for a dropped key. */
  takeChanges(): [string, BucketEntry | undefined][] {
    const changes = [...this.#changed].map((key): [string, BucketEntry | undefined] => [key, this.#entries.get(key)]);
    this.#changed.clear();
    return changes;
  }

  /** Returns changes that could not be stored; the next takeChanges() includes them again. */
  markChanged(keys: Iterable<string>): void {
    for (const key of keys) this.#changed.add(key);
  }

  /** Restores an entry stored before a restart. */
  restore(key: string, entry: BucketEntry): void {
    if (this.#entries.size < this.#options.capacity) this.#entries.set(key, entry);
  }

  #set(key: string, entry: BucketEntry): void {
    this.#entries.set(key, entry);
    this.#changed.add(key);
  }

  #forget(key: string): void {
    if (this.#entries.delete(key)) this.#changed.add(key);
  }
}
