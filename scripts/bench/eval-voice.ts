import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readWav } from "#app/ai/speech/decoder/wav-to-samples.ts";
import { withoutHallucinations } from "#app/ai/speech/hallucination-filter.ts";
import { startVoiceParts } from "#app/ai/speech/start-voice.server.ts";
import { createLocalVoice, type LocalVoiceParts } from "#app/ai/speech/transcribe-recording.server.ts";
import { SAMPLE_RATE } from "#app/ai/speech/transcriber.ts";
import type { Voice } from "#app/ai/speech/voice.server.ts";
import { joinWithoutOverlap } from "#app/features/interview/voice/chunk-overlap.ts";
import { CHUNK_MS, OVERLAP_MS } from "#app/features/interview/voice/chunk-times.ts";
import { insertWords } from "#app/features/interview/voice/dictation.ts";
import { log } from "#app/platform/log.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { toPcm, wavOf } from "#app/platform/wav.ts";
import { spokenWords, wordErrors } from "./voice/word-errors.ts";

/**
 * How well voice understands: npm run eval:voice -- FOLDER [--audio-ctx N]. The folder holds recordings (name.wav,
 * 16-bit PCM) with what is said in them (name.txt). Prints the share of wrong words of each, written down whole and in
 * the chunks that a browser sends, and the time that chunks take. Uses model and engine of the settings.
 */

/** Maximum size of an ordinary file; a file is read into memory as a whole. */
const MAX_SECONDS = 600;
const SAMPLES_PER_MS = SAMPLE_RATE / 1000;

type Heard = { words: number; whole: number; chunked: number; chunkSeconds: number[] };

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const at = args.indexOf("--audio-ctx");
  const audioContext = at < 0 ? undefined : Number(args[at + 1]);
  const folder = args.find((arg, index) => !arg.startsWith("--") && (at < 0 || index !== at + 1));
  if (!folder || (audioContext !== undefined && !Number.isInteger(audioContext))) {
    console.error("Usage: npm run eval:voice -- FOLDER [--audio-ctx N]");
    process.exitCode = 2;
    return;
  }
  log.level = "silent";
  const settings = getSettings();
  const parts = await startVoiceParts(
    audioContext === undefined ? settings : { ...settings, WHISPER_AUDIO_CTX: audioContext },
  );
  if (!("engine" in parts)) {
    console.error(parts.line);
    process.exitCode = 1;
    return;
  }
  const voice = createLocalVoice(parts);
  const rows: Record<string, Heard> = {};
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(".wav")).sort()) {
    rows[name] = await hear(path.join(folder, name), parts, voice.listen);
  }
  await voice.stop();
  print(rows);
}

async function hear(file: string, parts: LocalVoiceParts, listen: Voice["listen"]): Promise<Heard> {
  const said = spokenWords(await readFile(file.replace(/\.wav$/, ".txt"), "utf8"));
  const samples = toPcm(readWav(await readFile(file), MAX_SECONDS));
  const whole = withoutHallucinations(await parts.engine.transcribe(samples));
  const { text, seconds } = await inChunks(samples, listen);
  return {
    words: said.length,
    whole: wordErrors(said, spokenWords(whole)),
    chunked: wordErrors(said, spokenWords(text)),
    chunkSeconds: seconds,
  };
}

/** As the browser does it: chunks that overlap a little, joined at the overlap. */
async function inChunks(samples: Int16Array, listen: Voice["listen"]) {
  let written = { text: "", place: 0 };
  let before = "";
  const seconds: number[] = [];
  for (let start = 0; start < samples.length; start += CHUNK_MS * SAMPLES_PER_MS) {
    const chunk = samples.slice(start, start + (CHUNK_MS + OVERLAP_MS) * SAMPLES_PER_MS);
    const began = performance.now();
    const { text: heard } = await listen(wavOf(chunk, SAMPLE_RATE));
    seconds.push((performance.now() - began) / 1000);
    const { text, cut } = joinWithoutOverlap(before, heard);
    written = insertWords(written.text, written.place, text, cut);
    before = heard;
  }
  return { text: written.text, seconds };
}

function print(rows: Record<string, Heard>): void {
  const all = Object.values(rows);
  const sum = (of: (heard: Heard) => number) => all.reduce((total, each) => total + of(each), 0);
  const share = (errors: number, words: number) => Number((errors / Math.max(1, words)).toFixed(3));
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { words, whole, chunked }]) => [
        name,
        { words, "WER whole": share(whole, words), "WER chunked": share(chunked, words) },
      ]),
    ),
  );
  const words = sum((heard) => heard.words);
  const seconds = all.flatMap((heard) => heard.chunkSeconds);
  console.log(`words ${words}`);
  console.log(
    `word error rate, whole files: ${share(
      sum((heard) => heard.whole),
      words,
    )}`,
  );
  console.log(
    `word error rate, in chunks: ${share(
      sum((heard) => heard.chunked),
      words,
    )}`,
  );
  const mean = seconds.reduce((total, each) => total + each, 0) / Math.max(1, seconds.length);
  console.log(
    `seconds for a chunk of ${CHUNK_MS / 1000} s: ${mean.toFixed(2)} on average, ` +
      `${Math.max(0, ...seconds).toFixed(2)} at most`,
  );
}

await main();
