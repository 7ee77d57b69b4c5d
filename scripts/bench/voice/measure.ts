import { readFile } from "node:fs/promises";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Decoder } from "#app/ai/speech/decoder.server.ts";
import { createLocalVoice } from "#app/ai/speech/transcribe-recording.server.ts";
import { WhisperEngine } from "#app/ai/speech/whisper/whisper-engine.server.ts";
import { receiveFile } from "#app/http/upload.server.ts";
import { bundledScript, projectRoot } from "#app/platform/paths.server.ts";
import { cpuMsOf } from "../ai/cpu-time.ts";
import { alternate, type Row } from "../ai/rows.ts";
import { cliMsPerRecording, ffmpegMs } from "./whisper-cli.ts";

/** The figures of the voice bench, each measured beside its comparison. */

export const BIN = path.join(projectRoot, "voice", "bin");
const SAMPLE = path.join(projectRoot, "tests", "fixtures", "voice", "uno.webm");
const PAIRS = 3;
const CONCURRENT = 8;
const ROUNDS = 6;
const LOOP_RESOLUTION_MS = 2;

export type Engines = { model: string; threads: number; processors: number };

async function startEngine({ model, threads }: Engines): Promise<WhisperEngine> {
  const program = path.join(BIN, "whisper-server");
  const check = async () => ({ ok: true, sha256: "" }) as const;
  const engine = new WhisperEngine({ program, model, vad: null, threads, audioContext: 0, check });
  while (engine.status.state !== "ready") await engine.changed();
  return engine;
}

async function decoderPid(decoder: Decoder): Promise<number> {
  const pid = await decoder.pid();
  if (pid === null) throw new Error("The decoder does not start: node scripts/bundle.mjs");
  return pid;
}

/** @param file the same recording as WAV, for whisper-cli */
export async function againstWhisperCli(engines: Engines, file: string, samples: Int16Array): Promise<Row> {
  const engine = await startEngine(engines);
  const count = 3;
  const { pid } = engine.vitals;
  if (pid === null) throw new Error("The engine told no process number");
  await engine.transcribe(samples);
  const ours = async () => {
    const before = cpuMsOf(pid);
    for (let index = 0; index < count; index += 1) await engine.transcribe(samples);
    return (cpuMsOf(pid) - before) / count;
  };
  const order = { program: path.join(BIN, "whisper-cli"), model: engines.model, file, threads: engines.threads };
  try {
    const found = await alternate(PAIRS, engines.processors, ours, () => cliMsPerRecording(order, count));
    return {
      figure: "engine CPU per chunk / whisper-cli's",
      value: found.ratio,
      limit: { max: 1.15 },
      detail: `${Math.round(found.ours)} ms against ${Math.round(found.reference)} ms, ${engines.threads} thread(s)`,
      busy: found.busy,
    };
  } finally {
    await engine.stop();
  }
}

/** Decoding and queue together, which every recording passes. */
export async function againstFfmpeg(ffmpeg: string | null, processors: number): Promise<Row> {
  const row = { figure: "decode CPU / an ffmpeg spawn", limit: { max: 0.5 } };
  if (!ffmpeg)
    return { ...row, value: null, detail: "ffmpeg is not installed (apt-get install ffmpeg, or FFMPEG=path)" };
  const decoder = new Decoder({ script: bundledScript("decode-audio.js") });
  const pid = await decoderPid(decoder);
  const recording = await readFile(SAMPLE);
  const count = 20;
  const ours = async () => {
    const before = cpuMsOf(pid);
    for (let index = 0; index < count; index += 1) await decoder.decode(recording, true);
    return (cpuMsOf(pid) - before) / count;
  };
  await ours();
  try {
    const found = await alternate(PAIRS, processors, ours, () => ffmpegMs(ffmpeg, SAMPLE, count));
    const detail = `${found.ours.toFixed(1)} ms (voice detection included) against ${found.reference.toFixed(1)} ms`;
    return { ...row, value: found.ratio, detail, busy: found.busy };
  } finally {
    await decoder.stop();
  }
}

/** Event-loop stalls of the server while eight people speak: multipart, decoding, the engine's answers. */
export async function eventLoop(engines: Engines): Promise<Row> {
  const engine = await startEngine(engines);
  const decoder = new Decoder({ script: bundledScript("decode-audio.js") });
  await decoderPid(decoder);
  const voice = createLocalVoice({ decoder, engine });
  const recording = await readFile(SAMPLE);
  const speak = async () => {
    const received = await receiveFile(upload(recording), {
      field: null,
      maxBytes: 512 * 1024,
      tooLarge: "",
      missing: "",
      signal: new AbortController().signal,
    });
    await voice.listen(received.bytes);
  };
  await speak();
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  for (let round = 0; round < ROUNDS; round += 1) await Promise.all(Array.from({ length: CONCURRENT }, speak));
  delay.disable();
  await voice.stop();
  return {
    figure: `main loop p99 with ${CONCURRENT} chunks at once, ms`,
    value: delay.percentile(99) / 1e6 - LOOP_RESOLUTION_MS,
    limit: { max: 50 },
    detail: `longest stall ${(delay.max / 1e6).toFixed(1)} ms in ${ROUNDS * CONCURRENT} chunks`,
  };
}

function upload(recording: Uint8Array): Request {
  const form = new FormData();
  form.append("audio", new Blob([new Uint8Array(recording)]), "recording.webm");
  return new Request("http://localhost/api/transcribe", { method: "POST", body: form });
}
