import { log } from "#app/platform/log.server.ts";

export type Recurring = {
  /** No further run begins; waits for the one under way. */
  stop(): Promise<void>;
};

/**
 * Runs a task now and then again and again, never twice at the same time. A failing run is logged, the next one comes
 * all the same: for chores that look at the database for what is due, so a missed run loses nothing.
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
