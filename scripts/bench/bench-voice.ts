import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { SAMPLE_RATE } from "#app/ai/speech/transcriber.ts";
import { modelThreads } from "#app/ai/threads.server.ts";
import { log } from "#app/platform/log.server.ts";
import { wavOf } from "#app/platform/wav.ts";
import { writeSpeechModel } from "../ggml/write-speech-model.ts";
import { isMet, type Row, rounded } from "./ai/rows.ts";
import { againstFfmpeg, againstWhisperCli, BIN, eventLoop } from "./voice/measure.ts";

/**
 * What voice costs on this machine: npm run bench:voice. The weights are noise of the size of Whisper tiny: speed is
 * real, words are not looked at. Exits 1 when a figure falls short or could not be measured. Needs Linux, `npm run
 * voice:build` and, for one comparison, ffmpeg (FFMPEG names another one than the path's).
 */

log.level = "silent";
if (!existsSync(path.join(BIN, "whisper-cli"))) {
  console.error("The speech engine is not built: npm run voice:build");
  process.exit(2);
}

/** A recording of 3.4 s as the browser sends it, which voice activity detection does not filter out. */
const samples = Int16Array.from(
  { length: 3.4 * SAMPLE_RATE },
  (_, index) => 9000 * Math.sin((index / SAMPLE_RATE) * 2 * Math.PI * 400),
);

const folder = await mkdtemp(path.join(os.tmpdir(), "bench-voice-"));
try {
  const model = path.join(folder, "tiny.bin");
  const wav = path.join(folder, "chunk.wav");
  await writeSpeechModel(model, "tiny");
  await writeFile(wav, wavOf(samples, SAMPLE_RATE));
  const processors = os.availableParallelism();
  const engines = { model, threads: modelThreads(), processors };
  const rows: Row[] = [
    await againstWhisperCli(engines, wav, samples),
    await againstFfmpeg(findFfmpeg(), processors),
    await eventLoop(engines),
  ];
  console.table(
    rows.map((row) => ({
      figure: row.figure,
      value: row.value === null ? "not measured" : rounded(row.value),
      limit: row.limit && "max" in row.limit ? `<= ${row.limit.max}` : "",
      ok: isMet(row),
      detail: row.detail,
    })),
  );
  if (!rows.every(isMet)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function findFfmpeg(): string | null {
  const program = process.env.FFMPEG ?? "ffmpeg";
  return spawnSync(program, ["-version"]).status === 0 ? program : null;
}
