/** How much room the disk of DATA_DIR needs, and how urgent it is when there is less. Bytes. */

const MIB = 1024 * 1024;
/** For what a working day writes, beside a whole copy of the database. */
const DAY_BYTES = 500 * MIB;
/** A tenth of a small disk is little; a tenth of a great one is no reason to alarm anybody. */
const LOW_SHARE = 0.1;
const LOW_AT_MOST_BYTES = 5 * 1024 * MIB;

/** full: changes are refused · refusing: files are, and nothing else · low: that is near · fine. */
export type DiskUrgency = "full" | "refusing" | "low" | "fine";

export type DiskRoom = {
  freeBytes: number;
  totalBytes: number;
  /** The disk was full and the platform has not been able to write its ballast since. */
  isFull: boolean;
  /** Free bytes with which changes are accepted again, and the ballast is kept. */
  recoveryBytes: number;
  isBallastKept: boolean;
  /** Free bytes with which the greatest upload is accepted. */
  uploadBytes: number;
  databaseBytes: number;
};

/** Free bytes below which a database of this size is in danger. */
export function leastFreeBytes(databaseBytes: number): number {
  return databaseBytes + DAY_BYTES;
}

/** @returns the urgency, and the free bytes that end it */
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
