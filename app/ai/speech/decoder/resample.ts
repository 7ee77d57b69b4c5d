/** Zero crossings of the filter on each side of its centre. */
const REACH = 16;
/** Cutoff as a fraction of the lower rate's Nyquist frequency; higher frequencies are filtered out. */
const PASS = 0.92;

/**
 * Converts the sample rate with a polyphase windowed-sinc filter.
 * @param from whole Hz
 * @param to whole Hz
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  const common = divisor(from, to);
  const [step, phases] = [from / common, to / common];
  const filters = Array.from({ length: phases }, (_, phase) => filterAt(phase / phases, from, to));
  const reach = filters[0]?.reach ?? 0;
  return Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, index) => {
    const position = index * step;
    const centre = Math.floor(position / phases);
    const weights = filters[position % phases]?.weights ?? [];
    let sum = 0;
    for (let tap = 0; tap < weights.length; tap += 1) {
      sum += (weights[tap] ?? 0) * (samples[centre + tap - reach + 1] ?? 0);
    }
    return sum;
  });
}

/** @param offset position of the output sample after an input sample, 0 to 1 */
function filterAt(offset: number, from: number, to: number): { weights: Float64Array; reach: number } {
  const cutoff = PASS * Math.min(1, to / from);
  const reach = Math.ceil(REACH / cutoff);
  const weights = Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - offset;
    const angle = Math.PI * cutoff * distance;
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
    return Math.abs(distance) < reach ? sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)) : 0;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // Normalized, so that every phase has the same gain.
  return { weights: weights.map((weight) => weight / sum), reach };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
