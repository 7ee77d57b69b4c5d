import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { Random } from "../gguf/random.ts";
import { encodeTensorHead, encodeValues, int32s, MAGIC, valuesOf } from "./encode.ts";
import { melFilters } from "./mel-filters.ts";
import {
  AUDIO_CONTEXT,
  MELS,
  SPEECH_SHAPES,
  type SpeechShape,
  type SpeechShapeName,
  TEXT_CONTEXT,
  TOKENS,
  WORDS,
} from "./shapes.ts";
import { type SpeechTensor, tensorsOf } from "./tensors.ts";
import { FIRST_WORD, TONES, toneWeights } from "./tones.ts";

const F16 = 1;

/**
 * Writes a speech model in whisper.cpp's file format. The same name gives the same bytes on every machine. All models
 * but "tones" have random weights, for measuring speed and memory.
 * @param words what "tones" outputs for its tones, in the order of TONES
 */
export async function writeSpeechModel(
  file: string,
  name: SpeechShapeName,
  words: readonly string[] = TONES.map(({ word }) => word),
): Promise<{ sha256: string; bytes: number }> {
  const shape = SPEECH_SHAPES[name];
  const random = new Random(1);
  const sum = createHash("sha256");
  let bytes = 0;
  const handle = await open(file, "w");
  const write = async (part: Uint8Array) => {
    sum.update(part);
    bytes += part.length;
    await handle.write(part);
  };
  try {
    await write(head(shape, words));
    for (const tensor of tensorsOf(shape)) {
      await write(encodeTensorHead(tensor));
      await write(encodeValues(tensor, name === "tones" ? toneValues(tensor) : noise(tensor, random)));
    }
  } finally {
    await handle.close();
  }
  return { sha256: sum.digest("hex"), bytes };
}

function head({ width, heads, layers }: SpeechShape, spoken: readonly string[]): Buffer {
  const filters = melFilters();
  const sizes = [TOKENS, AUDIO_CONTEXT, width, heads, layers, TEXT_CONTEXT, width, heads, layers, MELS, F16];
  const words = Array.from({ length: WORDS }, (_, token) => wordOf(token, spoken));
  return Buffer.concat([
    int32s([MAGIC, ...sizes, filters.rows, filters.columns]),
    Buffer.from(filters.values.buffer),
    int32s([WORDS]),
    ...words.flatMap((word) => [int32s([word.length]), word]),
  ]);
}

function wordOf(token: number, spoken: readonly string[]): Buffer {
  if (token < 256) return Buffer.from([token]);
  const word = spoken[token - FIRST_WORD];
  if (word) return Buffer.from(` ${word}`);
  return Buffer.from(token === WORDS - 1 ? "" : ` w${token}`);
}

function toneValues(tensor: SpeechTensor): Float32Array {
  const values = new Float32Array(valuesOf(tensor)).fill(tensor.role === "one" ? 1 : 0);
  for (const [index, value] of toneWeights(tensor.name)) values[index] = value;
  return values;
}

function noise(tensor: SpeechTensor, random: Random): Float32Array {
  const values = new Float32Array(valuesOf(tensor));
  if (tensor.role === "one") return values.fill(1);
  if (tensor.role === "bias") return values;
  if (tensor.role === "positions") return sinusoids(values, tensor.dimensions[0] ?? 1);
  const spread = { weight: 1 / Math.sqrt(inputsOf(tensor)), text_positions: 0.02, embedding: 0.05 }[tensor.role];
  return values.map(() => random.normal() * spread);
}

/** Product of all dimensions but the last. */
function inputsOf(tensor: SpeechTensor): number {
  return valuesOf(tensor) / (tensor.dimensions.at(-1) ?? 1);
}

/** Whisper's position encoding: sines in the first half of a position's values, cosines in the second. */
function sinusoids(values: Float32Array, width: number): Float32Array {
  const half = width / 2;
  const step = Math.log(10_000) / (half - 1);
  return values.map((_, index) => {
    const channel = index % width;
    const angle = Math.floor(index / width) * Math.exp(-step * (channel % half));
    return channel < half ? Math.sin(angle) : Math.cos(angle);
  });
}
