import { institutionSchema } from "#app/features/admin/institution/institution-schema.server.ts";
import { readInstitutionData } from "#app/features/admin/institution/read-institution.server.ts";
import { saveLogo } from "#app/features/admin/institution/save-logo.server.ts";
import { PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveInMemory } from "#app/http/upload.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

const UPLOAD = { field: "logo", maxBytes: PICTURE_LIMITS.logo.bytes, kinds: "PNG, JPEG or WebP" } as const;

export const action = endpoint({
  method: "POST",
  access: "admin",
  summary: "Replaces the institution's logo by a picture, which is drawn anew as PNG.",
  upload: UPLOAD,
  answer: { json: institutionSchema },
  refusals: {
    415: { not_a_picture: "no PNG, JPEG or WebP" },
    422: {
      too_small: "a side of less than 32 pixels",
      too_many_pixels: "a side of more than 4096 pixels",
      too_long: "one side is more than 8 times the other",
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
  async handle({ db, user, request, context: { signal } }) {
    const { bytes } = await receiveInMemory(request, {
      ...UPLOAD,
      tooLarge: PICTURE_LIMITS.logo.tooLarge,
      missing: "Elige una imagen PNG, JPEG o WebP y súbela otra vez.",
      userId: user.id,
      signal,
    });
    await saveLogo(db, { actorId: user.id, bytes: Buffer.from(bytes), signal });
    return readInstitutionData(db, getSettings());
  },
});
export const loader = action;
