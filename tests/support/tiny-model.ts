import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeGguf } from "../../scripts/gguf/write-gguf.ts";

const made = new Map<string, Promise<string>>();

/**
 * A real GGUF file of random weights (about 0.6 MB, 8192 tokens of context): the real llama.cpp loads and runs it in
 * milliseconds. What it writes is noise, so test shapes and invariants. Use it with 1 thread; do not change the file.
 */
export function tinyModel(kind: "bpe" | "spm" = "bpe"): Promise<string> {
  const file = made.get(kind) ?? make(kind);
  made.set(kind, file);
  return file;
}

/** Named by its content: test processes side by side share it, and a changed generator never meets an old file. */
async function make(kind: "bpe" | "spm"): Promise<string> {
  const folder = path.join(tmpdir(), "careers-tiny-models");
  await mkdir(folder, { recursive: true });
  const fresh = path.join(folder, `${kind}.${process.pid}.gguf`);
  const { sha256 } = await writeGguf(fresh, `tiny-${kind}`);
  const file = path.join(folder, `tiny-${kind}-${sha256.slice(0, 16)}.gguf`);
  if (existsSync(file)) await rm(fresh);
  else await rename(fresh, file);
  return file;
}
