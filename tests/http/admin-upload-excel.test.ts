import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { read } from "xlsx";
import { MAX_WORKBOOK_BYTES } from "#app/features/roster/limits.ts";
import type { RosterReport } from "#app/features/roster/report.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as upload } from "#app/routes/api.admin.upload-excel.ts";
import { action as preview } from "#app/routes/api.admin.upload-excel_.preview.ts";
import { action as rejects } from "#app/routes/api.admin.upload-excel_.rejects.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { type Cells, people, workbook } from "../support/workbooks.ts";

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

function post(route: Route, content: BlobPart, { name = "nomina.xlsx", field = "excel", as = cookie } = {}) {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  return callRoute(route, { body: form, cookie: as });
}

const book = (cells: Cells, format: "xlsx" | "xls" = "xlsx") => new Uint8Array(workbook(cells, { format }));
const report = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as RosterReport;
};
const users = () => database.db.selectFrom("users").select(["rut", "name", "email", "role"]).orderBy("id").execute();

const TOO_MANY = book(people(20_001));

const MIXED: Cells = [
  ["Rut", "Nombre completo"],
  ["12.345.678-9", "Ana  Soto"],
  [98765433, "Luis Paz"],
  ["11.222.333-9", "María Díaz"],
  ["123", "=HYPERLINK(1)"],
  ["12345678-9", "Ana Soto"],
  ["22.333.444-k", ""],
];

describe.each([
  ["upload-excel", upload],
  ["preview", preview],
  ["rejects", rejects],
] as const)("%s", (_name, route) => {
  test("is for admins", async () => {
    const user = await makeUser(database.db);
    const content = book([["12345678-5", "Ana"]]);
    expect((await post(route, content, { as: "" })).status).toBe(401);
    expect((await post(route, content, { as: await sessionCookieFor(database.db, user) })).status).toBe(403);
    expect((await callRoute(route, { cookie })).status).toBe(405);
    expect(await users()).toHaveLength(2);
  });

  test("says what is wrong with what came", async () => {
    const answers = [
      await post(route, book([["12345678-5", "Ana"]]), { field: "archivo" }),
      await callRoute(route, { json: { excel: "x" }, cookie }),
      await post(route, new Uint8Array(MAX_WORKBOOK_BYTES + 1)),
      await post(route, ""),
      await post(route, "RUT;Nombre\n12345678-5;Ana"),
      await post(route, "<table><tr><td>12345678-5</td><td>Ana</td></tr></table>", { name: "nomina.xls" }),
      await post(route, book([["RUT", "Nombre"]])),
      await post(route, TOO_MANY),
    ];
    const told = await Promise.all(answers.map(async (answer) => [answer.status, (await answer.json()).reason]));
    expect(told).toEqual([
      [400, "missing"],
      [415, "missing"],
      [413, "too_large"],
      [422, "empty"],
      [415, "plain_text"],
      [415, "web_page"],
      [422, "no_rows"],
      [413, "too_many_rows"],
    ]);
    expect(await users()).toHaveLength(1);
  });
});

describe("a load", () => {
  test.each(["xlsx", "xls"] as const)("of a .%s makes, changes and rejects row by row", async (format) => {
    await makeUser(database.db, { rut: "11222333-9", name: "Maria Diaz" });
    // The name says the opposite of what the file is: the content decides.
    const name = format === "xlsx" ? "nomina.xls" : "nomina.xlsx";
    const { rows, ...counts } = await report(await post(upload, book(MIXED, format), { name }));
    expect(counts).toEqual({
      fileName: name,
      sheet: "Hoja1",
      total: 6,
      processedRecords: 3,
      created: 2,
      updated: 1,
      unchanged: 0,
      conflicts: 0,
      rejected: 3,
      setApart: 0,
      warnings: expect.any(Number),
      doubts: [],
      loadId: expect.any(Number),
      sheets: [expect.objectContaining({ name: "Hoja1", chosen: true, people: 4, headerRow: 1 })],
    });
    expect(rows.filter((row) => row.outcome === "rejected")).toEqual([
      {
        sheet: "Hoja1",
        row: 5,
        rut: "123",
        name: "=HYPERLINK(1)",
        outcome: "rejected",
        cause: expect.stringContaining("RUT"),
      },
      {
        sheet: "Hoja1",
        row: 6,
        rut: "12345678-9",
        name: "Ana Soto",
        outcome: "rejected",
        cause: expect.stringContaining("fila 2"),
      },
      { sheet: "Hoja1", row: 7, rut: "22333444-K", name: "", outcome: "rejected", cause: "Falta el nombre." },
    ]);
    expect(rows).toContainEqual({
      sheet: "Hoja1",
      row: 2,
      rut: "12345678-9",
      name: "Ana Soto",
      outcome: "created",
      warning: expect.stringContaining("dígito verificador"),
    });
    expect(rows).toContainEqual(
      expect.objectContaining({ row: 4, outcome: "updated", name: "María Díaz", previousName: "Maria Diaz" }),
    );
    expect(await users()).toContainEqual({
      rut: "9876543-3",
      name: "Luis Paz",
      email: "9876543-3@uni.example",
      role: "user",
    });
  });

  test("of the same file changes nothing the second time", async () => {
    await report(await post(upload, book(MIXED)));
    const before = await users();
    expect(await report(await post(upload, book(MIXED)))).toMatchObject({
      processedRecords: 0,
      created: 0,
      updated: 0,
    });
    expect(await users()).toEqual(before);
  });

  test("says what the preview said, which writes nothing", async () => {
    const before = await users();
    const foretold = await report(await post(preview, book(MIXED)));
    expect(await users()).toEqual(before);
    expect(await database.db.selectFrom("activities").selectAll().execute()).toEqual([]);
    expect(await report(await post(upload, book(MIXED)))).toEqual({ ...foretold, loadId: expect.any(Number) });
  });

  test("while another file is read is asked to wait", async () => {
    const second = await makeUser(database.db, { role: "admin" });
    const as = await sessionCookieFor(database.db, second);
    const content = book(people(2_000));
    const answers = await Promise.all([post(preview, content), post(upload, content, { as })]);
    const refused = answers.find((answer) => answer.status !== 200);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 503]);
    expect(refused?.headers.get("Retry-After")).toBe("5");
    expect((await post(upload, content)).status).toBe(200);
  });
});

describe("the file of rejects", () => {
  test("holds the rejected rows as text and can be loaded once mended", async () => {
    const response = await post(rejects, book(MIXED));
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="filas-rechazadas.xlsx"');
    const bytes = Buffer.from(await response.arrayBuffer());
    const sheet = read(bytes, { dense: true }).Sheets["Filas rechazadas"];
    const cells = (sheet?.["!data"] ?? []).map((row) => row.map((cell) => [cell.t, cell.v, cell.f]));
    expect(cells).toEqual([
      [
        ["s", "RUT", undefined],
        ["s", "Nombre", undefined],
        ["s", "Causa", undefined],
        ["s", "Hoja", undefined],
        ["s", "Fila", undefined],
      ],
      [
        ["s", "123", undefined],
        ["s", "'=HYPERLINK(1)", undefined],
        ["s", "El RUT no es válido. Escríbelo como 12345678-9.", undefined],
        ["s", "Hoja1", undefined],
        ["n", 5, undefined],
      ],
      expect.arrayContaining([["s", "12345678-9", undefined]]),
      expect.arrayContaining([["s", "22333444-K", undefined]]),
    ]);
    const again = await report(await post(preview, new Uint8Array(bytes)));
    expect(again).toMatchObject({ total: 3, created: 1, rejected: 2 });
  });
});
