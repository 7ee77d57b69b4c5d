import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dueAt } from "#app/features/privacy/rights/deadline.server.ts";
import { listOwnRights } from "#app/features/privacy/rights/list-requests.server.ts";
import type { OwnRequest } from "#app/features/privacy/rights/rights.ts";
import type { DeskDetail } from "#app/features/privacy/rights/rights-schemas.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import { loader as ownEvidence } from "#app/routes/api.account.rights.$id.evidence.ts";
import { action as reply } from "#app/routes/api.account.rights.$id.reply.ts";
import { action as withdraw } from "#app/routes/api.account.rights.$id.withdraw.ts";
import { action as askRoute } from "#app/routes/api.account.rights.ts";
import { action as decide } from "#app/routes/api.admin.rights.$id.decision.ts";
import { loader as officeEvidence } from "#app/routes/api.admin.rights.$id.evidence.ts";
import { action as step } from "#app/routes/api.admin.rights.$id.step.ts";
import { loader as detail } from "#app/routes/api.admin.rights.$id.ts";
import { loader as desk, action as register } from "#app/routes/api.admin.rights.ts";
import { loader as today } from "#app/routes/api.admin.today.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";

/** A Tuesday; the Friday of the week is a holiday nowhere, 8 December is one. */
const NOW = "2026-11-24T12:00:00.000Z";
const DAY_MS = 86_400_000;
let database: TestDatabase;
let person: User;
let admin: User;
let own: string;
let office: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  database = makeTestDatabase();
  setSettings(readSettings({ DATA_DIR: database.folder }));
  configureTestAuth(database);
  admin = await makeUser(database.db, { role: "admin", name: "Paula Riquelme" });
  person = await makeUser(database.db, {
    password_hash: "$argon2id$own",
    name: "Valentina Soto",
    email: "valentina@personal.cl",
  });
  own = await sessionCookieFor(database.db, person);
  office = await sessionCookieFor(database.db, admin);
});
afterEach(async () => {
  vi.useRealTimers();
  setSettings(undefined);
  await database.dispose();
});

const ask = async (json: object = { kind: "rectification", subject: "account", message: "Mi apellido" }) => {
  const response = await callRoute(askRoute, { json, cookie: own });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  return body.id as number;
};
const at = (id: number | string) => ({ params: { id: String(id) } });
const act = (route: Parameters<typeof callRoute>[0], id: number, json: object, cookie = office) =>
  callRoute(route, { ...at(id), json, cookie });
const seen = async (id: number): Promise<OwnRequest> => {
  const settings = readSettings({ DATA_DIR: database.folder });
  const all = await listOwnRights(database.db, person.id, { settings, now: new Date() });
  const found = all.find((one) => one.id === String(id));
  if (!found) throw new Error("not listed");
  return found;
};
const kinds = (request: OwnRequest) => request.events.map(({ kind }) => kind);
const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);
const accepted = { accepted: true, reason: "Lo hicimos." };

describe("deadlines", () => {
  const settings = readSettings({});
  test("are calendar days at the same wall time, over the change of the clocks too", () => {
    expect(dueAt("access", new Date("2026-11-24T12:00:00.000Z"), settings)).toBe("2026-12-24T12:00:00.000Z");
    expect(dueAt("access", new Date("2026-08-20T12:00:00.000Z"), settings)).toBe("2026-09-19T11:00:00.000Z");
  });

  test.each([
    ["a Tuesday", "2026-11-24T12:00:00.000Z", "2026-11-27T12:00:00.000Z"],
    ["over a weekend", "2026-11-26T12:00:00.000Z", "2026-12-01T12:00:00.000Z"],
    ["over a holiday", "2026-12-04T12:00:00.000Z", "2026-12-10T12:00:00.000Z"],
    ["on a Saturday", "2026-11-28T12:00:00.000Z", "2026-12-02T12:00:00.000Z"],
  ])("of a block are business days: %s", (_name, from, until) => {
    expect(dueAt("block", new Date(from), settings)).toBe(until);
  });
});

