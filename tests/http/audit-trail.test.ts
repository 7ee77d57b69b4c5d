// Prevents: an act or a look of staff that the audit trail does not have, and personal data in it.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { auditKey } from "#app/features/audit/audit-key.server.ts";
import { checkTrail } from "#app/features/audit/read-trail.server.ts";
import { recordSignInFailures } from "#app/features/audit/sign-in-failures.server.ts";
import { startTrail } from "#app/features/audit/start-trail.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import { loader as exportOwn } from "#app/routes/api.account.export.ts";
import { action as changePassword } from "#app/routes/api.account.password.ts";
import { loader as reviewRequests } from "#app/routes/api.admin.review-requests.ts";
import { action as deleteUser } from "#app/routes/api.admin.users.$id.delete.ts";
import { action as resetPassword } from "#app/routes/api.admin.users.$id.reset-password.ts";
import { action as setRole } from "#app/routes/api.admin.users.$id.role.ts";
import { loader as person } from "#app/routes/api.admin.users.$id.ts";
import { loader as exportUsers } from "#app/routes/api.admin.users.export.ts";
import { loader as listUsers } from "#app/routes/api.admin.users.ts";
import { action as login } from "#app/routes/api.auth.login.ts";
import type { Role, User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { unzip } from "../support/unzip.ts";

let database: TestDatabase;
let student: User;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(settings());
  await startTrail(database.db, settings());
  student = await makeUser(database.db, { name: "Valentina Soto", rut: "18765042-K" });
});
afterEach(async () => {
  const { problems } = await checkTrail(database.db, { key: auditKey(), anchors: [] });
  setSettings(undefined);
  await database.dispose();
  expect(problems).toEqual([]);
});

const settings = (more: Record<string, string> = {}) => readSettings({ DATA_DIR: database.folder, ...more });
const staff = async (role: Role) => {
  const user = await makeUser(database.db, { role, name: `Rocío ${role}` });
  return { user, cookie: await sessionCookieFor(database.db, user) };
};
const at = (id: number) => ({ params: { id: String(id) }, url: `http://localhost/api/admin/users/${id}` });

/** The rows after the beginning of the trail, with the accounts' ids for their pseudonyms. */
async function trail() {
  const people = await database.db.selectFrom("audit_people").selectAll().execute();
  const idOf = (pseudonym: string | null) => people.find((row) => row.pseudonym === pseudonym)?.user_id ?? pseudonym;
  const rows = await database.db.selectFrom("audit_trail").selectAll().where("seq", ">", 1).orderBy("seq").execute();
  return rows.map((row) => ({
    actor: idOf(row.actor),
    role: row.actor_role,
    action: row.action,
    kind: row.target_kind,
    target: idOf(row.target),
    details: JSON.parse(row.details) as object,
  }));
}

describe("looks", () => {
  test("at a person: who, whom, once in five minutes", async () => {
    const { user, cookie } = await staff("office");
    for (let turn = 0; turn < 3; turn += 1) await callRoute(person, { cookie, ...at(student.id) });
    expect(await trail()).toEqual([
      { actor: user.id, role: "office", action: "person_viewed", kind: "person", target: student.id, details: {} },
    ]);
    const other = await staff("office");
    await callRoute(person, { cookie: other.cookie, ...at(student.id) });
    expect(await trail()).toHaveLength(2);
  });

  test("at nobody, because there is no such person, are none", async () => {
    const { cookie } = await staff("office");
    expect((await callRoute(person, { cookie, ...at(99_999) })).status).toBe(404);
    expect(await trail()).toEqual([]);
  });

  test("for a name in a list: the one person found, and never the text", async () => {
    const { cookie } = await staff("office");
    const search = (q: string) => callRoute(listUsers, { cookie, url: `http://localhost/api/admin/users?q=${q}` });
    await search("Valentina");
    await search("zzzzz");
    await callRoute(listUsers, { cookie, url: "http://localhost/api/admin/users" });
    const rows = await trail();
    expect(rows.map(({ action, target }) => [action, target])).toEqual([
      ["list_searched", student.id],
      ["list_searched", null],
    ]);
    expect(JSON.stringify(rows)).not.toContain("Valentina");
  });

  test("at the text of a request for review: whose it is", async () => {
    const request = { user_id: student.id, subject: "cv" as const, subject_id: 1, message: "Revisen, por favor" };
    await database.db
      .insertInto("review_requests")
      .values({ ...request, created_at: "2026-11-26T12:00:00.000Z" })
      .execute();
    const { cookie } = await staff("admin");
    await callRoute(reviewRequests, { cookie });
    expect(await trail()).toMatchObject([{ action: "review_read", kind: "review", target: student.id }]);
  });

  test("an export says which list, how many rows and which format", async () => {
    const { user, cookie } = await staff("office");
    await callRoute(exportUsers, { cookie, url: "http://localhost/api/admin/users/export?format=csv&q=Valentina" });
    const details = { list: "users", format: "csv", rows: 1, filtered: true };
    expect(await trail()).toMatchObject([{ actor: user.id, action: "export", kind: "list", details }]);
  });
});

