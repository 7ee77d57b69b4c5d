import { readFileSync } from "node:fs";
import { descendantsOf } from "../../../tests/support/descendants.ts";

/** Memory of a server and of its child processes. */

const SAMPLE_EVERY_MS = 500;

/** Resident megabytes of a process; 0 when it has ended. */
export function rssMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function childrenMb(pid: number): number {
  try {
    return descendantsOf(pid).reduce((sum, child) => sum + rssMb(child), 0);
  } catch {
    // A child ended while they were listed.
    return 0;
  }
}

/** Starts to observe. @returns a function that stops and returns the maximum observed, in megabytes */
export function watchMemory(pid: number): () => { server: number; children: number } {
  const most = { server: 0, children: 0 };
  const look = () => {
    most.server = Math.max(most.server, rssMb(pid));
    most.children = Math.max(most.children, childrenMb(pid));
  };
  look();
  const timer = setInterval(look, SAMPLE_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}
