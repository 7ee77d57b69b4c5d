import { VOICE_LIMITS } from "#app/ai/speech/limits.ts";

/** Maximum size of a recording in bytes. */
export const MAX_RECORDING_BYTES = VOICE_LIMITS.bytes;

export const RECORDING_TOO_LARGE = "La grabación es demasiado grande. Graba por partes más cortas.";
export const RECORDING_MISSING = "Falta la grabación. Graba otra vez o escribe tu respuesta.";
