import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DiskGuard, setDiskGuard, untilThereIsRoom } from "#app/platform/disk.server.ts";

const MIB = 1024 * 1024;
const FULL = () => Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });

let folder: string;
let free: number;
let guard: DiskGuard | undefined;
const ballast = () => path.join(folder, "ballast");
const make = (options: { ballast?: number; reserve?: number } = {}) => {
  guard = new DiskGuard({
    folder,
    ballast: options.ballast ?? 2 * MIB,
    reserve: options.reserve ?? 0,
    // Looked at by hand.
    lookMs: 1_000_000,
    free: async () => free,
  });
  return guard;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "careers-disk-"));
  free = 1000 * MIB;
});
afterEach(async () => {
  await guard?.stop();
  setDiskGuard(null);
  rmSync(folder, { recursive: true, force: true });
});

describe("the ballast", () => {
  test("is made of blocks that no file system can leave out, readable by the server only", async () => {
    const disk = make();
    expect(disk.state.ballast).toEqual({ wanted: 2 * MIB, held: 0 });
    await disk.look();
    expect(disk.state.ballast.held).toBe(2 * MIB);
    const { size, blocks, mode } = statSync(ballast());
    expect(size).toBe(2 * MIB);
    expect(blocks * 512).toBeGreaterThanOrEqual(size);
    expect(mode & 0o777).toBe(0o600);
    expect(gzipSync(readFileSync(ballast()).subarray(0, 64 * 1024)).length).toBeGreaterThan(63 * 1024);
  });

  test("goes when the disk is full, and comes back with the room", async () => {
    const disk = make();
    await disk.look();
    disk.failed(FULL());
    expect(existsSync(ballast())).toBe(false);
    expect(disk.state).toMatchObject({ isFull: true, ballast: { held: 0 }, failures: { full: 1 } });
    free = 9 * MIB;
    await disk.look();
    expect(disk.state.isFull).toBe(true);
    free = 10 * MIB;
    await disk.look();
    expect(disk.state).toMatchObject({ isFull: false, ballast: { held: 2 * MIB } });
    expect(existsSync(ballast())).toBe(true);
  });

  test("of a start before is taken over; of another size it is made anew", async () => {
    writeFileSync(ballast(), Buffer.alloc(2 * MIB));
    expect(make().state.ballast.held).toBe(2 * MIB);
    await guard?.stop();
    const other = make({ ballast: 3 * MIB });
    await other.look();
    expect(statSync(ballast()).size).toBe(3 * MIB);
    await other.stop();
    const none = make({ ballast: 0 });
    await none.look();
    expect(existsSync(ballast())).toBe(false);
  });

  test("is not made where it would take the last room", async () => {
    free = 9 * MIB;
    const disk = make();
    await disk.look();
    expect(existsSync(ballast())).toBe(false);
    expect(disk.state.isFull).toBe(false);
  });

  test("is given up at a start without room", async () => {
    writeFileSync(ballast(), Buffer.alloc(2 * MIB));
    free = 0;
    const disk = make();
    await disk.makeRoom();
    expect(existsSync(ballast())).toBe(false);
    expect(disk.state.isFull).toBe(true);
  });
});

describe("a full disk", () => {
  test("refuses changes until there is room, also without ballast", async () => {
    const disk = make({ ballast: 0 });
    disk.refuseChanges();
    disk.failed(FULL());
    expect(() => disk.refuseChanges()).toThrow(/sin espacio/);
    await expect(disk.refuseUpload(1)).rejects.toMatchObject({ status: 503, retryAfter: 30 });
    await disk.look();
    disk.refuseChanges();
    // What was written to see whether one can write.
    expect(existsSync(ballast())).toBe(false);
  });

  test("counts an error once, however many places tell of it; others do not count", () => {
    const disk = make();
    const error = FULL();
    disk.failed(error);
    disk.failed(error);
    disk.failed(new Error("x"));
    disk.failed(Object.assign(new Error("x"), { code: "SQLITE_IOERR_READ" }));
    expect(disk.state.failures).toEqual({ full: 1, broken: 1 });
  });

  test("a broken disk is no full one", () => {
    const disk = make();
    disk.failed(Object.assign(new Error("x"), { code: "EIO" }));
    expect(disk.state.isFull).toBe(false);
  });
});

test("uploads leave the reserve free", async () => {
  const disk = make({ ballast: 0, reserve: 100 * MIB });
  free = 130 * MIB;
  await disk.refuseUpload(10 * MIB);
  free -= 1;
  await expect(disk.refuseUpload(10 * MIB)).rejects.toMatchObject({ status: 503, reason: "disk_low", retryAfter: 60 });
});

describe("what must not be lost", () => {
  test("is tried again until there is room", async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries === 1) throw FULL();
      return "written";
    };
    expect(await untilThereIsRoom(work, new AbortController().signal)).toBe("written");
    expect(tries).toBe(2);
  });

  test("is given up when the server stops, and at any other error", async () => {
    const stop = new AbortController();
    const error = FULL();
    const given = untilThereIsRoom(async () => {
      throw error;
    }, stop.signal);
    stop.abort();
    await expect(given).rejects.toBe(error);
    const other = new Error("other");
    const failing = untilThereIsRoom(async () => {
      throw other;
    }, new AbortController().signal);
    await expect(failing).rejects.toBe(other);
  });
});
