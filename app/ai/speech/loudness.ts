import { VOICE_LIMITS } from "./limits.ts";
import { SAMPLE_RATE } from "./transcriber.ts";

/** Of 32,767: below it a recording has nothing that a person said, even far from the microphone. */
const MIN_PEAK = 33;
const MIN_RMS = 4;

/** Too short or too quiet for a word. */
export function isSilent(samples: Int16Array): boolean {
  if (samples.length < VOICE_LIMITS.minSeconds * SAMPLE_RATE) return true;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  let peak = 0;
  let squares = 0;
  for (const value of samples) {
    const swing = value - mean;
    peak = Math.max(peak, Math.abs(swing));
    squares += swing * swing;
  }
  return peak < MIN_PEAK || Math.sqrt(squares / samples.length) < MIN_RMS;
}
