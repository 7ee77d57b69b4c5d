/** The interface of a speech recogniser, for every engine. */

/** Samples per second of all decoded audio. */
export const SAMPLE_RATE = 16_000;

export interface Transcriber {
  /**
   * Transcribes Spanish speech. The text is the engine's output, trimmed; texts that engines invent on silence are not
   * filtered out yet.
   * @param samples one channel, 16 bits, SAMPLE_RATE
   * @throws ModelFailure "down", "crashed", "deadline" or "aborted"
   */
  transcribe(samples: Int16Array, signal?: AbortSignal): Promise<string>;
}
