const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Beyond these in an hour somebody is trying many accounts at once, and every unknown browser waits a little. */
const FAILURES = 300;
const NAMES = 100;
const WINDOW_MS = HOUR;
const DELAY_MS = 2 * SECOND;

/** Times are of the monotonic clock, in milliseconds. */
export type AlarmEntry = { startedAt: number; failures: number; until: number };

/** Counts all failures together, in windows of an hour, and is up for an hour after the last one beyond the limits. */
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

  /** Milliseconds that every unknown browser waits; 0: the alarm is not up. */
  get delayMs(): number {
    return this.#now() < this.#until ? DELAY_MS : 0;
  }

  /** @returns true when this failure raises the alarm (not while it is already up). */
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

  /** What it is now, when it changed since the last call. */
  takeChange(): AlarmEntry | undefined {
    if (!this.#changed) return undefined;
    this.#changed = false;
    return { ...this.#window, until: this.#until };
  }

  /** The change could not be kept: the next takeChange() gives it again. */
  markChanged(): void {
    this.#changed = true;
  }

  /** When the last of an entry is over. */
  overAt({ startedAt, until }: AlarmEntry): number {
    return Math.max(startedAt + WINDOW_MS, until);
  }

  /** @param names those that failed within the window */
  restore({ startedAt, failures, until }: AlarmEntry, names: Iterable<string>): void {
    this.#window = { startedAt, failures };
    this.#until = until;
    for (const name of names) if (this.#names.size <= NAMES) this.#names.add(name);
  }
}
