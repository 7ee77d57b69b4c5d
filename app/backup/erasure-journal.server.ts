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
 * erasures.jsonl: who was erased, outside the database, so that a restored one can be made to forget them again. A
 * line holds a number and two times. The time of the account's creation tells apart people who got the same number
 * one after the other (SQLite gives the highest one anew).
 */

const entrySchema = z.object({
  userId: z.number().int(),
  /** users.created_at of the erased account. */
  createdAt: z.string(),
  erasedAt: z.string(),
  /** The erasure was broken off: the person is still there, and has been told so. */
  withdrawn: z.literal(true).optional(),
});
export type Erasure = z.infer<typeof entrySchema>;

type Folders = { DATA_DIR: string; BACKUP_DIR: string };

/**
 * Call inside the transaction that erases, as its last step: if the process dies between here and the commit, the next
 * start finishes what the person had confirmed.
 * @throws when DATA_DIR does not take it: nobody is erased then
 */
export async function recordErasure(folders: Folders, erasure: Erasure): Promise<void> {
  await append(path.join(folders.DATA_DIR, JOURNAL_FILE), [erasure]);
  // The second one is for a dead disk; each backup brings it up to date.
  if (!existsSync(folders.BACKUP_DIR)) return;
  try {
    await append(path.join(folders.BACKUP_DIR, JOURNAL_FILE), [erasure]);
  } catch (error) {
    log.error({ err: error }, "the journal of erasures in BACKUP_DIR was not written: the next backup repeats it");
  }
}

/** People who must not be in the database any more, from the journal in DATA_DIR. */
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

/** Adds to one journal what another one has more. */
export async function bringUpToDate(journal: string, source: string): Promise<void> {
  const known = new Set((await readJournal(journal)).map(lineOf));
  const missing = (await readJournal(source)).filter((entry) => !known.has(lineOf(entry)));
  if (missing.length > 0) await append(journal, missing);
}

/**
 * Everything that any journal at hand knows: those of DATA_DIR, of BACKUP_DIR and of each backup, of the one that is
 * being restored and of the folder in which that lies (it may have been brought from elsewhere).
 * @returns the lines of a journal, in the order of time
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
  // A withdrawal has a later time than what it withdraws.
  const entries = [...merged.values()].sort((a, b) => a.erasedAt.localeCompare(b.erasedAt));
  return entries.map((entry) => `${lineOf(entry)}\n`).join("");
}

const lineOf = ({ userId, createdAt, erasedAt, withdrawn }: Erasure): string =>
  JSON.stringify({ userId, createdAt, erasedAt, withdrawn });

async function append(file: string, entries: readonly Erasure[]): Promise<void> {
  const isNew = !existsSync(file);
  const handle = await open(file, "a", 0o600);
  try {
    // A line feed in front: half a line that a crash has left does not spoil this one.
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

/** null: an empty line, or half a one whose erasure nobody was told of. */
function readLine(line: string): Erasure | null {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
