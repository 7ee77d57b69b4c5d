import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RosterLoad } from "#app/features/roster/loads.server.ts";
import type { MissingPeople } from "#app/features/roster/missing-people.server.ts";
import type { RosterReport } from "#app/features/roster/report.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as undo } from "#app/routes/api.admin.roster.loads.$id.undo.ts";
import { loader as loads } from "#app/routes/api.admin.roster.loads.ts";
import { loader as missing } from "#app/routes/api.admin.roster.missing.ts";
import { action as deactivate } from "#app/routes/api.admin.roster.missing_.deactivate.ts";
import { action as upload } from "#app/routes/api.admin.upload-excel.ts";
import { action as preview } from "#app/routes/api.admin.upload-excel_.preview.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { type Cells, workbook } from "../support/workbooks.ts";

let database: TestDatabase;
let admin: User;
let cookie: string;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, EMAIL_DOMAIN: "uni.example" }));
  admin = await makeUser(database.db, { role: "admin" });
  cookie = await sessionCookieFor(database.db, admin);
});
afterEach(async () => {
  expect(await readdir(path.join(database.folder, "uploads")).catch(() => [])).toEqual([]);
  setSettings(undefined);
  await database.dispose();
});

type Route = typeof upload;

function post(route: Route, content: BlobPart) {
  const form = new FormData();
  form.append("excel", new Blob([content]), "nomina.xlsx");
  return callRoute(route, { body: form, cookie });
}

const book = (cells: Cells) => new Uint8Array(workbook(cells));
const report = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as RosterReport;
};
const users = () => database.db.selectFrom("users").select(["rut", "name", "email", "role"]).orderBy("id").execute();

const LIST: Cells = [
  ["RUT", "Nombre"],
  ["12345678-5", "Ana Soto"],
  ["9876543-3", "Luis Paz"],
  ["1234", "Eva Mora"],
];

describe("a file with doubts", () => {
  const RUNS: Cells = [
    ["RUN", "Nombre"],
    ["20400200", "Ana Soto"],
    ["20543217", "Luis Paz"],
    ["21044310", "Eva Mora"],
  ];
  const sent = (content: BlobPart, choices: unknown) => {
    const form = new FormData();
    form.append("choices", typeof choices === "string" ? choices : JSON.stringify(choices));
    form.append("excel", new Blob([content]), "nomina.xlsx");
    return callRoute(upload, { body: form, cookie });
  };

  test("is not loaded at once; the preview says what to confirm, and confirmed it is loaded", async () => {
    const refused = await post(upload, book(RUNS));
    expect([refused.status, (await refused.json()).reason]).toEqual([409, "needs_review"]);
    expect(await users()).toHaveLength(1);
    const asked = await report(await post(preview, book(RUNS)));
    expect(asked).toMatchObject({ doubts: ["computed"], created: 3, sheets: [{ computed: { count: 3, failing: 3 } }] });
    const done = await report(await sent(book(RUNS), { computeCheckDigits: true }));
    expect(done).toMatchObject({ created: 3, doubts: [] });
    expect((await users()).map(({ rut }) => rut)).toEqual(expect.arrayContaining(["20400200-2", "21044310-K"]));
  });

  test("with a name for somebody else's RUT waits for a decision, and leaves the account by default", async () => {
    await makeUser(database.db, { rut: "12345678-5", name: "Rodrigo Albornoz" });
    const content = book([
      ["RUT", "Nombre"],
      ["12345678-5", "Romina Garay"],
      ["9876543-3", "Luis Paz"],
    ]);
    expect((await post(upload, content)).status).toBe(409);
    expect(await report(await sent(content, {}))).toMatchObject({ created: 1, updated: 0, conflicts: 1 });
    expect(await report(await sent(content, { conflicts: { "12345678-5": "file" } }))).toMatchObject({ updated: 1 });
    expect(await users()).toContainEqual(expect.objectContaining({ rut: "12345678-5", name: "Romina Garay" }));
  });

  test("without a column of RUTs says so, and takes the column that is chosen", async () => {
    const content = book([
      ["Código", "Nombre"],
      ["12345678-5", "Ana Soto"],
    ]);
    const told = await post(
      upload,
      book([
        ["Curso", "Nombre"],
        ["Contabilidad", "Ana Soto"],
      ]),
    );
    expect([told.status, (await told.json()).reason]).toEqual([422, "no_people"]);
    const chosen = { sheets: { Hoja1: true }, columns: { Hoja1: { 0: "rut", 1: "fullName" } } };
    expect(await report(await sent(content, chosen))).toMatchObject({ created: 1 });
  });

  test.each(["no es json", '{"columns":{"Hoja1":{"0":"clave"}}}', '{"conflicts":{"12345678-5":"borrar"}}'])(
    "choices that make no sense are refused: %s",
    async (choices) => {
      const told = await sent(book(LIST), choices);
      expect([told.status, (await told.json()).reason]).toEqual([400, "bad_choices"]);
      expect(await users()).toHaveLength(1);
    },
  );
});

