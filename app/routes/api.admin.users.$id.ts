import { z } from "zod";
import { readPerson, updatePerson } from "#app/features/users/person-commands.server.ts";
import { personDataSchema, personSchema } from "#app/features/users/person-data.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

const params = z.object({ id: z.coerce.number().int().positive() });
const answer = { json: z.object({ person: personSchema }) };

export const loader = endpoint({
  method: "GET",
  access: "people",
  summary: "Returns what the office may edit about a person.",
  answer,
  params,
  audit: ({ params }) => [{ action: "person_viewed", userId: params.id }],
  handle: async ({ db, params }) => ({ person: await readPerson(db, params.id) }),
});
export const action = endpoint({
  method: "PUT",
  access: "people",
  summary: "Replaces what the office knows about a person.",
  description: `
    Another identifier ends the person's sessions. A new e-mail becomes the account's when its owner has typed the code
    that is mailed to it; where no mail is sent, at once.`,
  answer,
  refusals: {
    409: {
      changed: "somebody else changed the account after `version`",
      identifier_taken: "another account has it; the message says whose",
      email_taken: "another account has it; the message says whose",
    },
    422: {
      invalid_identifier: "the message is what to show",
      invalid_name: "the message is what to show",
      invalid_email: "the message is what to show",
    },
    429: { too_many_codes: "five in a day for the account or to the address" },
  },
  params,
  body: personDataSchema.extend({ version: z.string() }),
  async handle({ db, user, params, body: { version, ...data } }) {
    const change = { id: params.id, version, data };
    return { person: await updatePerson(db, change, { actorId: user.id, settings: getSettings() }) };
  },
});
