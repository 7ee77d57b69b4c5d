/** What the institution offers to somebody who wants to speak his answer. */
export type VoiceOffer = {
  /** The browser's own recognition may be used wherever it runs; otherwise only where the voice stays on the device. */
  browser: boolean;
  /** Why the server cannot write down what is recorded, Spanish; empty where it can. */
  refusal: string;
};
