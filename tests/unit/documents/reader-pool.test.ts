import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { readDocument } from "#app/documents/read.server.ts";
import { ReaderPool, setReaderPool } from "#app/documents/reader-pool.server.ts";

const dir = await mkdtemp(path.join(tmpdir(), "reader-pool-"));
const file = path.join(dir, "cv.txt");
await writeFile(file, "Ana Soto, analista de datos en Banco Ejemplo");
afterAll(() => rm(dir, { recursive: true, force: true }));
afterEach(() => setReaderPool(null));

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function pidsOfReadings(count: number): Promise<number[]> {
  const pids: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const document = await readDocument(file, { fileName: "cv.txt", onProcess: (pid) => pids.push(pid) });
    expect(document.text).toContain("Ana Soto");
  }
  return pids;
}

test("each file gets the reader that waits, no two the same, and the next one is started", async () => {
  const pool = new ReaderPool(1);
  setReaderPool(pool);
  const first = pool.pids;
  const pids = await pidsOfReadings(3);
  expect(pids[0]).toBe(first[0]);
  expect(new Set([...pids, ...pool.pids]).size).toBe(4);
  expect(pids.filter(lives)).toEqual([]);
});

test("one that dies while it waits is replaced, and no file notices", async () => {
  const pool = new ReaderPool(1);
  setReaderPool(pool);
  const [before = 0] = pool.pids;
  await vi.waitUntil(() => pool.ready === 1, { timeout: 25_000 });
  process.kill(before, "SIGKILL");
  await vi.waitUntil(() => pool.pids.length === 1 && pool.pids[0] !== before, { timeout: 25_000 });
  const after = pool.pids;
  expect(await pidsOfReadings(1)).toEqual(after);
}, 60_000);

test("a file that is given to one that has just died is read by another", async () => {
  const pool = new ReaderPool(1);
  setReaderPool(pool);
  const [dead = 0] = pool.pids;
  process.kill(dead, "SIGKILL");
  const pids = await pidsOfReadings(1);
  expect(pids.at(-1)).not.toBe(dead);
});

test("the end of the pool is the end of its readers", async () => {
  const pool = new ReaderPool(2);
  setReaderPool(pool);
  const { pids } = pool;
  expect(pids.filter(lives)).toEqual(pids);
  setReaderPool(null);
  await vi.waitUntil(() => !pids.some(lives), { timeout: 25_000 });
  expect(pool.pids).toEqual([]);
  pool.refill();
  expect(pool.pids).toEqual([]);
});
