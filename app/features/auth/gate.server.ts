import { AppError } from "#app/platform/errors.ts";

/**
 * Lets a few run at once and a bounded number wait, first come first served.
 * @param concurrency how many run at once
 * @param maxWaiting how many may wait; the next one is refused
 */
export function createGate(concurrency: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  /** @throws AppError unavailable when too many wait already. */
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < concurrency) running += 1;
    else if (waiting.length >= maxWaiting) {
      throw new AppError(
        "unavailable",
        "Hay muchas personas entrando a la vez. Espera unos segundos y vuelve a intentarlo.",
        {
          retryAfter: 5,
        },
      );
    } else {
      // Whoever leaves hands the place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
