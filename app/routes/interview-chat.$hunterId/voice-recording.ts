import { type MeterEvents, startMeter } from "./voice-meter.ts";
import { type ChunkRecorder, type Deliver, recordsWebm, WebmRecorder } from "./voice-recorder.ts";
import { recordsWav, WavRecorder } from "./voice-wav-recorder.ts";

export type RecordingEvents = MeterEvents & {
  deliver: Deliver;
  /** Stopped, and the last file was delivered. */
  recorded(milliseconds: number): void;
  /** The microphone was disconnected, or the browser stopped recording. */
  lost(): void;
};

export function canRecord(): boolean {
  return recordsWebm() || recordsWav();
}

/** The microphone of one recording, from opening it until it is released. */
export class Recording {
  readonly #stream: MediaStream;
  readonly #recorder: ChunkRecorder;
  readonly #endMeter: () => void;
  readonly #recorded: RecordingEvents["recorded"];

  /**
   * @param wanted called once the microphone is open: the user may have cancelled while the browser asked for
   * permission
   * @returns null when it is not wanted any more
   * @throws DOMException: no permission, no microphone, or the browser cannot record
   */
  static async open(events: RecordingEvents, wanted: () => boolean): Promise<Recording | null> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    });
    try {
      if (!wanted()) return release(stream);
      const recorder = recordsWebm()
        ? new WebmRecorder(stream, events.deliver, events.lost)
        : await WavRecorder.open(stream, events.deliver);
      if (wanted()) return new Recording(stream, recorder, events);
      recorder.drop();
      return release(stream);
    } catch (error) {
      release(stream);
      throw error;
    }
  }

  private constructor(stream: MediaStream, recorder: ChunkRecorder, events: RecordingEvents) {
    this.#stream = stream;
    this.#recorder = recorder;
    this.#recorded = events.recorded;
    this.#endMeter = startMeter(stream, events);
    // "ended" does not fire when we stop a track ourselves.
    for (const track of stream.getTracks()) track.addEventListener("ended", () => events.lost());
  }

  /** Releases the microphone at once. Resolves when the last file was delivered. */
  async stop(): Promise<void> {
    const stopped = this.#recorder.stop();
    this.#letGo();
    this.#recorded(await stopped);
  }

  drop(): void {
    this.#recorder.drop();
    this.#letGo();
  }

  #letGo(): void {
    this.#endMeter();
    release(this.#stream);
  }
}

function release(stream: MediaStream): null {
  for (const track of stream.getTracks()) track.stop();
  return null;
}
