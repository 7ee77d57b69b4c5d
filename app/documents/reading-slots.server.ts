import { availableParallelism } from "node:os";

/**
 * How many files are read at the same time in this process: reading takes a whole core, and the server needs one.
 * Those behind wait in order of arrival.
 */
export const readingSlots = availableParallelism() > 2 ? 2 : 1;

let taken = 0;
let begun = 0;
const waiting: (() => void)[] = [];

/** For the metrics: files that are being read, that wait for it, and that were read since the start. */
export function readingState(): { running: number; waiting: number; begun: number } {
  return { running: taken, waiting: waiting.length, begun };
}

/**
 * Runs `work` as soon as a slot is free.
 * @throws the signal's reason when it is aborted while waiting
 */
export async function withReadingSlot<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  await takeSlot(signal);
  begun += 1;
  try {
    return await work();
  } finally {
    // The slot passes straight on, so that nobody who comes now overtakes.
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

async function takeSlot(signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (taken < readingSlots) {
    taken += 1;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal?.reason as unknown);
    };
    const enter = () => {
      signal?.removeEventListener("abort", abort);
      resolve();
    };
    waiting.push(enter);
    signal?.addEventListener("abort", abort, { once: true });
  });
}
