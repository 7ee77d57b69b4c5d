import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { AppError } from "#app/platform/errors.ts";
import { serve, serveTasks } from "#app/platform/work/serve-tasks.ts";
import * as tasks from "./faulty-tasks.ts";

/** The program of a computing child whose tasks go wrong. */

/** @returns which try it is, from 1 */
function note(file: string): number {
  appendFileSync(file, `${process.pid}\n`);
  return readFileSync(file, "utf8").trim().split("\n").length;
}

function computeForEver(): never {
  for (;;) Math.sqrt(Math.random());
}

function stop(): Promise<never> {
  process.kill(process.pid, "SIGSTOP");
  return new Promise(() => undefined);
}

const mine = { pid: process.pid };

await serveTasks(
  [
    serve(tasks.answerTask, ({ tries }) => {
      note(tries);
      return mine;
    }),
    serve(tasks.endlessTask, ({ tries }, report) => {
      note(tries);
      report({ step: "begun" });
      return new Promise((_, reject) => setImmediate(() => reject(computeForEver())));
    }),
    serve(tasks.heldTask, async ({ tries }, report) => {
      note(tries);
      report({ step: "begun" });
      while (!existsSync(`${tries}.go`)) await new Promise((resolve) => setImmediate(resolve));
      return mine;
    }),
    serve(tasks.stoppedTask, ({ tries }) => {
      note(tries);
      return stop();
    }),
    serve(tasks.stoppedOnceTask, ({ tries }) => (note(tries) === 1 ? stop() : mine)),
    serve(tasks.memoryTask, ({ tries }) => {
      note(tries);
      const taken: number[][] = [];
      for (;;) taken.push(Array.from({ length: 100_000 }, () => Math.random()));
    }),
    serve(tasks.crashedOnceTask, ({ tries }) => {
      if (note(tries) === 1) process.abort();
      return mine;
    }),
    serve(tasks.refusedTask, () => {
      throw new AppError("unprocessable", "Esto no es un CV.", { reason: "not_a_cv" });
    }),
    serve(tasks.brokenTask, () => {
      throw new TypeError(`cannot read ${tasks.SECRET}`);
    }),
    serve(tasks.misshapenTask, () => JSON.parse('{"pid":"none"}') as { pid: number }),
    serve(tasks.variablesTask, () => ({ names: Object.keys(process.env) })),
  ],
  () => Promise.resolve(),
);
