import { makeFourier } from "./fourier.ts";
import { SAMPLE_RATE } from "./transcriber.ts";

/**
 * Whether a recording has a voice in it, told by what a voice has and silence, noise and hum have not: for some tenths of
 * a second it repeats itself 80 to 400 times a second, above the frequencies where mains hum lives. Whispering is not found.
 */

const FRAME = 0.04 * SAMPLE_RATE;
const HOP = 0.02 * SAMPLE_RATE;
const LENGTH = 1024;
const BIN_HZ = SAMPLE_RATE / LENGTH;
/** Mains hum and rumble lie below, hiss above. */
const BAND = { from: Math.ceil(300 / BIN_HZ), to: Math.floor(4000 / BIN_HZ) };
const LAGS = { shortest: Math.floor(SAMPLE_RATE / 400), longest: Math.ceil(SAMPLE_RATE / 80) };
/** Of 32,767, of the band: what is quieter is no voice near a microphone. */
const LEAST_RMS = 12;
/** How well a frame matches itself one period later: 1 is a tone. Noise seldom reaches it, vowels do. */
const LEAST_MATCH = 0.5;
/** Frames in a row, and in all. */
const LEAST_RUN = 2;
const LEAST_FRAMES = 3;

const fourier = makeFourier(LENGTH);
const hann = Float64Array.from(
  { length: FRAME },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / FRAME),
);
/** What the window itself takes away at each lag. */
const windowMatch = matchOfWindow();

export function hasVoice(samples: Int16Array): boolean {
  let run = 0;
  let longestRun = 0;
  let frames = 0;
  for (let start = 0; start + FRAME <= samples.length; start += HOP) {
    run = isVoiced(samples, start) ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
    frames += run > 0 ? 1 : 0;
    if (longestRun >= LEAST_RUN && frames >= LEAST_FRAMES) return true;
  }
  return false;
}

function isVoiced(samples: Int16Array, start: number): boolean {
  const real = new Float64Array(LENGTH);
  const imaginary = new Float64Array(LENGTH);
  for (let index = 0; index < FRAME; index += 1) real[index] = (samples[start + index] ?? 0) * (hann[index] ?? 0);
  fourier(real, imaginary);
  let energy = 0;
  for (let bin = 0; bin <= LENGTH / 2; bin += 1) {
    const power = (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    const isInside = bin >= BAND.from && bin <= BAND.to;
    energy += isInside ? power : 0;
    // Voices, and most noises of rooms, get weaker towards higher frequencies; evened out, noise matches itself less.
    const evened = isInside ? power * bin : 0;
    real[bin] = evened;
    real[(LENGTH - bin) % LENGTH] = evened;
  }
  if (rmsOf(energy) < LEAST_RMS) return false;
  imaginary.fill(0);
  // The transform of the power is the autocorrelation.
  fourier(real, imaginary);
  return bestMatch(real) >= LEAST_MATCH;
}

/** Of the energy of half a spectrum under a Hann window. */
function rmsOf(energy: number): number {
  return Math.sqrt((2 * energy) / LENGTH / (FRAME * 0.375));
}

function bestMatch(correlation: Float64Array): number {
  const whole = correlation[0] ?? 0;
  let best = 0;
  for (let lag = LAGS.shortest; lag <= LAGS.longest; lag += 1) {
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
  return Float64Array.from({ length: LAGS.longest + 1 }, (_, lag) => at(lag) / whole);
}
