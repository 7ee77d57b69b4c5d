import { VOICE_LIMITS } from "./limits.ts";
import { SAMPLE_RATE } from "./transcriber.ts";

/** On a scale to 32,767: a quieter recording contains no speech, even far from the microphone. */
const MIN_PEAK = 33;
const MIN_RMS = 4;

/** Whether the recording is too short or too quiet to contain a word. */
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
