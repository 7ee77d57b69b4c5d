/** The queue of recordings to be sent: one at a time, in order, with a limit of waiting ones. */

/** Maximum number of waiting recordings of 3 s: 12 s. */
export const MAX_WAITING = 4;

export type Chunk<Audio> = {
  recordingId: string;
  /** Index within its recording: 0, 1… */
  seq: number;
  /** Milliseconds from the start of its recording. */
  from: number;
  audio: Audio;
};

export type ChunkQueue<Audio> = {
  /** The one being sent. */
  sending: Chunk<Audio> | null;
  waiting: readonly Chunk<Audio>[];
};

export function emptyQueue<Audio>(): ChunkQueue<Audio> {
  return { sending: null, waiting: [] };
}

/** @returns the queue with the new chunk, and whether there was room for it */
export function enqueue<Audio>(
  queue: ChunkQueue<Audio>,
  chunk: Chunk<Audio>,
): { queue: ChunkQueue<Audio>; accepted: boolean } {
  if (queue.waiting.length >= MAX_WAITING) return { queue, accepted: false };
  // The last chunk of a recording may be ready before the one that it overlaps.
  const later = queue.waiting.findIndex((one) => one.recordingId === chunk.recordingId && one.seq > chunk.seq);
  const at = later === -1 ? queue.waiting.length : later;
  const waiting = [...queue.waiting.slice(0, at), chunk, ...queue.waiting.slice(at)];
  return { queue: { ...queue, waiting }, accepted: true };
}

/** Takes the next chunk unless one is being sent. If `sending` of the result is a new one, it must be sent now. */
export function sendNext<Audio>(queue: ChunkQueue<Audio>): ChunkQueue<Audio> {
  const [next, ...waiting] = queue.waiting;
  return queue.sending !== null || !next ? queue : { sending: next, waiting };
}

/** Call it when the server has answered, or the request failed. */
export function settled<Audio>(queue: ChunkQueue<Audio>): ChunkQueue<Audio> {
  return { ...queue, sending: null };
}

/** Number of recordings whose words are still to come. */
export function pendingCount(queue: ChunkQueue<unknown>): number {
  return queue.waiting.length + (queue.sending === null ? 0 : 1);
}
