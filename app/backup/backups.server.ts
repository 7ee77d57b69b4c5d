import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { HOUR_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { isCode } from "./has-error-code.ts";
import { bytesOf, MANIFEST_FILE, type Manifest, readManifest } from "./manifest.ts";

/** The folders of BACKUP_DIR. A finished backup is named by its time; an unfinished one has a leading dot. */

export type BackupSettings = Pick<Settings, "DATA_DIR" | "BACKUP_DIR" | "BACKUP_KEEP_DAYS">;

export type Backup = { name: string; folder: string; manifest: Manifest };

/** A backup further ahead than this is from the future; ordinary clock corrections are smaller. */
const FUTURE_MS = HOUR_MS;

const INSTANT = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z`;
const FINISHED = new RegExp(`^${INSTANT}(-[a-z][a-z-]*)?$`);
const PARTIAL = new RegExp(`^\\.partial-${INSTANT}(-[a-z][a-z-]*)?$`);

/** "2026-11-22T03:30:00.123Z" -> "2026-11-22T03-30-00-123Z": file systems refuse colons. */
export function instantName(iso: string): string {
  return iso.replace(/[:.]/g, "-");
}

export function backupName(iso: string, label: string | null): string {
  return label ? `${instantName(iso)}-${label}` : instantName(iso);
}

export const partialName = (name: string): string => `.partial-${name}`;

/** Finished backups with a valid manifest, newest first. Their files are not checked. */
export async function listBackups(backupDir: string): Promise<Backup[]> {
  const found = await Promise.all(
    (await finishedNames(backupDir)).map((name) => openBackup(path.join(backupDir, name))),
  );
  return found
    .flatMap((backup) => backup ?? [])
    .sort((a, b) => b.manifest.at.localeCompare(a.manifest.at) || b.name.localeCompare(a.name));
}

/** @returns null when the folder has no manifest or a damaged one */
export async function openBackup(folder: string): Promise<Backup | null> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT", "ENOTDIR", "EISDIR")) return "";
    throw error;
  });
  const manifest = readManifest(text);
  return manifest && { name: path.basename(folder), folder, manifest };
}

/** The folders of interrupted backups. */
export async function leftovers(backupDir: string): Promise<string[]> {
  return (await namesIn(backupDir)).filter((name) => PARTIAL.test(name)).map((name) => path.join(backupDir, name));
}

/** Whether every file of a backup exists with the right size; a quick check without checksums. */
export async function looksWhole({ folder, manifest }: Backup): Promise<boolean> {
  for (const file of manifest.files) {
    const found = await stat(path.join(folder, file.path)).catch(() => null);
    if (found?.size !== file.bytes) return false;
  }
  return true;
}

/**
 * Time and size of the newest backup, for display. Backups from the future were made under a wrong clock and are
 * ignored. Returns null when there is none.
 */
export async function newestBackup(
  backupDir: string,
  now: Date = new Date(),
): Promise<{ at: string; bytes: number } | null> {
  for (const name of await finishedNames(backupDir)) {
    const backup = await openBackup(path.join(backupDir, name));
    if (backup && !isFromFuture(backup.manifest.at, now))
      return { at: backup.manifest.at, bytes: bytesOf(backup.manifest) };
  }
  return null;
}

/**
 * Time (ISO-8601 UTC) of the newest backup that is not from the future, from the folder names alone, so that it can be
 * called every minute. Returns null when there is none.
 */
export async function newestInstant(backupDir: string, now: Date): Promise<string | null> {
  const instants = (await finishedNames(backupDir)).flatMap((name) => instantOf(name) ?? []);
  return instants.find((instant) => !isFromFuture(instant, now)) ?? null;
}

function instantOf(name: string): string | null {
  const [, day, hours, minutes, seconds, rest] = /^(.{10})T(..)-(..)-(..)-(...Z)/.exec(name) ?? [];
  return day ? `${day}T${hours}:${minutes}:${seconds}.${rest}` : null;
}

/** Whether a backup was made while the clock was ahead. @param at ISO-8601 UTC */
export function isFromFuture(at: string, now: Date): boolean {
  return Date.parse(at) > now.getTime() + FUTURE_MS;
}

/** The newest first. */
async function finishedNames(backupDir: string): Promise<string[]> {
  return (await namesIn(backupDir))
    .filter((name) => FINISHED.test(name))
    .sort()
    .reverse();
}

/**
 * The names in a folder; empty when it cannot be read. The next backup will report the error, and the panel shows it.
 */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isCode(error, "ENOENT", "ENOTDIR", "EACCES", "EPERM", "ESTALE", "EIO")) return [];
    throw error;
  });
}
