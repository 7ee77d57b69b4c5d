/** What the product asks of a speech recogniser, whichever engine answers. */

/** Samples a second of all audio behind the decoder. */
export const SAMPLE_RATE = 16_000;

export interface Transcriber {
  /**
   * Writes down what is said in Spanish. The text is what the engine heard, trimmed and not yet filtered.
   * @param samples one channel, 16 bits, SAMPLE_RATE
   * @throws ModelFailure "down", "crashed", "deadline" or "aborted"
   */
  transcribe(samples: Int16Array, signal?: AbortSignal): Promise<string>;
}
