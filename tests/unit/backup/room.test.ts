import { mkdirSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { roomForBackups } from "#app/backup/free-space.server.ts";
import { DataFolder } from "../../support/data-folder.ts";

let data: DataFolder | undefined;
afterEach(() => data?.dispose());

it("is told where backups have a disk of their own", async () => {
  data = new DataFolder();
  const { DATA_DIR, BACKUP_DIR } = data.settings;
  expect(await roomForBackups({ DATA_DIR, BACKUP_DIR }, 1000), "not there yet").toBeNull();
  mkdirSync(BACKUP_DIR);
  expect(await roomForBackups({ DATA_DIR, BACKUP_DIR }, 1000), "the disk of the data").toBeNull();
  // A file system of its own on every Linux, and one without any room.
  expect(await roomForBackups({ DATA_DIR, BACKUP_DIR: "/proc" }, 1000)).toEqual({
    freeBytes: 0,
    totalBytes: 0,
    wantedBytes: 2000,
  });
});
