import { AppError } from "#app/platform/errors.ts";
import { computeWorker } from "./compute-child.server.ts";
import type { WorkTask } from "./task.ts";
import { type RunOptions, WorkFailure } from "./worker.server.ts";

/** Error code for a lack of server capacity, not a fault of the file; it counts against nobody. */
export const MACHINE_BUSY = "machine_busy";
/** Retry delay told to the user, in seconds. */
export const MACHINE_BUSY_RETRY_SECONDS = 180;

/** Messages shown when the input is too complex, and when the server has no capacity. */
export type FailureTexts = { tooComplex: string; machineBusy: string };

/**
 * Runs a task in the worker process.
 * @throws AppError `too_complex`, final, or `machine_busy`; errors of the task itself; the signal's reason
 */
export async function compute<Input, Progress, Output>(
  task: WorkTask<Input, Progress, Output>,
  input: Input,
  texts: FailureTexts,
  options: RunOptions<Progress> = {},
): Promise<Output> {
  try {
    return await computeWorker().run(task, input, options);
  } catch (error) {
    if (!(error instanceof WorkFailure)) throw error;
    if (error.reason === "machine_busy")
      throw new AppError("unavailable", texts.machineBusy, {
        reason: MACHINE_BUSY,
        retryAfter: MACHINE_BUSY_RETRY_SECONDS,
        cause: error,
      });
    throw new AppError("unprocessable", texts.tooComplex, { reason: "too_complex", cause: error });
  }
}
