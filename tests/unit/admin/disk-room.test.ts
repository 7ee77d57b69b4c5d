import { describe, expect, it } from "vitest";
import { type DiskRoom, judgeDisk } from "#app/features/admin/disk-room.ts";

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;

/** A disk of 40 GB, the settings as they come: reserve 256 MB, ballast 64 MB, files of 15 MB. */
const ROOM: DiskRoom = {
  freeBytes: 30 * GIB,
  totalBytes: 40 * GIB,
  isFull: false,
  recoveryBytes: 72 * MIB,
  isBallastKept: true,
  uploadBytes: 301 * MIB,
  databaseBytes: 20 * MIB,
};
const judge = (changes: Partial<DiskRoom>) => judgeDisk({ ...ROOM, ...changes });

describe("the room on the disk", () => {
  it.each<[string, Partial<DiskRoom>, string, number]>([
    ["plenty", {}, "fine", 4 * GIB],
    ["just a tenth", { freeBytes: 4 * GIB }, "fine", 4 * GIB],
    ["less than a tenth", { freeBytes: 4 * GIB - 1 }, "low", 4 * GIB],
    ["a twentieth of a great disk", { freeBytes: 100 * GIB, totalBytes: 2000 * GIB }, "fine", 5 * GIB],
    ["too little for a great database", { freeBytes: 6 * GIB, databaseBytes: 8 * GIB }, "low", 8 * GIB + 500 * MIB],
    ["the greatest file still goes in", { freeBytes: 301 * MIB }, "low", 4 * GIB],
    ["it does not", { freeBytes: 301 * MIB - 1 }, "refusing", 301 * MIB],
    ["full", { freeBytes: 0, isFull: true, isBallastKept: false }, "full", 72 * MIB],
    ["full by a quota", { isFull: true, isBallastKept: false }, "full", 72 * MIB],
    [
      "no room for a great ballast",
      { freeBytes: 9 * GIB, isBallastKept: false, recoveryBytes: 10 * GIB },
      "low",
      10 * GIB,
    ],
  ])("%s", (_, changes, urgency, wantedBytes) => expect(judge(changes)).toEqual({ urgency, wantedBytes }));
});
