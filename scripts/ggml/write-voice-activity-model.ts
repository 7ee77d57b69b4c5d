import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { encodeTensorHead, encodeValues, int32s, MAGIC, type Tensor, valuesOf } from "./encode.ts";

/**
 * A voice activity model with exactly the file layout of Silero's, but with synthetic weights: it treats as voice any
 * sound between 300 and 2000 Hz without higher frequencies. A transcript then shows whether this model's decision was
 * used.
 */

const TYPE = "silero-16k";
const VERSION = [6, 2, 0];
/** Samples at 16 kHz per probability, and preceding samples that the real model also reads. */
const WINDOW = 512;
const CONTEXT = 64;
const KERNEL = 3;
const LAYERS = [
  { inputs: 129, outputs: 128 },
  { inputs: 128, outputs: 64 },
  { inputs: 64, outputs: 64 },
  { inputs: 64, outputs: 128 },
];
const HIDDEN = 128;

/** Layout of the Fourier basis: cosines of all bins, then sines of all bins. */
const SPECTRUM = { length: 256, bins: 129 };
const BIN_HZ = 16_000 / SPECTRUM.length;
const VOICES_HZ = { from: 300, to: 2000 };
/** Energy from here up counts against a voice, because a high tone also leaks a little into the bins of voices. */
const TOO_HIGH_HZ = 2500;
/** Summed magnitudes below this are silence; a tone at a tenth of full scale gives about 12. */
const QUIET = 1;

/** Bias that opens a gate fully, or closes it if negative. */
const GATE = 10;
/** Output layer; its input is 0 for silence and .76 for a voice, which gives probabilities of .007 and .9999. */
const LAST = { weight: 20, bias: -5 };

/** @returns the file's hash and its size in bytes */
export async function writeVoiceActivityModel(file: string): Promise<{ sha256: string; bytes: number }> {
  const sizes = [LAYERS.length, ...LAYERS.flatMap(({ inputs, outputs }) => [inputs, outputs, KERNEL])];
  const bytes = Buffer.concat([
    int32s([MAGIC, TYPE.length]),
    Buffer.from(TYPE),
    int32s([...VERSION, WINDOW, CONTEXT, ...sizes, HIDDEN, HIDDEN, HIDDEN, 1]),
    ...tensors().flatMap((tensor) => [encodeTensorHead(tensor), encodeValues(tensor, weightsOf(tensor))]),
  ]);
  await writeFile(file, bytes);
  return { sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length };
}

/** The tensors in file order. */
function tensors(): Tensor[] {
  return [
    ...LAYERS.flatMap(({ inputs, outputs }, layer): Tensor[] => [
      { name: `_model.encoder.${layer}.reparam_conv.weight`, type: "f16", dimensions: [KERNEL, inputs, outputs] },
      { name: `_model.encoder.${layer}.reparam_conv.bias`, type: "f32", dimensions: [outputs] },
    ]),
    { name: "_model.decoder.rnn.weight_ih", type: "f32", dimensions: [HIDDEN, 4 * HIDDEN] },
    { name: "_model.decoder.rnn.weight_hh", type: "f32", dimensions: [HIDDEN, 4 * HIDDEN] },
    { name: "_model.decoder.rnn.bias_ih", type: "f32", dimensions: [4 * HIDDEN] },
    { name: "_model.decoder.rnn.bias_hh", type: "f32", dimensions: [4 * HIDDEN] },
    { name: "_model.decoder.decoder.2.weight", type: "f16", dimensions: [HIDDEN] },
    // One value without a dimension, as in the published file.
    { name: "_model.decoder.decoder.2.bias", type: "f32", dimensions: [] },
    {
      name: "_model.stft.forward_basis_buffer",
      type: "f16",
      dimensions: [SPECTRUM.length, 1, 2 * SPECTRUM.bins],
    },
  ];
}

function weightsOf(tensor: Tensor): Float32Array {
  const values = new Float32Array(valuesOf(tensor));
  if (tensor.name === "_model.stft.forward_basis_buffer") return values.map(basis);
  for (const [index, value] of madeWeights(tensor.name)) values[index] = value;
  return values;
}

/** Non-zero weights: channel 0 carries the voice evidence from layer to layer. */
function madeWeights(name: string): [index: number, value: number][] {
  switch (name) {
    case "_model.encoder.0.reparam_conv.weight":
      return Array.from({ length: SPECTRUM.bins }, (_, bin) => [bin * KERNEL + 1, voteOf(bin * BIN_HZ)]);
    case "_model.encoder.0.reparam_conv.bias":
      return [[0, -QUIET]];
    case "_model.encoder.1.reparam_conv.weight":
    case "_model.encoder.2.reparam_conv.weight":
    case "_model.encoder.3.reparam_conv.weight":
      return [[1, 1]];
    // Blocks of the LSTM: input gate, forget gate, cell value, output gate. The forget gate is closed: no memory.
    case "_model.decoder.rnn.weight_ih":
      return [[2 * HIDDEN * HIDDEN, 1]];
    case "_model.decoder.rnn.bias_ih":
      return [
        [0, GATE],
        [HIDDEN, -GATE],
        [3 * HIDDEN, GATE],
      ];
    case "_model.decoder.decoder.2.weight":
      return [[0, LAST.weight]];
    case "_model.decoder.decoder.2.bias":
      return [[0, LAST.bias]];
    default:
      return [];
  }
}

function voteOf(hz: number): number {
  if (hz >= TOO_HIGH_HZ) return -1;
  return hz >= VOICES_HZ.from && hz <= VOICES_HZ.to ? 1 : 0;
}

/** Basis of a Fourier transform with a Hann window, as the kernel of a convolution. */
function basis(_: number, index: number): number {
  const { length, bins } = SPECTRUM;
  const at = index % length;
  const row = Math.floor(index / length);
  const angle = (2 * Math.PI * (row % bins) * at) / length;
  return (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length)) * (row < bins ? Math.cos(angle) : Math.sin(angle));
}
