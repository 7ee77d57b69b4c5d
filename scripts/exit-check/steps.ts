import type { Row } from "../image-test/rows.ts";

/** Its message has been printed already. */
export class StepFailed extends Error {}

/** Runs steps one after another and collects a row of the table with the time of each. */
export class Steps {
  readonly rows: Row[] = [];
  /** Seconds by the name of the step, with one decimal. */
  readonly seconds: Record<string, number> = {};

  /**
   * @param work returns a short description of what it did
   * @throws StepFailed when the work fails, after printing the cause, because the next step depends on it
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
