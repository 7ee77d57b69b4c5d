import { readdirSync, readFileSync } from "node:fs";

/** What Linux counts of processor time. On a machine that others use too it says more than the clock. */

/** Milliseconds that a process's living threads have computed so far, exact to the scheduler's tick. */
export function cpuMsOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  let nanoseconds = 0;
  for (const task of readdirSync(tasks)) {
    try {
      nanoseconds += Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      // A thread that ended between the two looks.
    }
  }
  return nanoseconds / 1e6;
}

/** The same of a process's first thread alone, where Node runs its event loop. */
export const mainThreadCpuMsOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** Of the whole machine, in clock ticks: all processors' time together, and what of it was spent doing nothing. */
function machine(): { all: number; idle: number } {
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, part) => sum + part, 0), idle: (ticks[3] ?? 0) + (ticks[4] ?? 0) };
}

/** Starts to watch the machine. @returns a function that gives how many processors were busy since, on average */
export function watchBusy(processors: number): () => number {
  const start = machine();
  return () => {
    const now = machine();
    return (1 - (now.idle - start.idle) / Math.max(1, now.all - start.all)) * processors;
  };
}
