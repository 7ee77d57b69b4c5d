import {
  MAX_RECORDING_BYTES,
  RECORDING_MISSING,
  RECORDING_TOO_LARGE,
} from "#app/features/interview/voice/recording-rules.ts";
import { transcribeAnswer } from "#app/features/interview/voice/transcribe.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveFile } from "#app/http/upload.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  handle: ({ user, request, context }) =>
    transcribeAnswer({
      userId: user.id,
      signal: context.signal,
      async receive() {
        const { bytes } = await receiveFile(request, {
          // The calls name the file, recording.webm, and not its field.
          field: null,
          maxBytes: MAX_RECORDING_BYTES,
          tooLarge: RECORDING_TOO_LARGE,
          missing: RECORDING_MISSING,
          signal: context.signal,
        });
        return bytes;
      },
    }),
});
export const loader = action;
