import { createConcurrencyQueue } from "../concurrency-queue.server.ts";
import { AudioRefused } from "./audio-refused.ts";
import type { Decoder } from "./decoder.server.ts";
import { audioFormat } from "./detect-audio-format.ts";
import { hasWords, withoutHallucinations } from "./hallucination-filter.ts";
import { VOICE_LIMITS } from "./limits.ts";
import { SAMPLE_RATE, type Transcriber } from "./transcriber.ts";
import type { Heard, Voice } from "./voice.server.ts";
import type { VoiceStatus } from "./voice-status.ts";
import type { Stretch } from "./voiced-stretches.ts";

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
      const { isEmpty, samples, voiced } = await decoder.decode(recording, !engine.hasVad, signal).catch(refused);
      const milliseconds = Math.round((samples.length / SAMPLE_RATE) * 1000);
      if (isEmpty) return { text: "", milliseconds, voiced: [] };
      const call = {
        task: "voice.transcribe",
        priority: "interview",
        owner: null,
        deadlineMs: VOICE_LIMITS.totalMs,
      } as const;
      const transcript = await queue.run({ ...call, signal }, (queueSignal) => engine.transcribe(samples, queueSignal));
      return { milliseconds, ...heardIn(transcript, voiced) };
    },
    async stop() {
      await Promise.all([decoder.stop(), engine.stop()]);
    },
  };
}

/** Where the sounds of a recording are speech. @param voiced where they stand out from the background */
function heardIn(transcript: string, voiced: Stretch[] | null): Pick<Heard, "text" | "voiced"> {
  const text = withoutHallucinations(transcript);
  // The engine heard nobody: what stands out is another sound.
  if (!hasWords(transcript)) return { text, voiced: [] };
  // Words that were filtered out are invented, or a loop over real ones. Words without a sound contradict each other.
  return { text, voiced: text === "" || voiced?.length === 0 ? null : voiced };
}
