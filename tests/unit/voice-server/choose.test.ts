import { copyFile, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseVoiceModel } from "#app/ai/speech/choose-voice-model.server.ts";
import { isWholeSpeechModel } from "#app/ai/speech/whole-model.server.ts";
import { toneModel } from "../../support/tone-model.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "careers-choose-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const GGML = Buffer.from("6c6d6767", "hex");
const put = (name: string, bytes: Uint8Array = GGML) => writeFile(path.join(folder, name), bytes);
const choose = async (more: Partial<Parameters<typeof chooseVoiceModel>[0]> = {}) => {
  const choice = await chooseVoiceModel({ modelsDir: folder, memoryBytes: 64e9, cores: 16, ...more });
  if (!choice.model) return choice.why;
  return { model: path.basename(choice.model.file), vad: choice.vad && path.basename(choice.vad.file) };
};

describe("the model for voice", () => {
  it("is the best catalogued one that the host can carry", async () => {
    await put("ggml-base.bin");
    await put("ggml-small.bin");
    expect(await choose()).toMatchObject({ model: "ggml-small.bin" });
    expect(await choose({ cores: 2 })).toMatchObject({ model: "ggml-base.bin" });
    expect(await choose({ memoryBytes: 2.5e9 })).toMatchObject({ model: "ggml-base.bin" });
    expect(await choose({ cores: 1 })).toMatchObject({ model: "ggml-base.bin" });
  });

  it("is the newest other one where none is catalogued", async () => {
    await put("older.bin");
    await utimes(path.join(folder, "older.bin"), 1, 1);
    await put("ggml-own.bin");
    await put("notes.bin", Buffer.from("no model"));
    expect(await choose()).toMatchObject({ model: "ggml-own.bin" });
    await put("ggml-base.bin");
    expect(await choose({ cores: 1 })).toMatchObject({ model: "ggml-base.bin" });
  });

  it("is the one that is asked for, by file or id", async () => {
    await put("ggml-base.bin");
    await put("ggml-small.bin");
    expect(await choose({ wanted: "whisper-base" })).toMatchObject({ model: "ggml-base.bin" });
    expect(await choose({ wanted: "ggml-base.bin" })).toMatchObject({ model: "ggml-base.bin" });
  });

  it("comes with the one for voice activity, which is never taken for it", async () => {
    await put("ggml-silero-v6.2.0.bin");
    expect(await choose()).toContain("npm run models -- get whisper-base");
    await put("ggml-base.bin");
    expect(await choose()).toEqual({ model: "ggml-base.bin", vad: "ggml-silero-v6.2.0.bin" });
    expect(await choose({ wanted: "silero-vad" })).toContain("No está el modelo de voz");
  });

  it("knows an own one for voice activity by what is in it, and prefers the catalogued one", async () => {
    await put("ggml-base.bin");
    await put("silero-notes.bin", Buffer.concat([GGML, Buffer.from([10, 0, 0, 0]), Buffer.from("other")]));
    expect(await choose()).toEqual({ model: "ggml-base.bin", vad: null });
    await put("own.bin", Buffer.concat([GGML, Buffer.from([10, 0, 0, 0]), Buffer.from("silero-16k")]));
    expect(await choose()).toEqual({ model: "ggml-base.bin", vad: "own.bin" });
    expect(await choose({ wanted: "own.bin" })).toContain("No está el modelo de voz");
    await put("ggml-silero-v6.2.0.bin");
    expect(await choose()).toEqual({ model: "ggml-base.bin", vad: "ggml-silero-v6.2.0.bin" });
  });

  it.each(["whisper-small", "../ggml-base.bin", "/etc/passwd"])("is missing when %s is asked for", async (wanted) => {
    await put("ggml-base.bin");
    expect(await choose({ wanted })).toContain("No está el modelo de voz");
  });

  it("is missing in a folder that does not exist", async () => {
    expect(await choose({ modelsDir: path.join(folder, "none") })).toContain("No hay un modelo de voz");
  });
});

describe("a model's file", () => {
  const spoiled = async (change: (bytes: Buffer) => Uint8Array) => {
    const file = path.join(folder, "model.bin");
    await copyFile(await toneModel(), file);
    await writeFile(file, change(await readFile(file)));
    return isWholeSpeechModel(file);
  };

  it("is whole as it was made", async () => {
    expect(await spoiled((bytes) => bytes)).toBe(true);
  });

  it.each([
    ["100 bytes short", (bytes: Buffer) => bytes.subarray(0, -100)],
    ["half of one", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ["a stub of 1000 bytes", (bytes: Buffer) => bytes.subarray(0, 1000)],
    ["one with a tail", (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(64)])],
    [
      "one that ends before its last tensor",
      (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf("decoder.blocks") - 20),
    ],
    [
      "one whose vocabulary is endless",
      (bytes: Buffer) => Buffer.from(bytes).fill(0xff, 48 + 8 + 80 * 201 * 4, 60 + 8 + 80 * 201 * 4),
    ],
    ["nothing", () => new Uint8Array()],
    ["another magic", (bytes: Buffer) => Buffer.from(bytes).fill(0, 0, 4)],
  ])("is not whole: %s", async (_, change) => {
    expect(await spoiled(change)).toBe(false);
  });
});