describe("a request", () => {
  test("has a number of its year, a deadline, a mail, and is seen by its owner alone", async () => {
    const first = await ask();
    const second = await ask({ kind: "access", subject: "cv" });
    expect(await seen(first)).toMatchObject({ number: "D-2026-001", state: "open", dueAt: "2026-12-24T12:00:00.000Z" });
    later(40);
    own = await sessionCookieFor(database.db, person);
    expect(await seen(await ask({ kind: "block", subject: "everything" }))).toMatchObject({ number: "D-2027-001" });
    expect((await seen(second)).number).toBe("D-2026-002");
    const mails = await database.db.selectFrom("outbox").select(["topic", "mail"]).execute();
    expect(mails.map(({ topic }) => topic)).toEqual(["rights:1", "rights:2", "rights:3"]);
    expect(mails.map(({ mail }) => mail).join()).not.toContain("Mi apellido");
    const stranger = await sessionCookieFor(database.db, await makeUser(database.db));
    for (const [route, json] of [
      [withdraw, {}],
      [reply, { message: "x" }],
    ] as const)
      expect((await act(route, first, json, stranger)).status).toBe(404);
    expect((await callRoute(ownEvidence, { ...at(first), cookie: stranger })).status).toBe(404);
  });

  test.each([
    ["another subject", { kind: "block", subject: "cv" }],
    ["a correction without words", { kind: "rectification", subject: "account", message: "  " }],
    ["1,001 characters", { kind: "access", subject: "cv", message: "x".repeat(1001) }],
    ["a review, which has its own way", { kind: "review", subject: "cv" }],
  ])("with %s is refused", async (_name, json) => {
    expect((await callRoute(askRoute, { json, cookie: own })).status).toBe(400);
  });

  test("of a kind that is open is refused, and one that was withdrawn ends", async () => {
    const id = await ask({ kind: "access", subject: "cv" });
    expect((await callRoute(askRoute, { json: { kind: "access", subject: "cv" }, cookie: own })).status).toBe(409);
    expect((await act(withdraw, id, {}, own)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ state: "withdrawn", closedAt: NOW });
    expect((await act(withdraw, id, {}, own)).status).toBe(409);
    expect((await act(decide, id, accepted)).status).toBe(409);
  });

  test("for the own data ends when the person has taken the file, by the system", async () => {
    const id = await ask({ kind: "portability", subject: "everything" });
    const response = await callRoute(exportRoute, { cookie: own });
    expect((await seen(id)).state).toBe("open");
    await response.arrayBuffer();
    await vi.waitFor(async () => expect((await seen(id)).state).toBe("accepted"));
    expect(kinds(await seen(id))).toEqual(["received", "identity", "done", "delivered"]);
  });
});

