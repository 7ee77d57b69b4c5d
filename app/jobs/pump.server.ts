/** How the rows of a table are processed: rounds that look for due rows, and items that run concurrently. */

/** Interval of rounds without an event: for postponed rows and for rows of other processes, including dead ones. */
const POLL_MS = 2000;

export type Rounds = {
  wake(): void;
  /** Starts no further round and waits for a running one to end. */
  stop(): Promise<void>;
};

type Queueing = {
  on(event: "queued", listener: () => void): unknown;
  off(event: "queued", listener: () => void): unknown;
};

export type RoundsOptions = {
  /** Looks for due rows. `stopped` tells whether it must end. */
  round(stopped: () => boolean): Promise<void>;
  /** Called when a round threw; the next round starts as usual. */
  onError(error: unknown): void;
  /** Emits "queued" when this process has queued something. */
  events: Queueing;
};

/** Begins a round now, at each "queued", at each wake() and every POLL_MS; one at a time. */
export function startRounds({ round, onError, events }: RoundsOptions): Rounds {
  let stopped = false;
  let isWanted = false;
  let current: Promise<void> | undefined;

  const rounds = async () => {
    while (isWanted && !stopped) {
      isWanted = false;
      await round(() => stopped).catch(onError);
    }
    current = undefined;
  };
  const wake = () => {
    isWanted = true;
    current ??= rounds();
  };
  events.on("queued", wake);
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      events.off("queued", wake);
      await current;
    },
  };
}

export type ClaimedWorkOptions<Item> = {
  /** @returns undefined when nothing is due */
  claim(): Promise<Item | undefined>;
  /** Processes an item and never rejects. `stop` aborts when end() no longer waits for it. */
  run(item: Item, stop: AbortSignal): Promise<void>;
  /** How many items may run concurrently at this moment. */
  places(): number;
  /** Called when an item has ended and its place is free. */
  onEnd(): void;
};

/** Claims items and runs them concurrently. */
export class ClaimedWork<Item> {
  readonly #options: ClaimedWorkOptions<Item>;
  readonly #running = new Set<Promise<void>>();
  readonly #abort = new AbortController();

  constructor(options: ClaimedWorkOptions<Item>) {
    this.#options = options;
  }

  /** Claims and starts items until no place is free, nothing is due, or `stopped` returns true. */
  async begin(stopped: () => boolean): Promise<void> {
    const { claim, run, places, onEnd } = this.#options;
    while (!stopped() && this.#running.size < places()) {
      const item = await claim();
      if (item === undefined) return;
      const work: Promise<void> = run(item, this.#abort.signal).finally(() => {
        this.#running.delete(work);
        onEnd();
      });
      this.#running.add(work);
    }
  }

  /** Waits up to `timeoutMs` for running items, then aborts them with `reason` and waits until they have ended. */
  async end(timeoutMs: number, reason: Error): Promise<void> {
    const ended = Promise.all(this.#running);
    let deadline: NodeJS.Timeout | undefined;
    await Promise.race([ended, new Promise((resolve) => (deadline = setTimeout(resolve, timeoutMs)))]);
    clearTimeout(deadline);
    this.#abort.abort(reason);
    await ended;
  }
}
