import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Limits for work in a child process. They count processor time, because a wall clock on a busy machine would refuse
 * input for the machine's sake: work that used up `cpuMs` is too expensive, work that only ran out of `wallMs` met an
 * overloaded machine.
 */
export type Budget = {
  /** Milliseconds of processor time, user and system, of all threads of the child. */
  cpuMs: number;
  /** Wall-clock milliseconds, many times `cpuMs`: only for a child that neither computes nor ends. */
  wallMs: number;
  /**
   * Bytes of the child's resident memory. RLIMIT_DATA cannot limit it, because Node reserves address space freely.
   */
  memoryBytes?: number;
};

type Overrun = "cpu" | "wall" | "memory";

export type BudgetWatch = {
  /** Starts a new stage with its own budget; processor time used before does not count against it. */
  restart(budget: Budget): void;
  /** Ends the watch. The child is left as it is. */
  stop(): void;
  /** The limit for which the child was killed; undefined if it was not. */
  overrun(): Overrun | undefined;
};

const POLL_MS = 50;
/** Linux reports /proc times in ticks of 1/100 s, whatever the kernel's own tick rate is. */
const TICK_MS = 10;

/**
 * Processor time that a process has used since its start, all threads, in milliseconds (resolution 10 ms).
 * @returns undefined if the process is gone or the system has no /proc; then only the wall limit holds
 * @see proc(5), fields 14 and 15 of /proc/PID/stat
 */
export function processCpuMs(pid: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    return undefined;
  }
  // The program's name stands in parentheses and may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Resident memory of a process in bytes, as of now.
 * @returns undefined if the process is gone or the system has no /proc; then no memory limit holds
 * @see proc(5), VmRSS of /proc/PID/status
 */
function processMemoryBytes(pid: number): number | undefined {
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
