import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { encodeTensorHead, encodeValues, int32s, MAGIC, type Tensor, valuesOf } from "./encode.ts";

/**
 * A model for voice activity with the layout of Silero's, byte for byte, whose weights are made: a voice is for it what
 * sounds between 300 and 2000 Hz and not above. So one can tell by the words whose verdict counted.
 */

const TYPE = "silero-16k";
const VERSION = [6, 2, 0];
/** Samples of 16 kHz that one probability is about, and those before them that the real one looks at. */
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

/** Of the spectrum: cosines of all bins and then sines of all bins. */
const SPECTRUM = { length: 256, bins: 129 };
const BIN_HZ = 16_000 / SPECTRUM.length;
const VOICES_HZ = { from: 300, to: 2000 };
/** Speaks against a voice: the edges of a window leave a little of every tone in all bins. */
const TOO_HIGH_HZ = 2500;
/** Summed magnitudes below it are silence; a tone of a tenth of full scale has some 12. */
const QUIET = 1;

/** Wide open or shut. */
const GATE = 10;
/** Of the last step, whose input is 0 for silence and .76 for a voice: probabilities of .007 and .9999. */
const LAST = { weight: 20, bias: -5 };

/** @returns how large the file is */
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

/** In the order of the file. */
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
    // One value without a dimension: so it stands in the published file.
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

/** Those that are not zero: channel 0 carries what is heard of voices from layer to layer. */
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
    // Gates for what comes in, for what was there before, the value itself, and for what goes out: no memory.
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

/** A Fourier transform under a Hann window, as rows of a convolution. */
function basis(_: number, index: number): number {
  const { length, bins } = SPECTRUM;
  const at = index % length;
  const row = Math.floor(index / length);
  const angle = (2 * Math.PI * (row % bins) * at) / length;
  return (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length)) * (row < bins ? Math.cos(angle) : Math.sin(angle));
}
