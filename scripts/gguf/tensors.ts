import { toHalf } from "./float16.ts";
import type { Random } from "./random.ts";
import { headSizeOf, type Shape, type TensorType } from "./shapes.ts";

export type Tensor = {
  name: string;
  type: TensorType;
  /** Row length first. */
  dimensions: number[];
  /** Standard deviation of its values; null if all are 1. */
  spread: number | null;
};

/**
 * A block of `values` values takes `bytes` bytes; `id` is ggml's number of the type, `file` that of a file of this
 * type.
 */
export const TENSOR_TYPES: Record<TensorType, { id: number; file: number; values: number; bytes: number }> = {
  f32: { id: 0, file: 0, values: 1, bytes: 4 },
  f16: { id: 1, file: 1, values: 1, bytes: 2 },
  q4_0: { id: 2, file: 2, values: 32, bytes: 18 },
  q8_0: { id: 8, file: 7, values: 32, bytes: 34 },
  q4_k: { id: 12, file: 15, values: 256, bytes: 144 },
  q6_k: { id: 14, file: 18, values: 256, bytes: 210 },
};

/** Approximate size of a chunk in bytes; a chunk holds whole blocks. */
const CHUNK_BYTES = 4 * 1024 * 1024;

export const valuesOf = (tensor: Tensor): number => tensor.dimensions.reduce((product, length) => product * length, 1);

/** @throws Error when the row length is not a multiple of the block size */
export function bytesOf(tensor: Tensor): number {
  const { values, bytes } = TENSOR_TYPES[tensor.type];
  if ((tensor.dimensions[0] ?? 0) % values) throw new Error(`${tensor.name}: a row is no multiple of ${values}`);
  return (valuesOf(tensor) / values) * bytes;
}

/**
 * The tensors of a model in file order.
 * @param peak approximate standard deviation of the next-token scores (logits)
 */
export function tensorsOf(shape: Shape, peak: number): Tensor[] {
  const { width, layers, tokens, embedding, output = embedding, tied } = shape;
  const scores = peak / Math.sqrt(width);
  const table = (name: string, type: TensorType, spread: number): Tensor => {
    return { name, type, dimensions: [width, tokens], spread };
  };
  return [
    table("token_embd.weight", embedding, tied ? scores : 0.5),
    ones("output_norm.weight", width),
    ...(tied ? [] : [table("output.weight", output, scores)]),
    ...Array.from({ length: layers }, (_, index) => layerOf(shape, index)).flat(),
  ];
}

const ones = (name: string, length: number): Tensor => ({ name, type: "f32", dimensions: [length], spread: null });
const bias = (name: string, length: number): Tensor => ({ name, type: "f32", dimensions: [length], spread: 0.02 });

function layerOf(shape: Shape, index: number): Tensor[] {
  const { architecture, width, inner, weights } = shape;
  const at = `blk.${index}`;
  const heads = headSizeOf(shape) * shape.heads;
  const keyValue = headSizeOf(shape) * shape.keyValueHeads;
  const better = (isBetterLayer(shape, index) && shape.better) || weights;
  const matrix = (name: string, from: number, to: number, type: TensorType = weights): Tensor => {
    return { name: `${at}.${name}.weight`, type, dimensions: [from, to], spread: 1 / Math.sqrt(from) };
  };
  const biases: [string, number][] = [
    ["q", heads],
    ["k", keyValue],
    ["v", keyValue],
  ];
  return [
    ones(`${at}.attn_norm.weight`, width),
    matrix("attn_q", width, heads),
    matrix("attn_k", width, keyValue),
    matrix("attn_v", width, keyValue, better),
    ...(architecture === "qwen2" ? biases.map(([of, length]) => bias(`${at}.attn_${of}.bias`, length)) : []),
    ...(architecture === "qwen3"
      ? ["q", "k"].map((of) => ones(`${at}.attn_${of}_norm.weight`, headSizeOf(shape)))
      : []),
    matrix("attn_output", heads, width),
    ones(`${at}.ffn_norm.weight`, width),
    matrix("ffn_gate", width, inner),
    matrix("ffn_up", width, inner),
    matrix("ffn_down", inner, width, better),
  ];
}

/** llama.cpp's rule for Q4_K_M: the first and last eighth of the layers, and every third between them. */
function isBetterLayer({ layers }: Shape, index: number): boolean {
  const eighth = Math.floor(layers / 8);
  return index < eighth || index >= Math.floor((7 * layers) / 8) || (index - eighth) % 3 === 2;
}

/** Yields a tensor's bytes in chunks of a few megabytes. The buffer is reused for the following chunks. */
export function* tensorBytes(tensor: Tensor, random: Random): Generator<Uint8Array> {
  const { bytes } = TENSOR_TYPES[tensor.type];
  const buffer = new Uint8Array(Math.floor(CHUNK_BYTES / bytes / 4) * bytes * 4);
  for (let left = bytesOf(tensor); left > 0; left -= buffer.length) {
    // Only whole 32-bit words are filled; bytes beyond the tensor's end are not yielded.
    const part = buffer.subarray(0, Math.min(left, buffer.length));
    fillBlocks(buffer.subarray(0, Math.ceil(part.length / 4) * 4), tensor, random);
    yield part;
  }
}

function fillBlocks(part: Uint8Array, { type, spread }: Tensor, random: Random): void {
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
  if (type === "f32") {
    for (let at = 0; at < part.length; at += 4)
      view.setFloat32(at, spread === null ? 1 : random.normal() * spread, true);
    return;
  }
  const std = spread ?? 1;
  if (type === "f16") {
    for (let at = 0; at < part.length; at += 2) view.setUint16(at, toHalf(random.normal() * std), true);
    return;
  }
  random.fill(part);
  // A block's values are random integers times its scale, so the scale alone sets the standard deviation.
  const scales = blockScales(type, std).map(([offset, scale]) => [offset, toHalf(scale)] as const);
  const { bytes } = TENSOR_TYPES[type];
  for (let start = 0; start + bytes <= part.length; start += bytes) {
    for (const [offset, half] of scales) view.setUint16(start + offset, half, true);
  }
}

/** Offsets of a block's scales, and their values for the wanted standard deviation. */
function blockScales(type: TensorType, spread: number): [offset: number, scale: number][] {
  // Standard deviations of uniform integers: 4.64 for 0..15, 74 for -128..127, 18.5 for -32..31.
  if (type === "q4_0") return [[0, spread / 4.64]];
  if (type === "q8_0") return [[0, spread / 74]];
  if (type === "q4_k")
    return [
      [0, spread / 4.64 / 32],
      [2, (7.5 * spread) / 4.64 / 32],
    ];
  return [[208, spread / 18.5 / 74]];
}
