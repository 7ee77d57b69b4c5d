import type { PriorityContext } from "./priority-context.ts";
import type { Scheduler } from "./scheduler.ts";

/** Closes the context of an idle priority class: a context takes up to a third of a model's memory. */
export type IdleTimeout = {
  /** Starts the timer: a job has ended. */
  jobEnded(): void;
  /** Stops the timer: a job begins. */
  jobBegan(): void;
};

/** @param afterMs milliseconds without a job */
export function createIdleTimeout(context: PriorityContext, scheduler: Scheduler, afterMs: number): IdleTimeout {
  let timer: NodeJS.Timeout | undefined;
  const never = new AbortController().signal;

  async function close(): Promise<void> {
    const releaseContext = await context.order.take(context.name, never);
    try {
      const releaseTurn = await scheduler.take(context.name, never);
      try {
        await context.close();
      } finally {
        releaseTurn();
      }
    } finally {
      releaseContext();
    }
  }

  return {
    jobEnded: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        close().catch((error) => console.error(`the context of ${context.name} could not be closed: ${String(error)}`));
      }, afterMs);
    },
    jobBegan: () => clearTimeout(timer),
  };
}