describe("the loads", () => {
  const listed = async () => (await (await callRoute(loads, { cookie })).json()).loads as RosterLoad[];
  const undone = (id: number, as = cookie) =>
    callRoute(undo, { method: "POST", params: { id: String(id) }, cookie: as });

  test("are listed with who, what and the file's fingerprint, and undone once", async () => {
    const { loadId } = await report(await post(upload, book(LIST)));
    const before = await listed();
    expect(before).toEqual([
      expect.objectContaining({
        id: loadId,
        fileName: "nomina.xlsx",
        fileHash: createHash("sha256").update(book(LIST)).digest("hex"),
        loadedBy: admin.name,
        created: 2,
        rejected: 1,
        undoneAt: null,
      }),
    ]);
    const answer = await undone(loadId ?? 0);
    expect(await answer.json()).toEqual({ removed: 2, restored: 0, kept: 0, changedSince: 0 });
    expect(await users()).toHaveLength(1);
    expect(await listed()).toEqual([expect.objectContaining({ undoneBy: admin.name, undoneAt: expect.any(String) })]);
    expect((await undone(loadId ?? 0)).status).toBe(409);
    expect((await undone(99)).status).toBe(404);
    expect((await undone(1, await sessionCookieFor(database.db, await makeUser(database.db)))).status).toBe(403);
  });
});

describe("who is not in the last load any more", () => {
  const listed = async () => (await callRoute(missing, { cookie })).json() as Promise<MissingPeople>;
  const off = (loadId: number | null) => callRoute(deactivate, { json: { loadId }, cookie });
  const load = async (...rows: [string, string][]) => report(await post(upload, book([["RUT", "Nombre"], ...rows])));

  test("is listed, and deactivated as one, with the sessions; who came by hand or is an admin stays", async () => {
    const byHand = await makeUser(database.db);
    expect(await listed()).toEqual({ loadId: null, total: 0, people: [] });
    await load(["12345678-5", "Ana Soto"], ["9876543-3", "Luis Paz"], ["20543217-5", "Eva Mora"]);
    expect(await listed()).toMatchObject({ total: 0 });
    const { loadId } = await load(["12345678-5", "Ana Soto"]);
    expect(await listed()).toMatchObject({ loadId, total: 2, people: [{ name: "Eva Mora" }, { name: "Luis Paz" }] });
    const luis = await database.db
      .selectFrom("users")
      .selectAll()
      .where("rut", "=", "9876543-3")
      .executeTakeFirstOrThrow();
    await sessionCookieFor(database.db, luis);
    expect((await off((loadId ?? 0) - 1)).status).toBe(409);
    expect(await (await off(loadId)).json()).toEqual({ deactivated: 2 });
    const active = await database.db.selectFrom("users").select("id").where("is_active", "=", 1).execute();
    expect(active).toHaveLength(3);
    expect(active).toContainEqual({ id: byHand.id });
    expect(await database.db.selectFrom("sessions").select("user_id").execute()).toEqual([{ user_id: admin.id }]);
    expect(await listed()).toMatchObject({ total: 0 });
  });

  test("is nobody of a load that was undone", async () => {
    const first = await load(["12345678-5", "Ana Soto"], ["9876543-3", "Luis Paz"]);
    const second = await load(["12345678-5", "Ana Soto"]);
    await callRoute(undo, { method: "POST", params: { id: String(second.loadId) }, cookie });
    expect(await listed()).toEqual({ loadId: first.loadId, total: 0, people: [] });
  });
});
