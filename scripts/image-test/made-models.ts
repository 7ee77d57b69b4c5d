import { mkdtempSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { tinyModel } from "../../tests/support/tiny-model.ts";
import { toneModel } from "../../tests/support/tone-model.ts";
import { run } from "./buildah.ts";

/** Synthetic models that need no download: the engines that load and run them are real, the GGUF's output is noise. */

const PATIENCE_MS = 60_000;

/** Makes a folder with a GGUF of random weights and the speech model that recognises four tones. */
export async function madeModels(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "careers-image-models-"));
  await copyFile(await tinyModel(), path.join(folder, "tiny.gguf"));
  await copyFile(await toneModel(), path.join(folder, "ggml-tones.bin"));
  run("chmod", ["-R", "a+rX", folder]);
  return folder;
}

export async function engineReady({ url }: { url: string }): Promise<boolean> {
  const from = performance.now();
  const schema = z.object({ engine: z.object({ name: z.string(), isReady: z.boolean() }) });
  while (performance.now() - from < PATIENCE_MS) {
    const { engine } = schema.parse(await (await fetch(`${url}/readyz`)).json());
    if (engine.name === "llama" && engine.isReady) return true;
    await pause(100);
  }
  return false;
}
