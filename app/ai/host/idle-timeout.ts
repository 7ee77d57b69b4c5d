import type { PriorityContext } from "./priority-context.ts";
import type { Scheduler } from "./scheduler.ts";

/** Closes the context of an idle priority class: a context takes up to a third of a model's memory. */
export type IdleTimeout = {
  /** Starts the timer: a job has ended. */
  begin(): void;
  /** Stops the timer: a job begins. */
  end(): void;
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
    begin: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        close().catch((error) => console.error(`the ${context.name} lane could not be closed: ${String(error)}`));
      }, afterMs);
    },
    end: () => clearTimeout(timer),
  };
}
