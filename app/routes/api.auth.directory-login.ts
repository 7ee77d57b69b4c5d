import { z } from "zod";
import { directoryLoginSchema, signInWithDirectory } from "#app/features/access/ldap/sign-in.server.ts";
import { loggedInUserSchema } from "#app/features/auth/sign-in.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

export const action = endpoint({
  method: "POST",
  access: "public",
  summary: "Signs a person in by the user name and the password of the institution's directory.",
  description: "Sets the session's cookie, and one by which this browser is known. The directory is asked by LDAP.",
  answer: {
    json: z.object({ user: loggedInUserSchema }),
    otherwise: { 202: "the password is right and a second factor is wanted: `secondFactor` is true" },
  },
  refusals: {
    401: "`Credenciales inválidas`: the same for unknown users and wrong passwords",
    403: { unknown: "no account here has the person's RUT", inactive: "the account is switched off" },
    404: "no directory is configured",
    409: {
      two_people: "the person's data fit two accounts",
      other_subject: "the account is linked to another user of the directory",
    },
    422: { identifier: "the directory's RUT is not valid" },
    429: "the name is throttled after failed tries, or too many wait",
    503: { unreachable: "the directory does not answer", "": "too many sign in at once" },
  },
  worksOnFullDisk: true,
  body: directoryLoginSchema,
  handle: async ({ db, body, request, context }) => {
    const client = { request, clientAddress: context.clientAddress };
    const { user, headers } = await signInWithDirectory(db, body, client, getSettings());
    const init = { headers: [["Cache-Control", "no-store"], ...headers] satisfies [string, string][] };
    return user ? Response.json({ user }, init) : Response.json({ secondFactor: true }, { ...init, status: 202 });
  },
});
export const loader = action;
