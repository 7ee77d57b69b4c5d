import { log } from "#app/platform/log.server.ts";

export type Recurring = {
  /** Starts no further run and waits for a running one to end. */
  stop(): Promise<void>;
};

/**
 * Runs a task now and then at an interval, never twice at the same time. A failed run is logged and the next one starts
 * as usual. For tasks that query the database for what is due, so that a missed run loses nothing.
 */
export function every(intervalMs: number, name: string, task: () => Promise<unknown>): Recurring {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= task()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error, task: name }, "a recurring task failed"),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, intervalMs);
  timer.unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
