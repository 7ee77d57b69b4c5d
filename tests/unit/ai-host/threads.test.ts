import { describe, expect, test } from "vitest";
import { modelThreads, processorQuota, threadsFor } from "#app/ai/threads.server.ts";

const files =
  (known: Record<string, string>) =>
  (file: string): string | null =>
    known[file] ?? null;

describe("processors that the control group allows", () => {
  test.each([
    ["a container of version 2", { "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "250000 100000\n" }, 2.5],
    [
      "version 2 without a limit",
      { "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "max 100000\n" },
      Number.POSITIVE_INFINITY,
    ],
    [
      "a service whose slice is narrower than itself",
      {
        "/proc/self/cgroup": "0::/system.slice/careers.service\n",
        "/sys/fs/cgroup/system.slice/careers.service/cpu.max": "800000 100000\n",
        "/sys/fs/cgroup/system.slice/cpu.max": "300000 100000\n",
      },
      3,
    ],
    [
      "a container of version 1, whose group has another path inside",
      {
        "/proc/self/cgroup": "11:memory:/docker/4f\n4:cpu,cpuacct:/docker/4f\n",
        "/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us": "150000\n",
        "/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us": "100000\n",
      },
      1.5,
    ],
    [
      "version 1 without a limit",
      {
        "/proc/self/cgroup": "4:cpu,cpuacct:/\n",
        "/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us": "-1\n",
        "/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us": "100000\n",
      },
      Number.POSITIVE_INFINITY,
    ],
    ["a limit of another resource", { "/proc/self/cgroup": "3:cpuset:/\n" }, Number.POSITIVE_INFINITY],
    ["a system without control groups", {}, Number.POSITIVE_INFINITY],
    [
      "files with nonsense",
      { "/proc/self/cgroup": "0::/\nx\n\n", "/sys/fs/cgroup/cpu.max": "mucho\n" },
      Number.POSITIVE_INFINITY,
    ],
  ])("%s", (_name, known, quota) => {
    expect(processorQuota(files(known))).toBe(quota);
  });
});

test.each([
  [0.5, 1],
  [1, 1],
  [2, 1],
  [2.9, 1],
  [4, 3],
  [16, 15],
])("%d processors leave the model %d threads", (processors, threads) => {
  expect(threadsFor(processors)).toBe(threads);
});

test("this machine gives a number that llama.cpp takes", () => {
  expect(modelThreads()).toSatisfy((threads: number) => Number.isInteger(threads) && threads >= 1);
});
