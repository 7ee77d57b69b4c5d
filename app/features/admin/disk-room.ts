/** Free space that the disk of DATA_DIR needs, and the urgency when there is less. All sizes in bytes. */

const MIB = 1024 * 1024;
/** Allowance for one working day of writes, in addition to a full copy of the database. */
const DAY_BYTES = 500 * MIB;
/** Space is low below a tenth of the disk; on large disks the threshold is capped at LOW_AT_MOST_BYTES. */
const LOW_SHARE = 0.1;
const LOW_AT_MOST_BYTES = 5 * 1024 * MIB;

/** full: all changes are refused · refusing: only uploads are refused · low: close to refusing · fine. */
export type DiskUrgency = "full" | "refusing" | "low" | "fine";

export type DiskRoom = {
  freeBytes: number;
  totalBytes: number;
  /** The disk was full, and the ballast file could not be written again since then. */
  isFull: boolean;
  /** Free bytes from which changes are accepted again and the ballast file is kept. */
  recoveryBytes: number;
  isBallastKept: boolean;
  /** Free bytes needed to accept an upload of the maximum size. */
  uploadBytes: number;
  databaseBytes: number;
};

/** Free bytes below which a database of this size is in danger. */
export function leastFreeBytes(databaseBytes: number): number {
  return databaseBytes + DAY_BYTES;
}

/** @returns the urgency, and how many free bytes are needed to leave that state */
export function judgeDisk(room: DiskRoom): { urgency: DiskUrgency; wantedBytes: number } {
  const { freeBytes, uploadBytes, recoveryBytes } = room;
  if (room.isFull) return { urgency: "full", wantedBytes: recoveryBytes };
  if (freeBytes < uploadBytes) return { urgency: "refusing", wantedBytes: uploadBytes };
  const wantedBytes = Math.max(
    uploadBytes,
    leastFreeBytes(room.databaseBytes),
    Math.min(room.totalBytes * LOW_SHARE, LOW_AT_MOST_BYTES),
    room.isBallastKept ? 0 : recoveryBytes,
  );
  return { urgency: freeBytes < wantedBytes ? "low" : "fine", wantedBytes };
}
