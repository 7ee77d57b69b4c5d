import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Files in which Linux states a process's CPU limits. Other systems do not have them. */
const MEMBERSHIP = "/proc/self/cgroup";
const MOUNT = "/sys/fs/cgroup";

/**
 * Threads for the language model: all processors available to this process but one. The web server, the database and
 * document reading share the machine, and one thread too many costs three quarters of the speed.
 * @returns at least 1
 */
export function modelThreads(): number {
  const { processors, quota } = processorsAllowed();
  return threadsFor(Math.min(processors, quota));
}

/** Processors available to this process; `quota` as returned by processorQuota(). */
export function processorsAllowed(): { processors: number; quota: number } {
  return { processors: os.availableParallelism(), quota: processorQuota(readText) };
}

/** @param processors may be fractional: a container may have 2.5 */
export function threadsFor(processors: number): number {
  return Math.max(1, Math.floor(processors) - 1);
}

/**
 * The CPU quota of the process's control group or of any group above it, in processors.
 * @param read returns a file's text, or null when there is none
 * @returns infinity without a limit
 */
export function processorQuota(read: (file: string) => string | null): number {
  const groups = (read(MEMBERSHIP) ?? "").split("\n").map((line) => line.split(":"));
  const quotas = groups.flatMap(([, controllers, ...rest]) => {
    // The path itself may contain colons.
    const group = rest.join(":");
    if (controllers === "") return groupsAbove(group).map((folder) => quotaOfV2(read, path.posix.join(MOUNT, folder)));
    if (!controllers?.split(",").includes("cpu")) return [];
    return groupsAbove(group).map((folder) => quotaOfV1(read, path.posix.join(MOUNT, controllers, folder)));
  });
  return Math.min(Number.POSITIVE_INFINITY, ...quotas);
}

/** /a/b -> /a/b, /a, /. In a container only the last of them may exist. */
function groupsAbove(group: string): string[] {
  const parent = path.posix.dirname(group);
  return parent === group || parent === "." ? ["/"] : [group, ...groupsAbove(parent)];
}

function quotaOfV2(read: (file: string) => string | null, folder: string): number {
  const [quota, period] = (read(path.posix.join(folder, "cpu.max")) ?? "").trim().split(" ");
  return share(quota, period);
}

function quotaOfV1(read: (file: string) => string | null, folder: string): number {
  const quota = read(path.posix.join(folder, "cpu.cfs_quota_us"));
  const period = read(path.posix.join(folder, "cpu.cfs_period_us"));
  return share(quota?.trim(), period?.trim());
}

/** "max" and -1 mean no limit, and so does a value that cannot be read. */
function share(quota: string | undefined, period: string | undefined): number {
  const processors = Number(quota) / Number(period);
  return processors > 0 ? processors : Number.POSITIVE_INFINITY;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
