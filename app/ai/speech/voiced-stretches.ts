import { SAMPLE_RATE } from "./transcriber.ts";

/**
 * Where in a recording somebody speaks, by loudness alone: frames that stand out from the recording's own background.
 * It is asked only about recordings in which words were recognised, to tell speech from pauses.
 */

/** From and to, in milliseconds since the start of the recording. */
export type Stretch = [from: number, to: number];

const FRAME_MS = 20;
const FRAME = (FRAME_MS * SAMPLE_RATE) / 1000;
/** On a scale to 32,767: a quieter frame is no speech, however quiet the background. */
const MIN_RMS = 12;
/** Share of the frames that are taken for background: speech has at least that many closures and breaks. */
const BACKGROUND_SHARE = 0.1;
/** How many times louder than the background a voice must be: 8 dB. */
const RISE = 2.5;
/** A frame this much quieter than the loudest ones is an echo or a breath: -24 dB. */
const FADED = 0.063;
/** The loudest frames are not used: a click lasts no longer. */
const CLICK_FRAMES = 2;
/** Milliseconds: a shorter break is inside a word, and a shorter sound is no syllable. */
const MAX_BREAK_MS = 200;
const MIN_SOUND_MS = 80;

/** No recording of 15 s can have more. */
export const MAX_STRETCHES = 60;

/**
 * @param samples one channel at SAMPLE_RATE
 * @returns stretches in their order, at most MAX_STRETCHES in 15 s; empty in silence; null where speech cannot be told
 * from the background, e.g. in a constant noise
 */
export function voicedStretches(samples: Int16Array): Stretch[] | null {
  const levels = frameLevels(samples);
  const sorted = Float64Array.from(levels).sort();
  const loudest = sorted[Math.max(0, sorted.length - 1 - CLICK_FRAMES)] ?? 0;
  if (loudest < MIN_RMS) return [];
  const background = sorted[Math.floor(sorted.length * BACKGROUND_SHARE)] ?? 0;
  const threshold = Math.max(MIN_RMS, background * RISE, loudest * FADED);
  return threshold > loudest ? null : stretchesAbove(levels, threshold);
}

/** RMS of each whole frame, without the offset that some microphones add. */
function frameLevels(samples: Int16Array): Float64Array {
  const mean = samples.reduce((sum, value) => sum + value, 0) / Math.max(1, samples.length);
  return Float64Array.from({ length: Math.floor(samples.length / FRAME) }, (_, frame) => {
    let squares = 0;
    for (let index = frame * FRAME; index < (frame + 1) * FRAME; index += 1)
      squares += ((samples[index] ?? 0) - mean) ** 2;
    return Math.sqrt(squares / FRAME);
  });
}

function stretchesAbove(levels: Float64Array, threshold: number): Stretch[] {
  const found: { from: number; to: number; sound: number }[] = [];
  for (const [frame, level] of levels.entries()) {
    if (level < threshold) continue;
    const from = frame * FRAME_MS;
    const last = found.at(-1);
    if (last && from - last.to <= MAX_BREAK_MS) {
      last.to = from + FRAME_MS;
      last.sound += FRAME_MS;
    } else found.push({ from, to: from + FRAME_MS, sound: FRAME_MS });
  }
  return found.filter(({ sound }) => sound >= MIN_SOUND_MS).map(({ from, to }) => [from, to]);
}
