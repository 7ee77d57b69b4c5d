import { type Call, type FailureReason, type Lane, ModelFailure } from "./chat-model.ts";
import { createTallies, type Outcome, type TaskTally } from "./tallies.ts";

/** The queue in front of an engine: who goes first, how many wait, and when a caller gets his answer at the latest. */

export type GateOptions = {
  /** Jobs of each lane side by side. */
  parallel: Readonly<Record<Lane, number>>;
  /** Jobs of both lanes together; the sum of `parallel` unless told otherwise. */
  total?: number;
  /** Calls of each lane that may wait for a place. */
  waiting?: Readonly<Record<Lane, number>>;
  /** Why a call need not even queue, e.g. because the engine is down; null lets it in. */
  refuse?: (call: GateCall) => ModelFailure | null;
};

export type GateCall = Pick<Call, "task" | "lane" | "owner" | "deadlineMs" | "signal">;

export type GateState = {
  /** `running` counts places taken: also by work whose caller has already been answered. */
  lanes: Record<Lane, { running: number; waiting: number }>;
  tasks: TaskTally[];
};

export type Gate = {
  /**
   * Runs `work` when its turn comes. The caller is answered at his deadline or when he gives up, even if the work has
   * not settled; its place stays taken until it does. `work` gets a signal that fires at that moment.
   * @throws ModelFailure "busy", "deadline", "aborted", what `refuse` says, or what the work throws
   */
  run<T>(call: GateCall, work: Work<T>): Promise<T>;
  state(): GateState;
};

type Work<T> = (signal: AbortSignal) => Promise<T>;

const WAITING: Readonly<Record<Lane, number>> = { interview: 8, cv: 4 };
/** Somebody looks at the screen during an interview: where the lanes share places it goes first. */
const ORDER: readonly Lane[] = ["interview", "cv"];

/** A lane's calls that wait, first come first served; each is started by calling it. */
type Waiting = Record<Lane, Set<() => void>>;

export function createGate(options: GateOptions): Gate {
  return new LaneGate(options);
}

class LaneGate implements Gate {
  readonly #options: GateOptions;
  readonly #waiting: Waiting = { interview: new Set(), cv: new Set() };
  readonly #running: Record<Lane, number> = { interview: 0, cv: 0 };
  /** Who has a call that is not answered yet, by lane. */
  readonly #live = new Set<string>();
  readonly #tallies = createTallies();

  constructor(options: GateOptions) {
    this.#options = options;
  }

  async run<T>(call: GateCall, work: Work<T>): Promise<T> {
    try {
      const answer = await this.#admitted(call, work);
      this.#tallies.settled(call, "done");
      return answer;
    } catch (error) {
      this.#tallies.settled(call, outcomeOf(error));
      throw error;
    }
  }

  state(): GateState {
    const lane = (name: Lane) => ({ running: this.#running[name], waiting: this.#waiting[name].size });
    return { lanes: { interview: lane("interview"), cv: lane("cv") }, tasks: this.#tallies.all() };
  }

  async #admitted<T>(call: GateCall, work: Work<T>): Promise<T> {
    if (call.signal?.aborted) throw failure("aborted");
    const refused = this.#options.refuse?.(call);
    if (refused) throw refused;
    const owner = call.owner === null ? null : `${call.lane}:${call.owner}`;
    if (this.#isFull(call.lane) || (owner !== null && this.#live.has(owner))) throw failure("busy");
    if (owner !== null) this.#live.add(owner);
    try {
      return await this.#queued(call, work);
    } finally {
      if (owner !== null) this.#live.delete(owner);
    }
  }

  #queued<T>(call: GateCall, work: Work<T>): Promise<T> {
    const { lane, signal } = call;
    const waiting = this.#waiting[lane];
    const queuedAt = performance.now();
    const stop = new AbortController();
    return new Promise<T>((resolve, reject) => {
      const start = () => {
        this.#tallies.waited(call, performance.now() - queuedAt);
        this.#working(lane, () => work(stop.signal))
          .then(resolve, reject)
          .finally(settle);
      };
      const giveUp = (reason: FailureReason) => {
        settle();
        waiting.delete(start);
        reject(failure(reason));
        stop.abort(failure(reason));
      };
      const onAbort = () => giveUp("aborted");
      const timer = setTimeout(() => giveUp("deadline"), call.deadlineMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      waiting.add(start);
      this.#next();
    });
  }

  /** Works on a place of the lane, which is taken already, and gives it to the next. */
  async #working<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      this.#running[lane] -= 1;
      this.#next();
    }
  }

  #next(): void {
    for (const lane of ORDER) {
      for (const start of this.#waiting[lane]) {
        if (!this.#hasPlace(lane)) break;
        this.#waiting[lane].delete(start);
        this.#running[lane] += 1;
        start();
      }
    }
  }

  #hasPlace(lane: Lane): boolean {
    const { parallel, total = parallel.interview + parallel.cv } = this.#options;
    return this.#running[lane] < parallel[lane] && this.#running.interview + this.#running.cv < total;
  }

  #isFull(lane: Lane): boolean {
    const { waiting = WAITING } = this.#options;
    return !this.#hasPlace(lane) && this.#waiting[lane].size >= waiting[lane];
  }
}

function outcomeOf(error: unknown): Outcome {
  return error instanceof ModelFailure ? error.reason : "error";
}

const SAID: Partial<Record<FailureReason, string>> = {
  busy: "The queue is full, or a call of the same person is under way",
  deadline: "The model did not answer within the deadline",
  aborted: "The caller gave up",
};

function failure(reason: FailureReason): ModelFailure {
  return new ModelFailure(reason, SAID[reason] ?? reason);
}
