import type { Row } from "../image-test/rows.ts";

/** It has been told already: nothing more is to be said of it. */
export class StepFailed extends Error {}

/** Steps one after another, each a row of the table with its time. */
export class Steps {
  readonly rows: Row[] = [];
  /** By the name of the step, to one place. */
  readonly seconds: Record<string, number> = {};

  /**
   * @param work says what it did, in a few words
   * @throws StepFailed when the work fails, after printing why: the next step needs this one
   */
  async take(name: string, work: () => Promise<string> | string): Promise<void> {
    const begun = performance.now();
    let done: string | undefined;
    try {
      done = await work();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    this.seconds[name] = seconds;
    this.rows.push({ name, asked: "done", measured: `${done ?? "failed"} (${seconds} s)`, ok: done !== undefined });
    if (done === undefined) throw new StepFailed(name);
  }
}
