import { readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { submitCv } from "#app/features/cv/analyze.server.ts";
import { enterStage } from "#app/features/cv/progress-store.server.ts";
import { openWork } from "#app/http/abort-with-session.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import { action as passwordRoute } from "#app/routes/api.account.password.ts";
import { action as closeOthersRoute } from "#app/routes/api.account.sessions.close-others.ts";
import { action as resetRoute } from "#app/routes/api.admin.users.$id.reset-password.ts";
import { action as roleRoute } from "#app/routes/api.admin.users.$id.role.ts";
import { action as toggleRoute } from "#app/routes/api.admin.users.$id.toggle.ts";
import { loader as exportUsersRoute } from "#app/routes/api.admin.users.export.ts";
import { action as logoutRoute } from "#app/routes/api.auth.logout.ts";
import { action as analyzeRoute } from "#app/routes/api.cv.analyze.ts";
import { loader as progressRoute } from "#app/routes/api.cv.progress.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";

/** What is under way for a person ends with the session that it was asked for in. */

let database: TestDatabase;
let user: User;
let cookie: string;
let elsewhere: string;
let admin: string;
let analysisId: number;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
  user = await makeUser(database.db, { rut: "18765042-K" });
  cookie = await sessionCookieFor(database.db, user);
  elsewhere = await sessionCookieFor(database.db, user);
  admin = await sessionCookieFor(database.db, await makeUser(database.db, { role: "admin" }));
  // No worker runs: it stays in the queue.
  const file = { storedName: "kept", fileName: "cv.pdf", size: 1 };
  ({ analysisId } = await submitCv(database.db, user.id, file));
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const onUser = () => ({ method: "POST", cookie: admin, params: { id: String(user.id) } });
const erase = { password: "1876", word: "BORRAR" };
/** Every way in which the session behind `cookie` ends. */
const endings: [string, () => Promise<Response>][] = [
  ["an admin switches the account off", () => callRoute(toggleRoute, { ...onUser(), method: "PATCH" })],
  ["an admin changes the role", () => callRoute(roleRoute, { ...onUser(), json: { role: "admin" } })],
  ["an admin resets the password", () => callRoute(resetRoute, onUser())],
  ["the person signs out", () => callRoute(logoutRoute, { method: "POST", cookie })],
  ["the person ends the other sessions", () => callRoute(closeOthersRoute, { method: "POST", cookie: elsewhere })],
  [
    "the person changes the password",
    () => callRoute(passwordRoute, { cookie: elsewhere, json: { current: "1876", next: "k7mz" } }),
  ],
  ["the person erases everything", () => callRoute(eraseRoute, { cookie: elsewhere, json: erase })],
];

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function follow(own = cookie): Promise<Reader> {
  const response = await callRoute(progressRoute, { cookie: own });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  if (!reader) throw new Error("no body");
  return reader;
}

async function nextText(reader: Reader): Promise<string | undefined> {
  const { done, value } = await reader.read();
  return done ? undefined : new TextDecoder().decode(value);
}

describe("a stream of events", () => {
  test.each(endings)("ends when %s, and tells nothing more", async (_name, end) => {
    const reader = await follow();
    expect(await nextText(reader)).toContain('"stage":"queued"');
    expect((await end()).status).toBe(200);
    expect(openWork.size).toBe(0);
    enterStage(analysisId, "reading", Date.now());
    expect(await nextText(reader)).toBeUndefined();
    expect((await callRoute(progressRoute, { cookie })).status).toBe(401);
  });

  test("tells nothing more when another process ended the session", async () => {
    const reader = await follow();
    await nextText(reader);
    await database.db.deleteFrom("sessions").where("user_id", "=", user.id).execute();
    enterStage(analysisId, "reading", Date.now());
    expect(await nextText(reader)).toBeUndefined();
    expect(openWork.size).toBe(0);
  });

  test("goes on when somebody else's session ends", async () => {
    const reader = await follow();
    await nextText(reader);
    const stranger = await sessionCookieFor(database.db, await makeUser(database.db));
    await callRoute(logoutRoute, { method: "POST", cookie: stranger });
    await callRoute(logoutRoute, { method: "POST", cookie: elsewhere });
    enterStage(analysisId, "reading", Date.now());
    expect(await nextText(reader)).toContain('"stage":"reading"');
    await reader.cancel();
    expect(openWork.size).toBe(0);
  });

  test("is one of three of a person: the oldest is told so, and the newest go on", async () => {
    const readers: Reader[] = [];
    for (let tab = 0; tab < 4; tab += 1) {
      const reader = await follow(tab % 2 ? cookie : elsewhere);
      await nextText(reader);
      readers.push(reader);
    }
    const [oldest, ...others] = readers;
    if (!oldest) throw new Error("no stream");
    // A browser without our screen comes back after a minute, not at once.
    expect(await nextText(oldest)).toBe("retry: 60000\nevent: replaced\ndata: {}\n\n");
    expect(await nextText(oldest)).toBeUndefined();
    enterStage(analysisId, "reading", Date.now());
    for (const reader of others) expect(await nextText(reader)).toContain('"stage":"reading"');
    await Promise.all(others.map((reader) => reader.cancel()));
  });
});

describe("an upload", () => {
  /** A file that does not come to its end by itself. */
  function slowFile(): { body: ReadableStream<Uint8Array>; headers: Record<string, string>; finish: () => void } {
    const type = "multipart/form-data; boundary=b";
    const head = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.txt"\r\n\r\nRosario';
    let finish: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(head));
        finish = () => {
          controller.enqueue(Buffer.from("\r\n--b--\r\n"));
          controller.close();
        };
      },
    });
    return { body, headers: { "content-type": type }, finish };
  }

  test.each(endings)("on its way is refused when %s, and leaves nothing", async (_name, end) => {
    await database.db.deleteFrom("cv_analyses").execute();
    await database.db.deleteFrom("jobs").execute();
    const { body, headers, finish } = slowFile();
    const answer = callRoute(analyzeRoute, { method: "POST", body, headers, cookie });
    await until(() => openWork.size === 1);
    await end();
    const response = await answer;
    expect([response.status, (await response.json()).error]).toEqual([401, "No autenticado"]);
    // The rest arrives all the same.
    finish();
    await until(() => openWork.size === 0);
    expect(await database.db.selectFrom("cv_analyses").selectAll().execute()).toEqual([]);
    expect(filesOf("uploads")).toEqual([]);
  });

  test("whose result is waited for is answered 401 at once, without it", async () => {
    await database.db.deleteFrom("jobs").execute();
    const form = new FormData();
    form.append("cv", new Blob(["Rosario"]), "cv.txt");
    const answer = callRoute(analyzeRoute, { method: "POST", body: form, cookie });
    await until(async () => (await database.db.selectFrom("jobs").selectAll().execute()).length === 1);
    await callRoute(toggleRoute, { ...onUser(), method: "PATCH" });
    expect((await answer).status).toBe(401);
  });
});

