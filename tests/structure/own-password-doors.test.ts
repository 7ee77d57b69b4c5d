// Prevents: a route that opens to somebody who has to set an own password before anything else.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSession } from "#app/features/auth/session.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { configureTestAuth } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { accessOf, routeName } from "../support/route-access.ts";

type Handler = Parameters<typeof callRoute>[0] & { method?: string };
type RouteModule = { loader?: Handler; action?: Handler };
type Door = { name: string; handler: Handler; method: string };

const modules = import.meta.glob<RouteModule>(["/app/routes/*.ts", "/app/routes/*.tsx", "/app/routes/*/route.tsx"]);

/** What is open while the own password is missing; whatever is public is open as well. */
const OPEN = ["account_.own-password", "api.account.password.first"];

let database: TestDatabase;
let doors: Door[];
beforeAll(async () => {
  database = makeTestDatabase();
  configureTestAuth(database, { ownPassword: "required" });
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

const sessionOf = async (person: { id: number }, way: { method: string; provider?: { name: string } }) => {
  const needsPassword = way.method === "code";
  const session = { userId: person.id, userAgent: "test", request: new Request("http://localhost/"), ...way };
  return (await startSession(database.db, { ...session, needsPassword })).split(";")[0] ?? "";
};

test.each([
  ["a student", { role: "user" as const }, "rut"],
  ["an admin", { role: "admin" as const }, "rut"],
  ["an admin with an own password who entered by code", { role: "admin" as const, password_hash: "x" }, "code"],
])("%s gets to where the own password is set and nowhere else", async (_who, given, method) => {
  expect(doors.length).toBeGreaterThan(100);
  const person = await makeUser(database.db, given);
  const open: string[] = [];
  for (const door of doors) {
    const came = await outcome(door, await sessionOf(person, { method }));
    const isRefused = door.name.startsWith("api.")
      ? came === "own_password_required" || came === "403"
      : came === "/account/own-password";
    if (!isRefused) open.push(door.name);
  }
  expect([...new Set(open)].toSorted()).toEqual(OPEN);
});

test.each([
  ["by the institution's sign-in", { method: "oidc", provider: { name: "oidc:campus" } }],
  ["by the directory", { method: "ldap", provider: { name: "ldap" } }],
  ["by passkey", { method: "passkey" }],
])("nobody is asked who entered %s", async (_how, way) => {
  const cookie = await sessionOf(await makeUser(database.db), way);
  const door = doors.find(({ name }) => name === "api.auth.me");
  expect(door && (await outcome(door, cookie))).toBe("200");
});

test("the second factor comes first, then the password", async () => {
  configureTestAuth(database, { ownPassword: "required", secondFactor: "staff" });
  const person = await makeUser(database.db, { role: "office" });
  const cookie = await sessionOf(person, { method: "rut" });
  const led = async (name: string) => {
    const door = doors.find((each) => each.name === name);
    return door && outcome(door, cookie);
  };
  expect([await led("admin"), await led("account_.own-password"), await led("api.account.password.first")]).toEqual([
    "/account/second-factor",
    "/account/second-factor",
    "second_factor_required",
  ]);
  await database.db
    .insertInto("totp_secrets")
    .values({ user_id: person.id, secret: "x", last_step: 0, created_at: "2026-11-26", confirmed_at: "2026-11-26" })
    .execute();
  expect([
    await led("admin"),
    await led("account_.second-factor"),
    await led("api.account.second-factor.totp"),
  ]).toEqual(["/account/own-password", "/account/own-password", "own_password_required"]);
});
