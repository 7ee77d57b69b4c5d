import { readFileSync } from "node:fs";

/**
 * A timeout for a child's job that takes a busy machine into account: by the clock alone, valid recordings would count
 * as unreadable when the child got no processor time.
 */

/** Share of the limit: a child that has used so much processor time has had enough. */
const CHANCE = 0.5;
/** How many times the limit may pass by the clock. */
const MAX_ROUNDS = 3;
/** Linux counts processor time in hundredths of a second, independent of the kernel's timer frequency. */
const TICK_MS = 10;

export type CpuTimeoutCause =
  /** It used its processor time without finishing: the file is at fault. */
  | "spent"
  /** It got hardly any processor time: the machine is too busy. */
  | "starved";

/**
 * @param onEnd called once, unless the timeout was stopped
 * @returns a function that stops the timeout
 */
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

/** User and system time of a process; null where the system does not report it, so that only the clock counts. */
function processorMs(pid: number): number | null {
  try {
    // The process name in the second field may contain any characters, including spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
