import { HOUR_MS, SECOND_MS } from "#app/platform/durations.ts";

/**
 * Above either limit within an hour, somebody is trying many accounts, and every unknown browser must wait a little.
 */
const FAILURES = 300;
const NAMES = 100;
const WINDOW_MS = HOUR_MS;
const DELAY_MS = 2 * SECOND_MS;

/** Times in milliseconds of the monotonic clock. */
export type AlarmEntry = { startedAt: number; failures: number; until: number };

/**
 * Counts all failures together in windows of an hour. The alarm stays active for an hour after the last failure above
 * the limits.
 */
export class SprayAlarm {
  readonly #now: () => number;
  #window = { startedAt: 0, failures: 0 };
  readonly #names = new Set<string>();
  #until = Number.NEGATIVE_INFINITY;
  #changed = false;

  /** @param now monotonic time in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The delay of every unknown browser in milliseconds; 0 while the alarm is not active. */
  get delayMs(): number {
    return this.#now() < this.#until ? DELAY_MS : 0;
  }

  /** @returns true when this failure raises the alarm (false while it is already active). */
  add(name: string): boolean {
    const now = this.#now();
    if (now - this.#window.startedAt >= WINDOW_MS) {
      this.#window = { startedAt: now, failures: 0 };
      this.#names.clear();
    }
    this.#changed = true;
    this.#window.failures += 1;
    if (this.#names.size <= NAMES) this.#names.add(name);
    if (this.#window.failures <= FAILURES && this.#names.size <= NAMES) return false;
    const raised = now >= this.#until;
    this.#until = now + WINDOW_MS;
    return raised;
  }

  clear(): void {
    this.#window = { startedAt: this.#now(), failures: 0 };
    this.#names.clear();
    this.#until = Number.NEGATIVE_INFINITY;
    this.#changed = true;
  }

  /** The current state if it changed since the last call. */
  takeChange(): AlarmEntry | undefined {
    if (!this.#changed) return undefined;
    this.#changed = false;
    return { ...this.#window, until: this.#until };
  }

  /** Marks a change that could not be stored; the next takeChange() returns it again. */
  markChanged(): void {
    this.#changed = true;
  }

  /** When an entry becomes irrelevant. */
  overAt({ startedAt, until }: AlarmEntry): number {
    return Math.max(startedAt + WINDOW_MS, until);
  }

  /** @param names the names that failed within the window */
  restore({ startedAt, failures, until }: AlarmEntry, names: Iterable<string>): void {
    this.#window = { startedAt, failures };
    this.#until = until;
    for (const name of names) if (this.#names.size <= NAMES) this.#names.add(name);
  }
}
