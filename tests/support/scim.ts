import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as createToken } from "#app/routes/api.admin.tokens.ts";
import { action as changeRoute, loader as readRoute } from "#app/routes/scim.v2.Users.$id.ts";
import { action as createRoute, loader as listRoute } from "#app/routes/scim.v2.Users.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "./auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "./database.ts";
import { type Call, callRoute } from "./http.ts";

/** A database, a token for SCIM, and the calls of a program that has it. */

export const CORE = "urn:ietf:params:scim:schemas:core:2.0:User";
export const CAREERS = "urn:ietf:params:scim:schemas:extension:careers:2.0:User";
const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

export let database: TestDatabase;
export let token = "";
let it: User;

export async function openScim(env: Record<string, string> = {}): Promise<void> {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, EMAIL_DOMAIN: "uni.example", ...env }));
  it = await makeUser(database.db, { role: "it" });
  token = await tokenFor("scim");
}

export async function closeScim(): Promise<void> {
  setSettings(undefined);
  await database.dispose();
}

export async function tokenFor(scope: string): Promise<string> {
  const cookie = await sessionCookieFor(database.db, it);
  const answer = await callRoute(createToken, { cookie, json: { name: "Directorio", scope, days: 90 } });
  return ((await answer.json()) as { token: string }).token;
}

export type Answer = { status: number; headers: Headers; body: Body };
// What a test looks into is whatever it expects there.
// biome-ignore lint/suspicious/noExplicitAny: an answer may be anything
export type Body = any;

const asAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
};

const withToken = ({ headers, ...call }: Call): Call => ({
  ...call,
  headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json", ...headers },
});
const jsonBody = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));
type Sent = Pick<Call, "headers" | "cookie">;

export const list = (query: Record<string, string> = {}, call: Sent = {}) =>
  callRoute(
    listRoute,
    withToken({ ...call, url: `http://localhost/scim/v2/Users?${new URLSearchParams(query)}` }),
  ).then(asAnswer);
export const find = (filter: string) => list({ filter });
export const read = (id: string | number, query: Record<string, string> = {}, call: Sent = {}) => {
  const url = `http://localhost/scim/v2/Users/${id}?${new URLSearchParams(query)}`;
  return callRoute(readRoute, withToken({ ...call, url, params: { id: String(id) } })).then(asAnswer);
};
export const create = (body: unknown, call: Sent = {}) =>
  callRoute(createRoute, withToken({ ...call, method: "POST", body: jsonBody(body) })).then(asAnswer);
const change = (method: string, id: string | number, body: unknown, call: Sent) =>
  callRoute(
    changeRoute,
    withToken({ ...call, method, params: { id: String(id) }, ...(body !== undefined && { body: jsonBody(body) }) }),
  ).then(asAnswer);
export const put = (id: string | number, body: unknown, call: Sent = {}) => change("PUT", id, body, call);
export const patch = (id: string | number, Operations: unknown, call: Sent = {}) =>
  change("PATCH", id, { schemas: [PATCH], Operations }, call);
export const patchWith = (id: string | number, body: unknown) => change("PATCH", id, body, {});
export const replace = (path: string, value: unknown) => [{ op: "replace", path, value }];
export const remove = (id: string | number, call: Sent = {}) => change("DELETE", id, undefined, call);

export const ANA = {
  schemas: [CORE],
  userName: "12.345.678-5",
  name: { givenName: "Ana", familyName: "Soto Rivas" },
  emails: [{ value: "Ana.Soto@uni.example", type: "work", primary: true }],
  active: true,
};

export const rowOf = (id: string | number) =>
  database.db.selectFrom("users").selectAll().where("id", "=", Number(id)).executeTakeFirstOrThrow();
export const everybody = () => database.db.selectFrom("users").selectAll().orderBy("id").execute();
/** What the trail has of programs, without what opened it. */
export const trail = async () =>
  (await database.db.selectFrom("audit_trail").selectAll().orderBy("seq").execute())
    .filter(({ actor_role }) => actor_role === "token")
    .map(({ actor, action, target, target_kind, details }) => ({
      ...{ actor, action, hasTarget: target !== null, target_kind },
      details: JSON.parse(details) as Record<string, unknown>,
    }));
