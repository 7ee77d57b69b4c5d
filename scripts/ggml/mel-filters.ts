import { MELS } from "./shapes.ts";

/** Number of bins of a 400-sample Fourier transform at 16 kHz; each is 40 Hz wide. */
const BINS = 201;
const BIN_HZ = 40;
const TOP_HZ = 8000;

// Slaney's mel scale: linear up to 1 kHz, logarithmic above.
const LINEAR_HZ = 200 / 3;
const KNEE_HZ = 1000;
const KNEE_MEL = KNEE_HZ / LINEAR_HZ;
const LOG_STEP = Math.log(6.4) / 27;

const toMel = (hz: number) => (hz < KNEE_HZ ? hz / LINEAR_HZ : KNEE_MEL + Math.log(hz / KNEE_HZ) / LOG_STEP);
const toHz = (mel: number) => (mel < KNEE_MEL ? mel * LINEAR_HZ : KNEE_HZ * Math.exp((mel - KNEE_MEL) * LOG_STEP));

/** The triangular mel filter bank that whisper.cpp reads from the file: MELS rows of BINS values. */
export function melFilters(): { rows: number; columns: number; values: Float32Array } {
  const edges = Array.from({ length: MELS + 2 }, (_, index) => toHz((toMel(TOP_HZ) * index) / (MELS + 1)));
  const values = new Float32Array(MELS * BINS);
  for (let mel = 0; mel < MELS; mel += 1) {
    const [lower = 0, centre = 0, upper = 0] = edges.slice(mel, mel + 3);
    for (let bin = 0; bin < BINS; bin += 1) {
      const hz = bin * BIN_HZ;
      const height = Math.min((hz - lower) / (centre - lower), (upper - hz) / (upper - centre));
      // Normalized so that all triangles have the same area.
      if (height > 0) values[mel * BINS + bin] = (height * 2) / (upper - lower);
    }
  }
  return { rows: MELS, columns: BINS, values };
}

/** Index of the mel band whose centre is closest to that frequency. */
export function melBandOf(hz: number): number {
  const position = (toMel(hz) / toMel(TOP_HZ)) * (MELS + 1);
  return Math.round(position) - 1;
}
