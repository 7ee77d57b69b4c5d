import { AppError } from "#app/platform/errors.ts";
import { computeWorker } from "#app/platform/work/compute.server.ts";
import type { WorkTask } from "#app/platform/work/task.ts";
import { type RunOptions, WorkFailure } from "#app/platform/work/worker.server.ts";

/** The machine's failure, not the file's: nothing of it is counted against anybody. */
export const MACHINE_BUSY = "machine_busy";
/** What a person is told to wait after it, in seconds. */
export const MACHINE_BUSY_RETRY_SECONDS = 180;

/** What a person is told when the input asks for too much, and when the machine has no time. */
export type FailureTexts = { tooComplex: string; machineBusy: string };

/**
 * Runs a task in the computing child.
 * @throws AppError `too_complex`, final, or `machine_busy`; what the task refuses; the signal's reason
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
