/** The voice options that the institution offers. */
export type VoiceOffer = {
  /** True: the browser's own recognition may always be used; false: only if the voice stays on the device. */
  browser: boolean;
  /** Why the server cannot transcribe recordings, in Spanish; empty if it can. */
  refusal: string;
};