describe("a download", () => {
  test.each(endings)("of own data breaks off when %s", async (_name, end) => {
    const response = await callRoute(exportRoute, { cookie });
    expect(response.status).toBe(200);
    await end();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(openWork.size).toBe(0);
    // The place for the next one is free again.
    const again = await callRoute(exportRoute, {
      cookie: await sessionCookieFor(database.db, await makeUser(database.db)),
    });
    expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  test("of a list breaks off when its admin is switched off, half a file never looks like a whole one", async () => {
    const now = new Date().toISOString();
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      rut: `${30_000_000 + index}-0`,
      name: "Persona",
      email: `${index}@x.example`,
      role: "user" as const,
      is_active: 1,
      created_at: now,
      updated_at: now,
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await database.db
        .insertInto("users")
        .values(rows.slice(from, from + 500))
        .execute();
    }
    const other = await makeUser(database.db, { role: "admin" });
    const own = await sessionCookieFor(database.db, other);
    const url = "http://localhost/api/admin/users/export?format=csv";
    const response = await callRoute(exportUsersRoute, { cookie: own, url });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await callRoute(toggleRoute, { method: "PATCH", cookie: admin, params: { id: String(other.id) } });
    await expect(reader?.read()).rejects.toThrow();
  });

  test("that comes to its end is whole, and no longer counts as under way", async () => {
    const response = await callRoute(exportRoute, { cookie });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(openWork.size).toBe(0);
  });
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(path.join(database.folder, folder));
  } catch {
    return [];
  }
}
