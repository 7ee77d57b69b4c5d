import { toHalf } from "../gguf/float16.ts";

/** Parts of ggml's legacy file format, which all models of whisper.cpp use. */

export const MAGIC = 0x67676d6c;

export type Tensor = {
  name: string;
  type: "f32" | "f16";
  /** Fastest-varying dimension first. */
  dimensions: readonly number[];
};

export const valuesOf = ({ dimensions }: Tensor): number => dimensions.reduce((total, size) => total * size, 1);

export function encodeTensorHead({ name, type, dimensions }: Tensor): Buffer {
  const text = Buffer.from(name);
  return Buffer.concat([int32s([dimensions.length, text.length, type === "f16" ? 1 : 0, ...dimensions]), text]);
}

export function encodeValues({ type }: Tensor, values: Float32Array): Buffer {
  if (type === "f32") return Buffer.from(values.buffer);
  return Buffer.from(Uint16Array.from(values, toHalf).buffer);
}

/** Encodes values below 2^32 as little-endian words; some exceed the range of a signed integer. */
export function int32s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
}
