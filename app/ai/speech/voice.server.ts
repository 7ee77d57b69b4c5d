import type { ConcurrencyQueueState } from "../concurrency-queue.server.ts";
import { type VoiceStatus, voiceStatusOf } from "./voice-status.ts";

/** Voice of this process. Set by the composition root and by tests. */

export interface Voice {
  status(): VoiceStatus;
  /**
   * What is said in a recording; "" where nobody speaks.
   * @param recording a whole file: WebM with Opus, or WAV with 16-bit PCM
   * @throws AudioRefused when the file cannot be used; ModelFailure when the engine cannot answer now
   */
  listen(recording: Uint8Array, signal?: AbortSignal): Promise<string>;
  /** Absent: there is nothing to count. */
  figures?(): VoiceFigures;
  stop(): Promise<void>;
}

/** For the metrics. */
type VoiceFigures = {
  queue: ConcurrencyQueueState;
  /** Recordings that came, and those that were no use, since the start. */
  recordings: number;
  refused: number;
  /** Starts of the engine's process; null where that is not known. */
  starts: number | null;
};

// On globalThis: development reloads modules, and there is one engine all the same.
const store = globalThis as typeof globalThis & { __voice?: Voice };

/** Null before the start and in tests that have none. */
export function voice(): Voice | null {
  return store.__voice ?? null;
}

/** For the chat's loader, the administration and the doctor. */
export function voiceStatus(): VoiceStatus {
  return store.__voice?.status() ?? voiceStatusOf("no_engine", null);
}

export function setVoice(value: Voice | null): void {
  if (value) store.__voice = value;
  else delete store.__voice;
}
