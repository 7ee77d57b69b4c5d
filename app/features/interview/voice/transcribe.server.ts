import { type FailureReason, ModelFailure } from "#app/ai/chat-model.ts";
import { type AudioFault, AudioRefused } from "#app/ai/speech/audio-refused.ts";
import { VOICE_LIMITS } from "#app/ai/speech/limits.ts";
import { type Heard, voice, voiceStatus } from "#app/ai/speech/voice.server.ts";
import type { VoiceState } from "#app/ai/speech/voice-status.ts";
import { WindowCounter } from "#app/features/auth/throttle/window-counter.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { AppError, type AppErrorCode } from "#app/platform/errors.ts";

/** Transcribes a recorded part of an answer: rate limits, and error messages. */

/** Users with a recording in progress; only one each, so that texts come back in spoken order. */
const speaking = new Set<number>();
const rate = new WindowCounter({
  now: () => performance.now(),
  windowMs: MINUTE_MS,
  limit: VOICE_LIMITS.perMinute,
  capacity: 10_000,
});

/** A refused recording counts as this many in the limit per minute. */
const REFUSED_COUNTS = 5;

export type TranscribeCall = {
  userId: number;
  /** Called once the user is within the limits: otherwise the recording is not even read. */
  receive(): Promise<Uint8Array>;
  signal?: AbortSignal | undefined;
};

/**
 * @returns the text of a recording and where in it somebody speaks. Neither of them nor the recording is stored.
 * @throws AppError
 */
export async function transcribeAnswer({ userId, receive, signal }: TranscribeCall): Promise<Heard> {
  const engine = voice();
  const { isAvailable, state, message } = voiceStatus();
  if (!engine || !isAvailable) throw unavailable(state, message);
  if (speaking.has(userId)) {
    throw new AppError("too_many", "Todavía se está escribiendo lo anterior. Espera un momento.", {
      reason: "busy_user",
      retryAfter: 1,
    });
  }
  const wait = rate.waitMs(String(userId));
  if (wait > 0) {
    throw new AppError("too_many", "Hablaste mucho en poco tiempo. Espera un momento o escribe tu respuesta.", {
      reason: "too_often",
      retryAfter: wait / 1000,
    });
  }
  rate.add(String(userId));
  speaking.add(userId);
  try {
    return await engine.listen(await receive(), signal);
  } catch (error) {
    // A broken recording can occupy the only decoder for its full time limit of two seconds.
    if (error instanceof AudioRefused) for (let count = 1; count < REFUSED_COUNTS; count += 1) rate.add(String(userId));
    throw toAppError(error);
  } finally {
    speaking.delete(userId);
  }
}

function unavailable(state: VoiceState, message: string): AppError {
  const isMissing = state === "no_engine" || state === "no_model";
  return new AppError("unavailable", message, { reason: isMissing ? "not_installed" : "voice_off", retryAfter: 60 });
}

const FAULTS: Readonly<Record<AudioFault, { code: AppErrorCode; text: string }>> = {
  unsupported: {
    code: "unsupported",
    text: "La grabación no es WebM ni WAV. Actualiza tu navegador o escribe tu respuesta.",
  },
  empty: { code: "unprocessable", text: "La grabación está vacía. Revisa tu micrófono e intenta otra vez." },
  unreadable: { code: "unprocessable", text: "La grabación no se puede leer. Graba otra vez o escribe tu respuesta." },
  too_long: {
    code: "unprocessable",
    text: `La grabación dura más de ${VOICE_LIMITS.maxSeconds} segundos. Graba por partes más cortas.`,
  },
};

/** Messages for expected failures; any other error is a bug and is rethrown unchanged. */
const FAILURES: Partial<Record<FailureReason, { text: string; reason: string; retryAfter: number }>> = {
  busy: { text: "Hay muchas personas hablando a la vez. Intenta en unos segundos.", reason: "busy", retryAfter: 3 },
  deadline: { text: "El reconocimiento de voz tardó demasiado. Intenta otra vez.", reason: "deadline", retryAfter: 5 },
  down: { text: "La voz no está disponible por ahora. Escribe tu respuesta.", reason: "voice_off", retryAfter: 60 },
  crashed: { text: "El reconocimiento de voz se detuvo. Intenta otra vez.", reason: "crashed", retryAfter: 1 },
};

function toAppError(error: unknown): unknown {
  if (error instanceof AudioRefused) {
    const { code, text } = FAULTS[error.fault];
    return new AppError(code, text, { reason: error.fault, cause: error });
  }
  const failure = error instanceof ModelFailure ? FAILURES[error.reason] : undefined;
  if (!failure) return error;
  const { text, reason, retryAfter } = failure;
  return new AppError("unavailable", text, { reason, retryAfter, cause: error });
}
