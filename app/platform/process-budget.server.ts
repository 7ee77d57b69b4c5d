import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Limits for work in a child process. They count processor time, because a wall clock on a busy machine punishes a
 * person for the machine: whoever used up `cpuMs` asked for too much, whoever only ran out of `wallMs` met a machine
 * without time.
 */
export type Budget = {
  /** Milliseconds of processor time, user and system, of all threads of the child. */
  cpuMs: number;
  /** Milliseconds on the clock: only for what neither computes nor ends, so many times `cpuMs`. */
  wallMs: number;
  /** Bytes of the child's resident memory. Node reserves address space without end, so RLIMIT_DATA says nothing of it. */
  memoryBytes?: number;
};

export type Overrun = "cpu" | "wall" | "memory";

export type BudgetWatch = {
  /** Begins a new stretch with a budget of its own; processor time used before does not count against it. */
  restart(budget: Budget): void;
  /** Ends the watch. The child is left as it is. */
  stop(): void;
  /** Which limit the child was killed for; undefined while it was not. */
  overrun(): Overrun | undefined;
};

const POLL_MS = 50;
/** Linux reports /proc times in ticks of 1/100 s, whatever the kernel's own rate. */
const TICK_MS = 10;

/**
 * Processor time that a process has used since its start, all threads, in milliseconds (resolution 10 ms).
 * @returns undefined where the process is gone or the system has no /proc; then only the wall limit holds
 * @see proc(5), fields 14 and 15 of /proc/PID/stat
 */
export function processCpuMs(pid: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    return undefined;
  }
  // The program's name, in parentheses, may hold spaces and parentheses of its own.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Resident memory of a process in bytes, as of now.
 * @returns undefined where the process is gone or the system has no /proc; then no memory limit holds
 * @see proc(5), VmRSS of /proc/PID/status
 */
export function processMemoryBytes(pid: number): number | undefined {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, "latin1");
  } catch {
    return undefined;
  }
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kib === undefined ? undefined : Number(kib) * 1024;
}

/** Kills the child with SIGKILL as soon as it passes a limit of its budget. The caller stops the watch. */
export function watchBudget(child: ChildProcess, first: Budget): BudgetWatch {
  let budget = first;
  let startedAt = performance.now();
  let usedBefore = cpuOf(child);
  let overrun: Overrun | undefined;
  const timer = setInterval(() => {
    if (cpuOf(child) - usedBefore > budget.cpuMs) overrun = "cpu";
    else if (memoryOf(child) > (budget.memoryBytes ?? Number.POSITIVE_INFINITY)) overrun = "memory";
    else if (performance.now() - startedAt > budget.wallMs) overrun = "wall";
    else return;
    clearInterval(timer);
    child.kill("SIGKILL");
  }, POLL_MS);
  return {
    restart(next) {
      budget = next;
      startedAt = performance.now();
      usedBefore = cpuOf(child);
    },
    stop: () => clearInterval(timer),
    overrun: () => overrun,
  };
}

function memoryOf(child: ChildProcess): number {
  return child.pid === undefined ? 0 : (processMemoryBytes(child.pid) ?? 0);
}

function cpuOf(child: ChildProcess): number {
  return child.pid === undefined ? 0 : (processCpuMs(child.pid) ?? 0);
}
