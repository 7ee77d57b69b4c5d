import type { ConcurrencyQueueState } from "../concurrency-queue.server.ts";
import { type VoiceStatus, voiceStatusOf } from "./voice-status.ts";
import type { Stretch } from "./voiced-stretches.ts";

/** The voice input of this process. Set by the server's start-up code and by tests. */

export interface Voice {
  status(): VoiceStatus;
  /**
   * Transcribes a recording.
   * @param recording a whole file: WebM with Opus, or WAV with 16-bit PCM
   * @throws AudioRefused when the file cannot be used; ModelFailure when the engine cannot answer now
   */
  listen(recording: Uint8Array, signal?: AbortSignal): Promise<Heard>;
  /** Absent in engines that count nothing. */
  figures?(): VoiceFigures;
  stop(): Promise<void>;
}

export type Heard = {
  /** Empty when nobody speaks. */
  text: string;
  /** Length of the recording. */
  milliseconds: number;
  /** Where in the recording somebody speaks; empty when nobody does, null where it cannot be told. */
  voiced: Stretch[] | null;
};

/** For the metrics. */
type VoiceFigures = {
  queue: ConcurrencyQueueState;
  /** Recordings received, and those refused, since the start. */
  recordings: number;
  refused: number;
  /** Starts of the engine's process; null if unknown. */
  starts: number | null;
};

// Kept on globalThis because the development server reloads modules, and there must be only one engine.
const store = globalThis as typeof globalThis & { __voice?: Voice };

/** Null before the start, and in tests without voice. */
export function voice(): Voice | null {
  return store.__voice ?? null;
}

/** For the chat's loader, the admin panel and the diagnostics command. */
export function voiceStatus(): VoiceStatus {
  return store.__voice?.status() ?? voiceStatusOf("no_engine", null);
}

export function setVoice(value: Voice | null): void {
  if (value) store.__voice = value;
  else delete store.__voice;
}
