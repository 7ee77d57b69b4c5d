/** The package has no types; this declares the only function used. */
declare module "fourier-transform" {
  /** Forward FFT of complex numbers, in place. Both arrays have the same length, a power of 2. */
  export function cfft(real: Float64Array, imaginary: Float64Array): void;
}
