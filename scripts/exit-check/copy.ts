import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSource, staysBehind } from "./port.ts";
import type { SourceTree } from "./source-tree.ts";

/** Paths of the files that git tracks and that exist, from the root of the checkout. */
export function trackedFiles(root: string): string[] {
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return listed.split("\0").filter((file) => file !== "" && !staysBehind(file) && existsSync(path.join(root, file)));
}

/** @returns the text files among them that the migration may change */
export function readSources(root: string, files: readonly string[]): SourceTree {
  return new Map(files.filter(isSource).map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}

/** Copies files as they are in the working tree. @returns how many */
export function copyTracked(root: string, folder: string, files: readonly string[]): number {
  for (const file of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, file), target);
  }
  return files.length;
}

/** Writes the changed files, and deletes those that are gone. */
export function writeSources(folder: string, before: SourceTree, after: SourceTree): void {
  for (const file of before.keys()) if (!after.has(file)) rmSync(path.join(folder, file));
  for (const [file, text] of after) {
    if (before.get(file) !== text) writeFileSync(path.join(folder, file), text);
  }
}
