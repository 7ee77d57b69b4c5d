import { expect, test } from "vitest";
import { runBackupFaults } from "../../scripts/proof/io/backup-faults.ts";
import { noFaults } from "../../scripts/proof/io/disk-fault.ts";
import { runServerFaults } from "../../scripts/proof/io/server-faults.ts";

/** A few of the faults; all of them, of every kind of write: npm run proof:io. */

const REASON = noFaults();
if (REASON) process.stdout.write(`${REASON}\n`);

test.skipIf(REASON !== null)(
  "a disk that fails under an admin's change loses nothing acknowledged",
  async () => {
    const reports = await runServerFaults({
      seed: 7,
      every: 5,
      kinds: ["admin's change"],
      calls: [
        ["write", "EIO"],
        ["sync", "EIO"],
      ],
    });
    expect(reports.flatMap(({ problems }) => problems)).toEqual([]);
    expect(reports.filter(({ refused }) => refused > 0).map(({ kind, call }) => `${kind} ${call}`)).toEqual(
      expect.arrayContaining(["admin's change write", "admin's change sync"]),
    );
  },
  300_000,
);

test.skipIf(REASON !== null)(
  "a backup on a failing disk is whole or not there, and says which",
  async () => {
    const reports = await runBackupFaults(40, [["write", "ENOSPC"]]);
    expect(reports).toMatchObject([{ problems: [], faults: expect.any(Number) }]);
    expect(reports.some(({ refused }) => refused > 0)).toBe(true);
  },
  300_000,
);
