import { availableParallelism } from "node:os";

/** What needs the canvas and the recogniser takes seconds, and must not hold up what is read at once. */
export type ReadingLane = "plain" | "drawing";

/**
 * How many files are read at the same time in each lane of this process: reading takes a whole core, and the server
 * needs one. Those behind wait in order of arrival.
 */
export const readingSlots = availableParallelism() > 2 ? 2 : 1;

type Queue = { taken: number; waiting: (() => void)[] };

const lanes: Record<ReadingLane, Queue> = { plain: { taken: 0, waiting: [] }, drawing: { taken: 0, waiting: [] } };
let begun = 0;

/** For the metrics: files that are being read, that wait for it, and readings begun since the start (a scan's are two). */
export function readingState(): { running: number; waiting: number; begun: number } {
  const { plain, drawing } = lanes;
  return {
    running: plain.taken + drawing.taken,
    waiting: plain.waiting.length + drawing.waiting.length,
    begun,
  };
}

/**
 * Runs `work` as soon as a slot of the lane is free.
 * @throws the signal's reason when it is aborted while waiting
 */
export async function withReadingSlot<T>(
  lane: ReadingLane,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const queue = lanes[lane];
  await takeSlot(queue, signal);
  begun += 1;
  try {
    return await work();
  } finally {
    // The slot passes straight on, so that nobody who comes now overtakes.
    const next = queue.waiting.shift();
    if (next) next();
    else queue.taken -= 1;
  }
}

async function takeSlot(queue: Queue, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (queue.taken < readingSlots) {
    queue.taken += 1;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      queue.waiting.splice(queue.waiting.indexOf(enter), 1);
      reject(signal?.reason as unknown);
    };
    const enter = () => {
      signal?.removeEventListener("abort", abort);
      resolve();
    };
    queue.waiting.push(enter);
    signal?.addEventListener("abort", abort, { once: true });
  });
}
