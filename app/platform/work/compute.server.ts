import { bundledScript } from "#app/platform/paths.server.ts";
import { ComputeWorker } from "./worker.server.ts";

/** The computing child of this process. */

/** The dictionary takes some 90 MB; the largest document and what is made of it stay far below the rest. */
const HEAP_MB = 384;
/** As long as a class that uploads one by one; a night without anybody gives the memory back. */
const IDLE_MS = 15 * 60_000;

// On globalThis: development reloads modules, and there is one child all the same.
const store = globalThis as typeof globalThis & { __compute?: ComputeWorker };

export function computeWorker(): ComputeWorker {
  store.__compute ??= new ComputeWorker({
    program: bundledScript("compute-worker.js"),
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  });
  return store.__compute;
}

/** For tests: a child with tasks of their own. */
export function setComputeWorker(worker: ComputeWorker): void {
  store.__compute = worker;
}

/** Ends the child; a later task would start another one. */
export async function stopComputing(): Promise<void> {
  const worker = store.__compute;
  delete store.__compute;
  await worker?.stop();
}
