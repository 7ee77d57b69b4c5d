import { readFileSync } from "node:fs";

/** SQLite's write-ahead log, read as a file: https://sqlite.org/fileformat2.html#the_write_ahead_log */

const HEADER = 32;
const FRAME_HEADER = 24;

export type WalState = { generation: string; commits: number };

/**
 * Counts the transactions in the log: frames with a non-zero database size mark a commit. Frames of an earlier use of
 * the same file have a different salt and do not count.
 */
export function readWal(file: string): WalState {
  const bytes = readFileSync(file);
  if (bytes.length < HEADER) return { generation: "", commits: 0 };
  const salt = bytes.subarray(16, 24);
  const frame = FRAME_HEADER + bytes.readUInt32BE(8);
  let commits = 0;
  for (let at = HEADER; at + frame <= bytes.length; at += frame) {
    if (!bytes.subarray(at + 8, at + 16).equals(salt)) break;
    if (bytes.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return { generation: salt.toString("hex"), commits };
}

/** Number of commits between two states, if a reader keeps the log from being reset more than once. */
export function commitsBetween(before: WalState, after: WalState): number {
  return before.generation === after.generation ? after.commits - before.commits : after.commits;
}
