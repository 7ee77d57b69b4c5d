import { joinWithoutOverlap } from "#app/features/interview/voice/chunk-overlap.ts";
import {
  type Chunk,
  type ChunkQueue,
  emptyQueue,
  enqueue,
  pendingCount,
  sendNext,
  settled,
} from "#app/features/interview/voice/chunk-queue.ts";
import type { TimedChunk } from "#app/features/interview/voice/spoken-time.ts";
import { ApiError, postForm } from "#app/http/api.ts";

/** File name required by the specification, whatever the format. */
const FILE_NAME = "recording.webm";
/** Milliseconds after which a recording is given up, because later ones are waiting. */
const ANSWER_TIMEOUT_MS = 30_000;

export type UploadEvents = {
  /** New words, and how many characters of punctuation before them must be removed. */
  words(text: string, cut: number): void;
  /** What the server heard in a recording; before its words. */
  heard(recordingId: string, chunk: TimedChunk): void;
  /** Some words are lost. */
  failed(): void;
  /** The server reports that voice is unavailable; message in Spanish. */
  serverOff(message: string): void;
  /** The number of pending recordings changed. */
  changed(): void;
};

/** Sends recordings in order and returns their words. Failures are logged, and nothing is retried. */
export class VoiceUploads {
  #queue: ChunkQueue<Blob> = emptyQueue();
  /** Aborts the current request; replaced or null once its result is not wanted any more. */
  #sending: AbortController | null = null;
  /** Text of the previous recording: consecutive recordings overlap by some tenths of a second. */
  #said: { recordingId: string; seq: number; text: string } | null = null;
  readonly #events: UploadEvents;

  constructor(events: UploadEvents) {
    this.#events = events;
  }

  get pending(): number {
    return pendingCount(this.#queue);
  }

  add(chunk: Chunk<Blob>): void {
    const { queue, accepted } = enqueue(this.#queue, chunk);
    this.#queue = queue;
    if (!accepted) this.#failed(chunk, "too many are waiting");
    this.#goOn();
  }

  /** Discards everything, including the request in progress. */
  drop(): void {
    this.#sending?.abort();
    this.#sending = null;
    this.#queue = emptyQueue();
    this.#said = null;
    this.#events.changed();
  }

  #goOn(): void {
    const before = this.#queue;
    this.#queue = sendNext(before);
    if (this.#queue !== before && this.#queue.sending !== null) void this.#send(this.#queue.sending);
    this.#events.changed();
  }

  async #send(chunk: Chunk<Blob>): Promise<void> {
    const abort = new AbortController();
    this.#sending = abort;
    const wanted = () => this.#sending === abort;
    try {
      const heard = await transcribe(chunk, abort.signal);
      if (wanted()) this.#take(chunk, heard);
    } catch (error) {
      if (wanted()) this.#failed(chunk, error);
    }
    if (!wanted()) return;
    this.#queue = settled(this.#queue);
    this.#goOn();
  }

  #failed(chunk: Chunk<Blob>, error: unknown): void {
    logFailure(chunk, error);
    this.#events.failed();
    if (!(error instanceof ApiError)) return;
    if (error.reason === "not_installed" || error.reason === "voice_off") this.#events.serverOff(error.message);
  }

  #take({ recordingId, seq, from }: Chunk<Blob>, { text: heard, milliseconds, voiced }: Heard): void {
    this.#events.heard(recordingId, { from, milliseconds, voiced });
    const follows = this.#said?.recordingId === recordingId && this.#said.seq === seq - 1;
    const { text, cut } = joinWithoutOverlap(follows ? (this.#said?.text ?? "") : "", heard);
    this.#said = { recordingId, seq, text: heard };
    if (text !== "") this.#events.words(text, cut);
  }
}

type Heard = { text: string } & Pick<TimedChunk, "milliseconds" | "voiced">;

/** @throws ApiError, or the reason of `signal` */
async function transcribe({ audio, recordingId, seq }: Chunk<Blob>, signal: AbortSignal): Promise<Heard> {
  const form = new FormData();
  form.append("audio", audio, FILE_NAME);
  form.append("recordingId", recordingId);
  form.append("seq", String(seq));
  const answer = await postForm<Partial<Heard> | undefined>("/api/transcribe", form, {
    signal,
    timeoutMs: ANSWER_TIMEOUT_MS,
  });
  // A server that implements only the specification sends no times.
  const { text = "", milliseconds = 0, voiced = null } = answer ?? {};
  return { text: typeof text === "string" ? text.trim() : "", milliseconds, voiced };
}

function logFailure({ seq }: Chunk<Blob>, error: unknown): void {
  const what = error instanceof ApiError ? `${error.status}: ${error.message}` : String(error);
  console.error(`recording ${seq} was not transcribed: ${what}`);
}
