import { MINUTE_MS } from "#app/platform/durations.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import { ComputeWorker } from "./worker.server.ts";

/** The computing child of this process. */

/** MB of heap. The dictionary takes some 90 MB; the largest document and its result fit easily into the rest. */
const HEAP_MB = 384;
/** Long enough for a class that uploads one by one; at night the memory is freed. */
const IDLE_MS = 15 * MINUTE_MS;

// On globalThis, because development reloads modules but there must be only one child.
const store = globalThis as typeof globalThis & { __compute?: ComputeWorker };

export function computeWorker(): ComputeWorker {
  store.__compute ??= new ComputeWorker({
    program: bundledScript("compute-worker.js"),
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  });
  return store.__compute;
}

/** For tests: a child with other tasks. */
export function setComputeWorker(worker: ComputeWorker): void {
  store.__compute = worker;
}

/** Ends the child; a later task would start a new one. */
export async function stopComputing(): Promise<void> {
  const worker = store.__compute;
  delete store.__compute;
  await worker?.stop();
}
