// Prevents: a route that opens without the second step, or before staff has the second factor that it has to have.
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROLES } from "#app/features/permissions/roles.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as login } from "#app/routes/api.auth.login.ts";
import type { Role } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute, cookiesAfter } from "../support/http.ts";
import { accessOf, routeName } from "../support/route-access.ts";

type Handler = Parameters<typeof callRoute>[0] & { method?: string };
type RouteModule = { loader?: Handler; action?: Handler };
type Door = { name: string; handler: Handler; method: string };

const modules = import.meta.glob<RouteModule>(["/app/routes/*.ts", "/app/routes/*.tsx", "/app/routes/*/route.tsx"]);

/** What is open to staff that still has to get a second factor; whatever is public is open as well. */
const ENROLMENT = [
  "account_.second-factor",
  "api.account.passkeys",
  "api.account.passkeys.options",
  "api.account.second-factor.totp",
  "api.account.second-factor.totp.confirm",
];

let database: TestDatabase;
let doors: Door[];

beforeAll(async () => {
  database = makeTestDatabase();
  configureTestAuth(database, { secondFactor: "staff" });
  setSettings(readSettings({ DATA_DIR: database.folder }));
  const all = await Promise.all(Object.entries(modules).map(async ([file, load]) => ({ file, module: await load() })));
  doors = all
    .flatMap(({ file, module: { loader, action } }) =>
      [...new Set([loader, action])].flatMap((handler) =>
        handler
          ? [{ name: routeName(file), handler, method: handler.method ?? (handler === loader ? "GET" : "POST") }]
          : [],
      ),
    )
    .filter(({ name }) => !["public", "machine", undefined].includes(accessOf(name)));
});
afterAll(async () => {
  setSettings(undefined);
  await database.dispose();
});

const isApi = (name: string) => name.startsWith("api.");

/** What came of it: the address that it led to, the reason that it was refused for, or its status. */
async function outcome({ handler, method }: Door, cookie: string): Promise<string> {
  const params = { id: "999999", coachId: "999999", date: "2030-01-01", hunterId: "natalia", "*": "nowhere" };
  const answer = await callRoute(handler, { method, params, cookie, ...(method !== "GET" && { json: {} }) }).catch(
    (thrown: unknown) => {
      if (!(thrown instanceof Response)) throw thrown;
      return thrown;
    },
  );
  if (!(answer instanceof Response)) return "200";
  const location = answer.headers.get("Location");
  if (location) return location;
  const text = await answer.text();
  return text.includes('"reason"') ? JSON.parse(text).reason : String(answer.status);
}

test.each(ROLES.filter((role) => role !== "user"))(
  "staff without a second factor gets to where it is added and nowhere else: %s",
  async (role: Role) => {
    expect(doors.length).toBeGreaterThan(100);
    const person = await makeUser(database.db, { role });
    const open: string[] = [];
    for (const door of doors) {
      const came = await outcome(door, await sessionCookieFor(database.db, person));
      const isRefused = isApi(door.name)
        ? came === "second_factor_required" || came === "403"
        : came === "/account/second-factor";
      if (!isRefused) open.push(door.name);
    }
    expect([...new Set(open)].toSorted()).toEqual(ENROLMENT);
  },
);

test("a right password without the second step opens no door at all", async () => {
  const person = await makeUser(database.db, { rut: "18765042-K" });
  await database.db
    .insertInto("totp_secrets")
    .values({ user_id: person.id, secret: "x", last_step: 0, created_at: "2026-11-26", confirmed_at: "2026-11-26" })
    .execute();
  const answer = await callRoute(login, { json: { rut: person.rut, password: "1876" } });
  expect(answer.status).toBe(202);
  const cookie = cookiesAfter(answer);
  expect(cookie).toMatch(/^pending=[^;]+$/);
  // Its value is no session either.
  for (const sent of [cookie, cookie.replace("pending=", "sid=")]) {
    for (const door of doors) expect(await outcome(door, sent), door.name).toBe(isApi(door.name) ? "401" : "/login");
  }
});
