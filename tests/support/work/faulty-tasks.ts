import { z } from "zod";
import { defineTask } from "#app/platform/work/task.ts";

/** Tasks that do what no task of the product should: for the tests of the computing child. */

/** Never in the way of a test that is about the other one. */
const AMPLE = 3_600_000;
const budget = { cpuMs: AMPLE, wallMs: AMPLE };
/** Where each try leaves a line with its process id. */
const input = z.object({ tries: z.string() });
const output = z.object({ pid: z.number() });
const progress = z.object({ step: z.string() });

export const answerTask = defineTask({ name: "answer", input, progress, output, budget });
/** Tells that it begins, then computes for ever. */
export const endlessTask = defineTask({ name: "endless", input, progress, output, budget });
/** Tells that it begins, and answers once there is a file beside `tries`, of its name with ".go". */
export const heldTask = defineTask({ name: "held", input, progress, output, budget });
export const hungryTask = defineTask({ ...endlessTask, budget: { cpuMs: 200, wallMs: AMPLE } });
/** Stops its own process, as a machine does that gives it no time. */
export const stoppedTask = defineTask({
  name: "stopped",
  input,
  progress,
  output,
  budget: { cpuMs: AMPLE, wallMs: 300 },
});
/** The first try is stopped, the second one answers. */
export const stoppedOnceTask = defineTask({ ...stoppedTask, name: "stopped-once" });
/** Takes memory until the heap's limit ends the process. */
export const memoryTask = defineTask({ name: "memory", input, progress, output, budget });
export const crashedOnceTask = defineTask({ name: "crashed-once", input, progress, output, budget });
export const refusedTask = defineTask({ name: "refused", input, progress, output, budget });
/** Fails with a person's text in its message. */
export const brokenTask = defineTask({ name: "broken", input, progress, output, budget });
export const SECRET = "Camila Rojas Soto, 12.345.678-5";
/** Answers in another shape than it promised. */
export const misshapenTask = defineTask({ name: "misshapen", input, progress, output, budget });
/** Which variables its process has. */
export const variablesTask = defineTask({
  name: "variables",
  input,
  progress,
  output: z.object({ names: z.array(z.string()) }),
  budget,
});
