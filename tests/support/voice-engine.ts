import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { Decoder } from "#app/ai/speech/decoder.server.ts";
import { WhisperEngine, type WhisperOptions } from "#app/ai/speech/whisper/whisper-engine.server.ts";
import { bundledScript, projectRoot } from "#app/platform/paths.server.ts";
import { toneModel } from "./tone-model.ts";

/** The real speech engine and recordings for it. */

const program = process.env.WHISPER_SERVER ?? path.join(projectRoot, "voice", "bin", "whisper-server");

/** Whether the engine is built; tests that need it are skipped where it cannot be. REQUIRE_VOICE=1 forbids that. */
export const hasEngine = existsSync(program);
if (!hasEngine) {
  const line = "The speech engine is not built: npm run voice:build (needs cmake, g++ and make)";
  if (process.env.REQUIRE_VOICE) throw new Error(line);
  process.stderr.write(`\n*** Voice tests are SKIPPED. ${line} ***\n\n`);
}
export const engineProgram = program;

export const recording = (name: "uno" | "dos" | "tres" | "cuatro" | "silence" | "slice"): Uint8Array =>
  new Uint8Array(readFileSync(path.join(projectRoot, "tests", "fixtures", "voice", `${name}.webm`)));

/** A folder for models with a copy of the tones model; removed when the test ends. */
export async function modelsFolder(name = "ggml-tones.bin"): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "careers-voice-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, name);
  await copyFile(await toneModel(), file);
  return { folder, file };
}

/** The engine as the server has it, stopped when the test ends. */
export function startEngine(model: string, options: Partial<WhisperOptions> = {}): WhisperEngine {
  const check = async () => ({ ok: true, sha256: "" }) as const;
  const engine = new WhisperEngine({ program, model, vad: null, threads: 1, audioContext: 0, check, ...options });
  onTestFinished(() => engine.stop());
  return engine;
}

/** Resolves when the engine is in that state. */
export async function inState(engine: WhisperEngine, state: WhisperEngine["status"]["state"]): Promise<void> {
  while (engine.status.state !== state) await engine.changed();
}

export function startDecoder(decodeMs?: number): Decoder {
  const decoder = new Decoder({ script: bundledScript("decode-audio.js"), ...(decodeMs && { decodeMs }) });
  onTestFinished(() => decoder.stop());
  return decoder;
}
