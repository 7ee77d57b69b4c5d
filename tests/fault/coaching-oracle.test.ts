import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { howMany } from "../support/long-run.ts";

const folder = mkdtempSync(path.join(tmpdir(), "coaching-oracle-"));
const program = path.join(folder, "compare.cjs");

beforeAll(async () => {
  // A process of its own for each zone: Node reads TZ when it starts.
  await build({
    entryPoints: ["tests/support/coaching/compare-oracle.ts"],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "cjs",
    logLevel: "error",
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Both changes of the clock are in the shorter one. */
const DAYS = howMany(270, 730);

describe(`every minute of ${DAYS} days against an independent count`, () => {
  test.each(["UTC", "America/Santiago", "Asia/Tokyo"])(
    "host in %s: offered = accepted = counted",
    async (TZ) => {
      const { stdout } = await promisify(execFile)(process.execPath, [program, String(DAYS)], {
        env: { ...process.env, TZ },
      });
      const result = JSON.parse(stdout);
      expect(result).toMatchObject({ hostZone: TZ, minutes: DAYS * 1440, differences: 0 });
      expect(result.sets).toBeGreaterThan(4 * DAYS);
      // The comparison has something to compare.
      expect(result.booked).toBeGreaterThan(68 * DAYS);
    },
    300_000,
  );
});
