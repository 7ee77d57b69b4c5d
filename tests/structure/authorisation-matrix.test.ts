// Prevents: a new route that anybody may call because nobody decided who may.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extentOf } from "#app/features/permissions/permissions.ts";
import { ROLES } from "#app/features/permissions/roles.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import type { Role } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { type Access, accessOf, MACHINE, PUBLIC, routeName, STAFF_PAGES, USER } from "../support/route-access.ts";

/** Every route of the application against everybody who might call it. */

type Handler = Parameters<typeof callRoute>[0] & { access?: Access; method?: string; calls?: readonly Handler[] };
type RouteModule = { loader?: Handler; action?: Handler };

const modules = import.meta.glob<RouteModule>(["/app/routes/*.ts", "/app/routes/*.tsx", "/app/routes/*/route.tsx"]);

const names = Object.keys(modules).map(routeName);
const isApi = (name: string) => name.startsWith("api.");

type Handled = { name: string; handler: Handler; method: string };

/** Loader and action of every route; one function that is both is one. */
async function handlers(): Promise<Handled[]> {
  const all = await Promise.all(Object.entries(modules).map(async ([file, load]) => ({ file, module: await load() })));
  return all.flatMap(({ file, module: { loader, action } }) =>
    [...new Set([loader, action])].flatMap((handler) =>
      (handler?.calls ?? (handler ? [handler] : [])).map((call) => ({
        name: routeName(file),
        handler: call,
        method: call.method ?? (call === loader ? "GET" : "POST"),
      })),
    ),
  );
}

let database: TestDatabase;
let everything: Handled[];
type Caller = "anonymous" | "expired" | "inactive" | Role;
const CALLERS: readonly Caller[] = ["anonymous", "expired", "inactive", ...ROLES];
/** The accounts of those who call. */
const callers = new Map<Caller, { id: number }>();

beforeAll(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
  const { db } = database;
  callers.set("expired", await makeUser(db));
  callers.set("inactive", await makeUser(db, { is_active: 0 }));
  for (const role of ROLES) callers.set(role, await makeUser(db, { role }));
  everything = await handlers();
});
afterAll(async () => {
  setSettings(undefined);
  await database.dispose();
});

/** A session of its own for each call: signing out is one of the calls. */
async function cookieOf(who: Caller): Promise<string> {
  const user = callers.get(who);
  if (!user) return "";
  const cookie = await sessionCookieFor(database.db, user);
  if (who === "expired") {
    const past = { expires_at: "2020-01-01T00:00:00.000Z" };
    await database.db.updateTable("sessions").set(past).where("user_id", "=", user.id).execute();
  }
  return cookie;
}

type Outcome = { status: number; location: string | null };

/** Calls with input that no route can do anything with: what is asked is only who gets past the door. */
async function call({ handler, method }: Handled, cookie: string): Promise<Outcome> {
  const params = {
    id: "999999",
    coachId: "999999",
    date: "2030-01-01",
    hunterId: "natalia",
    name: "User",
    "*": "nowhere",
  };
  const request = { method, params, ...(cookie && { cookie }), ...(method !== "GET" && { json: {} }) };
  let answer: unknown;
  try {
    answer = await callRoute(handler, request);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    answer = thrown;
  }
  // A page's loader may hand over its data as a plain object.
  if (!(answer instanceof Response)) return { status: 200, location: null };
  await answer.arrayBuffer();
  return { status: answer.status, location: answer.headers.get("Location") };
}

const isRole = (who: Caller): who is Role => ROLES.some((role) => role === who);

/** What somebody without the right gets; null for whoever may pass: read off the table of permissions. */
function refusal({ name, method }: Handled, who: Caller): Outcome | null {
  const access = accessOf(name);
  // Shown to a browser whose sign-in waits for its second step, whoever else it may be.
  if (name === "login_.verificar" || name === "login_.codigo") return { status: 302, location: "/login" };
  // A program without its token; the metrics answer by the sender's address, too.
  if (access === "machine") return { status: name === "metrics" ? 403 : 401, location: null };
  if (access === "public" || access === undefined) return null;
  if (!isRole(who)) return isApi(name) ? { status: 401, location: null } : { status: 302, location: "/login" };
  if (access === "user") return null;
  if (!isApi(name) && who === "user") return { status: 302, location: "/dashboard" };
  if (access === "staff") return null;
  const kind = method === "GET" ? "look" : "change";
  return extentOf(who, access, kind) === null ? { status: 403, location: null } : null;
}

/** For endpoint() a route that wants a token is public: no session opens it. */
const isDeclared = (declared: Access | undefined, listed: Access | undefined) =>
  declared === (listed === "machine" ? "public" : listed);

test("every route is listed here, and every listed route exists", () => {
  expect(names.filter((name) => accessOf(name) === undefined)).toEqual([]);
  expect([...PUBLIC, ...USER, ...Object.keys(STAFF_PAGES), ...MACHINE].filter((name) => !names.includes(name))).toEqual(
    [],
  );
});

test("what endpoint() was told is what is written here", () => {
  const declared = everything.filter(({ handler }) => handler.access !== undefined);
  expect(declared.length).toBeGreaterThan(40);
  expect(
    declared.filter(({ name, handler }) => !isDeclared(handler.access, accessOf(name))).map(({ name }) => name),
  ).toEqual([]);
});

describe.each(CALLERS)("%s", (who) => {
  test("gets past exactly the doors that are open to them", async () => {
    for (const handled of everything) {
      const outcome = await call(handled, await cookieOf(who));
      const expected = refusal(handled, who);
      const label = `${handled.method} ${handled.name}: ${outcome.status} ${outcome.location ?? ""}`;
      if (expected) expect(outcome, label).toEqual(expected);
      else {
        // A coach is told of a call for which the own sessions are not enough.
        expect(who === "coach" ? [401, 500] : [401, 403, 500], label).not.toContain(outcome.status);
        expect(outcome.location ?? "", label).not.toMatch(/^\/login/);
      }
    }
  });
});
