/** How to react to errors of the browser's speech recognition and of the microphone. */

/** 'record': the server transcribes instead; 'end': as if recognition had ended by itself. */
export type AfterError = "denied" | "end" | "record";

/** By the error code of SpeechRecognitionErrorEvent; any other code leads to recording. */
export const AFTER_ERROR: ReadonlyMap<string, AfterError> = new Map([
  ["not-allowed", "denied"],
  ["no-speech", "end"],
  ["network", "record"],
  ["service-not-allowed", "record"],
  ["aborted", "record"],
  ["language-not-supported", "record"],
  ["audio-capture", "record"],
]);

export type MicrophoneFault = "denied" | "no_microphone" | "microphone_failed";

/** @param name of the DOMException of getUserMedia */
export function microphoneFault(name: string): MicrophoneFault {
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "no_microphone";
  return "microphone_failed";
}
