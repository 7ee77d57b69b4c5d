import { toPcm } from "#app/platform/wav.ts";
import { AudioRefused } from "../audio-refused.ts";
import { audioFormat } from "../detect-audio-format.ts";
import { VOICE_LIMITS } from "../limits.ts";
import { SAMPLE_RATE } from "../transcriber.ts";
import { readWav } from "./read-wav.ts";
import { readWebm } from "./read-webm.ts";

/**
 * Decodes a recording to one channel of 16-bit samples at SAMPLE_RATE.
 * @throws AudioRefused
 */
export async function decode(bytes: Uint8Array): Promise<Int16Array<ArrayBuffer>> {
  if (bytes.length === 0) throw new AudioRefused("empty");
  const format = audioFormat(bytes);
  if (!format) throw new AudioRefused("unsupported");
  const samples = format === "wav" ? readWav(bytes) : await readWebm(bytes).catch(asRefused);
  if (samples.length > VOICE_LIMITS.maxSeconds * SAMPLE_RATE) throw new AudioRefused("too_long");
  return toPcm(samples);
}

/** The libraries have their own error types for broken files. */
function asRefused(error: unknown): never {
  throw error instanceof AudioRefused ? error : new AudioRefused("unreadable", String(error), { cause: error });
}
