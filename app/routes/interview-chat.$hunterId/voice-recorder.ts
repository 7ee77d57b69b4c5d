import { CHUNK_MS, OVERLAP_MS } from "#app/features/interview/voice/chunk-times.ts";

/** Splits the microphone's recording into complete, separate files. */
export interface ChunkRecorder {
  /** Resolves after the last file was delivered. @returns milliseconds from its start to this call */
  stop(): Promise<number>;
  /** Stops without delivering anything more. */
  drop(): void;
}

/** `from`: milliseconds from the start of the recording to that of this file. */
export type Deliver = (file: { seq: number; from: number; audio: Blob }) => void;

const WEBM = { mimeType: "audio/webm;codecs=opus", audioBitsPerSecond: 32_000 };
/** Milliseconds to wait for the last file, in case the browser never delivers it. */
const STOP_TIMEOUT_MS = 2_000;

export function recordsWebm(): boolean {
  return typeof MediaRecorder !== "undefined" && MediaRecorder.isTypeSupported(WEBM.mimeType);
}

/**
 * Uses one recorder per file, because only the first slice of a recording has a header. The next recorder starts
 * before the previous one stops.
 */
export class WebmRecorder implements ChunkRecorder {
  readonly #stream: MediaStream;
  readonly #deliver: Deliver;
  readonly #failed: () => void;
  readonly #openedAt = performance.now();
  /** When the first file began, moved later by the time that the machine slept. */
  #beganAt = this.#openedAt;
  #count = 0;
  #current: MediaRecorder | null = null;
  /** Still running during the overlap of two recorders. */
  #older: MediaRecorder | null = null;
  #nextTimer: number | undefined;
  #overlapTimer: number | undefined;
  readonly #unwanted = new WeakSet<MediaRecorder>();

  /** @throws DOMException when the browser refuses to record */
  constructor(stream: MediaStream, deliver: Deliver, failed: () => void) {
    this.#stream = stream;
    this.#deliver = deliver;
    this.#failed = failed;
    this.#begin();
  }

  async stop(): Promise<number> {
    const recorded = this.#elapsed();
    this.#clear();
    // The older recorder also contains everything that the newer one has recorded so far.
    const last = this.#older ?? this.#current;
    if (this.#older !== null) this.#silence(this.#current);
    if (last === null || last.state === "inactive") return recorded;
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS));
    const stopped = new Promise<void>((resolve) => last.addEventListener("stop", () => resolve(), { once: true }));
    last.stop();
    await Promise.race([stopped, timeout]);
    return recorded;
  }

  drop(): void {
    this.#clear();
    this.#silence(this.#older);
    this.#silence(this.#current);
  }

  #begin(): void {
    const seq = this.#count;
    this.#count += 1;
    const recorder = new MediaRecorder(this.#stream, WEBM);
    const from = this.#elapsed();
    recorder.addEventListener("dataavailable", ({ data: audio }) => {
      if (!this.#unwanted.has(recorder) && audio.size > 0) this.#deliver({ seq, from, audio });
    });
    recorder.addEventListener("error", () => this.#failed());
    recorder.start();
    this.#older = this.#current;
    this.#current = recorder;
    if (this.#older !== null) this.#overlapTimer = window.setTimeout(() => this.#endOlder(), OVERLAP_MS);
    this.#nextTimer = window.setTimeout(() => this.#next(), this.#untilNext());
  }

  #elapsed(): number {
    return performance.now() - this.#openedAt;
  }

  /** Computed from the start time, so that the delays of timers do not add up. */
  #untilNext(): number {
    const now = performance.now();
    const wait = this.#beganAt + this.#count * CHUNK_MS - now;
    if (wait > OVERLAP_MS) return wait;
    // The machine slept: the missed time is skipped.
    this.#beganAt = now - (this.#count - 1) * CHUNK_MS;
    return CHUNK_MS;
  }

  #next(): void {
    try {
      this.#endOlder();
      this.#begin();
    } catch {
      this.#failed();
    }
  }

  #endOlder(): void {
    window.clearTimeout(this.#overlapTimer);
    const older = this.#older;
    this.#older = null;
    if (older?.state === "recording") older.stop();
  }

  /** Its file will still arrive, but is ignored. */
  #silence(recorder: MediaRecorder | null): void {
    if (recorder === null) return;
    this.#unwanted.add(recorder);
    if (recorder.state !== "inactive") recorder.stop();
  }

  #clear(): void {
    window.clearTimeout(this.#nextTimer);
    window.clearTimeout(this.#overlapTimer);
  }
}
