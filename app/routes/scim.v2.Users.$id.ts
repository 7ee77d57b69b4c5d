import { z } from "zod";
import { requireToken } from "#app/features/access/tokens/require-token.server.ts";
import { recordLooks } from "#app/features/audit/looks.server.ts";
import type { Said } from "#app/features/scim/attributes.ts";
import { changeUser } from "#app/features/scim/change-users.server.ts";
import { findUser } from "#app/features/scim/find-users.server.ts";
import { saidByPatch, saidByUser } from "#app/features/scim/messages.ts";
import { scimUser, scimUserSchema, selected } from "#app/features/scim/user-resource.ts";
import { byMethod } from "#app/http/by-method.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { originOf, readScimBody, resourceAnswer, SCIM_TOKEN_REFUSALS } from "#app/http/scim-answer.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";

const shared = {
  access: "public",
  dialect: "scim",
  params: z.object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number),
  }),
  answer: { json: scimUserSchema },
} as const;
const TOKEN_OR_STAFF = "the token is for something else, or the account is the staff's, which no program changes";
const CHANGE_REFUSALS = {
  401: SCIM_TOKEN_REFUSALS[401],
  403: TOKEN_OR_STAFF,
  409: { uniqueness: "another account has the address" },
  412: "the account has changed since the version in `If-Match`",
  415: "the body is neither `application/scim+json` nor `application/json`",
} as const;
const VALUES = { invalidSyntax: "no JSON, or not the form", invalidValue: "the detail says which attribute" };
const MUTABILITY = "`userName` cannot be changed, nor what only the platform writes";

export const loader = endpoint({
  ...shared,
  method: "GET",
  summary: "Returns an account.",
  query: z.object({ attributes: z.string().optional(), excludedAttributes: z.string().optional() }),
  refusals: SCIM_TOKEN_REFUSALS,
  async handle({ db, request, params, query, context }) {
    const { prefix } = await requireToken(db, { request, context, scope: "scim" });
    const user = scimUser(await findUser(db, params.id), originOf(request));
    await recordLooks(db, { token: prefix }, [{ action: "person_viewed", userId: params.id }]);
    return resourceAnswer(selected(user, query), user);
  },
});
type ChangeCall = {
  db: Db;
  request: Request;
  params: { id: number };
  context: Parameters<typeof requireToken>[1]["context"];
};

async function change({ db, request, params, context }: ChangeCall, saidBy: (body: unknown) => Said) {
  const by = await requireToken(db, { request, context, scope: "scim" });
  const said = saidBy(await readScimBody(request));
  const wanted = { id: params.id, said, ifMatch: request.headers.get("if-match") };
  const user = scimUser(await changeUser(db, wanted, { by, settings: getSettings() }), originOf(request));
  return resourceAnswer(user, user);
}

const put = endpoint({
  ...shared,
  method: "PUT",
  summary: "Changes an account to what a whole user says.",
  description: `
    What is not sent stays as it is, an empty list of \`emails\` removes the address. Under the rules of the roster
    an address that the person has confirmed or the office has typed stays, and so does the name unless it is another
    spelling of the same words; the answer says what the account has.`,
  refusals: { ...CHANGE_REFUSALS, 400: { ...VALUES, mutability: MUTABILITY } },
  handle: (call) => change(call, saidByUser),
});
const patch = endpoint({
  ...shared,
  method: "PATCH",
  summary: "Changes single attributes of an account.",
  description: `
    \`Operations\` as Entra ID and Okta send them, 100 at most, under the rules of PUT. \`active\` may be a text.
    False ends the person's sessions.`,
  refusals: {
    ...CHANGE_REFUSALS,
    400: {
      ...VALUES,
      mutability: `${MUTABILITY}, and what every account has cannot be removed`,
      invalidPath: "a path that cannot be read",
      invalidFilter: "addresses are chosen by `type` or `primary`",
      noTarget: "a remove without a path",
    },
  },
  handle: (call) => change(call, saidByPatch),
});
const deactivate = endpoint({
  ...shared,
  method: "DELETE",
  summary: "Switches an account off.",
  description: `
    The account and what is the person's stays, and is found with \`active\` false: erasing is a right of the person,
    and a matter of the office.`,
  answer: { ...shared.answer, otherwise: { 204: "always" } },
  refusals: {
    401: SCIM_TOKEN_REFUSALS[401],
    403: TOKEN_OR_STAFF,
    412: "the account has changed since the version in `If-Match`",
  },
  worksOnFullDisk: true,
  async handle({ db, request, params, context }) {
    const by = await requireToken(db, { request, context, scope: "scim" });
    const change = { id: params.id, said: { active: false }, ifMatch: request.headers.get("if-match") };
    await changeUser(db, change, { by, settings: getSettings() });
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  },
});
export const action = byMethod(put, patch, deactivate);
