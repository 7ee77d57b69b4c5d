/** Why a recording cannot be used. */
export const FAULTS = [
  /** The first bytes are neither WebM nor WAV. */
  "unsupported",
  /** The file is empty. */
  "empty",
  /** An incomplete file, another codec, or nothing that can be decoded within the limits. */
  "unreadable",
  /** Longer than a chunk may be. */
  "too_long",
] as const;
export type AudioFault = (typeof FAULTS)[number];

/** The recording is at fault, not the engine. */
export class AudioRefused extends Error {
  readonly fault: AudioFault;
  constructor(fault: AudioFault, message: string = fault, options?: ErrorOptions) {
    super(message, options);
    this.name = "AudioRefused";
    this.fault = fault;
  }
}
