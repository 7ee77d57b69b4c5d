/** Which recording is sent when: one at a time, in the order of speaking, and only so many may wait. */

/** Recordings of 3 s that may wait: 12 s. */
export const MAX_WAITING = 4;

export type Chunk<Audio> = {
  recordingId: string;
  /** 0, 1… within its recording. */
  seq: number;
  audio: Audio;
};

export type ChunkQueue<Audio> = {
  /** The one that the server has. */
  sending: Chunk<Audio> | null;
  waiting: readonly Chunk<Audio>[];
};

export function emptyQueue<Audio>(): ChunkQueue<Audio> {
  return { sending: null, waiting: [] };
}

/** @returns the queue with one more, and whether there was room for it */
export function enqueue<Audio>(
  queue: ChunkQueue<Audio>,
  chunk: Chunk<Audio>,
): { queue: ChunkQueue<Audio>; accepted: boolean } {
  if (queue.waiting.length >= MAX_WAITING) return { queue, accepted: false };
  // The last one of a recording can be ready before the one that it overlaps.
  const later = queue.waiting.findIndex((one) => one.recordingId === chunk.recordingId && one.seq > chunk.seq);
  const at = later === -1 ? queue.waiting.length : later;
  const waiting = [...queue.waiting.slice(0, at), chunk, ...queue.waiting.slice(at)];
  return { queue: { ...queue, waiting }, accepted: true };
}

/** Takes the next one where none is under way. `sending` of the result is the one to send now, if it is a new one. */
export function sendNext<Audio>(queue: ChunkQueue<Audio>): ChunkQueue<Audio> {
  const [next, ...waiting] = queue.waiting;
  return queue.sending !== null || !next ? queue : { sending: next, waiting };
}

/** The server has answered, or failed. */
export function settled<Audio>(queue: ChunkQueue<Audio>): ChunkQueue<Audio> {
  return { ...queue, sending: null };
}

/** Recordings whose words are still to come. */
export function pendingCount(queue: ChunkQueue<unknown>): number {
  return queue.waiting.length + (queue.sending === null ? 0 : 1);
}
