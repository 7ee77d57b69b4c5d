import { createConcurrencyQueue } from "../concurrency-queue.server.ts";
import { AudioRefused } from "./audio-refused.ts";
import type { Decoder } from "./decoder.server.ts";
import { audioFormat } from "./detect-audio-format.ts";
import { withoutHallucinations } from "./hallucination-filter.ts";
import { VOICE_LIMITS } from "./limits.ts";
import type { Transcriber } from "./transcriber.ts";
import type { Voice } from "./voice.server.ts";
import type { VoiceStatus } from "./voice-status.ts";

export type LocalVoiceParts = {
  decoder: Pick<Decoder, "decode" | "stop">;
  engine: Transcriber & {
    readonly status: VoiceStatus;
    /** Whether the engine itself detects voice activity; otherwise the decoder does. */
    readonly hasVad: boolean;
    readonly vitals?: { starts: number };
    stop(): Promise<void>;
  };
};

/**
 * Transcribes a recording: decodes it in a child process, skips silence and noise, runs the engine one recording at a
 * time, and filters out invented text. Neither the recording nor the text is stored or logged.
 */
export function createLocalVoice({ decoder, engine }: LocalVoiceParts): Voice {
  const queue = createConcurrencyQueue({
    // The engine processes one recording at a time.
    parallel: { interview: 1, cv: 0 },
    waiting: { interview: VOICE_LIMITS.waiting, cv: 0 },
  });
  const counts = { recordings: 0, refused: 0 };
  const refused = (error: unknown): never => {
    if (error instanceof AudioRefused) counts.refused += 1;
    throw error;
  };
  return {
    status: () => engine.status,
    figures: () => ({ queue: queue.state(), ...counts, starts: engine.vitals?.starts ?? null }),
    async listen(recording, signal) {
      counts.recordings += 1;
      if (recording.length === 0) refused(new AudioRefused("empty"));
      if (!audioFormat(recording)) refused(new AudioRefused("unsupported"));
      const { isEmpty, samples } = await decoder.decode(recording, !engine.hasVad, signal).catch(refused);
      if (isEmpty) return "";
      const call = {
        task: "voice.transcribe",
        priority: "interview",
        owner: null,
        deadlineMs: VOICE_LIMITS.totalMs,
      } as const;
      const transcript = await queue.run({ ...call, signal }, (queueSignal) => engine.transcribe(samples, queueSignal));
      return withoutHallucinations(transcript);
    },
    async stop() {
      await Promise.all([decoder.stop(), engine.stop()]);
    },
  };
}
