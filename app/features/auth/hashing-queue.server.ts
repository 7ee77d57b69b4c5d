import PQueue from "p-queue";
import { AppError } from "#app/platform/errors.ts";

/**
 * A bounded first-in, first-out queue.
 * @param concurrency how many run at once
 * @param maxWaiting how many may wait; further ones are refused
 */
export function createHashingQueue(concurrency: number, maxWaiting: number) {
  const queue = new PQueue({ concurrency });

  /** @throws AppError unavailable when the queue is full. */
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (queue.pending >= concurrency && queue.size >= maxWaiting) {
      throw new AppError(
        "unavailable",
        "Hay muchas personas entrando a la vez. Espera unos segundos y vuelve a intentarlo.",
        { retryAfter: 5 },
      );
    }
    return await queue.add(work);
  };
}
