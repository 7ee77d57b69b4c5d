import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Reads the processes of a server from Linux's /proc. */

export type Process = {
  pid: number;
  parent: number;
  /** Start time; together with the id it identifies a process even if the id is reused. */
  startedAt: string;
  command: string;
};

const POLL_MS = 20;

/** All descendants of a process. */
export function descendantsOf(pid: number): Process[] {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** Waits until none of the processes runs, or `limitMs` has passed; returns the time and those still running. */
export async function untilGone(processes: Process[], limitMs: number): Promise<{ ms: number; left: Process[] }> {
  const from = performance.now();
  for (;;) {
    const left = processes.filter(({ pid, startedAt }) => readProcess(pid)?.startedAt === startedAt);
    const ms = performance.now() - from;
    if (left.length === 0 || ms > limitMs) return { ms, left };
    await pause(POLL_MS);
  }
}

/** The processes that have a file in this folder open for writing. */
export function writersIn(folder: string, processes: readonly Process[]): Process[] {
  return processes.filter(({ pid }) => openForWriting(pid).some((file) => file.startsWith(folder)));
}

function openForWriting(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
      const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/fdinfo/${descriptor}`, "utf8"))?.[1] ?? "0";
      // Access mode in the last two bits: 0 read, 1 write, 2 both.
      return (Number.parseInt(flags, 8) & 3) === 0 ? [] : [readlinkSync(`/proc/${pid}/fd/${descriptor}`)];
    });
  } catch {
    // The process ended while it was being read.
    return [];
  }
}

/** null if the process has ended; zombies count as ended. */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The process name is in parentheses and may contain anything.
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z" || state === "X") return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return { pid, parent: Number(parent), startedAt: rest[17] ?? "", command };
  } catch {
    return null;
  }
}
