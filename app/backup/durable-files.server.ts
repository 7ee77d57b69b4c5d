import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, open, rename, stat } from "node:fs/promises";
import { isCode } from "./has-error-code.ts";

/**
 * Writes files durably: their content is on the disk when a call returns. The caller syncs the folder.
 * Never use these on a database that this process has open.
 */

/** Syncs a file's content, or a folder's entries, to the disk. */
export async function syncToDisk(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a temporary file and renames it, so that a reader sees either the old or the new content. The caller syncs
 * the folder.
 */
export async function writeAtomically(file: string, content: string): Promise<void> {
  const fresh = `${file}.${process.pid}.tmp`;
  const handle = await open(fresh, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}

/** Copies a file (no shared blocks), readable only by its owner. */
export async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const handle = await open(to, "r+");
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a hard link to a file that never changes, or a copy when the file system has no hard links. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!isCode(error, "EXDEV", "EPERM", "EMLINK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS")) throw error;
    await copyWhole(from, to);
  }
}

/** Bytes and SHA-256 (hexadecimal) of a file. */
export async function fingerprint(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { bytes: (await stat(file)).size, sha256: hash.digest("hex") };
}
