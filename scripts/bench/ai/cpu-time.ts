import { readdirSync, readFileSync } from "node:fs";

/** Processor time as Linux counts it. On a shared machine it is more meaningful than wall-clock time. */

/** Milliseconds of processor time used by the living threads of a process, with the precision of a clock tick. */
export function cpuMsOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  let nanoseconds = 0;
  for (const task of readdirSync(tasks)) {
    try {
      nanoseconds += Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      // A thread that ended between the listing and the read.
    }
  }
  return nanoseconds / 1e6;
}

/** The processor time of a process's first thread alone, which runs Node's event loop. */
export const mainThreadCpuMsOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** Clock ticks of all processors of the machine together: the total, and the idle part of it. */
function machine(): { all: number; idle: number } {
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, part) => sum + part, 0), idle: (ticks[3] ?? 0) + (ticks[4] ?? 0) };
}

/**
 * Starts to measure the machine's load. @returns a function that returns the mean number of busy processors since then
 */
export function watchBusy(processors: number): () => number {
  const start = machine();
  return () => {
    const now = machine();
    return (1 - (now.idle - start.idle) / Math.max(1, now.all - start.all)) * processors;
  };
}
