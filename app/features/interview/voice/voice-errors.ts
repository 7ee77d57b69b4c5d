/** What the errors of the browser's recognition and of the microphone lead to. */

/** 'record': the server writes it down instead; 'end': as if recognition had ended by itself. */
export type AfterError = "denied" | "end" | "record";

/** By the code of SpeechRecognitionErrorEvent; any other, also one that we do not know, leads to recording. */
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
