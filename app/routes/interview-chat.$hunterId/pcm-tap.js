/** Runs beside the page, in the audio thread: hands over what is heard, some blocks at a time. */

const BATCH = 2048;

class PcmTap extends AudioWorkletProcessor {
  #batch = new Float32Array(BATCH);
  #filled = 0;

  /**
   * @param {Float32Array[][]} inputs one input with one channel
   * @returns {boolean} true: go on
   */
  process(inputs) {
    for (const sample of inputs[0]?.[0] ?? []) {
      this.#batch[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled < BATCH) continue;
      this.port.postMessage(this.#batch, [this.#batch.buffer]);
      this.#batch = new Float32Array(BATCH);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor("pcm-tap", PcmTap);