describe("changes", () => {
  test("of a role: from, to, whom", async () => {
    const { user, cookie } = await staff("admin");
    await callRoute(setRole, { cookie, ...at(student.id), json: { role: "coach" } });
    expect(await trail()).toMatchObject([
      { actor: user.id, role: "admin", action: "user_role_changed", target: student.id },
    ]);
  });

  test("that are rolled back leave nothing but the refusal", async () => {
    const { user, cookie } = await staff("office");
    const admin = await makeUser(database.db, { role: "admin" });
    expect((await callRoute(resetPassword, { cookie, ...at(admin.id), method: "POST" })).status).toBe(403);
    expect(await trail()).toMatchObject([
      { actor: user.id, action: "refused", target: admin.id, details: { call: "POST /api/admin/users/:id" } },
    ]);
    expect((await callRoute(deleteUser, { cookie, ...at(99_999), method: "POST" })).status).toBe(404);
    expect(await trail()).toHaveLength(1);
  });

  test("a deleted account keeps the pseudonym that it had", async () => {
    const { cookie } = await staff("office");
    await callRoute(person, { cookie, ...at(student.id) });
    await database.db.deleteFrom("activities").where("user_id", "=", student.id).execute();
    expect((await callRoute(deleteUser, { cookie, ...at(student.id), method: "POST" })).status).toBe(200);
    const [seen, deleted] = await trail();
    expect(deleted).toMatchObject({ action: "user_deleted", target: seen?.target });
    expect(seen?.target).toMatch(/^[0-9A-F]{16}$/);
  });

  test("a call that records nothing itself is recorded by its address", async () => {
    const forgotten = endpoint({
      method: "POST",
      access: "people",
      summary: "A call that somebody has added without thinking of the trail.",
      answer: { json: z.object({ ok: z.literal(true) }) },
      handle: async () => ({ ok: true as const }),
    });
    const { user, cookie } = await staff("office");
    await callRoute(forgotten, { cookie, method: "POST", url: `http://localhost/api/admin/notes/12/add` });
    expect(await trail()).toMatchObject([
      { actor: user.id, action: "call_made", kind: "call", details: { call: "POST /api/admin/notes/:id/add" } },
    ]);
  });

  test("a refused role leaves a row, a student does not", async () => {
    const { user, cookie } = await staff("auditor");
    expect((await callRoute(person, { cookie, ...at(student.id) })).status).toBe(403);
    await callRoute(person, { cookie: await sessionCookieFor(database.db, student), ...at(student.id) });
    expect(await trail()).toMatchObject([{ actor: user.id, role: "auditor", action: "refused", target: student.id }]);
  });
});

describe("sign-ins", () => {
  const signIn = (rut: string, password: string) => callRoute(login, { json: { rut, password } });

  test("of staff are recorded, of students not, and failures only counted", async () => {
    // What other tests of this process have left.
    await recordSignInFailures(database.db);
    const before = (await trail()).length;
    const admin = await makeUser(database.db, { role: "admin", rut: "12345678-5" });
    await signIn(admin.rut, "1234");
    await signIn(student.rut, "1876");
    await signIn(student.rut, "wrong");
    await signIn(admin.rut, "wrong");
    expect((await trail()).slice(before)).toMatchObject([
      { actor: admin.id, action: "login", details: { method: "rut" } },
    ]);
    expect(await recordSignInFailures(database.db)).toBe(true);
    expect((await trail()).at(-1)).toMatchObject({
      actor: null,
      role: "system",
      action: "sign_in_failures",
      details: { wrong: 2, throttled: 0 },
    });
    expect(await recordSignInFailures(database.db)).toBe(false);
  });

  test("a member of staff who changes the own password is in it", async () => {
    const { user, cookie } = await staff("office");
    const json = { current: user.rut.slice(0, 4), next: "una clave bien larga 77" };
    const response = await callRoute(changePassword, { cookie, json });
    expect(await response.text()).not.toContain("bad_request");
    expect(await trail()).toMatchObject([{ actor: user.id, action: "password_changed", target: user.id }]);
  });
});

describe("starts", () => {
  test("name the settings that differ from the last start, never their values", async () => {
    const other = { EMAIL_DOMAIN: "otra.example", ADMIN_PASSWORD: "una-clave-secreta" };
    await startTrail(database.db, settings(other));
    await startTrail(database.db, settings(other));
    expect(await trail()).toEqual([
      {
        actor: null,
        role: "system",
        action: "settings_changed",
        kind: "settings",
        target: null,
        details: { settings: "ADMIN_PASSWORD, EMAIL_DOMAIN" },
      },
    ]);
    expect(JSON.stringify(await database.db.selectFrom("audit_settings").selectAll().execute())).not.toContain(
      "secreta",
    );
  });
});

describe("erasure", () => {
  test("takes the name, and leaves the rows and the chain", async () => {
    const { cookie } = await staff("office");
    await callRoute(person, { cookie, ...at(student.id) });
    const own = await sessionCookieFor(database.db, student);
    const zip = await unzip(Buffer.from(await (await callRoute(exportOwn, { cookie: own })).arrayBuffer()));
    const mine = JSON.parse(String(zip.get("datos.json"))) as { rastro: object[] };
    expect(mine.rastro).toMatchObject([
      { tu_seudonimo: expect.stringMatching(/^[0-9A-F]{16}$/) },
      { quien: "oficina", que: "vio la ficha" },
    ]);
    expect((await callRoute(eraseRoute, { cookie: own, json: { password: "1876", word: "BORRAR" } })).status).toBe(200);
    const rows = await trail();
    expect(rows.map(({ action }) => action)).toEqual(["person_viewed", "account_erased"]);
    expect(rows[1]?.target).toMatch(/^[0-9A-F]{16}$/);
    expect(rows[1]?.target).toBe(rows[0]?.target);
    expect(
      await database.db.selectFrom("audit_people").selectAll().where("user_id", "=", student.id).execute(),
    ).toEqual([]);
  });
});
