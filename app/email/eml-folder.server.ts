import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { HOUR_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";

/** Messages as .eml files in DATA_DIR/outbox: what can be looked at while there is no mail server. */

/** A file half written by a process that died; younger ones may be in the making. */
const STALE_MS = HOUR_MS;

function folderOf(dataDir: string): string {
  return path.join(dataDir, "outbox");
}

function fileOf(dataDir: string, id: number): string {
  return path.join(folderOf(dataDir), `${id}.eml`);
}

/** Writes DATA_DIR/outbox/<id>.eml whole or not at all, readable by the server's account only. */
export async function writeMailFile(dataDir: string, id: number, message: Buffer): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const fresh = `${fileOf(dataDir, id)}.${randomUUID()}.tmp`;
  try {
    const handle = await open(fresh, "wx", 0o600);
    try {
      await handle.writeFile(message);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, fileOf(dataDir, id));
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

export async function removeMailFile(dataDir: string, id: number): Promise<void> {
  await rm(fileOf(dataDir, id), { force: true });
}

/** Removes the files of messages that no longer wait, and halves that a dead process left. */
export async function sweepMailFiles(db: Db, dataDir: string): Promise<void> {
  // The files first: a message that is written down after that has none of these.
  const names = await filesIn(folderOf(dataDir));
  if (names.length === 0) return;
  const rows = await db.selectFrom("outbox").select("id").where("status", "in", ["queued", "sending"]).execute();
  const waiting = new Set(rows.map(({ id }) => `${id}.eml`));
  for (const name of names) {
    const file = path.join(folderOf(dataDir), name);
    if (/^\d+\.eml$/.test(name) ? !waiting.has(name) : await isStaleHalf(file)) await rm(file, { force: true });
  }
}

async function isStaleHalf(file: string): Promise<boolean> {
  if (!/\/\d+\.eml\.[\w-]+\.tmp$/.test(file)) return false;
  return Date.now() - (await stat(file)).mtimeMs > STALE_MS;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
