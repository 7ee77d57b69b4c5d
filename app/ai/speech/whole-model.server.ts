import { type FileHandle, open } from "node:fs/promises";
import { ByteReader } from "../weights/byte-reader.ts";
import { blockOf } from "../weights/ggml-types.ts";

/**
 * Whether a model's file is whole by its own account. whisper.cpp loads one that ends early, or one without any tensor,
 * and dies at the first recording; for a catalogued file its hash says more.
 */

const GGML_MAGIC = 0x67676d6c;
/** Head and vocabulary of every known model lie within. */
const HEAD_BYTES = 4 * 2 ** 20;
const TENSOR_HEAD_BYTES = 256;
/** The magic, 11 sizes, and the two of the mel filters. */
const SIZES = 11;
const MAX_WORDS = 1_000_000;

const MAX_LAYERS = 100;

/** `tensors`: how many there must be; `end`: where the first one begins. */
type Head = { tensors: number; end: number };

/** @returns false for what is cut, has tensors too few or is no speech model at all */
export function isWholeSpeechModel(file: string): Promise<boolean> {
  return isWhole(file, readSpeechHead);
}

/** The same for a model of Silero's, which tells voices from noise. */
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
    // What ends inside a number.
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
  // Per layer: two norms, two matrices of the inner layer, one attention or two. Beside them positions, convolutions,
  // the token table and the last norms.
  return { tensors: 11 + 15 * encoderLayers + 24 * decoderLayers, end: reader.position };
}

function readVoiceActivityHead(reader: ByteReader): Head {
  if (reader.u32() !== GGML_MAGIC) throw new RangeError("no model");
  reader.skip(reader.u32());
  // Three numbers of the version, and two lengths of what is listened to at once.
  reader.skip(5 * 4);
  const layers = reader.u32();
  if (layers > MAX_LAYERS) throw new RangeError("no model for voice activity");
  // Three sizes of each layer, and four of what follows them.
  reader.skip((3 * layers + 4) * 4);
  // Weight and bias of each; four of the memory, two of the last step, and the spectrum.
  return { tensors: 2 * layers + 7, end: reader.position };
}

/** Of its head and its values. */
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
