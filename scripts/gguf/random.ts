/** Seeded random number generator for a whole file: the same seed gives the same bytes on every machine. */
export class Random {
  #state: number;

  /** @param seed any integer; only its low 32 bits are used */
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** The next 32 bits (splitmix32). */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let bits = this.#state ^ (this.#state >>> 16);
    bits = Math.imul(bits, 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return (bits ^ (bits >>> 15)) >>> 0;
  }

  /** @returns an integer from 0 to `limit` - 1 */
  below(limit: number): number {
    return Math.floor((this.next() / 2 ** 32) * limit);
  }

  /**
   * Mean 0, standard deviation 1. A sum of uniform numbers, since logarithms may differ in the last bit per machine.
   */
  normal(): number {
    let sum = -2 * 2 ** 32;
    for (let count = 0; count < 4; count += 1) sum += this.next();
    return (sum / 2 ** 32) * Math.sqrt(3);
  }

  /** Fills the array with 32-bit words; its length must be a multiple of 4. */
  fill(bytes: Uint8Array): void {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    for (let index = 0; index < words.length; index += 1) words[index] = this.next();
  }
}
