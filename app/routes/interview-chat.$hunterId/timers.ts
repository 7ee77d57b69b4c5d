/** Timeouts that end with the screen, and one that fires when the displayed seconds of a countdown change. */
export class Timers {
  readonly #pauses = new Set<number>();
  #beat: number | undefined;

  after(milliseconds: number, act: () => void): void {
    const timer = window.setTimeout(() => {
      this.#pauses.delete(timer);
      act();
    }, milliseconds);
    this.#pauses.add(timer);
  }

  /** Calls `act` when the countdown reaches the next whole second; null stops. Replaces the previous timeout. */
  beatAt(secondsLeft: number | null, act: () => void): void {
    window.clearTimeout(this.#beat);
    if (secondsLeft === null) return;
    this.#beat = window.setTimeout(act, (secondsLeft * 1000) % 1000 || 1000);
  }

  clear(): void {
    window.clearTimeout(this.#beat);
    for (const timer of this.#pauses) window.clearTimeout(timer);
    this.#pauses.clear();
  }
}
