import { totalmem } from "node:os";

/** Bytes this process and its children may use: the machine's memory or the container's limit, whichever is less. */
export function hostMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
