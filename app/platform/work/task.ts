import type { z } from "zod";
import type { Budget } from "#app/platform/process-budget.server.ts";

/** A piece of computing that is too heavy, or too much in a stranger's hands, for the event loop. */
export type WorkTask<Input, Progress, Output> = {
  name: string;
  input: z.ZodType<Input>;
  /** What it may tell before it ends. */
  progress: z.ZodType<Progress>;
  output: z.ZodType<Output>;
  /** Of each try. Over its processor time the input is to blame, over its wall clock the machine. */
  budget: Budget;
};

/** Gives a definition its types; both sides of the process border use the same one. */
export function defineTask<Input, Progress, Output>(
  task: WorkTask<Input, Progress, Output>,
): WorkTask<Input, Progress, Output> {
  return task;
}
