import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listTokens } from "#app/features/access/tokens/tokens.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as undo } from "#app/routes/api.admin.roster.loads.$id.undo.ts";
import { action as revoke } from "#app/routes/api.admin.tokens.$id.revoke.ts";
import { action as create } from "#app/routes/api.admin.tokens.ts";
import { action as upload } from "#app/routes/api.admin.upload-excel.ts";
import { action as roster } from "#app/routes/api.roster.ts";
import { loader as metrics } from "#app/routes/metrics.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { everythingIn } from "../support/every-table.ts";
import { type Call, callRoute } from "../support/http.ts";
import { type Cells, workbook } from "../support/workbooks.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const LIST: Cells = [
  ["RUT", "Nombre", "Carrera"],
  ["12345678-5", "Ana Soto", "Derecho"],
  ["9876543-3", "Luis Paz", "Historia"],
];

let database: TestDatabase;
let it: User;
let cookie: string;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, EMAIL_DOMAIN: "uni.example" }));
  it = await makeUser(database.db, { role: "it" });
  cookie = await sessionCookieFor(database.db, it);
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

async function tokenFor(scope: "roster" | "metrics"): Promise<string> {
  const answer = await callRoute(create, { cookie, json: { name: "Registro", scope, days: 90 } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const put = (token: string | null, call: Call = {}) =>
  callRoute(roster, {
    method: "PUT",
    body: new Uint8Array(workbook(LIST)),
    ...call,
    headers: { "content-type": XLSX, ...(token !== null && bearer(token)), ...call.headers },
  });
const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
const trail = () =>
  database.db.selectFrom("audit_trail").select(["actor", "actor_role", "action", "details"]).orderBy("seq").execute();
const students = () => database.db.selectFrom("users").selectAll().where("role", "=", "user").orderBy("rut").execute();
const people = async () => (await students()).map(({ id, created_at, updated_at, ...rest }) => rest);

describe("who is let in", () => {
  const routes = [
    ["PUT /api/roster", "roster", (call: Call) => put(null, call)],
    ["GET /metrics", "metrics", (call: Call) => callRoute(metrics, call)],
  ] as const;

  test.each(routes)("%s: the right token, and nothing else", async (_name, scope, send) => {
    const token = await tokenFor(scope);
    const other = await tokenFor(scope === "roster" ? "metrics" : "roster");
    const last = token.at(-1) === "A" ? "B" : "A";
    const sent = (value: string) => send({ headers: bearer(value) });
    expect((await sent(token)).status).toBe(200);
    expect((await sent(`${token.slice(0, -1)}${last}`)).status).toBe(scope === "roster" ? 401 : 403);
    const refused = await sent(other);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
    expect((await send({})).status).toBe(scope === "roster" ? 401 : 403);
    const admin = await makeUser(database.db, { role: "admin" });
    const session = await sessionCookieFor(database.db, admin);
    expect((await send({ cookie: session })).status).toBe(scope === "roster" ? 401 : 403);

    database.raw.exec("UPDATE api_tokens SET expires_at = '2020-01-01T00:00:00.000Z'");
    const expired = await sent(token);
    expect(expired.status).toBe(401);
    expect(expired.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  test("a revoked token, and those of somebody deactivated or without the role, which do not wake again", async () => {
    const token = await tokenFor("roster");
    const id = database.raw.prepare("SELECT id FROM api_tokens").pluck().get() as number;
    expect((await callRoute(revoke, { cookie, method: "POST", params: { id: String(id) } })).status).toBe(200);
    expect((await put(token)).status).toBe(401);
    for (const change of ["is_active = 0", "role = 'coach'"]) {
      const next = await tokenFor("roster");
      database.raw.exec(`UPDATE users SET ${change} WHERE id = ${it.id}`);
      expect((await put(next)).status, change).toBe(401);
      database.raw.exec(`UPDATE users SET is_active = 1, role = 'it' WHERE id = ${it.id}`);
      expect((await put(next)).status, change).toBe(401);
    }
  });

  test("no other route takes a token", async () => {
    const token = await tokenFor("roster");
    const answer = await callRoute(create, { headers: bearer(token), json: { name: "x", scope: "roster", days: 1 } });
    expect(answer.status).toBe(401);
  });

  test("guessing is paced by network, and the right token of that network still works", async () => {
    const token = await tokenFor("roster");
    const clientAddress = "198.51.100.7";
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      statuses.push((await put("cuc_guess", { clientAddress })).status);
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(statuses.at(-1)).toBe(429);
    expect((await put(token, { clientAddress, url: "http://localhost/?dryRun=1" })).status).toBe(200);
    expect((await put("cuc_guess", { clientAddress: "198.51.100.8" })).status).toBe(401);
  });

  test("whoever may make none is refused, and no token lasts longer than 400 days", async () => {
    const office = await sessionCookieFor(database.db, await makeUser(database.db, { role: "office" }));
    const body = { name: "x", scope: "roster", days: 90 };
    expect((await callRoute(create, { cookie: office, json: body })).status).toBe(403);
    expect((await callRoute(create, { cookie, json: { ...body, days: 401 } })).status).toBe(400);
    expect((await callRoute(create, { cookie, json: { ...body, days: undefined } })).status).toBe(400);
  });
});

test("a token is stored only as its hash; making, use and revoking are in the trail with its beginning", async () => {
  const token = await tokenFor("roster");
  expect(token).toMatch(/^cuc_[\w-]{49}$/);
  expect((await put(token)).status).toBe(200);
  const id = database.raw.prepare("SELECT id FROM api_tokens").pluck().get();
  await callRoute(revoke, { cookie, method: "POST", params: { id: String(id) } });
  const everything = everythingIn(database.raw);
  expect(everything).toContain(token.slice(0, 8));
  expect(everything).not.toContain(token.slice(0, 12));
  const rows = (await trail()).filter(({ action }) => action !== "trail_begun");
  expect(rows.map(({ action }) => action)).toEqual(["token_created", "excel_upload", "token_revoked"]);
  expect(rows[1]).toMatchObject({ actor: token.slice(0, 8), actor_role: "token" });
  const used = database.raw.prepare("SELECT last_used_network FROM api_tokens").pluck().get();
  expect(used).toBe("192.0.2.1");
});

test("a token that works is listed before hundreds of newer ones that do not", async () => {
  const token = await tokenFor("roster");
  const old = Array.from({ length: 201 }, (_, at) => ({
    name: "antes",
    scope: "roster" as const,
    prefix: `cuc_${String(at).padStart(4, "0")}`,
    token_hash: String(at),
    created_by: it.id,
    created_at: "2026-01-01T00:00:00.000Z",
    expires_at: "2099-01-01T00:00:00.000Z",
    revoked_at: "2026-01-02T00:00:00.000Z",
  }));
  await database.db.insertInto("api_tokens").values(old).execute();
  expect((await listTokens(database.db))[0]).toMatchObject({ prefix: token.slice(0, 8), state: "active" });
});

describe("PUT /api/roster", () => {
  let token: string;
  let admin: string;
  beforeEach(async () => {
    token = await tokenFor("roster");
    admin = await sessionCookieFor(database.db, await makeUser(database.db, { role: "admin" }));
  });

  const loadByPanel = () => {
    const form = new FormData();
    form.append("excel", new Blob([new Uint8Array(workbook(LIST))]), "nomina.xlsx");
    return callRoute(upload, { body: form, cookie: admin });
  };

  test("makes the same people as the panel's load, from a workbook, CSV or JSON; the panel undoes it", async () => {
    expect((await loadByPanel()).status).toBe(200);
    const wanted = await people();
    const csv = LIST.map((row) => row.join(";")).join("\r\n");
    const asJson = { people: LIST.slice(1).map(([rut, name, career]) => ({ rut, name, career })) };
    const forms: [string, Call][] = [
      ["xlsx", {}],
      ["csv", { body: csv, headers: { "content-type": "text/csv; charset=utf-8" } }],
      ["json", { body: JSON.stringify(asJson), headers: { "content-type": "application/json" } }],
    ];
    for (const [kind, call] of forms) {
      database.raw.exec("DELETE FROM roster_loads; DELETE FROM users WHERE role = 'user'");
      const answer = await put(token, call);
      const load = await json(answer);
      expect(answer.status, `${kind} ${JSON.stringify(load).slice(0, 300)}`).toBe(200);
      expect(load, kind).toMatchObject({ outcome: "loaded", report: { created: 2, updated: 0, rejected: 0 } });
      expect(await people(), kind).toEqual(wanted);
      const undone = await callRoute(undo, { cookie: admin, method: "POST", params: { id: String(load.loadId) } });
      expect(await json(undone)).toMatchObject({ removed: 2, kept: 0 });
      expect(await people()).toEqual([]);
    }
  });

  test("a dry run writes nothing; the same file again says so", async () => {
    const dry = await json(await put(token, { url: "http://localhost/api/roster?dryRun=1" }));
    expect(dry).toMatchObject({ outcome: "preview", report: { created: 2 }, loadId: null });
    expect(await people()).toEqual([]);
    const first = await json(await put(token));
    const again = await json(await put(token));
    expect(again).toMatchObject({ outcome: "unchanged_file", loadId: first.loadId });
    expect(database.raw.prepare("SELECT count(*) FROM roster_loads").pluck().get()).toBe(1);
  });

  test("what is doubtful is refused in words and loads nobody, unless it is answered in advance", async () => {
    const runs: Cells = [
      ["RUN", "Nombre"],
      ["20400200", "Ana Soto"],
      ["20543217", "Luis Paz"],
      ["21044310", "Eva Mora"],
    ];
    const body = new Uint8Array(workbook(runs));
    const refused = await put(token, { body });
    expect(refused.status).toBe(422);
    const answer = await json(refused);
    expect(answer).toMatchObject({ reason: "needs_review" });
    expect(answer.message).toContain("computeCheckDigits");
    const preview = await json(await put(token, { body, url: "http://localhost/api/roster?dryRun=1" }));
    expect(preview.doubts).toContainEqual(expect.objectContaining({ code: "computed" }));
    expect(await people()).toEqual([]);
    const choices = encodeURIComponent(JSON.stringify({ computeCheckDigits: true, columnsChecked: true }));
    const loaded = await put(token, { body, url: `http://localhost/api/roster?choices=${choices}` });
    expect(await json(loaded)).toMatchObject({ outcome: "loaded", report: { created: 3 } });
  });

  test("a name that differs is a doubt until the request says what to do", async () => {
    await put(token);
    const other: Cells = [
      ["RUT", "Nombre"],
      ["12345678-5", "Zoila Quiroga"],
    ];
    const body = new Uint8Array(workbook(other));
    const refused = await put(token, { body });
    expect(refused.status).toBe(422);
    expect((await json(refused)).message).toContain("`conflicts`");
    const keep = encodeURIComponent(JSON.stringify({ conflicts: { "12345678-5": "keep" } }));
    const kept = await put(token, { body, url: `http://localhost/api/roster?choices=${keep}` });
    expect(await json(kept)).toMatchObject({ outcome: "loaded", report: { conflicts: 1, updated: 0 } });
  });

  test.each([
    ["nothing", { body: "" }, 400],
    ["a type that is not read", { body: "x", headers: { "content-type": "text/plain" } }, 415],
    ["JSON of another form", { body: '{"people":[{"otro":1}]}', headers: { "content-type": "application/json" } }, 400],
    ["broken JSON", { body: "{", headers: { "content-type": "application/json" } }, 400],
    ["a quote that is never closed", { body: 'RUT,Nombre\n"1', headers: { "content-type": "text/csv" } }, 422],
    ["too much", { body: new Uint8Array(5 * 1024 * 1024 + 1) }, 413],
    ["no workbook", { body: "hola" }, 415],
  ])("refuses %s with a sentence", async (_what, call: Call, status) => {
    const answer = await put(token, call);
    expect(answer.status).toBe(status);
    expect((await json(answer)).message).toMatch(/\.$/);
    expect(await people()).toEqual([]);
  });
});
