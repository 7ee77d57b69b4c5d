import { minimise } from "../lbfgs.ts";

/** Fits a linear-chain conditional random field with an L2 penalty by L-BFGS; the result is the same on every run. */

/** `rows`: feature buckets of each line; `labels`: label of each line. */
export type Sequence = { rows: readonly Int32Array[]; labels: Int32Array };
export type CrfFit = { emissions: Float64Array; transitions: Float64Array };

/** @param penalty L2 strength, relative to the summed loss of all sequences */
export function fitCrf(
  sequences: readonly Sequence[],
  { buckets, labels, penalty, rounds }: { buckets: number; labels: number; penalty: number; rounds: number },
): CrfFit {
  const size = buckets * labels;
  const chain = new Chain(labels, Math.max(...sequences.map(({ rows }) => rows.length)), size);
  const value = (x: Float64Array, gradient: Float64Array): number => {
    gradient.fill(0);
    chain.prepare(x);
    let loss = 0;
    for (const sequence of sequences) loss += chain.add(sequence, x, gradient);
    for (let at = 0; at < x.length; at += 1) {
      const weight = x[at] ?? 0;
      loss += (penalty / 2) * weight * weight;
      gradient[at] = (gradient[at] ?? 0) + penalty * weight;
    }
    return loss;
  };
  const x = minimise(value, new Float64Array(size + labels * labels), rounds);
  return { emissions: x.slice(0, size), transitions: x.slice(size) };
}

/** Forward-backward algorithm with probabilities that are rescaled at each line. */
class Chain {
  readonly #labels: number;
  readonly #size: number;
  readonly #own: Float64Array;
  readonly #forward: Float64Array;
  readonly #backward: Float64Array;
  readonly #scale: Float64Array;
  readonly #jump: Float64Array;

  constructor(labels: number, longest: number, size: number) {
    this.#labels = labels;
    this.#size = size;
    this.#own = new Float64Array(longest * labels);
    this.#forward = new Float64Array(longest * labels);
    this.#backward = new Float64Array(longest * labels);
    this.#scale = new Float64Array(longest);
    this.#jump = new Float64Array(labels * labels);
  }

  prepare(x: Float64Array): void {
    for (let at = 0; at < this.#jump.length; at += 1) this.#jump[at] = Math.exp(x[this.#size + at] as number);
  }

  /** Adds the gradient of one sequence. @returns its negative log-likelihood */
  add({ rows, labels }: Sequence, x: Float64Array, gradient: Float64Array): number {
    let loss = this.#emit(rows, labels, x);
    for (let at = 0; at < rows.length; at += 1) loss += Math.log(this.#onward(at));
    for (let at = rows.length - 1; at >= 0; at -= 1) this.#back(at, rows.length - 1);
    this.#collect(rows, labels, gradient);
    for (let at = 1; at < rows.length; at += 1)
      loss -= x[this.#size + (labels[at - 1] as number) * this.#labels + (labels[at] as number)] as number;
    return loss;
  }

  /**
   * Computes label likelihoods per line, scaled so that the best is 1. @returns the summed score gap from best to true
   */
  #emit(rows: readonly Int32Array[], gold: Int32Array, x: Float64Array): number {
    const L = this.#labels;
    let below = 0;
    for (const [at, buckets] of rows.entries()) {
      const own = this.#own.subarray(at * L, (at + 1) * L).fill(0);
      for (const bucket of buckets)
        for (let label = 0; label < L; label += 1) (own[label] as number) += x[bucket * L + label] as number;
      let top = Number.NEGATIVE_INFINITY;
      for (const score of own) if (score > top) top = score;
      below += top - (own[gold[at] as number] as number);
      for (let label = 0; label < L; label += 1) own[label] = Math.exp((own[label] as number) - top);
    }
    return below;
  }

  #onward(at: number): number {
    const [L, own, forward, jump] = [this.#labels, this.#own, this.#forward, this.#jump];
    let sum = 0;
    for (let label = 0; label < L; label += 1) {
      let into = at === 0 ? 1 : 0;
      if (at > 0)
        for (let before = 0; before < L; before += 1)
          into += (forward[(at - 1) * L + before] as number) * (jump[before * L + label] as number);
      forward[at * L + label] = into * (own[at * L + label] as number);
      sum += forward[at * L + label] as number;
    }
    for (let label = 0; label < L; label += 1) (forward[at * L + label] as number) /= sum;
    this.#scale[at] = sum;
    return sum;
  }

  #back(at: number, last: number): void {
    const [L, own, backward, jump] = [this.#labels, this.#own, this.#backward, this.#jump];
    for (let label = 0; label < L; label += 1) {
      let out = 0;
      if (at < last)
        for (let next = 0; next < L; next += 1)
          out +=
            (jump[label * L + next] as number) *
            (own[(at + 1) * L + next] as number) *
            (backward[(at + 1) * L + next] as number);
      backward[at * L + label] = at === last ? 1 : out / (this.#scale[at + 1] as number);
    }
  }

  #collect(rows: readonly Int32Array[], gold: Int32Array, gradient: Float64Array): void {
    const [L, forward, backward] = [this.#labels, this.#forward, this.#backward];
    for (const [at, buckets] of rows.entries()) {
      const share = forward.slice(at * L, (at + 1) * L);
      for (let label = 0; label < L; label += 1) (share[label] as number) *= backward[at * L + label] as number;
      (share[gold[at] as number] as number) -= 1;
      for (const bucket of buckets)
        for (let label = 0; label < L; label += 1) (gradient[bucket * L + label] as number) += share[label] as number;
      if (at > 0) this.#jumps(at, gold, gradient);
    }
  }

  #jumps(at: number, gold: Int32Array, gradient: Float64Array): void {
    const [L, own, forward, backward, jump] = [this.#labels, this.#own, this.#forward, this.#backward, this.#jump];
    for (let before = 0; before < L; before += 1) {
      const from = (forward[(at - 1) * L + before] as number) / (this.#scale[at] as number);
      for (let label = 0; label < L; label += 1)
        (gradient[this.#size + before * L + label] as number) +=
          from *
          (jump[before * L + label] as number) *
          (own[at * L + label] as number) *
          (backward[at * L + label] as number);
    }
    (gradient[this.#size + (gold[at - 1] as number) * L + (gold[at] as number)] as number) -= 1;
  }
}
