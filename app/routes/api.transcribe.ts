import { transcriptSchema } from "#app/features/interview/api-schemas.server.ts";
import {
  MAX_RECORDING_BYTES,
  RECORDING_MISSING,
  RECORDING_TOO_LARGE,
} from "#app/features/interview/voice/recording-rules.ts";
import { transcribeAnswer } from "#app/features/interview/voice/transcribe.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveFile } from "#app/http/upload.server.ts";

// The specification names the file, recording.webm, but not the form field.
const UPLOAD = { field: null, maxBytes: MAX_RECORDING_BYTES, kinds: "WebM with Opus, or WAV" } as const;

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Turns a recording into text.",
  description: `
    One recording of 0.2 to 15 seconds: a whole WebM file with Opus, or a WAV file with 16-bit PCM (1 or 2 channels,
    8 to 48 kHz). The first bytes decide, not the name (\`recording.webm\`) or the type; other fields
    (\`recordingId\`, \`seq\`, \`language\`) are ignored: the language is Spanish. The text is empty where nobody
    speaks: silence, noise, and what is shorter than 0.2 s. Neither sound, text nor times are kept.`,
  upload: UPLOAD,
  answer: { json: transcriptSchema },
  refusals: {
    415: { unsupported: "neither WebM nor WAV, also a slice of a recording without its header" },
    422: {
      empty: "there is nothing in the file",
      unreadable: "not whole, another codec, not decoded within 2 s",
      too_long: "more than 15 seconds",
    },
    429: {
      busy_user: "this person's recording before is not answered yet",
      too_often: "30 in a minute, of which each refused one takes five",
    },
    503: {
      not_installed: "there is no engine or no model: what the screen says before anybody speaks",
      voice_off: "voice is switched off, or down: what the screen says before anybody speaks",
      busy: "8 wait for the engine, or 32 for the decoder",
      crashed: "this recording is lost, the next one is not",
      deadline: "it took too long: this recording is lost, the next one is not",
    },
  },
  handle: ({ user, request, context }) =>
    transcribeAnswer({
      userId: user.id,
      signal: context.signal,
      async receive() {
        const { bytes } = await receiveFile(request, {
          ...UPLOAD,
          tooLarge: RECORDING_TOO_LARGE,
          missing: RECORDING_MISSING,
          signal: context.signal,
        });
        return bytes;
      },
    }),
});
export const loader = action;
