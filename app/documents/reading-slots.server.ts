import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import { addToQueue } from "#app/platform/add-to-queue.ts";

/** "drawing": files that need the canvas and the recogniser. They take seconds and must not delay the quick ones. */
export type ReadingQueue = "plain" | "drawing";

/**
 * How many files are read at the same time in each queue: reading takes a whole core, and the server needs one. The
 * others wait in order of arrival.
 */
export const readingSlots = availableParallelism() > 2 ? 2 : 1;

const queues: Record<ReadingQueue, PQueue> = {
  plain: new PQueue({ concurrency: readingSlots }),
  drawing: new PQueue({ concurrency: readingSlots }),
};
let begun = 0;

/**
 * For the metrics: files that are being read, that wait for it, and readings begun since the start (a scan's are two).
 */
export function readingState(): { running: number; waiting: number; begun: number } {
  const { plain, drawing } = queues;
  return { running: plain.pending + drawing.pending, waiting: plain.size + drawing.size, begun };
}

/**
 * Runs `work` as soon as a slot of the queue is free.
 * @throws the signal's reason when it is aborted while waiting
 */
export function withReadingSlot<T>(
  queue: ReadingQueue,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const read = () => {
    begun += 1;
    return work();
  };
  return addToQueue(queues[queue], read, { signal });
}
