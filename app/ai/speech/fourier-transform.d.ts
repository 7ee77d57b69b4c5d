/** The package comes without types; of it only this is used. */
declare module "fourier-transform" {
  /** The forward transform of complex numbers, in place. Both arrays have the same length, a power of 2. */
  export function cfft(real: Float64Array, imaginary: Float64Array): void;
}
