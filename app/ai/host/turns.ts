import type { Lane } from "../chat-model.ts";

/** One computation at a time in the whole process: two of them on one CPU take longer than one after the other. */
export type Turns = {
  /**
   * Waits for the turn; those of the interview lane go first, then who came first.
   * @returns what gives the turn back
   * @throws the signal's reason when it is aborted before the turn comes
   */
  take(lane: Lane, signal: AbortSignal): Promise<() => void>;
};

export function createTurns(): Turns {
  const waiting: Record<Lane, (() => void)[]> = { interview: [], cv: [] };
  let taken = false;

  function giveBack(): void {
    const next = waiting.interview.shift() ?? waiting.cv.shift();
    if (next) next();
    else taken = false;
  }

  async function take(lane: Lane, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (taken) await waitFor(waiting[lane], signal);
    taken = true;
    return giveBack;
  }

  return { take };
}

/** Resolves when somebody calls the entry that it leaves in the queue; an aborted wait leaves the queue. */
function waitFor(queue: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      queue.splice(queue.indexOf(go), 1);
      reject(signal.reason);
    };
    const go = (): void => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    };
    queue.push(go);
    signal.addEventListener("abort", onAbort, { once: true });
  });
}

/** A piece of work that nothing else computes beside. */
export type Step = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs a job in steps. An interview job keeps the turn from its first step to its last; a CV job gives it back after
 * each, so that an interview's job waits for one slice or one token at most.
 * @throws the signal's reason, only between steps
 */
export async function inSteps<T>(
  turns: Turns,
  lane: Lane,
  signal: AbortSignal,
  job: (step: Step) => Promise<T>,
): Promise<T> {
  if (lane === "cv") {
    return await job(async (work) => {
      const giveBack = await turns.take("cv", signal);
      try {
        signal.throwIfAborted();
        return await work();
      } finally {
        giveBack();
      }
    });
  }
  const giveBack = await turns.take("interview", signal);
  try {
    return await job(async (work) => {
      signal.throwIfAborted();
      return await work();
    });
  } finally {
    giveBack();
  }
}
