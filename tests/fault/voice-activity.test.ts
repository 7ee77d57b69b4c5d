import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startVoice } from "#app/ai/speech/start-voice.server.ts";
import type { Voice } from "#app/ai/speech/voice.server.ts";
import { catalogued } from "#app/ai/weights/manifest.ts";
import { writeVoiceActivityModel } from "../../scripts/ggml/write-voice-activity-model.ts";
import { noise, sine, sound, wav } from "../support/audio.ts";
import { engineProgram, hasEngine, modelsFolder } from "../support/voice-engine.ts";

// The engine's own loader reads a model with the layout of Silero's. For its weights a tone of 3600 Hz is no voice, and
// for the rules that stand in for it, it is; with a tone that wavers it is the other way round. So the words tell who
// decided.

const PUBLISHED = "ggml-silero-v6.2.0.bin";
const UNO = wav(sound(3, sine(400)));
const CUATRO = wav(sound(3, sine(3600)));
const WAVERING = wav(sound(3, (at) => 0.27 * Math.sin(2 * Math.PI * 400 * at + 3 * Math.sin(2 * Math.PI * 50 * at))));

/** Voice with the model for tones and, beside it, one for voice activity as `spoil` leaves it. */
async function start(name: string, spoil: (bytes: Buffer) => Uint8Array = (bytes) => bytes): Promise<Voice> {
  const { folder } = await modelsFolder();
  const file = path.join(folder, name);
  await writeVoiceActivityModel(file);
  await writeFile(file, spoil(await readFile(file)));
  return await startIn(folder);
}

async function startIn(folder: string): Promise<Voice> {
  const voice = await startVoice({ MODELS_DIR: folder, WHISPER_MODEL: undefined, WHISPER_SERVER: engineProgram });
  onTestFinished(() => voice.stop());
  await vi.waitUntil(() => voice.status().state === "ready", { timeout: 60_000 });
  return voice;
}

it("the model that is made has the size of the published one, to the byte", async () => {
  const { folder } = await modelsFolder();
  const { bytes } = await writeVoiceActivityModel(path.join(folder, "made.bin"));
  expect(bytes).toBe(catalogued(PUBLISHED)?.bytes);
});

describe.skipIf(!hasEngine)("a model for voice activity", () => {
  it("decides what is a voice, whatever its name", async () => {
    const voice = await start("own.bin");
    expect(voice.status().line).toBe("La voz está lista.");
    expect((await voice.listen(CUATRO)).text).toBe("");
    expect((await voice.listen(UNO)).text).toBe("uno");
    // Nothing of what was said before.
    expect((await voice.listen(CUATRO)).text).toBe("");
    expect((await voice.listen(wav(sound(3, noise(0.1))))).text).toBe("");
    expect((await voice.listen(WAVERING)).text).toBe("uno");
  });

  it("that is missing leaves it to the rules", async () => {
    const { folder } = await modelsFolder();
    const voice = await startIn(folder);
    expect((await voice.listen(CUATRO)).text).toBe("cuatro");
    expect((await voice.listen(WAVERING)).text).toBe("");
  });

  it.each([
    // The made weights are not the published ones.
    ["that is not the published file", PUBLISHED, (bytes: Buffer) => bytes, /SHA-256.*get silero-vad/],
    ["that is cut", "own.bin", (bytes: Buffer) => bytes.subarray(0, -100), /own\.bin está incompleto/],
    [
      "that the engine does not know",
      "own.bin",
      (bytes: Buffer) =>
        Buffer.from(bytes.toString("latin1").replace("decoder.rnn.bias_ih", "decoder.rnn.bias_xx"), "latin1"),
      /no pudo usar own\.bin/,
    ],
  ])("%s leaves it to the rules, and the status says so", async (_, name, spoil, told) => {
    const voice = await start(name, spoil);
    expect(voice.status()).toMatchObject({ isAvailable: true, message: "" });
    expect(voice.status().line).toMatch(told);
    expect(voice.status().line).toMatch(/^La voz está lista, pero .* Después reinicia la plataforma\.$/);
    expect((await voice.listen(CUATRO)).text).toBe("cuatro");
    expect((await voice.listen(WAVERING)).text).toBe("");
  });

  it("that is gone when the engine starts again leaves it to the rules", async () => {
    const { folder } = await modelsFolder();
    const file = path.join(folder, "own.bin");
    await writeVoiceActivityModel(file);
    const first = await startIn(folder);
    expect((await first.listen(CUATRO)).text).toBe("");
    await first.stop();
    await rm(file);
    expect((await (await startIn(folder)).listen(CUATRO)).text).toBe("cuatro");
  });
});
