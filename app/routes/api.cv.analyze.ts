import { awaitAnalysis, submitCv, uploadsFolder } from "#app/features/cv/analyze.server.ts";
import { CV_TOO_LARGE, MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveUpload } from "#app/http/upload.server.ts";

export const action = endpoint({
  method: "POST",
  access: "user",
  async handle({ db, user, request, context }) {
    const file = await receiveUpload(request, {
      field: "cv",
      folder: uploadsFolder(),
      maxBytes: MAX_CV_BYTES,
      tooLarge: CV_TOO_LARGE,
      missing: "Elige un archivo con tu CV y súbelo otra vez.",
      userId: user.id,
      signal: context.signal,
    });
    const submitted = await submitCv(db, user.id, file);
    return awaitAnalysis(db, user.id, submitted, context.signal);
  },
});
export const loader = action;
