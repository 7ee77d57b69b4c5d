import { readFileSync } from "node:fs";

/** SQLite's write-ahead log, read as a file: https://sqlite.org/fileformat2.html#the_write_ahead_log */

const HEADER = 32;
const FRAME_HEADER = 24;

export type WalState = { generation: string; commits: number };

/**
 * Transactions in the log: frames that say how large the database is after a commit. Frames of an earlier use of the
 * same file carry another salt and do not count.
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

/** Commits between two looks, while a reader keeps the log from starting anew more than once. */
export function commitsBetween(before: WalState, after: WalState): number {
  return before.generation === after.generation ? after.commits - before.commits : after.commits;
}
