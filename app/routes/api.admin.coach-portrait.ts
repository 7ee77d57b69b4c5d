import { z } from "zod";
import { savePortrait } from "#app/features/admin/commands/coach-portraits.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { pictureRefusals } from "#app/features/admin/uploaded-picture.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveInMemory } from "#app/http/upload.server.ts";

const UPLOAD = { field: "portrait", maxBytes: PICTURE_LIMITS.portrait.bytes, kinds: "PNG, JPEG or WebP" } as const;

export const action = endpoint({
  method: "POST",
  access: "coaches",
  summary: "Replaces a coach's portrait by a picture, which is cut and drawn anew as JPEG of at most 512 pixels.",
  query: z.object({ coachId: z.coerce.number().int().positive() }),
  upload: UPLOAD,
  answer: { json: z.object({ coach: adminCoachSchema }) },
  refusals: {
    400: { bad_query: "no `coachId`" },
    404: "there is no such coach",
    ...pictureRefusals("portrait"),
  },
  async handle({ db, user, query, request, context: { signal } }) {
    const { bytes } = await receiveInMemory(request, {
      ...UPLOAD,
      tooLarge: PICTURE_LIMITS.portrait.tooLarge,
      missing: "Elige una foto PNG, JPEG o WebP y súbela otra vez.",
      userId: user.id,
      signal,
    });
    const portrait = { actorId: user.id, coachId: query.coachId, bytes: Buffer.from(bytes), signal };
    return { coach: await savePortrait(db, portrait) };
  },
});
export const loader = action;
