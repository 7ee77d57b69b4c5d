import type { Network, NetworkInput } from "./requirement-network.ts";

/** Scores of one token: `labels` before any choice (outside, begins, goes on; the last two again for conditions that
 * the law forbids), `kinds` in the order of KINDS. */
export type TokenScores = { labels: Float32Array; kinds: Float32Array };

type Layer = Network["layers"]["word"];

/** Runs the network over an offer. Time and memory are linear in the number of tokens. */
export function runNetwork(network: Network, inputs: readonly NetworkInput[]): TokenScores[] {
  const { layers } = network;
  const embedded = inputs.map((input) => embed(network, input));
  const ahead = readInOrder(embedded, layers.forwardInput, layers.forwardState, layers.forwardBias);
  const back = readInOrder(embedded.toReversed(), layers.backwardInput, layers.backwardState, layers.backwardBias);
  return embedded.map((input, at) => {
    const read = joined([ahead[at], back[inputs.length - 1 - at], input]);
    const middle = plus(times(layers.middle, read), layers.middleBias).map((value) => Math.max(0, value));
    return {
      labels: plus(times(layers.label, middle), layers.labelBias),
      kinds: plus(times(layers.kind, middle), layers.kindBias),
    };
  });
}

function embed({ layers }: Network, { word, grams, shape, marks, numbers }: NetworkInput): Float32Array {
  const gram = sumOf(layers.gram, grams).map((value) => value / grams.length);
  return joined([row(layers.word, word), gram, row(layers.shape, shape), sumOf(layers.mark, marks), numbers]);
}

const row = ({ columns, values }: Layer, at: number): Float32Array => values.subarray(at * columns, (at + 1) * columns);

function sumOf(layer: Layer, rows: readonly number[]): Float32Array {
  const sum = new Float32Array(layer.columns);
  for (const at of rows)
    row(layer, at).forEach((value, column) => {
      sum[column] = (sum[column] ?? 0) + value;
    });
  return sum;
}

function joined(parts: readonly (ArrayLike<number> | undefined)[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0));
  let at = 0;
  for (const part of parts) {
    if (part) all.set(part, at);
    at += part?.length ?? 0;
  }
  return all;
}

/** Matrix by vector: the only costly step. */
function times({ rows, columns, values }: Layer, vector: Float32Array): Float32Array {
  const product = new Float32Array(rows);
  for (let at = 0; at < rows; at++) {
    let sum = 0;
    const from = at * columns;
    for (let column = 0; column < columns; column++)
      sum += (values[from + column] as number) * (vector[column] as number);
    product[at] = sum;
  }
  return product;
}

const plus = (vector: Float32Array, { values }: Layer): Float32Array =>
  vector.map((value, at) => value + (values[at] ?? 0));

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** An LSTM: gates in the order input, forget, cell, output. @returns its state after each token */
function readInOrder(inputs: readonly Float32Array[], input: Layer, state: Layer, bias: Layer): Float32Array[] {
  const size = state.columns;
  let hidden = new Float32Array(size);
  const cell = new Float32Array(size);
  return inputs.map((one) => {
    const gates = plus(times(input, one), bias);
    const kept = times(state, hidden);
    const next = new Float32Array(size);
    for (let at = 0; at < size; at++) {
      const gate = (which: number) => (gates[which * size + at] ?? 0) + (kept[which * size + at] ?? 0);
      cell[at] = sigmoid(gate(1)) * (cell[at] ?? 0) + sigmoid(gate(0)) * Math.tanh(gate(2));
      next[at] = sigmoid(gate(3)) * Math.tanh(cell[at] ?? 0);
    }
    hidden = next;
    return next;
  });
}
