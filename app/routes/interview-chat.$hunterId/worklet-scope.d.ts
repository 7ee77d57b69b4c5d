/** Globals of an audio worklet, which TypeScript's DOM library lacks. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
