/** How speech is split into separate recordings. */

/** Milliseconds from the start of one recording to the start of the next. */
export const CHUNK_MS = 3_000;
/**
 * Milliseconds that a recording continues after the next has started, so that a word at the boundary is complete in
 * one of them.
 */
export const OVERLAP_MS = 400;
/** Samples per second of a recording that we encode ourselves. */
export const WAV_RATE = 16_000;

/** Splits a stream of samples into such recordings. */
export class SampleCutter {
  readonly #step: number;
  readonly #overlap: number;
  #samples = new Float32Array(0);
  #cuts = 0;

  constructor(rate: number) {
    this.#step = Math.round((rate * CHUNK_MS) / 1000);
    this.#overlap = Math.round((rate * OVERLAP_MS) / 1000);
  }

  /** @returns the recordings that are complete now */
  push(samples: Float32Array): Float32Array[] {
    const all = new Float32Array(this.#samples.length + samples.length);
    all.set(this.#samples);
    all.set(samples, this.#samples.length);
    this.#samples = all;
    const complete: Float32Array[] = [];
    while (this.#samples.length >= this.#step + this.#overlap) {
      complete.push(this.#samples.slice(0, this.#step + this.#overlap));
      this.#samples = this.#samples.slice(this.#step);
      this.#cuts += 1;
    }
    return complete;
  }

  /** The remaining samples; null if the previous recording already contains them. */
  rest(): Float32Array | null {
    const alreadyDelivered = this.#cuts === 0 ? 0 : this.#overlap;
    const left = this.#samples;
    this.#samples = new Float32Array(0);
    return left.length > alreadyDelivered ? left : null;
  }
}
