import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { isNodeSupported } from "../../../scripts/node-runtime.mjs";

const relay = path.resolve("tests/support/node-relay.mjs");

async function started() {
  const parent = spawn(process.execPath, [relay, "one", "two words"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(parent.stdout), "line");
  return { parent, child: JSON.parse(String(line)) as { pid: number; args: string[]; path: string } };
}

it.each([
  ["18.20.8", false],
  ["20.20.2", false],
  ["22.13.1", false],
  ["22.14.0", true],
  ["24.0.0", true],
  ["26.10.0", true],
])("Node %s is supported: %s", (version, supported) => {
  expect(isNodeSupported(version)).toBe(supported);
});

it("pins one Node for each platform, with the hash that npm checks", () => {
  const lock = JSON.parse(readFileSync("scripts/node-runtime/package-lock.json", "utf8"));
  const pinned = Object.entries(lock.packages).slice(1) as [string, Record<string, string>][];
  expect(pinned.map(([, { os, cpu }]) => `${os}-${cpu}`).sort()).toEqual([
    "darwin-arm64",
    "darwin-x64",
    "linux-arm64",
    "linux-x64",
    "win32-x64",
  ]);
  for (const [, { integrity, version }] of pinned) {
    expect(integrity).toMatch(/^sha512-/);
    expect(isNodeSupported(version)).toBe(true);
  }
});

it(
  "goes on with the same arguments, its own Node first on the path, " + "and ends with the exit code of the command",
  async () => {
    const { parent, child } = await started();
    expect(child.args).toEqual(["one", "two words"]);
    expect(child.path.split(path.delimiter)[0]).toBe(path.dirname(process.execPath));
    parent.kill("SIGTERM");
    expect(await once(parent, "exit")).toEqual([7, null]);
  },
);

it("leaves no server behind when it is killed", async () => {
  const { parent, child } = await started();
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await expect.poll(() => spawnSync("kill", ["-0", String(child.pid)]).status, { timeout: 20_000 }).not.toBe(0);
});
