import { ByteReader } from "./byte-reader.ts";
import { blockOf } from "./ggml-types.ts";

/**
 * Reads the header of a GGUF file without loading the model. All of it is untrusted: a count is used only if the bytes
 * for it exist, and only the few keys named below are kept.
 */

export type GgufHeader = {
  version: number;
  /** e.g. "qwen2". */
  architecture: string;
  /** The key general.name; null if it has none. */
  name: string | null;
  /** Context length the model was trained for, in tokens; null if not stated. */
  contextLength: number | null;
  /** Whether it can generate text: not an encoder, an adapter or an image projector. */
  generates: boolean;
  /** Number of files the model is split into; 1 for a single file. */
  parts: number;
  tensors: number;
  /** Minimum size of the file in bytes for all the tensors it lists. */
  neededBytes: number;
};

export class GgufError extends Error {
  readonly reason: "not_gguf" | "unreadable";
  constructor(reason: GgufError["reason"], message: string) {
    super(message);
    this.name = "GgufError";
    this.reason = reason;
  }
}

/** Result when the header continues after the given bytes. */
export const NEEDS_MORE: unique symbol = Symbol("needs more bytes");

const MAX_KEYS = 10_000;
const MAX_TENSORS = 100_000;
const MAX_NAME = 65_535;
/** Limit for a vocabulary's tokens or merges; the largest known have under a million. */
const MAX_STRINGS = 4_000_000;
const MAX_DIMENSIONS = 8;

const STRING = 8;
const ARRAY = 9;
/** Bytes of a value by its type; strings and arrays have a variable size. */
const SCALAR_BYTES: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
/** First four bytes of the file. */
const MAGIC = "GGUF";

/**
 * @param bytes the file's beginning
 * @returns NEEDS_MORE when the header continues after them
 * @throws GgufError
 */
export function parseGgufHeader(bytes: Buffer): GgufHeader | typeof NEEDS_MORE {
  if (bytes.toString("latin1", 0, MAGIC.length) !== MAGIC) throw new GgufError("not_gguf", "no GGUF magic");
  const reader = new ByteReader(bytes, MAGIC.length);
  try {
    return header(reader);
  } catch (error) {
    if (error instanceof RangeError) return NEEDS_MORE;
    throw error;
  }
}

type Wanted = Map<string, string | number | boolean>;

function header(reader: ByteReader): GgufHeader {
  const version = reader.u32();
  if (version !== 2 && version !== 3) throw unreadable(`GGUF version ${version}`);
  const tensorCount = bounded(reader.u64(), MAX_TENSORS, "tensors");
  const keyCount = bounded(reader.u64(), MAX_KEYS, "keys");
  const values: Wanted = new Map();
  for (let i = 0; i < keyCount; i += 1) readKey(reader, values);
  const architecture = text(values.get("general.architecture"));
  if (architecture === null) throw unreadable("no general.architecture");
  const { end, embeds } = readTensors(reader, tensorCount);
  const alignment = number(values.get("general.alignment")) ?? 32;
  if (alignment < 1 || alignment > 65_536) throw unreadable(`alignment ${alignment}`);
  const data = Math.ceil(reader.position / alignment) * alignment;
  return {
    version,
    architecture,
    name: text(values.get("general.name")),
    contextLength: number(values.get(`${architecture}.context_length`)),
    generates: embeds && values.get(`${architecture}.attention.causal`) !== false,
    parts: Math.max(1, number(values.get("split.count")) ?? 1),
    tensors: tensorCount,
    neededBytes: tensorCount === 0 ? reader.position : data + end,
  };
}

const WANTED =
  /^(?:general\.(?:architecture|name|alignment)|split\.count|[^.]+\.(?:context_length|attention\.causal))$/;

function readKey(reader: ByteReader, values: Wanted): void {
  const key = reader.string(MAX_NAME);
  const type = reader.u32();
  if (!WANTED.test(key)) skipValue(reader, type);
  else if (type === STRING) values.set(key, reader.string(MAX_NAME));
  else if (type === 7) values.set(key, reader.u8() !== 0);
  else if (type === 2) values.set(key, reader.u16());
  else if (type === 4) values.set(key, reader.u32());
  else if (type === 10) values.set(key, reader.u64());
  else skipValue(reader, type);
}

function skipValue(reader: ByteReader, type: number): void {
  if (type === STRING) reader.skip(reader.u64());
  else if (type === ARRAY) skipArray(reader);
  else reader.skip(scalarBytes(type));
}

function skipArray(reader: ByteReader): void {
  const element = reader.u32();
  const count = reader.u64();
  if (element !== STRING) {
    // The format allows arrays of arrays, but no file uses them: scalarBytes() rejects them.
    reader.skip(count * scalarBytes(element));
    return;
  }
  bounded(count, MAX_STRINGS, "strings");
  for (let i = 0; i < count; i += 1) reader.skip(reader.u64());
}

/** Where the last tensor ends, in bytes from the start of the data, and whether there are token embeddings. */
function readTensors(reader: ByteReader, count: number): { end: number; embeds: boolean } {
  let end = 0;
  let embeds = false;
  for (let i = 0; i < count; i += 1) {
    const name = reader.string(MAX_NAME);
    if (name === "token_embd.weight") embeds = true;
    const dimensions = bounded(reader.u32(), MAX_DIMENSIONS, "dimensions");
    let row = 1;
    let rows = 1;
    for (let d = 0; d < dimensions; d += 1) {
      const length = reader.u64();
      if (d === 0) row = length;
      else rows *= length;
    }
    const type = reader.u32();
    const offset = reader.u64();
    const tensorEnd = offset + tensorBytes(type, row, rows);
    if (!Number.isSafeInteger(tensorEnd)) throw unreadable(`the size of ${name.slice(0, 60)}`);
    end = Math.max(end, tensorEnd);
  }
  return { end, embeds };
}

/** An unknown (newer) type counts as 0 bytes: its offset still gives a minimum size of the file. */
function tensorBytes(type: number, row: number, rows: number): number {
  const block = blockOf(type);
  if (!block) return 0;
  if (row % block.values !== 0) throw unreadable(`a row of ${row} values`);
  return (row / block.values) * block.bytes * rows;
}

function scalarBytes(type: number): number {
  const bytes = SCALAR_BYTES[type];
  if (bytes === undefined) throw unreadable(`value type ${type}`);
  return bytes;
}

function bounded(value: number, max: number, what: string): number {
  if (value > max) throw unreadable(`${value} ${what}`);
  return value;
}

const unreadable = (what: string) => new GgufError("unreadable", `unexpected in a GGUF header: ${what}`);
const text = (value: unknown) => (typeof value === "string" ? value : null);
const number = (value: unknown) => (typeof value === "number" ? value : null);