describe("the office", () => {
  test("stops the clock by a question, and the answer lets it go on", async () => {
    const id = await ask();
    later(10);
    expect((await act(step, id, { step: "ask", text: "¿Cuál es?" })).status).toBe(200);
    expect((await act(step, id, { step: "ask", text: "¿Y?" })).status).toBe(409);
    later(5);
    expect(await seen(id)).toMatchObject({ state: "waiting", dueAt: "2026-12-29T12:00:00.000Z" });
    own = await sessionCookieFor(database.db, person);
    expect((await act(reply, id, { message: "Arriagada" }, own)).status).toBe(200);
    later(1);
    expect(await seen(id)).toMatchObject({ state: "open", dueAt: "2026-12-29T12:00:00.000Z" });
    expect((await act(reply, id, { message: "Otra" }, own)).status).toBe(409);
  });

  test("extends once, and never a block", async () => {
    const id = await ask();
    expect((await act(step, id, { step: "extend", text: "Es mucho" })).status).toBe(200);
    expect((await seen(id)).dueAt).toBe("2027-01-23T12:00:00.000Z");
    expect((await (await act(step, id, { step: "extend", text: "Más" })).json()).reason).toBe("extended");
    const block = await ask({ kind: "block", subject: "everything" });
    expect((await (await act(step, block, { step: "extend", text: "Más" })).json()).reason).toBe("no_extension");
  });

  test("lists the nearest deadline first, with those for review, and filters", async () => {
    const late = await ask();
    later(29);
    office = await sessionCookieFor(database.db, admin);
    own = await sessionCookieFor(database.db, person);
    await ask({ kind: "access", subject: "cv" });
    await database.db
      .insertInto("review_requests")
      .values({ user_id: person.id, subject: "cv", subject_id: 1, message: "Mírenlo", created_at: NOW })
      .execute();
    later(2);
    office = await sessionCookieFor(database.db, admin);
    const list = async (query = "") => {
      const url = `http://localhost/api/admin/rights?${query}`;
      return (await (await callRoute(desk, { url, cookie: office })).json()) as {
        requests: DeskDetail[];
        open: number;
      };
    };
    const all = await list();
    expect(all.requests.map(({ number, urgency }) => [number, urgency])).toEqual([
      ["D-2026-001", "late"],
      ["R-2026-001", "late"],
      ["D-2026-002", "calm"],
    ]);
    expect(all.open).toBe(3);
    expect((await list("due=late")).requests).toHaveLength(2);
    expect((await list("kind=access")).requests.map(({ number }) => number)).toEqual(["D-2026-002"]);
    expect((await list("state=closed")).requests).toEqual([]);
    const { waiting } = await (await callRoute(today, { cookie: office })).json();
    expect(waiting.rightsRequests).toEqual({ count: 2, due: (await seen(late)).dueAt });
  });

  test("enters what came on paper, with its date", async () => {
    const body = { userId: person.id, kind: "erasure", subject: "everything", channel: "paper", message: "Carta" };
    const send = (receivedDate: string) => callRoute(register, { json: { ...body, receivedDate }, cookie: office });
    expect((await send("2026-11-25")).status).toBe(400);
    const { id } = await (await send("2026-11-20")).json();
    await act(step, id, { step: "identity", text: "Mostró su cédula." });
    await act(step, id, { step: "assign" });
    const found = (await (await callRoute(detail, { ...at(id), cookie: office })).json()) as DeskDetail;
    expect(found).toMatchObject({ channel: "paper", receivedAt: "2026-11-20T15:00:00.000Z", assignedTo: admin.name });
    expect(found.events.map(({ kind, who }) => [kind, who])).toEqual([
      ["received", admin.name],
      ["identity", admin.name],
      ["assigned", admin.name],
    ]);
  });

  test("accepts a correction only when something was corrected, and the evidence names it", async () => {
    const id = await ask();
    expect((await (await act(decide, id, accepted)).json()).reason).toBe("nothing_changed");
    const details = JSON.stringify({ targetUserId: person.id, changed: "name, career" });
    await database.db
      .insertInto("activities")
      .values({ user_id: admin.id, action: "user_updated", details, created_at: NOW })
      .execute();
    expect((await act(decide, id, accepted)).status).toBe(200);
    expect((await seen(id)).events.at(-1)?.text).toBe("Se cambió en su ficha: nombre y carrera.");
    const pdf = Buffer.from(await (await callRoute(ownEvidence, { ...at(id), cookie: own })).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("refuses with a reason, which the person reads, and sends a mail of it", async () => {
    const id = await ask();
    expect((await act(decide, id, { accepted: false, reason: "" })).status).toBe(400);
    expect((await act(decide, id, { accepted: false, reason: "No corresponde." })).status).toBe(200);
    expect(await seen(id)).toMatchObject({ state: "refused" });
    expect((await seen(id)).events.at(-1)).toMatchObject({ kind: "refused", text: "No corresponde.", by: "office" });
    const mails = await database.db.selectFrom("outbox").select("dedup_key").orderBy("id").execute();
    expect(mails.map((one) => one.dedup_key.split(":")[2])).toEqual(["received", "decision"]);
  });

  test("closes purposes by an objection, one by one", async () => {
    const id = await ask({ kind: "objection", subject: "statistics" });
    expect((await act(decide, id, accepted)).status).toBe(400);
    expect((await act(decide, id, { ...accepted, purposes: ["statistics"] })).status).toBe(200);
    const rows = await database.db.selectFrom("objections").select(["user_id", "purpose"]).execute();
    expect(rows).toEqual([{ user_id: person.id, purpose: "statistics" }]);
  });

  test("erases by the typed number; the request stays with a code and without texts", async () => {
    const id = await ask({ kind: "erasure", subject: "everything", message: "Bórrenme, Valentina" });
    expect((await act(decide, id, { ...accepted, number: "D-2026-009" })).status).toBe(400);
    expect((await act(decide, id, { ...accepted, number: "d-2026-001" })).status).toBe(200);
    expect(await database.db.selectFrom("users").where("id", "=", person.id).select("id").execute()).toEqual([]);
    const found = (await (await callRoute(detail, { ...at(id), cookie: office })).json()) as DeskDetail;
    expect(found).toMatchObject({ state: "accepted", userId: null, person: expect.stringMatching(/^P-[A-Z2-9]{8}$/) });
    expect(found.events.filter(({ by, text }) => by !== "system" && text !== null)).toEqual([]);
    expect(found.events.map(({ kind }) => kind)).toEqual(["received", "identity", "accepted", "done"]);
    const file = await callRoute(officeEvidence, { ...at(id), cookie: office });
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(await database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });
});

test("events do not change and do not go without their request", async () => {
  const id = await ask();
  const { raw } = database;
  expect(() => raw.prepare("update rights_events set text = 'x' where request_id = ?").run(id)).toThrow(
    /do not change/,
  );
  expect(() => raw.prepare("update rights_events set kind = 'done' where request_id = ?").run(id)).toThrow();
  expect(() => raw.prepare("delete from rights_events where request_id = ?").run(id)).toThrow(/with their request/);
  raw.prepare("delete from rights_requests where id = ?").run(id);
  expect(raw.prepare("select count(*) from rights_events").pluck().get()).toBe(0);
});
