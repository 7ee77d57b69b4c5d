/** Pauses that end with the screen, and a beat at each moment in which the digits of a countdown change. */
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

  /**
   * One beat, when so many seconds have become the next whole ones; null stops. It takes the place of the one before.
   */
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
