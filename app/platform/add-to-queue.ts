import type PQueue from "p-queue";

export type QueueingOptions = {
  /** Aborts the waiting. Work that has started is not interrupted: it keeps its place until it ends. */
  signal?: AbortSignal | undefined;
  /** Higher priorities run first, equal ones in order of arrival. The default is 0. */
  priority?: number;
};

/**
 * Runs `work` as soon as the queue has a place for it; at once, before this returns, if one is free.
 *
 * A signal given to p-queue itself would free the place of work that still runs, and more would run than the queue
 * allows.
 * @throws the signal's reason if it aborts before the work starts; whatever the work throws
 */
export function addToQueue<T>(
  queue: PQueue,
  work: () => Promise<T>,
  { signal, priority = 0 }: QueueingOptions = {},
): Promise<T> {
  if (!signal) return queue.add(work, { priority });
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp, { once: true });
  const begin = () => {
    signal.removeEventListener("abort", giveUp);
    return work();
  };
  return queue.add(begin, { signal: waiting.signal, priority });
}
