import { institutionSchema } from "#app/features/admin/institution/institution-schema.server.ts";
import { readInstitutionData } from "#app/features/admin/institution/read-institution.server.ts";
import { removeLogo } from "#app/features/admin/institution/save-logo.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "institution",
  summary: "Removes the office's own logo: the one of the settings is shown again.",
  answer: { json: institutionSchema },
  async handle({ db, user }) {
    await removeLogo(db, user.id);
    return readInstitutionData(db, getSettings());
  },
});
export const loader = action;
