import { institutionSchema } from "#app/features/admin/institution/institution-schema.server.ts";
import { readInstitutionData } from "#app/features/admin/institution/read-institution.server.ts";
import { saveLogo } from "#app/features/admin/institution/save-logo.server.ts";
import { PICTURE_LIMITS } from "#app/features/admin/picture-limits.ts";
import { pictureRefusals } from "#app/features/admin/uploaded-picture.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveInMemory } from "#app/http/upload.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

const UPLOAD = { field: "logo", maxBytes: PICTURE_LIMITS.logo.bytes, kinds: "PNG, JPEG or WebP" } as const;

export const action = endpoint({
  method: "POST",
  access: "institution",
  summary: "Replaces the institution's logo by a picture, which is drawn anew as PNG.",
  upload: UPLOAD,
  answer: { json: institutionSchema },
  refusals: {
    ...pictureRefusals("logo"),
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
