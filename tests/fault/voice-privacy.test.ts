import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { writeSpeechModel } from "../../scripts/ggml/write-speech-model.ts";
import { ApiClient } from "../support/api-client.ts";
import { sine, sound, wav } from "../support/audio.ts";
import { descendantsOf, descendantWith } from "../support/descendants.ts";
import { TestServer } from "../support/server.ts";
import { engineProgram, hasEngine, modelsFolder, recording, startEngine } from "../support/voice-engine.ts";

// What somebody says is nobody's business: neither sound nor text stays behind, whatever goes wrong.

/** What the engine hears in every recording, and nobody else ever says. */
const WORD = "guirnaldofono";
const SAMPLES = sound(3, sine(400, 0.27));
const WEBM = recording("uno");

/**
 * What a recording looks like on its way: as it was sent, as samples, as the engine computes with it, and what is
 * heard.
 */
const TRACES: Readonly<Record<string, Buffer>> = {
  "the upload": Buffer.from(WEBM.subarray(6000, 6064)),
  samples: Buffer.from(SAMPLES.slice(100, 140).buffer),
  "numbers of the engine": Buffer.from(Float32Array.from(SAMPLES.slice(100, 140), (value) => value / 32_768).buffer),
  text: Buffer.from(WORD),
  "text of a wider kind": Buffer.from(WORD, "utf16le"),
  "an upload in letters": Buffer.from(Buffer.from(WEBM.subarray(6000, 6060)).toString("base64").slice(4, -4)),
};

/** `file: trace` for each trace in a folder's files. */
function tracesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .flatMap((name) => tracesOf(name, readFileSync(path.join(folder, name))));
}

function tracesOf(name: string, bytes: Buffer): string[] {
  return Object.entries(TRACES).flatMap(([trace, needle]) => (bytes.includes(needle) ? [`${name}: ${trace}`] : []));
}

async function temporaryFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "careers-privacy-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A server that says everything it does, with a place for temporary files of its own. */
async function start(): Promise<{ server: TestServer; temporary: string }> {
  const [models, temporary] = [await temporaryFolder(), await temporaryFolder()];
  await writeSpeechModel(path.join(models, "ggml-word.bin"), "tones", [WORD, WORD, WORD, WORD]);
  const server = new TestServer({
    LOG_LEVEL: "debug",
    MODELS_DIR: models,
    WHISPER_SERVER: engineProgram,
    TMPDIR: temporary,
  });
  onTestFinished(() => server.dispose());
  await server.start();
  return { server, temporary };
}

async function say(client: ApiClient, bytes: Uint8Array) {
  const form = new FormData();
  form.append("audio", new Blob([new Uint8Array(bytes)]), "recording.webm");
  const response = await client.fetch("/api/transcribe", { method: "POST", body: form });
  const { text, reason } = (await response.json()) as { text?: string; reason?: string };
  return text ?? `${response.status} ${reason}`;
}

/** Held still, so that the recording does not come back; killed, or left to those who lose patience with it. */
async function breakOver(pid: number, signal: "SIGSEGV" | null, speak: () => Promise<string>): Promise<string> {
  process.kill(pid, "SIGSTOP");
  const said = speak();
  if (signal === null) return await said;
  await arrived(pid);
  process.kill(pid, signal);
  process.kill(pid, "SIGCONT");
  return await said;
}

/** Some recording waits in a socket of the engine; of the decoder, which has none, nobody can say it. */
async function arrived(pid: number): Promise<void> {
  const port = /--port\0(\d+)/.exec(readFileSync(`/proc/${pid}/cmdline`, "latin1"))?.[1];
  if (port === undefined) return;
  const local = `:${Number(port).toString(16).toUpperCase().padStart(4, "0")} `;
  // Address, peer, state, and the bytes that nobody has sent or read yet.
  const waiting = new RegExp(`${local}\\S+ 01 \\w+:(\\w+)`);
  await vi.waitUntil(
    () => Number.parseInt(waiting.exec(readFileSync("/proc/net/tcp", "latin1"))?.[1] ?? "0", 16) > 10_000,
    { timeout: 20_000, interval: 5 },
  );
}

describe.skipIf(!hasEngine)("what is said", () => {
  it("is neither on a disk nor in the log, also after crashes and time-outs", { timeout: 120_000 }, async () => {
    const { server, temporary } = await start();
    const client = await new ApiClient(server.url).signIn(await server.addStudent());
    const wave = wav(SAMPLES);
    // Also to know that a child which takes another one's place is there.
    const heard = () =>
      vi.waitUntil(() => say(client, wave).then((said) => said === WORD), { timeout: 60_000, interval: 500 });
    await heard();
    expect(await say(client, WEBM)).toBe(WORD);
    expect(await say(client, WEBM.subarray(0, 6000))).toBe("422 unreadable");
    const engine = () => descendantWith(server.pid, "whisper-server");
    const decoder = () => descendantWith(server.pid, "decode-audio.js");
    // With a signal that leaves a program's memory behind, where nobody forbids it.
    expect(await breakOver(engine(), "SIGSEGV", () => say(client, WEBM))).toBe("503 crashed");
    expect(["422 unreadable", WORD]).toContain(await breakOver(decoder(), "SIGSEGV", () => say(client, wave)));
    await heard();
    expect(await breakOver(decoder(), null, () => say(client, wave))).toBe("503 busy");
    await heard();
    expect(await breakOver(engine(), null, () => say(client, wave))).toBe("503 deadline");
    expect(server.log).toContain("the speech engine ended");
    expect(server.log).toContain("the audio decoder ended");
    const children = descendantsOf(server.pid);
    expect(tracesOf("log", Buffer.from(server.log))).toEqual([]);
    expect([...tracesIn(server.dataDir), ...tracesIn(temporary)]).toEqual([]);
    await server.kill("SIGKILL");
    await vi.waitUntil(() => children.every((pid) => !isAlive(pid)), { timeout: 10_000 });
    expect([...tracesIn(server.dataDir), ...tracesIn(temporary), ...tracesOf("log", Buffer.from(server.log))]).toEqual(
      [],
    );
  });
});

it("an error about an answer that is no JSON does not quote it", async () => {
  const { folder, file } = await modelsFolder();
  const program = path.join(folder, "engine.mjs");
  // The engine's way of ending badly: it cannot be asked for it.
  await writeFile(
    program,
    `#!${process.execPath}
import { createServer } from "node:http";
const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
const answer = (url) => (url.endsWith("/health") ? "{}" : '{"text": "${WORD}');
createServer((request, response) => response.end(answer(request.url))).listen(port, "127.0.0.1");
`,
    { mode: 0o755 },
  );
  const error: unknown = await startEngine(file, { program })
    .transcribe(SAMPLES)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: "crashed" });
  expect(inspect(error, { depth: 9 })).not.toContain(WORD.slice(0, 8));
});

it("the traces are found where they are", async () => {
  const folder = await temporaryFolder();
  for (const [name, trace] of Object.entries(TRACES))
    await writeFile(path.join(folder, name), Buffer.concat([Buffer.alloc(7), trace]));
  expect(tracesIn(folder)).toHaveLength(Object.keys(TRACES).length);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
