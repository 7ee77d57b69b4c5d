import { CHUNK_MS, SampleCutter, WAV_RATE } from "#app/features/interview/voice/chunk-times.ts";
import { toPcm, wavOf } from "#app/platform/wav.ts";
import tapUrl from "./pcm-tap.js?url";
import type { ChunkRecorder, Deliver } from "./voice-recorder.ts";

export function recordsWav(): boolean {
  return typeof AudioContext !== "undefined" && typeof AudioWorkletNode !== "undefined";
}

/** For browsers that cannot record WebM: records the samples themselves, as WAV files. */
export class WavRecorder implements ChunkRecorder {
  readonly #context: AudioContext;
  readonly #cutter: SampleCutter;
  #deliver: Deliver | null;
  #count = 0;
  /** Milliseconds that all files together contain. */
  #recorded = 0;
  readonly #tap: AudioWorkletNode;

  /** @throws DOMException when the browser refuses */
  static async open(stream: MediaStream, deliver: Deliver): Promise<WavRecorder> {
    const { context, source } = listen(stream);
    try {
      // Not awaited: it stays pending while the context is not allowed to run.
      void context.resume();
      await context.audioWorklet.addModule(tapUrl);
      return new WavRecorder(context, source, deliver);
    } catch (error) {
      void context.close();
      throw error;
    }
  }

  private constructor(context: AudioContext, source: MediaStreamAudioSourceNode, deliver: Deliver) {
    this.#context = context;
    this.#deliver = deliver;
    this.#cutter = new SampleCutter(context.sampleRate);
    this.#tap = new AudioWorkletNode(context, "pcm-tap", { channelCount: 1, channelCountMode: "explicit" });
    this.#tap.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      for (const samples of this.#cutter.push(data)) this.#give(samples);
    };
    source.connect(this.#tap);
    // The worklet outputs silence, but some browsers run only nodes that are connected to the destination.
    this.#tap.connect(context.destination);
  }

  async stop(): Promise<number> {
    const rest = this.#cutter.rest();
    if (rest !== null) this.#give(rest);
    this.drop();
    return this.#recorded;
  }

  drop(): void {
    this.#deliver = null;
    this.#tap.port.onmessage = null;
    if (this.#context.state !== "closed") void this.#context.close();
  }

  #give(samples: Float32Array): void {
    const { sampleRate } = this.#context;
    const audio = new Blob([wavOf(toPcm(samples), sampleRate)], { type: "audio/wav" });
    const from = this.#count * CHUNK_MS;
    this.#recorded = from + (samples.length / sampleRate) * 1000;
    this.#deliver?.({ seq: this.#count, from, audio });
    this.#count += 1;
  }
}

function listen(stream: MediaStream): { context: AudioContext; source: MediaStreamAudioSourceNode } {
  const context = new AudioContext({ sampleRate: WAV_RATE });
  try {
    return { context, source: context.createMediaStreamSource(stream) };
  } catch {
    // Firefox does not resample the microphone for the context; the server does it instead.
    void context.close();
    const own = new AudioContext();
    return { context: own, source: own.createMediaStreamSource(stream) };
  }
}
