import { createHash } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { makeFrame, padding } from "./gguf-container.ts";
import { Random } from "./random.ts";
import { SHAPES, type Shape, type ShapeName } from "./shapes.ts";
import { tensorBytes, tensorsOf, valuesOf } from "./tensors.ts";
import { makeVocabulary } from "./vocabulary.ts";

export type GgufOptions = {
  /** The same seed gives the same file, byte by byte. Default: 1. */
  seed?: number;
  /** Approximate standard deviation of the next-token scores: 0.5 is nearly uniform, 3 (the default) favours a few. */
  peak?: number;
};

export type WrittenGguf = { bytes: number; sha256: string; parameters: number };

/**
 * Writes a model of random weights that llama.cpp loads and runs: speed, memory use and failures are realistic, its
 * text is noise. The file is created atomically.
 */
export async function writeGguf(file: string, name: ShapeName, options: GgufOptions = {}): Promise<WrittenGguf> {
  const { seed = 1, peak = 3 } = options;
  const shape: Shape = SHAPES[name];
  const random = new Random(seed);
  const vocabulary = makeVocabulary(shape, random);
  const tensors = tensorsOf(shape, peak);
  const part = `${file}.${process.pid}.part`;
  const hash = createHash("sha256");
  let bytes = 0;
  const handle = await open(part, "w");
  try {
    const append = async (data: Uint8Array) => {
      hash.update(data);
      bytes += data.length;
      await handle.writeFile(data);
    };
    await append(makeFrame(name, shape, vocabulary, tensors));
    for (const tensor of tensors) {
      for (const data of tensorBytes(tensor, random)) await append(data);
      await append(Buffer.alloc(padding(bytes)));
    }
    await handle.close();
    await rename(part, file);
  } finally {
    await handle.close();
    await rm(part, { force: true });
  }
  const parameters = tensors.reduce((sum, tensor) => sum + valuesOf(tensor), 0);
  return { bytes, sha256: hash.digest("hex"), parameters };
}
