import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const UNIT = "docs/systemd/carreras.service";

/** The last value of a setting; a list that is given in parts is joined. */
function settingOf(name: string): string {
  const lines = readFileSync(UNIT, "utf8").split("\n");
  return lines
    .filter((line) => line.startsWith(`${name}=`))
    .map((line) => line.slice(name.length + 1))
    .join(" ");
}

test("the unit of the service takes away what the platform does not need, and leaves what it does", () => {
  expect(settingOf("NoNewPrivileges")).toBe("yes");
  expect(settingOf("CapabilityBoundingSet")).toBe("");
  expect(settingOf("ProtectSystem")).toBe("strict");
  expect(settingOf("ReadWritePaths")).toBe(settingOf("WorkingDirectory"));
  // The readers of uploads have a user and a network of their own (sandboxed-child.server.ts), which they then give up.
  expect(settingOf("RestrictNamespaces")).toBe("user net");
  expect(settingOf("SystemCallFilter")).toBe("@system-service ~@privileged @obsolete capset");
  // Node compiles while it runs.
  expect(settingOf("MemoryDenyWriteExecute")).toBe("");
});

const { stdout, status } = spawnSync("systemd-analyze", ["security", "--offline=yes", UNIT], { encoding: "utf8" });

test.skipIf(status !== 0)("systemd rates its exposure at 2.5 or less", () => {
  const level = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1];
  expect(Number(level)).toBeLessThanOrEqual(2.5);
});
