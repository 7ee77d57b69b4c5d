import { z } from "zod";
import { usersPageSchema } from "#app/features/admin/list-answer-schemas.server.ts";
import { searchLook } from "#app/features/admin/lists/list-looks.ts";
import { LIST_QUERIES } from "#app/features/admin/lists/list-query.server.ts";
import { listPage } from "#app/features/admin/lists/lists.server.ts";
import { createPerson } from "#app/features/users/person-commands.server.ts";
import { personDataSchema, personSchema } from "#app/features/users/person-data.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "people",
  summary: "Lists the accounts.",
  query: LIST_QUERIES.users,
  answer: { json: usersPageSchema },
  refusals: { 400: { bad_cursor: "`cursor` belongs to another order, or is none" } },
  audit: ({ query }, answer) =>
    searchLook(
      "users",
      query.q,
      answer.users.map((row) => row.id),
    ),
  async handle({ db, query }) {
    const { rows, ...page } = await listPage(db, "users", query);
    return { users: rows, ...page };
  },
});
export const action = endpoint({
  method: "POST",
  access: "people",
  summary: "Creates the account of one person.",
  description: `
    It has the standard role and the initial password, and its e-mail when the person has typed the code that is mailed
    to it; where no mail is sent, at once.`,
  answer: { status: 201, json: z.object({ person: personSchema }) },
  refusals: {
    409: {
      identifier_taken: "another account has it; the message says whose",
      email_taken: "another account has it; the message says whose",
    },
    422: {
      invalid_identifier: "the message is what to show",
      invalid_name: "the message is what to show",
      invalid_email: "the message is what to show",
    },
    429: { too_many_codes: "five in a day to the address" },
  },
  body: personDataSchema,
  async handle({ db, user, body }) {
    const person = await createPerson(db, body, { by: user.id, settings: getSettings() });
    return Response.json({ person }, { status: 201 });
  },
});
