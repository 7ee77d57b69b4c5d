import { expect, vi } from "vitest";
import { listOwnRights } from "#app/features/privacy/rights/list-requests.server.ts";
import type { OwnRequest } from "#app/features/privacy/rights/rights.ts";
import type { DeskDetail } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { readSettings, type Settings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as askRoute } from "#app/routes/api.account.rights.ts";
import { action as decideRoute } from "#app/routes/api.admin.rights.$id.decision.ts";
import { loader as detailRoute } from "#app/routes/api.admin.rights.$id.ts";
import type { Role, User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "./auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "./database.ts";
import { callRoute } from "./http.ts";

/** A database with a person and somebody of the office, both signed in: for beforeEach() and afterEach(). */

/** A Tuesday; 8 December is the next holiday of Chile. */
export const NOW = "2026-11-24T12:00:00.000Z";
export let database: TestDatabase;
export let settings: Settings;
export let person: User;
export let officer: User;
export let own: string;
export let office: string;

export async function openDesk(): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  database = makeTestDatabase();
  settings = readSettings({ DATA_DIR: database.folder, SMTP_URL: "smtp://127.0.0.1:2525" });
  setSettings(settings);
  configureTestAuth(database);
  await makeUser(database.db, { role: "admin", name: "Paula Riquelme" });
  officer = await makeUser(database.db, { role: "office", name: "Rosa Cid" });
  person = await makeUser(database.db, {
    name: "Valentina Soto",
    email: "valentina@personal.cl",
    password_hash: "$argon2id$own",
  });
  own = await sessionCookieFor(database.db, person);
  office = await sessionCookieFor(database.db, officer);
}
export async function closeDesk(): Promise<void> {
  vi.useRealTimers();
  setSettings(undefined);
  await database.dispose();
}

/** Signed in with this role. */
export async function staff(role: Role): Promise<string> {
  return sessionCookieFor(database.db, await makeUser(database.db, { role }));
}

type Route = Parameters<typeof callRoute>[0];

/** Calls a route about one request. */
export const act = (route: Route, id: number | string, json: object, cookie = office) =>
  callRoute(route, { params: { id: String(id) }, json, cookie });
export const look = (route: Route, id: number | string, cookie = office) =>
  callRoute(route, { params: { id: String(id) }, cookie });

/** Files a request as its owner. @returns its id */
export async function ask(json: object, cookie = own): Promise<number> {
  const response = await callRoute(askRoute, { json, cookie });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  return body.id;
}
export const decide = (id: number, more: object = {}, cookie = office) =>
  act(decideRoute, id, { accepted: true, reason: "Lo hicimos.", ...more }, cookie);

/** The reason of a refusal, or the status of an answer without one. */
export async function outcome(response: Promise<Response>): Promise<string | number> {
  const answer = await response;
  return (await answer.json()).reason ?? answer.status;
}

export async function seenByOwner(id: number): Promise<OwnRequest> {
  const all = await listOwnRights(database.db, person.id, { settings, now: new Date() });
  const found = all.find((one) => one.id === String(id));
  if (!found) throw new Error("not listed");
  return found;
}
export const seenByOffice = async (id: number): Promise<DeskDetail> => (await look(detailRoute, id)).json();
