/** A Fourier transform of a fixed length, in place. */
export type Fourier = (real: Float64Array, imaginary: Float64Array) => void;

/** @param length a power of 2 */
export function makeFourier(length: number): Fourier {
  const bits = Math.log2(length);
  const order = Uint16Array.from({ length }, (_, index) => reverse(index, bits));
  const cosines = Float64Array.from({ length: length / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / length));
  const sines = Float64Array.from({ length: length / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / length));
  return (real, imaginary) => {
    shuffle(real, order);
    shuffle(imaginary, order);
    for (let size = 2; size <= length; size *= 2) {
      const half = size / 2;
      const stride = length / size;
      for (let start = 0; start < length; start += size) {
        for (let step = 0; step < half; step += 1) {
          const [upper, lower] = [start + step, start + step + half];
          const [cosine = 1, sine = 0] = [cosines[step * stride], sines[step * stride]];
          const [lowerReal = 0, lowerImaginary = 0] = [real[lower], imaginary[lower]];
          const turnedReal = lowerReal * cosine - lowerImaginary * sine;
          const turnedImaginary = lowerReal * sine + lowerImaginary * cosine;
          real[lower] = (real[upper] ?? 0) - turnedReal;
          imaginary[lower] = (imaginary[upper] ?? 0) - turnedImaginary;
          real[upper] = (real[upper] ?? 0) + turnedReal;
          imaginary[upper] = (imaginary[upper] ?? 0) + turnedImaginary;
        }
      }
    }
  };
}

function reverse(index: number, bits: number): number {
  let reversed = 0;
  for (let bit = 0; bit < bits; bit += 1) reversed |= ((index >> bit) & 1) << (bits - 1 - bit);
  return reversed;
}

function shuffle(values: Float64Array, order: Uint16Array): void {
  for (let index = 0; index < order.length; index += 1) {
    const other = order[index] ?? 0;
    if (other <= index) continue;
    const kept = values[index] ?? 0;
    values[index] = values[other] ?? 0;
    values[other] = kept;
  }
}
