import type { z } from "zod";
import type { Budget } from "#app/platform/child-process-limits.server.ts";

/** A computation that is too heavy for the event loop, or whose cost depends on untrusted input. */
export type WorkTask<Input, Progress, Output> = {
  name: string;
  input: z.ZodType<Input>;
  /** Progress that it may report before it ends. */
  progress: z.ZodType<Progress>;
  output: z.ZodType<Output>;
  /** Limits of each attempt. Too much processor time is the fault of the input, too much wall time of the machine. */
  budget: Budget;
};

/** Gives a definition its types; server and child use the same definition. */
export function defineTask<Input, Progress, Output>(
  task: WorkTask<Input, Progress, Output>,
): WorkTask<Input, Progress, Output> {
  return task;
}
