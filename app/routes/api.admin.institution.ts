import { z } from "zod";
import {
  institutionSchema,
  institutionTextsSchema,
} from "#app/features/admin/institution/institution-schema.server.ts";
import { readInstitutionData } from "#app/features/admin/institution/read-institution.server.ts";
import { saveInstitution } from "#app/features/admin/institution/save-institution.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

const answer = { json: institutionSchema };

export const loader = endpoint({
  method: "GET",
  access: "institution",
  summary: "Returns name, colour, contacts and texts of the institution.",
  answer,
  handle: ({ db }) => readInstitutionData(db, getSettings()),
});
export const action = endpoint({
  method: "PUT",
  access: "institution",
  summary: "Replaces name, colour, contacts and texts of the institution.",
  description: "A text that is null or empty is none: then the settings of the environment hold.",
  answer,
  refusals: {
    409: { changed: "somebody else changed the texts after `version`" },
    422: {
      low_contrast: "text in that colour cannot be read; the message names the nearest colour that can",
      bad_period: "the announcement does not end after its start",
    },
  },
  body: institutionTextsSchema.extend({ version: z.number().int() }),
  async handle({ db, user, body: { version, ...texts } }) {
    await saveInstitution(db, { actorId: user.id, version, texts });
    return readInstitutionData(db, getSettings());
  },
});
