import { z } from "zod";
import { savePortrait } from "#app/features/admin/commands/coach-portraits.server.ts";
import { adminCoachSchema } from "#app/features/admin/panel-api-schemas.server.ts";
import { PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveInMemory } from "#app/http/upload.server.ts";

const UPLOAD = { field: "portrait", maxBytes: PICTURE_LIMITS.portrait.bytes, kinds: "PNG, JPEG or WebP" } as const;

export const action = endpoint({
  method: "POST",
  access: "admin",
  summary: "Replaces a coach's portrait by a picture, which is cut and drawn anew as JPEG of at most 512 pixels.",
  query: z.object({ coachId: z.coerce.number().int().positive() }),
  upload: UPLOAD,
  answer: { json: z.object({ coach: adminCoachSchema }) },
  refusals: {
    400: { bad_query: "no `coachId`" },
    404: "there is no such coach",
    415: { not_a_picture: "no PNG, JPEG or WebP" },
    422: {
      too_small: "a side of less than 120 pixels",
      too_many_pixels: "a side of more than 6000 pixels",
      too_long: "one side is more than 3 times the other",
      corrupt: "damaged or incomplete",
      too_complex: "it cannot be drawn within the limits",
    },
    429: "this person is still sending a file",
    503: {
      "": "many are sending files",
      disk_low: "the disk has no room for the file",
      machine_busy: "the machine had no time to draw it, which is not its fault",
    },
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
