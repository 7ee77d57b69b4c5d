import PQueue from "p-queue";
import { addToQueue } from "#app/platform/add-to-queue.ts";
import type { PriorityClass } from "../chat-model.ts";

/**
 * Allows one computation at a time in the process: two in parallel on one CPU take longer than one after the other.
 */
export type Scheduler = {
  /**
   * Waits for the turn: interview jobs first, then in order of arrival.
   * @returns a function that releases the turn
   * @throws the signal's reason when aborted before the turn comes
   */
  take(priority: PriorityClass, signal: AbortSignal): Promise<() => void>;
};

const PRIORITY: Readonly<Record<PriorityClass, number>> = { interview: 1, cv: 0 };

export function createScheduler(): Scheduler {
  const queue = new PQueue({ concurrency: 1 });
  return {
    take: (priority, signal) =>
      new Promise((resolve, reject) => {
        // The turn is held until this promise resolves.
        const turn = () => new Promise<void>(resolve);
        addToQueue(queue, turn, { signal, priority: PRIORITY[priority] }).catch(reject);
      }),
  };
}

/** Runs a piece of work while nothing else computes. */
export type Step = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs a job in steps. An interview job keeps the turn from its first step to its last; a CV job releases it after
 * each step, so that an interview job waits for at most one batch or one token.
 * @throws the signal's reason, only between steps
 */
export async function inSteps<T>(
  scheduler: Scheduler,
  priority: PriorityClass,
  signal: AbortSignal,
  job: (step: Step) => Promise<T>,
): Promise<T> {
  if (priority === "cv") {
    return await job(async (work) => {
      const giveBack = await scheduler.take("cv", signal);
      try {
        signal.throwIfAborted();
        return await work();
      } finally {
        giveBack();
      }
    });
  }
  const giveBack = await scheduler.take("interview", signal);
  try {
    return await job(async (work) => {
      signal.throwIfAborted();
      return await work();
    });
  } finally {
    giveBack();
  }
}
