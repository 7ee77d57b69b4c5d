import { microphoneFault } from "#app/features/interview/voice/browser-voice-errors.ts";
import type { Chunk } from "#app/features/interview/voice/chunk-queue.ts";
import type { VoiceEffect, VoiceEvent } from "#app/features/interview/voice/voice-machine.ts";
import type { MeterEvents } from "./voice-meter.ts";
import { type FoundRecogniser, findRecogniser, Recogniser } from "./voice-recogniser.ts";
import { Recording } from "./voice-recording.ts";

/** Milliseconds to wait for the first event of the browser's speech recognition; it may be asking for permission. */
const SIGN_TIMEOUT_MS = 10_000;

export type InputEffect = Exclude<VoiceEffect, { type: "tell" }>;

/** Either speech recognition or recording. */
type Input = { stop(): Promise<void>; drop(): void };

export type InputEvents = MeterEvents & {
  dispatch(event: VoiceEvent): void;
  /** Number of the current run. */
  run(): number;
  /** Whether the server can transcribe recordings. */
  recordable(): boolean;
  /** Words of the browser's recognition. */
  words(text: string): void;
  chunk(chunk: Chunk<Blob>): void;
  /** A recording was stopped, and its last chunk was delivered. */
  recorded(recordingId: string, milliseconds: number): void;
  /** An input has delivered its last words. */
  closed(): void;
};

/** Starts and stops the browser's speech recognition and the microphone, as the state machine requests. */
export class VoiceInputs {
  readonly #anywhere: boolean;
  readonly #events: InputEvents;
  #found: FoundRecogniser | null = null;
  #recogniser: Recogniser | null = null;
  #recording: Recording | null = null;
  /** Stopped inputs whose last words are still to come. */
  readonly #closing = new Set<Input>();
  #startTimer: number | undefined;
  #signTimer: number | undefined;

  /** @param anywhere allows recognition that sends the voice to another server */
  constructor(anywhere: boolean, events: InputEvents) {
    this.#anywhere = anywhere;
    this.#events = events;
  }

  get closing(): number {
    return this.#closing.size;
  }

  run(effect: InputEffect): void {
    switch (effect.type) {
      case "find_recogniser":
        void this.#find(effect.run);
        break;
      case "start_recogniser":
        this.#startTimer = window.setTimeout(() => this.#recognise(effect.run), effect.afterMs);
        break;
      case "stop_recogniser":
        this.#close(this.#takeRecogniser());
        break;
      case "drop_recogniser":
        this.#takeRecogniser()?.drop();
        break;
      case "start_recorder":
        void this.#record(effect.run);
        break;
      case "stop_recorder":
        this.#close(this.#recording);
        this.#recording = null;
        break;
      case "drop_recorder":
        this.#recording?.drop();
        this.#recording = null;
        for (const input of this.#closing) input.drop();
        this.#closing.clear();
    }
  }

  async #find(run: number): Promise<void> {
    this.#found = await findRecogniser(this.#anywhere);
    const { dispatch, recordable } = this.#events;
    dispatch({ type: "recogniser_found", run, usable: this.#found !== null, recordable: recordable() });
  }

  #recognise(run: number): void {
    if (this.#events.run() !== run || this.#found === null) return;
    const { dispatch, recordable, words } = this.#events;
    const now = () => ({ run, online: navigator.onLine, recordable: recordable() });
    const signed = () => window.clearTimeout(this.#signTimer);
    const failed = (code: string) => {
      signed();
      dispatch({ type: "recogniser_error", code, ...now() });
    };
    this.#takeRecogniser()?.drop();
    this.#signTimer = window.setTimeout(() => dispatch({ type: "recogniser_silent", ...now() }), SIGN_TIMEOUT_MS);
    try {
      this.#recogniser = new Recogniser(this.#found, {
        started: signed,
        words,
        error: failed,
        ended: () => {
          signed();
          dispatch({ type: "recogniser_end", ...now() });
        },
      });
    } catch {
      failed("service-not-allowed");
    }
  }

  #takeRecogniser(): Recogniser | null {
    window.clearTimeout(this.#startTimer);
    window.clearTimeout(this.#signTimer);
    const recogniser = this.#recogniser;
    this.#recogniser = null;
    return recogniser;
  }

  async #record(run: number): Promise<void> {
    const { dispatch, chunk, recorded } = this.#events;
    const recordingId = crypto.randomUUID();
    const failed = (name: string) => dispatch({ type: "microphone_failed", run, fault: microphoneFault(name) });
    try {
      const recording = await Recording.open(
        {
          ...this.#events,
          deliver: (file) => chunk({ recordingId, ...file }),
          recorded: (milliseconds) => recorded(recordingId, milliseconds),
          lost: () => failed("lost"),
        },
        () => this.#events.run() === run,
      );
      if (recording === null) return;
      this.#recording = recording;
      dispatch({ type: "recording", run });
      if (document.visibilityState === "hidden") dispatch({ type: "hidden" });
    } catch (error) {
      failed(error instanceof DOMException ? error.name : "unknown");
    }
  }

  #close(input: Input | null): void {
    if (input === null) return;
    this.#closing.add(input);
    const closed = () => {
      if (this.#closing.delete(input)) this.#events.closed();
    };
    void input.stop().then(closed, closed);
  }
}
