import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** The processes of a server, seen from outside: Linux's /proc. */

export type Process = {
  pid: number;
  parent: number;
  /** With the number it tells a process from a later one of the same number. */
  startedAt: string;
  command: string;
};

const POLL_MS = 20;

/** All processes below this one. */
export function descendantsOf(pid: number): Process[] {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** Milliseconds until none of them runs; what still does after `limitMs`. */
export async function untilGone(processes: Process[], limitMs: number): Promise<{ ms: number; left: Process[] }> {
  const from = performance.now();
  for (;;) {
    const left = processes.filter(({ pid, startedAt }) => readProcess(pid)?.startedAt === startedAt);
    const ms = performance.now() - from;
    if (left.length === 0 || ms > limitMs) return { ms, left };
    await pause(POLL_MS);
  }
}

/** Those of them that could still write something in this folder. */
export function writersIn(folder: string, processes: readonly Process[]): Process[] {
  return processes.filter(({ pid }) => openForWriting(pid).some((file) => file.startsWith(folder)));
}

function openForWriting(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
      const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/fdinfo/${descriptor}`, "utf8"))?.[1] ?? "0";
      // The last two bits: 0 reads, 1 writes, 2 does both.
      return (Number.parseInt(flags, 8) & 3) === 0 ? [] : [readlinkSync(`/proc/${pid}/fd/${descriptor}`)];
    });
  } catch {
    // It ended while it was looked at.
    return [];
  }
}

/** null when it has ended; one that only waits to be buried has. */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name stands in brackets and may hold anything.
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z" || state === "X") return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return { pid, parent: Number(parent), startedAt: rest[17] ?? "", command };
  } catch {
    return null;
  }
}
