import { decode } from "#app/ai/speech/decoder/decode.ts";
import { soundsIn } from "#app/ai/speech/decoder/sounds-in.ts";
import { SAMPLE_RATE } from "#app/ai/speech/transcriber.ts";
import { CHUNK_MS, SampleCutter } from "#app/features/interview/voice/chunk-times.ts";
import { type SpokenTime, spokenTime, type TimedChunk } from "#app/features/interview/voice/spoken-time.ts";
import { wavOf } from "#app/platform/wav.ts";

/**
 * A recording on the way of a browser's: cut into chunks that overlap, each as a WAV file through the server's decoder,
 * and what that hears on the browser's time line.
 */
export async function measure(samples: Int16Array): Promise<SpokenTime | null> {
  const cutter = new SampleCutter(SAMPLE_RATE);
  const pieces = cutter.push(Float32Array.from(samples));
  const rest = cutter.rest();
  if (rest !== null) pieces.push(rest);
  const chunks: TimedChunk[] = [];
  for (const [seq, piece] of pieces.entries()) {
    const decoded = await decode(wavOf(Int16Array.from(piece), SAMPLE_RATE));
    const { voiced } = soundsIn(decoded, true);
    chunks.push({ from: seq * CHUNK_MS, milliseconds: (decoded.length / SAMPLE_RATE) * 1000, voiced });
  }
  return spokenTime([{ milliseconds: (samples.length / SAMPLE_RATE) * 1000, chunks }]);
}
