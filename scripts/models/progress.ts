import { formatBytes, formatDuration } from "#app/platform/format.ts";

const WIDTH = 24;
/** Minimum milliseconds between two updates. */
const PACE = 200;

export type Screen = { isTTY?: boolean; write(text: string): unknown };

/**
 * Shows the progress of a long operation: one line updated in place on a terminal, elsewhere a line for each tenth.
 * @param now monotonic clock in milliseconds
 */
export class Progress {
  readonly #screen: Screen;
  readonly #now: () => number;
  #title = "";
  #began = 0;
  #from = 0;
  #drawn = Number.NEGATIVE_INFINITY;
  #tenth = -1;
  #moving = false;

  constructor(screen: Screen, now: () => number = () => performance.now()) {
    this.#screen = screen;
    this.#now = now;
  }

  /** @param done bytes so far; those from before the first call with this title do not count for the rate */
  show(title: string, done: number, total: number): void {
    const now = this.#now();
    if (title !== this.#title) {
      this.end();
      this.#title = title;
      this.#began = now;
      this.#from = done;
      this.#tenth = -1;
    }
    const complete = done >= total;
    if (this.#screen.isTTY) {
      if (!complete && now - this.#drawn < PACE) return;
      this.#drawn = now;
      this.#moving = true;
      this.#screen.write(`\r\x1b[K${this.#line(done, total, now)}`);
      if (complete) this.end();
      return;
    }
    const tenth = Math.floor((done / total) * 10);
    if (tenth === this.#tenth) return;
    this.#tenth = tenth;
    this.#screen.write(`${this.#line(done, total, now)}\n`);
  }

  /** Keeps the current progress line; the next text begins on a new line. */
  end(): void {
    if (this.#moving) this.#screen.write("\n");
    this.#moving = false;
    this.#title = "";
  }

  #line(done: number, total: number, now: number): string {
    const share = Math.min(1, done / total);
    const filled = Math.floor(share * WIDTH);
    const bar = `[${"#".repeat(filled)}${"-".repeat(WIDTH - filled)}]`;
    const seconds = (now - this.#began) / 1000;
    const rate = seconds > 0 ? (done - this.#from) / seconds : 0;
    const speed = rate > 0 ? `  ${formatBytes(Math.round(rate))}/s` : "";
    const left = rate > 0 && share < 1 ? `  faltan ${formatDuration(Math.ceil((total - done) / rate))}` : "";
    const amount = `${formatBytes(done)} de ${formatBytes(total)}`;
    return `${this.#title} ${bar} ${Math.floor(share * 100)} %  ${amount}${speed}${left}`;
  }
}
