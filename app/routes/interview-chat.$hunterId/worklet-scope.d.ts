/** What there is in the scope of an audio worklet; TypeScript's DOM library leaves it out. */

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
