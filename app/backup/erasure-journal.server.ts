import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { log } from "#app/platform/log.server.ts";
import { listBackups } from "./backups.server.ts";
import { syncToDisk } from "./durable-files.server.ts";
import { isCode } from "./has-error-code.ts";
import { JOURNAL_FILE } from "./manifest.ts";

/**
 * erasures.jsonl: the list of erased people, outside the database, so that they can be erased again after a restore. A
 * line contains an id and two times. The creation time of the account distinguishes people who had the same id one
 * after the other (SQLite reuses the highest id).
 */

const entrySchema = z.object({
  userId: z.number().int(),
  /** users.created_at of the erased account. */
  createdAt: z.string(),
  erasedAt: z.string(),
  /** The erasure failed: the person still exists and has been told so. */
  withdrawn: z.literal(true).optional(),
});
export type Erasure = z.infer<typeof entrySchema>;

type Folders = { DATA_DIR: string; BACKUP_DIR: string };

/**
 * Call it as the last step inside the transaction of an erasure: if the process dies before the commit, the next start
 * finishes the erasure that the person had confirmed.
 * @throws when it cannot be written to DATA_DIR; then nobody is erased
 */
export async function recordErasure(folders: Folders, erasure: Erasure): Promise<void> {
  await append(path.join(folders.DATA_DIR, JOURNAL_FILE), [erasure]);
  // The second copy is for a disk failure; each backup updates it.
  if (!existsSync(folders.BACKUP_DIR)) return;
  try {
    await append(path.join(folders.BACKUP_DIR, JOURNAL_FILE), [erasure]);
  } catch (error) {
    log.error({ err: error }, "the journal of erasures in BACKUP_DIR was not written: the next backup repeats it");
  }
}

/** The erased people in the journal of DATA_DIR; they must no longer be in the database. */
export async function standingErasures(dataDir: string): Promise<Erasure[]> {
  const entries = await readJournal(path.join(dataDir, JOURNAL_FILE));
  const standing = new Map<string, Erasure>();
  for (const entry of entries) {
    const key = `${entry.userId} ${entry.createdAt}`;
    if (entry.withdrawn) standing.delete(key);
    else standing.set(key, entry);
  }
  return [...standing.values()];
}

/** Adds the entries of one journal that another one lacks. */
export async function bringUpToDate(journal: string, source: string): Promise<void> {
  const known = new Set((await readJournal(journal)).map(lineOf));
  const missing = (await readJournal(source)).filter((entry) => !known.has(lineOf(entry)));
  if (missing.length > 0) await append(journal, missing);
}

/**
 * Merges all available journals: those of DATA_DIR, BACKUP_DIR, each backup, the backup that is being restored and the
 * folder that contains it (which may have been copied from elsewhere).
 * @returns the lines of a journal in chronological order
 */
export async function mergedJournal(folders: Folders, restoring: string): Promise<string> {
  const backups = await listBackups(folders.BACKUP_DIR);
  const places = [
    folders.DATA_DIR,
    folders.BACKUP_DIR,
    restoring,
    path.dirname(restoring),
    ...backups.map(({ folder }) => folder),
  ];
  const merged = new Map<string, Erasure>();
  for (const place of places) {
    for (const entry of await readJournal(path.join(place, JOURNAL_FILE))) merged.set(lineOf(entry), entry);
  }
  // A withdrawal is always later than the erasure that it withdraws.
  const entries = [...merged.values()].sort((a, b) => a.erasedAt.localeCompare(b.erasedAt));
  return entries.map((entry) => `${lineOf(entry)}\n`).join("");
}

const lineOf = ({ userId, createdAt, erasedAt, withdrawn }: Erasure): string =>
  JSON.stringify({ userId, createdAt, erasedAt, withdrawn });

async function append(file: string, entries: readonly Erasure[]): Promise<void> {
  const isNew = !existsSync(file);
  const handle = await open(file, "a", 0o600);
  try {
    // A leading line feed, so that a partial line left by a crash does not damage this one.
    await handle.writeFile(entries.map((entry) => `\n${lineOf(entry)}\n`).join(""));
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (isNew) await syncToDisk(path.dirname(file));
}

async function readJournal(file: string): Promise<Erasure[]> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => readLine(line) ?? []);
}

/** Returns null for an empty line or a partial one, whose erasure was never confirmed to anybody. */
function readLine(line: string): Erasure | null {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
