import PQueue from "p-queue";
import { abortable } from "#app/platform/abortable.ts";
import { addToQueue } from "#app/platform/add-to-queue.ts";
import { createCallCounters, type Outcome, type TaskCounters } from "./call-counters.ts";
import { type Call, type FailureReason, ModelFailure, type PriorityClass } from "./chat-model.ts";

/** The queue in front of an engine: order of calls, limit of waiting calls, and deadlines. */

export type ConcurrencyQueueOptions = {
  /** Concurrent jobs of each priority class. */
  parallel: Readonly<Record<PriorityClass, number>>;
  /** Maximum number of waiting calls of each priority class. */
  waiting?: Readonly<Record<PriorityClass, number>>;
  /** Refuses a call before it is queued, e.g. because the engine is down; null accepts it. */
  refuse?: (call: QueuedCall) => ModelFailure | null;
};

export type QueuedCall = Pick<Call, "task" | "priority" | "owner" | "deadlineMs" | "signal">;

export type ConcurrencyQueueState = {
  /** `running` counts occupied places, including work whose caller has already been answered. */
  byPriority: Record<PriorityClass, { running: number; waiting: number }>;
  tasks: TaskCounters[];
};

export type ConcurrencyQueue = {
  /**
   * Runs `work` when its turn comes. The caller is answered at the deadline or on abort even if the work has not
   * settled; its place stays occupied until it does. The signal that `work` receives fires at that moment.
   * @throws ModelFailure "busy", "deadline", "aborted", the failure from `refuse`, or the work's own error
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
  /** Owners with an unanswered call, as "priority:owner". */
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

/**
 * PQueue needs a concurrency of 1 or more. A priority class with `parallel` 0 must have `waiting` 0 too, so that its
 * calls are refused as full and none is ever added.
 */
function placesFor(parallel: number): PQueue {
  return new PQueue({ concurrency: Math.max(1, parallel) });
}

function outcomeOf(error: unknown): Outcome {
  return error instanceof ModelFailure ? error.reason : "error";
}

const FAILURE_MESSAGES: Partial<Record<FailureReason, string>> = {
  busy: "The queue is full, or a call of the same person is under way",
  deadline: "The model did not answer within the deadline",
  aborted: "The caller gave up",
};

function failure(reason: FailureReason): ModelFailure {
  return new ModelFailure(reason, FAILURE_MESSAGES[reason] ?? reason);
}
