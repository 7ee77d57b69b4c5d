import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { ModelFailure } from "#app/ai/chat-model.ts";
import { startVoice } from "#app/ai/speech/start-voice.server.ts";
import type { Voice } from "#app/ai/speech/voice.server.ts";
import type { WhisperEngine } from "#app/ai/speech/whisper/whisper-engine.server.ts";
import { sine, sound, wav } from "../support/audio.ts";
import { bundleProgram } from "../support/bundle-program.ts";
import { descendantsOf } from "../support/descendants.ts";
import { engineProgram, hasEngine, inState, modelsFolder, startEngine } from "../support/voice-engine.ts";

// The real whisper-server in a real child; what breaks it are real files and real signals.

let program: string;
beforeAll(async () => {
  program = await bundleProgram("tests/support/voice-process.ts");
});

const TONES = { uno: 400, dos: 900, tres: 1800, cuatro: 3600 } as const;
const samplesOf = (word: keyof typeof TONES) => sound(3, sine(TONES[word]));
const QUICK = { firstBackoffMs: 1, maxBackoffMs: 10, probeMs: 20 };

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    (text) => text,
    (error: unknown) => (error instanceof ModelFailure ? error.reason : error),
  );

async function pidOf(engine: WhisperEngine): Promise<number> {
  await inState(engine, "ready");
  const { pid } = engine.vitals;
  if (!pid) throw new Error("there is no engine");
  return pid;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(!hasEngine)("the speech engine", () => {
  it("writes down many recordings that come together, each its own", async () => {
    const engine = startEngine((await modelsFolder()).file);
    const words = ["uno", "dos", "tres", "cuatro", "tres", "uno"] as const;
    expect(await Promise.all(words.map((word) => engine.transcribe(samplesOf(word))))).toEqual(words);
  });

  it("invents a word on silence: what gates are for", async () => {
    const engine = startEngine((await modelsFolder()).file);
    expect(await engine.transcribe(sound(3, () => 0))).toMatch(/^(uno|dos|tres|cuatro)$/);
  });

  it("that is killed over a recording fails that one alone", async () => {
    const engine = startEngine((await modelsFolder()).file, { timings: QUICK });
    const pid = await pidOf(engine);
    // Held still, so that the recording is certainly under way.
    process.kill(pid, "SIGSTOP");
    const lost = reasonOf(engine.transcribe(samplesOf("uno")));
    process.kill(pid, "SIGKILL");
    expect(await lost).toBe("crashed");
    expect(await engine.transcribe(samplesOf("dos"))).toBe("dos");
    expect(engine.vitals.starts).toBe(2);
  });

  it("that hangs is killed, and the next recording gets another one", async () => {
    const engine = startEngine((await modelsFolder()).file, { timings: { ...QUICK, jobMs: 1500 } });
    const pid = await pidOf(engine);
    process.kill(pid, "SIGSTOP");
    expect(await reasonOf(engine.transcribe(samplesOf("uno")))).toBe("deadline");
    expect(await engine.transcribe(samplesOf("tres"))).toBe("tres");
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it("that keeps crashing is left alone for a while, and tried again", async () => {
    const engine = startEngine((await modelsFolder()).file, { timings: { ...QUICK, offMs: 300 } });
    for (let crash = 0; crash < 3; crash += 1) {
      process.kill(await pidOf(engine), "SIGKILL");
      await engine.changed();
    }
    expect(engine.status).toMatchObject({ state: "off", isAvailable: false });
    expect(engine.status.message).toContain("Escribe tu respuesta");
    expect(await reasonOf(engine.transcribe(samplesOf("uno")))).toBe("down");
    await inState(engine, "ready");
    expect(await engine.transcribe(samplesOf("uno"))).toBe("uno");
  });

  it("forgets crashes that lie further apart", async () => {
    const engine = startEngine((await modelsFolder()).file, { timings: { ...QUICK, crashWindowMs: 0 } });
    for (let crash = 0; crash < 4; crash += 1) {
      process.kill(await pidOf(engine), "SIGKILL");
      await inState(engine, "restarting");
    }
    expect(await engine.transcribe(samplesOf("uno"))).toBe("uno");
  });

  it("is gone when voice has stopped", async () => {
    const engine = startEngine((await modelsFolder()).file);
    const pid = await pidOf(engine);
    await engine.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it("does not outlive a server that was killed", async () => {
    const { folder } = await modelsFolder();
    const env = { ...process.env, MODELS_DIR: folder, WHISPER_SERVER: engineProgram };
    const server = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    for (let line = await lines.next(); line.value !== "ready"; line = await lines.next()) if (line.done) break;
    const children = descendantsOf(server.pid ?? 0);
    // Decoder, and the engine with its shell.
    expect(children.length).toBeGreaterThanOrEqual(3);
    server.kill("SIGKILL");
    await once(server, "exit");
    await expect.poll(() => children.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  });
});

describe.skipIf(!hasEngine)("a model's file", () => {
  async function start(folder: string, more: { program?: string } = {}): Promise<Voice> {
    const voice = await startVoice(
      { MODELS_DIR: folder, WHISPER_MODEL: undefined, WHISPER_SERVER: more.program ?? engineProgram },
      QUICK,
    );
    onTestFinished(() => voice.stop());
    return voice;
  }
  const settled = (voice: Voice) =>
    vi.waitUntil(() => voice.status().state !== "loading" && voice.status().state, { timeout: 20_000 });

  it.each([
    ["100 bytes short", (bytes: Buffer) => bytes.subarray(0, -100)],
    ["a stub of 1000 bytes", (bytes: Buffer) => bytes.subarray(0, 1000)],
    ["empty", () => Buffer.alloc(0)],
    ["of impossible sizes", (bytes: Buffer) => Buffer.from(bytes).fill(0x7f, 12, 16)],
  ])("that is %s is refused, and used once it is mended", async (_, spoil) => {
    const { folder, file } = await modelsFolder();
    const whole = await readFile(file);
    await writeFile(file, spoil(whole));
    // An empty one is no model by its first bytes: it has to be asked for.
    const voice = await startVoice(
      { MODELS_DIR: folder, WHISPER_MODEL: path.basename(file), WHISPER_SERVER: engineProgram },
      QUICK,
    );
    onTestFinished(() => voice.stop());
    const state = await settled(voice);
    if (state === "no_model") return;
    expect(voice.status()).toMatchObject({ state: "refused", isAvailable: false });
    expect(await reasonOf(voice.listen(wav(samplesOf("uno"))))).toBe("down");
    await writeFile(file, whole);
    await vi.waitUntil(() => voice.status().state === "ready", { timeout: 20_000 });
    expect((await voice.listen(wav(samplesOf("uno")))).text).toBe("uno");
  });

  it("that is not what its hash says is refused", async () => {
    const { folder, file } = await modelsFolder();
    await writeFile(`${file}.sha256`, `${"0".repeat(64)}  it\n`);
    const voice = await start(folder);
    expect(await settled(voice)).toBe("refused");
    expect(voice.status().line).toContain("SHA-256");
  });

  it("with a catalogued name must be the catalogued one", async () => {
    const { folder } = await modelsFolder("ggml-base.bin");
    const voice = await start(folder);
    expect(await settled(voice)).toBe("refused");
    expect(voice.status().line).toContain("npm run models -- get whisper-base");
  });

  it("is not there: the status says how to get one", async () => {
    const { folder, file } = await modelsFolder();
    await rm(file);
    const voice = await start(folder);
    expect(voice.status()).toMatchObject({ state: "no_model", isAvailable: false, model: null });
    expect(voice.status().line).toContain("npm run models");
    expect(voice.status().message).toContain("no está instalada");
  });

  it("is of no use without an engine: the status says how to build one", async () => {
    const { folder } = await modelsFolder();
    const voice = await start(folder, { program: "/nonexistent/whisper-server" });
    expect(voice.status()).toMatchObject({ state: "no_engine", isAvailable: false });
    expect(voice.status().line).toContain("npm run voice:build");
  });
});

describe("an engine that does not run on this machine", () => {
  it.each([
    ["kill -ILL $$", "otro procesador"],
    ["exit 7", "código 7"],
  ])("is told at the start: %s", async (script, told) => {
    const { folder } = await modelsFolder();
    const program = path.join(folder, "whisper-server");
    await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const voice = await startVoice({ MODELS_DIR: folder, WHISPER_MODEL: undefined, WHISPER_SERVER: program }, QUICK);
    onTestFinished(() => voice.stop());
    expect(voice.status().state).toBe("refused");
    expect(voice.status().line).toContain(told);
    expect(voice.status().line).toContain("npm run voice:build");
  });
});
