import { type FileHandle, open } from "node:fs/promises";
import { ByteReader } from "../weights/byte-reader.ts";
import { blockOf } from "../weights/ggml-types.ts";

/**
 * Checks from a model file's own header whether it is complete. whisper.cpp loads a truncated file, or one without
 * tensors, and crashes at the first recording. Catalogued files are checked by their hash instead.
 */

const GGML_MAGIC = 0x67676d6c;
/** The header and vocabulary of every known model fit in this size. */
const HEAD_BYTES = 4 * 2 ** 20;
const TENSOR_HEAD_BYTES = 256;
/** The header has the magic bytes, 11 numbers, and the two dimensions of the mel filters. */
const SIZES = 11;
const MAX_WORDS = 1_000_000;

const MAX_LAYERS = 100;

/** `tensors`: expected number; `end`: where the first one begins. */
type Head = { tensors: number; end: number };

/** @returns false for a truncated file, missing tensors, or a file that is no speech model */
export function isWholeSpeechModel(file: string): Promise<boolean> {
  return isWhole(file, readSpeechHead);
}

/** The same for a Silero model, which detects voice activity. */
export function isWholeVoiceActivityModel(file: string): Promise<boolean> {
  return isWhole(file, readVoiceActivityHead);
}

async function isWhole(file: string, readHead: (reader: ByteReader) => Head): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    const head = readHead(new ByteReader(await readAt(handle, 0, Math.min(size, HEAD_BYTES))));
    let at = head.end;
    let tensors = 0;
    while (at < size) {
      at += tensorLength(await readAt(handle, at, Math.min(TENSOR_HEAD_BYTES, size - at)));
      tensors += 1;
      if (tensors > head.tensors) return false;
    }
    return at === size && tensors === head.tensors;
  } catch (error) {
    // The file ends inside a number.
    if (error instanceof RangeError) return false;
    throw error;
  } finally {
    await handle.close();
  }
}

function readSpeechHead(reader: ByteReader): Head {
  if (reader.u32() !== GGML_MAGIC) throw new RangeError("no speech model");
  const sizes = Array.from({ length: SIZES }, () => reader.u32());
  const [, , , , encoderLayers = 0, , , , decoderLayers = 0] = sizes;
  reader.skip(reader.u32() * reader.u32() * 4);
  const words = reader.u32();
  if (words > MAX_WORDS || Math.max(encoderLayers, decoderLayers) > MAX_LAYERS) throw new RangeError("no speech model");
  for (let word = 0; word < words; word += 1) reader.skip(reader.u32());
  // Tensors per layer: two norms, two matrices of the feed-forward layer, one or two attention blocks. The others:
  // positions, convolutions, the token table and the final norms.
  return { tensors: 11 + 15 * encoderLayers + 24 * decoderLayers, end: reader.position };
}

function readVoiceActivityHead(reader: ByteReader): Head {
  if (reader.u32() !== GGML_MAGIC) throw new RangeError("no model");
  reader.skip(reader.u32());
  // Three numbers of the version and two window lengths.
  reader.skip(5 * 4);
  const layers = reader.u32();
  if (layers > MAX_LAYERS) throw new RangeError("no model for voice activity");
  // Three sizes per layer, and four for what follows the layers.
  reader.skip((3 * layers + 4) * 4);
  // Weight and bias per layer; four tensors of the LSTM, two of the output layer, and the spectrum.
  return { tensors: 2 * layers + 7, end: reader.position };
}

/** Length of a tensor in bytes: its header and its values. */
function tensorLength(bytes: Buffer): number {
  const reader = new ByteReader(bytes);
  const dimensions = reader.u32();
  const nameLength = reader.u32();
  const block = blockOf(reader.u32());
  if (dimensions > 4 || !block) throw new RangeError("no tensor");
  const values = Array.from({ length: dimensions }, () => reader.u32()).reduce((product, each) => product * each, 1);
  reader.skip(nameLength);
  return reader.position + (values / block.values) * block.bytes;
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
