import { cfft } from "fourier-transform";
import { SAMPLE_RATE } from "./transcriber.ts";

/**
 * Voice activity detection. A voice is periodic for some tenths of a second, with a pitch of 80 to 400 Hz and energy
 * above the frequencies of mains hum; silence, noise and hum are not. Whispering is not detected.
 */

const FRAME = 0.04 * SAMPLE_RATE;
const HOP = 0.02 * SAMPLE_RATE;
const LENGTH = 1024;
const BIN_HZ = SAMPLE_RATE / LENGTH;
/** Mains hum and rumble lie below this band, hiss above it. */
const BAND = { from: Math.ceil(300 / BIN_HZ), to: Math.floor(4000 / BIN_HZ) };
const LAGS = { min: Math.floor(SAMPLE_RATE / 400), max: Math.ceil(SAMPLE_RATE / 80) };
/** On a scale to 32,767, within the band; a voice near a microphone is louder. */
const MIN_RMS = 12;
/** Minimum autocorrelation of a frame one period later; 1 is a pure tone. Vowels reach it, noise seldom. */
const MIN_MATCH = 0.5;
/** Minimum number of voiced frames, in a row and in total. */
const MIN_RUN = 2;
const MIN_FRAMES = 3;

const hann = Float64Array.from(
  { length: FRAME },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / FRAME),
);
/** Autocorrelation of the window itself, divided out at each lag. */
const windowMatch = matchOfWindow();

export function hasVoice(samples: Int16Array): boolean {
  let run = 0;
  let longestRun = 0;
  let frames = 0;
  for (let start = 0; start + FRAME <= samples.length; start += HOP) {
    run = isVoiced(samples, start) ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
    frames += run > 0 ? 1 : 0;
    if (longestRun >= MIN_RUN && frames >= MIN_FRAMES) return true;
  }
  return false;
}

function isVoiced(samples: Int16Array, start: number): boolean {
  const real = new Float64Array(LENGTH);
  const imaginary = new Float64Array(LENGTH);
  for (let index = 0; index < FRAME; index += 1) real[index] = (samples[start + index] ?? 0) * (hann[index] ?? 0);
  cfft(real, imaginary);
  let energy = 0;
  for (let bin = 0; bin <= LENGTH / 2; bin += 1) {
    const power = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    const isInside = bin >= BAND.from && bin <= BAND.to;
    energy += isInside ? power : 0;
    // Voices, and most room noise, get weaker towards higher frequencies; flattening the spectrum lowers the
    // autocorrelation of noise.
    const evened = isInside ? power * bin : 0;
    real[bin] = evened;
    real[(LENGTH - bin) % LENGTH] = evened;
  }
  if (rmsOf(energy) < MIN_RMS) return false;
  imaginary.fill(0);
  // The Fourier transform of the power spectrum is the autocorrelation.
  cfft(real, imaginary);
  return bestMatch(real) >= MIN_MATCH;
}

/** RMS from the energy of half a spectrum with a Hann window. */
function rmsOf(energy: number): number {
  return Math.sqrt((2 * energy) / LENGTH / (FRAME * 0.375));
}

function bestMatch(correlation: Float64Array): number {
  const whole = correlation[0] ?? 0;
  let best = 0;
  for (let lag = LAGS.min; lag <= LAGS.max; lag += 1) {
    best = Math.max(best, (correlation[lag] ?? 0) / whole / (windowMatch[lag] ?? 1));
  }
  return best;
}

function matchOfWindow(): Float64Array {
  const at = (lag: number) => {
    let sum = 0;
    for (let index = 0; index + lag < FRAME; index += 1) sum += (hann[index] ?? 0) * (hann[index + lag] ?? 0);
    return sum;
  };
  const whole = at(0);
  return Float64Array.from({ length: LAGS.max + 1 }, (_, lag) => at(lag) / whole);
}
