import PQueue from "p-queue";
import { abortable } from "#app/platform/abortable.ts";
import { addToQueue } from "#app/platform/add-to-queue.ts";
import { createCallCounters, type Outcome, type TaskCounters } from "./call-counters.ts";
import { type Call, type FailureReason, ModelFailure, type PriorityClass } from "./chat-model.ts";

/** The queue in front of an engine: who goes first, how many wait, and when a caller gets his answer at the latest. */

export type ConcurrencyQueueOptions = {
  /** Jobs of each priority class side by side. */
  parallel: Readonly<Record<PriorityClass, number>>;
  /** Calls of each priority class that may wait for a place. */
  waiting?: Readonly<Record<PriorityClass, number>>;
  /** Why a call need not even queue, e.g. because the engine is down; null lets it in. */
  refuse?: (call: QueuedCall) => ModelFailure | null;
};

export type QueuedCall = Pick<Call, "task" | "priority" | "owner" | "deadlineMs" | "signal">;

export type ConcurrencyQueueState = {
  /** `running` counts places taken: also by work whose caller has already been answered. */
  byPriority: Record<PriorityClass, { running: number; waiting: number }>;
  tasks: TaskCounters[];
};

export type ConcurrencyQueue = {
  /**
   * Runs `work` when its turn comes. The caller is answered at his deadline or when he gives up, even if the work has
   * not settled; its place stays taken until it does. `work` gets a signal that fires at that moment.
   * @throws ModelFailure "busy", "deadline", "aborted", what `refuse` says, or what the work throws
   */
  run<T>(call: QueuedCall, work: Work<T>): Promise<T>;
  state(): ConcurrencyQueueState;
};

type Work<T> = (signal: AbortSignal) => Promise<T>;

const WAITING: Readonly<Record<PriorityClass, number>> = { interview: 8, cv: 4 };

export function createConcurrencyQueue(options: ConcurrencyQueueOptions): ConcurrencyQueue {
  return new CallQueue(options);
}

class CallQueue implements ConcurrencyQueue {
  readonly #options: ConcurrencyQueueOptions;
  readonly #queues: Readonly<Record<PriorityClass, PQueue>>;
  /** Who has a call that is not answered yet, by priority class. */
  readonly #live = new Set<string>();
  readonly #counters = createCallCounters();

  constructor(options: ConcurrencyQueueOptions) {
    this.#options = options;
    const { interview, cv } = options.parallel;
    this.#queues = { interview: placesFor(interview), cv: placesFor(cv) };
  }

  async run<T>(call: QueuedCall, work: Work<T>): Promise<T> {
    try {
      const answer = await this.#admitted(call, work);
      this.#counters.settled(call, "done");
      return answer;
    } catch (error) {
      this.#counters.settled(call, outcomeOf(error));
      throw error;
    }
  }

  state(): ConcurrencyQueueState {
    const { interview, cv } = this.#queues;
    const stateOf = ({ pending, size }: PQueue) => ({ running: pending, waiting: size });
    return { byPriority: { interview: stateOf(interview), cv: stateOf(cv) }, tasks: this.#counters.all() };
  }

  async #admitted<T>(call: QueuedCall, work: Work<T>): Promise<T> {
    if (call.signal?.aborted) throw failure("aborted");
    const refused = this.#options.refuse?.(call);
    if (refused) throw refused;
    const owner = call.owner === null ? null : `${call.priority}:${call.owner}`;
    if (this.#isFull(call.priority) || (owner !== null && this.#live.has(owner))) throw failure("busy");
    if (owner !== null) this.#live.add(owner);
    try {
      return await this.#queued(call, work);
    } finally {
      if (owner !== null) this.#live.delete(owner);
    }
  }

  async #queued<T>(call: QueuedCall, work: Work<T>): Promise<T> {
    const stop = new AbortController();
    const giveUp = (reason: FailureReason) => () => stop.abort(failure(reason));
    const onAbort = giveUp("aborted");
    const timer = setTimeout(giveUp("deadline"), call.deadlineMs);
    call.signal?.addEventListener("abort", onAbort, { once: true });
    const queuedAt = performance.now();
    const begin = () => {
      this.#counters.waited(call, performance.now() - queuedAt);
      return work(stop.signal);
    };
    try {
      return await abortable(addToQueue(this.#queues[call.priority], begin, stop), stop.signal);
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", onAbort);
    }
  }

  #isFull(priority: PriorityClass): boolean {
    const { parallel, waiting = WAITING } = this.#options;
    const { pending, size } = this.#queues[priority];
    return pending >= parallel[priority] && size >= waiting[priority];
  }
}

/** A class without places is always full, so nothing is ever added to its queue, which needs a place of its own. */
function placesFor(parallel: number): PQueue {
  return new PQueue({ concurrency: Math.max(1, parallel) });
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
