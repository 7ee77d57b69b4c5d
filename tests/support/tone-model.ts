import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeSpeechModel } from "../../scripts/ggml/write-speech-model.ts";

let made: Promise<string> | undefined;

/**
 * A real speech model of 8 MB that says "uno", "dos", "tres" or "cuatro" for a tone of 400, 900, 1800 or 3600 Hz, and
 * invents a word on silence, so that a missing voice detection is noticed. Do not change the file.
 */
export function toneModel(): Promise<string> {
  made ??= make();
  return made;
}

/** Named by its content: test processes side by side share it, and a changed generator never meets an old file. */
async function make(): Promise<string> {
  const folder = path.join(tmpdir(), "careers-tone-models");
  await mkdir(folder, { recursive: true });
  const fresh = path.join(folder, `tones.${process.pid}.bin`);
  const { sha256 } = await writeSpeechModel(fresh, "tones");
  const file = path.join(folder, `ggml-tones-${sha256.slice(0, 16)}.bin`);
  if (existsSync(file)) await rm(fresh);
  else await rename(fresh, file);
  return file;
}
