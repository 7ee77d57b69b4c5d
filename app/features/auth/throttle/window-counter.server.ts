/**
 * Counts events per key in windows that start with the key's first event, on a monotonic clock. Memory is bounded:
 * beyond `capacity` keys, the oldest window is dropped.
 */

export type WindowOptions = {
  /** Monotonic time in milliseconds. */
  now(): number;
  windowMs: number;
  limit: number;
  capacity: number;
};

export class WindowCounter {
  readonly #options: WindowOptions;
  /** Ordered by their start. */
  readonly #windows = new Map<string, { startedAt: number; count: number }>();

  constructor(options: WindowOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#windows.size;
  }

  /** Milliseconds until the key is below the limit again; 0 when it already is. */
  waitMs(key: string): number {
    const current = this.#live(key);
    if (!current || current.count < this.#options.limit) return 0;
    return current.startedAt + this.#options.windowMs - this.#options.now();
  }

  add(key: string): void {
    const current = this.#live(key);
    if (current) {
      current.count += 1;
      return;
    }
    this.#windows.set(key, { startedAt: this.#options.now(), count: 1 });
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= this.#options.capacity) return;
      this.#windows.delete(oldest);
    }
  }

  takeBack(key: string): void {
    const current = this.#live(key);
    if (current) current.count = Math.max(0, current.count - 1);
  }

  #live(key: string): { startedAt: number; count: number } | undefined {
    const current = this.#windows.get(key);
    if (!current || this.#options.now() - current.startedAt < this.#options.windowMs) return current;
    this.#windows.delete(key);
    return undefined;
  }
}
