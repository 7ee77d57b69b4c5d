import { MINUTE_MS } from "#app/platform/durations.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import { ComputeWorker } from "./worker.server.ts";

/** The children of this process that compute: one for CVs and reports, one for signed messages of a sign-in. */

/** MB of heap. The dictionary takes some 90 MB; the largest document and its result fit easily into the rest. */
const HEAP_MB = 384;
/** Long enough for a class that uploads one by one; at night the memory is freed. */
const IDLE_MS = 15 * MINUTE_MS;

// On globalThis, because development reloads modules but there must be only one child.
const store = globalThis as typeof globalThis & { __compute?: ComputeWorker; __signIn?: ComputeWorker };

export function computeWorker(): ComputeWorker {
  store.__compute ??= new ComputeWorker({
    program: bundledScript("compute-worker.js"),
    heapMb: HEAP_MB,
    idleMs: IDLE_MS,
  });
  return store.__compute;
}

/** Small, and only there while people come in by signed messages. */
const SIGN_IN_HEAP_MB = 128;

export function signInWorker(): ComputeWorker {
  store.__signIn ??= new ComputeWorker({
    program: bundledScript("sign-in-worker.js"),
    heapMb: SIGN_IN_HEAP_MB,
    idleMs: IDLE_MS,
  });
  return store.__signIn;
}

/** For tests: a child with other tasks. */
export function setComputeWorker(worker: ComputeWorker): void {
  store.__compute = worker;
}

/** Ends the children; a later task would start a new one. */
export async function stopComputing(): Promise<void> {
  const workers = [store.__compute, store.__signIn];
  delete store.__compute;
  delete store.__signIn;
  await Promise.all(workers.map((worker) => worker?.stop()));
}
