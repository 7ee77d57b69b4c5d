/** Why a recording cannot be used. */
export const FAULTS = [
  /** Neither WebM nor WAV by its first bytes. */
  "unsupported",
  /** No bytes. */
  "empty",
  /** Not a whole file, another codec, or nothing that can be decoded within the limits. */
  "unreadable",
  /** Longer than a chunk may be. */
  "too_long",
] as const;
export type AudioFault = (typeof FAULTS)[number];

/** The file's fault, not the engine's. */
export class AudioRefused extends Error {
  readonly fault: AudioFault;
  constructor(fault: AudioFault, message: string = fault, options?: ErrorOptions) {
    super(message, options);
    this.name = "AudioRefused";
    this.fault = fault;
  }
}
