import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { writeAtomically } from "./durable-files.server.ts";
import { isCode } from "./has-error-code.ts";

/** Lies beside a restored database until the platform has recorded the restoration in its audit trail. */

const NOTE_FILE = "audit-restored.json";

const noteSchema = z.object({
  /** Name of the backup. */
  name: z.string(),
  /** When it was made, ISO-8601 UTC. */
  from: z.iso.datetime(),
});
export type RestoreNote = z.infer<typeof noteSchema>;

export async function leaveRestoreNote(folder: string, note: RestoreNote): Promise<void> {
  await writeAtomically(path.join(folder, NOTE_FILE), JSON.stringify(note));
}

/** @returns null when no restoration waits to be recorded, or its note cannot be read */
export async function restoreNote(dataDir: string): Promise<RestoreNote | null> {
  try {
    return noteSchema.safeParse(JSON.parse(await readFile(path.join(dataDir, NOTE_FILE), "utf8"))).data ?? null;
  } catch (error) {
    if (isCode(error, "ENOENT") || error instanceof SyntaxError) return null;
    throw error;
  }
}

export async function removeRestoreNote(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, NOTE_FILE), { force: true });
}
