import { readFileSync } from "node:fs";

/**
 * A limit for a child's job that a busy machine does not shorten: the clock alone would call good recordings unreadable
 * when the child has had no turn at a processor.
 */

/** Of the limit: a child that used so much of it has had its chance. */
const CHANCE = 0.5;
/** How many times the limit may pass by the clock. */
const MAX_ROUNDS = 3;
/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;

export type CpuTimeoutCause =
  /** It computed and came to no end: the file's fault. */
  | "spent"
  /** It hardly got to compute: nobody's fault. */
  | "starved";

/** @returns stops waiting; `onEnd` is called once, unless it was stopped */
export function startCpuTimeout(pid: number, limitMs: number, onEnd: (how: CpuTimeoutCause) => void): () => void {
  const before = processorMs(pid);
  let rounds = 0;
  const timer = setInterval(() => {
    rounds += 1;
    const used = processorMs(pid);
    const hadChance = used === null || before === null || used - before >= limitMs * CHANCE;
    if (!hadChance && rounds < MAX_ROUNDS) return;
    clearInterval(timer);
    onEnd(hadChance ? "spent" : "starved");
  }, limitMs);
  return () => clearInterval(timer);
}

/** User and system time of a process; null where the system does not tell: there the clock decides alone. */
function processorMs(pid: number): number | null {
  try {
    // The name in the second field may hold anything, also blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
