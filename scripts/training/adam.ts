/** Adam optimiser with the usual constants and a learning rate that falls linearly over a known number of rounds. */
export class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #rounds: number;
  readonly #rate: number;

  constructor(size: number, rounds: number, rate: number) {
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
    this.#rounds = rounds;
    this.#rate = rate;
  }

  /** Updates the weights against their gradient. @param round from 1 to the number of rounds */
  step(weights: Float64Array, gradient: Float64Array, round: number): void {
    const rate = this.#rate * (1 - round / (this.#rounds + 1));
    const [fix1, fix2] = [1 - 0.9 ** round, 1 - 0.999 ** round];
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] ?? 0;
      const m = 0.9 * (this.#mean[at] ?? 0) + 0.1 * slope;
      const s = 0.999 * (this.#square[at] ?? 0) + 0.001 * slope * slope;
      this.#mean[at] = m;
      this.#square[at] = s;
      weights[at] = (weights[at] ?? 0) - (rate * (m / fix1)) / (Math.sqrt(s / fix2) + 1e-8);
    }
  }
}
