import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { HOUR_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";

/** Messages as .eml files in DATA_DIR/outbox, to be read while there is no mail server. */

/** Age after which a partial file is considered abandoned; younger ones may still be in progress. */
const STALE_MS = HOUR_MS;

function folderOf(dataDir: string): string {
  return path.join(dataDir, "outbox");
}

function fileOf(dataDir: string, id: number): string {
  return path.join(folderOf(dataDir), `${id}.eml`);
}

/** Writes DATA_DIR/outbox/<id>.eml atomically, readable only by the server's account. */
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

/** Deletes the files of messages that are no longer queued, and partial files left by a crashed process. */
export async function sweepMailFiles(db: Db, dataDir: string): Promise<void> {
  // The files are listed first, so that none of them belongs to a message queued after this query.
  const names = await filesIn(folderOf(dataDir));
  if (names.length === 0) return;
  const rows = await db.selectFrom("outbox").select("id").where("status", "in", ["queued", "sending"]).execute();
  const waiting = new Set(rows.map(({ id }) => `${id}.eml`));
  for (const name of names) {
    const file = path.join(folderOf(dataDir), name);
    if (await isNeedless(file, waiting)) await rm(file, { force: true });
  }
}

/** @param waiting names of the files of queued messages */
async function isNeedless(file: string, waiting: ReadonlySet<string>): Promise<boolean> {
  const [, name, partial] = /\/(\d+\.eml)(\.[\w-]+\.tmp)?$/.exec(file) ?? [];
  if (name === undefined) return false;
  // A partial file of a message that is gone was left by a killed process: its owner may have been erased.
  if (!waiting.has(name)) return true;
  return partial !== undefined && Date.now() - (await stat(file)).mtimeMs > STALE_MS;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
