import { CHUNK_MS, OVERLAP_MS } from "#app/features/interview/voice/chunk-times.ts";

/** Cuts what a microphone hears into files of their own. */
export interface ChunkRecorder {
  /** The last file is delivered before it resolves. */
  stop(): Promise<void>;
  /** Nothing is delivered any more. */
  drop(): void;
}

export type Deliver = (seq: number, audio: Blob) => void;

const WEBM = { mimeType: "audio/webm;codecs=opus", audioBitsPerSecond: 32_000 };
/** For the last file, should the browser never hand it over. */
const STOP_PATIENCE_MS = 2_000;

export function recordsWebm(): boolean {
  return typeof MediaRecorder !== "undefined" && MediaRecorder.isTypeSupported(WEBM.mimeType);
}

/**
 * One recorder per file, because only the first slice of a recording has a header. The next begins before the one
 * before it stops.
 */
export class WebmRecorder implements ChunkRecorder {
  readonly #stream: MediaStream;
  readonly #deliver: Deliver;
  readonly #failed: () => void;
  #beganAt = performance.now();
  #count = 0;
  #current: MediaRecorder | null = null;
  /** Still running for the time that two of them share. */
  #older: MediaRecorder | null = null;
  #nextTimer: number | undefined;
  #overlapTimer: number | undefined;
  readonly #unwanted = new WeakSet<MediaRecorder>();

  /** @throws DOMException where the browser refuses to record */
  constructor(stream: MediaStream, deliver: Deliver, failed: () => void) {
    this.#stream = stream;
    this.#deliver = deliver;
    this.#failed = failed;
    this.#begin();
  }

  async stop(): Promise<void> {
    this.#clear();
    // What the newer one heard so far is in the older one too.
    const last = this.#older ?? this.#current;
    if (this.#older !== null) this.#silence(this.#current);
    if (last === null || last.state === "inactive") return;
    const patience = new Promise<void>((resolve) => setTimeout(resolve, STOP_PATIENCE_MS));
    const stopped = new Promise<void>((resolve) => last.addEventListener("stop", () => resolve(), { once: true }));
    last.stop();
    await Promise.race([stopped, patience]);
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
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (!this.#unwanted.has(recorder) && data.size > 0) this.#deliver(seq, data);
    });
    recorder.addEventListener("error", () => this.#failed());
    recorder.start();
    this.#older = this.#current;
    this.#current = recorder;
    if (this.#older !== null) this.#overlapTimer = window.setTimeout(() => this.#endOlder(), OVERLAP_MS);
    this.#nextTimer = window.setTimeout(() => this.#next(), this.#untilNext());
  }

  /** By the clock and not by the timer before, or small delays would add up. */
  #untilNext(): number {
    const now = performance.now();
    const wait = this.#beganAt + this.#count * CHUNK_MS - now;
    if (wait > OVERLAP_MS) return wait;
    // The machine slept: what was not heard is not caught up with.
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

  /** Its file comes in spite of that, later. */
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
