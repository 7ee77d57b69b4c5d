import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exportOwnData } from "#app/features/privacy/export.server.ts";
import { readSettings, type Settings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { unzip } from "../support/unzip.ts";

let database: TestDatabase;
let settings: Settings;
let user: User;
let cookie: string;

beforeEach(async () => {
  database = makeTestDatabase();
  settings = readSettings({ DATA_DIR: database.folder, KEEP_CV_FILES: "1" });
  setSettings(settings);
  configureTestAuth(database);
  user = await makeUser(database.db, { name: "Ñusta Güiraldes", password_hash: "$argon2id$hash" });
  cookie = await sessionCookieFor(database.db, user);
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const download = async () => unzip(Buffer.from(await (await callRoute(exportRoute, { cookie })).arrayBuffer()));
const request = () => new Request("http://localhost/", { headers: { Cookie: cookie } });

function addFailed(userId: number, fileName: string, upload: string | null): Promise<unknown> {
  return database.db
    .insertInto("cv_analyses")
    .values({
      user_id: userId,
      file_name: fileName,
      file_type: "text/plain",
      file_size: 1,
      upload,
      processing_status: "failed",
      created_at: "2026-11-20T12:00:00.000Z",
    })
    .execute();
}

describe("GET /api/account/export", () => {
  test("is a ZIP that explains itself", async () => {
    const response = await callRoute(exportRoute, { cookie });
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="mis-datos-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual(["LEEME.txt", "datos.json"]);
    expect(files.get("LEEME.txt")?.toString("utf8")).toContain("De: Ñusta Güiraldes\r\n");
  });

  test("holds everything of this person, and nothing of others or secret", async () => {
    const stranger = await makeUser(database.db, { name: "Otra Persona" });
    await sessionCookieFor(database.db, stranger);
    await addFailed(stranger.id, "ajeno.txt", null);
    for (let count = 0; count < 250; count += 1) {
      await database.db
        .insertInto("activities")
        .values({
          user_id: user.id,
          action: "login",
          details: `{"count":${count}}`,
          created_at: "2026-11-20T12:00:00.000Z",
        })
        .execute();
    }
    const text = (await download()).get("datos.json")?.toString("utf8") ?? "";
    const data = JSON.parse(text);
    expect(data.cuenta).toMatchObject({ rut: user.rut, nombre: user.name, correo: user.email });
    expect(data.sesiones).toMatchObject([{ es_esta: true, descripcion_del_navegador: "test" }]);
    // And the download itself, which is recorded before the file is made.
    expect(data.actividades.map((one: { detalle: { count?: number } }) => one.detalle.count).slice(0, 250)).toEqual(
      Array.from({ length: 250 }, (_, count) => count),
    );
    expect(data.actividades.at(-1)).toMatchObject({ accion: "data_exported" });
    for (const secret of ["argon2", "Otra Persona", "ajeno", "id_hash"]) expect(text).not.toContain(secret);
  });

  test("brings the originals that are kept, under names that every system takes", async () => {
    const uploads = path.join(database.folder, "uploads");
    mkdirSync(uploads);
    writeFileSync(path.join(uploads, "stored"), "mi cv");
    await addFailed(user.id, 'currículum: "Ñandú"?.txt', "stored");
    await addFailed(user.id, "perdido.txt", "gone");
    const files = await download();
    expect([...files.keys()].slice(2)).toEqual(["originales/1-currículum- -Ñandú--.txt"]);
    expect(files.get("originales/1-currículum- -Ñandú--.txt")?.toString()).toBe("mi cv");
  });

  test("is made once at a time for a person, and again when it was read or left", async () => {
    const start = (signal = new AbortController().signal) =>
      exportOwnData(database.db, user.id, { request: request(), signal, settings });
    const first = await start();
    await expect(start()).rejects.toMatchObject({ code: "too_many" });
    await new Response(first).arrayBuffer();
    const leaving = new AbortController();
    const second = await start(leaving.signal);
    leaving.abort();
    await expect(new Response(second).arrayBuffer()).rejects.toThrow();
    await new Response(await start()).arrayBuffer();
  });

  test("does not make a file that nobody reads for a HEAD", async () => {
    expect((await callRoute(exportRoute, { method: "HEAD", cookie })).status).toBe(200);
    expect((await download()).size).toBe(2);
  });

  test("is for signed-in people, and for GET only", async () => {
    expect((await callRoute(exportRoute)).status).toBe(401);
    expect((await callRoute(exportRoute, { method: "POST", cookie, json: {} })).status).toBe(405);
  });
});
