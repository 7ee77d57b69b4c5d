import { z } from "zod";
import { requireToken } from "#app/features/access/tokens/require-token.server.ts";
import { recordLooks } from "#app/features/audit/looks.server.ts";
import { createUser } from "#app/features/scim/change-users.server.ts";
import { findUsers, looksAt } from "#app/features/scim/find-users.server.ts";
import { saidByUser } from "#app/features/scim/messages.ts";
import { listOf, scimListSchema, scimUser, scimUserSchema, selected } from "#app/features/scim/user-resource.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { originOf, readScimBody, resourceAnswer, SCIM_TOKEN_REFUSALS } from "#app/http/scim-answer.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const loader = endpoint({
  method: "GET",
  access: "public",
  dialect: "scim",
  summary: "Lists accounts in the order of their ids, or finds one.",
  description: `
    \`filter\` is one of \`userName eq "…"\` (a RUT in any usual spelling), \`emails.value eq "…"\`, \`id eq "…"\`
    and \`externalId eq "…"\`, which finds nobody: numbers of another system are not kept. Of somebody who has had the
    own data blocked there are \`id\`, \`userName\` and \`active\` only.`,
  query: z.object({
    filter: z.string().optional(),
    startIndex: z.coerce.number().int().optional().describe("of the first account; the first of all is 1"),
    count: z.coerce.number().int().optional().describe("100 unless given, 200 at most"),
    attributes: z.string().optional(),
    excludedAttributes: z.string().optional(),
  }),
  answer: { json: scimListSchema(scimUserSchema) },
  refusals: { ...SCIM_TOKEN_REFUSALS, 400: { invalidFilter: "another filter", invalidValue: "no number" } },
  async handle({ db, request, query, context }) {
    const { prefix } = await requireToken(db, { request, context, scope: "scim" });
    const found = await findUsers(db, query);
    await recordLooks(db, { token: prefix }, looksAt(found, query));
    const origin = originOf(request);
    return listOf(
      found.users.map((user) => selected(scimUser(user, origin), query)),
      found,
    );
  },
});
export const action = endpoint({
  method: "POST",
  access: "public",
  dialect: "scim",
  summary: "Creates an account with the standard role.",
  description: `
    Needs \`userName\` and a name: \`name.givenName\` with \`name.familyName\`, \`name.formatted\` or
    \`displayName\`. Roles, passwords, groups and other attributes are ignored: the answer says what the account has.
    The address of \`emails\` is stored at once, as that of a roster is.`,
  answer: { status: 201, json: scimUserSchema },
  refusals: {
    ...SCIM_TOKEN_REFUSALS,
    400: { invalidSyntax: "no JSON, or no user", invalidValue: "the detail says which attribute" },
    409: { uniqueness: "another account has the identifier or the address; the detail says which" },
    415: "the body is neither `application/scim+json` nor `application/json`",
  },
  async handle({ db, request, context }) {
    const by = await requireToken(db, { request, context, scope: "scim" });
    const said = saidByUser(await readScimBody(request));
    const user = scimUser(await createUser(db, said, { by, settings: getSettings() }), originOf(request));
    return resourceAnswer(user, { meta: user.meta, status: 201 });
  },
});
