import { SAMPLE_RATE } from "#app/ai/speech/transcriber.ts";

/**
 * Recordings of known words at known times: each syllable is a burst of a voice's harmonics, some begin with a hiss.
 * Whoever counts by hand counts these words and times.
 */

export type Script = {
  name: string;
  /** What is said between two pauses. */
  parts: readonly string[];
  /** Seconds of silence between the parts, one fewer than parts. */
  pauses: readonly number[];
  /** Words a minute, pauses included. */
  pace: number;
  /** Loudest syllable, 1 is full scale; louder ones are clipped. */
  level: number;
  pitch: number;
  background: { kind: "none" | "white" | "brown" | "hum"; level: number };
};

export type Recording = {
  samples: Int16Array;
  words: number;
  /** Seconds from the first sound to the last. */
  seconds: number;
  /** Those of 1.5 s or more. */
  pauses: number;
};

/** Seconds before the first sound and after the last: a person presses the button, and then speaks. */
const LEAD = 0.9;
const TAIL = 0.7;
/** Share of a syllable's time that sounds; the rest is the closure before the next one. */
const SOUNDING = 0.72;
/** A pause between words lasts this part of a syllable. */
const WORD_BREAK = 0.5;
const FADE = 0.012;

type Random = () => number;

/** Numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

type Syllable = { at: number; seconds: number; level: number; hisses: boolean };

export function record(script: Script, seed: number): Recording {
  const random = randomFrom(seed);
  const parts = script.parts.map((part) => part.split(" "));
  const words = parts.flat().length;
  const seconds = (words * 60) / script.pace;
  const syllables = placeSyllables(script, parts, seconds, random);
  const samples = background(script, LEAD + seconds + TAIL, random);
  for (const syllable of syllables) addSyllable(samples, script, syllable, random);
  return {
    samples: Int16Array.from(samples, (value) => Math.round(32_767 * Math.max(-1, Math.min(1, value)))),
    words,
    seconds,
    pauses: script.pauses.filter((pause) => pause >= 1.5).length,
  };
}

function placeSyllables(script: Script, parts: readonly string[][], seconds: number, random: Random): Syllable[] {
  const breaks = parts.reduce((sum, words) => sum + words.length - 1, 0);
  const count = parts.flat().reduce((sum, word) => sum + syllablesIn(word), 0);
  const spoken = seconds - script.pauses.reduce((sum, pause) => sum + pause, 0);
  // The last syllable of each part has no closure after it: its pause is silence from its sound to the next.
  const step = spoken / (count + WORD_BREAK * breaks - (1 - SOUNDING) * parts.length);
  const placed: Syllable[] = [];
  let at = LEAD;
  for (const [index, words] of parts.entries()) {
    for (const [place, word] of words.entries()) {
      for (let syllable = 0; syllable < syllablesIn(word); syllable += 1) {
        // Speech gets weaker towards the end of a phrase: -8 dB.
        const fall = 1 - 0.6 * (place / Math.max(1, words.length));
        const level = script.level * fall * (0.6 + 0.4 * random());
        placed.push({ at, seconds: step * SOUNDING, level, hisses: random() < 0.25 });
        at += step;
      }
      if (place < words.length - 1) at += step * WORD_BREAK;
    }
    at += (script.pauses[index] ?? 0) - step * (1 - SOUNDING);
  }
  return placed;
}

/** Groups of vowels, which is near enough: the truth of a recording is where its bursts are. */
function syllablesIn(word: string): number {
  return word.match(/[aeiouáéíóúü]+/giu)?.length ?? 1;
}

function background({ background: { kind, level } }: Script, seconds: number, random: Random): Float64Array {
  let drift = 0;
  return Float64Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, index) => {
    const white = 2 * random() - 1;
    // A leaky sum of white noise: the rumble of a room.
    drift = 0.98 * drift + 0.2 * white;
    if (kind === "white") return level * white;
    if (kind === "brown") return level * drift;
    return kind === "hum" ? level * Math.sin((2 * Math.PI * 50 * index) / SAMPLE_RATE) : 0;
  });
}

const FORMANTS = [
  [700, 130, 1],
  [1200, 170, 0.5],
  [2600, 250, 0.1],
] as const;

function addSyllable(samples: Float64Array, { pitch }: Script, syllable: Syllable, random: Random): void {
  const harmonics = Array.from({ length: Math.floor(3500 / pitch) }, (_, index) => {
    const hz = (index + 1) * pitch;
    return { hz, height: FORMANTS.reduce((sum, [at, width, part]) => sum + part / (1 + ((hz - at) / width) ** 2), 0) };
  });
  const whole = harmonics.reduce((sum, { height }) => sum + height, 0);
  const start = Math.round(syllable.at * SAMPLE_RATE);
  const length = Math.round(syllable.seconds * SAMPLE_RATE);
  for (let index = 0; index < length; index += 1) {
    const at = index / SAMPLE_RATE;
    const edge = Math.min(1, at / FADE, (syllable.seconds - at) / FADE);
    const hiss = syllable.hisses && index < length / 3;
    const voice = hiss
      ? 0.5 * (2 * random() - 1)
      : (2 / whole) * harmonics.reduce((sum, { hz, height }) => sum + height * Math.sin(2 * Math.PI * hz * at), 0);
    samples[start + index] = (samples[start + index] ?? 0) + syllable.level * edge * voice;
  }
}
