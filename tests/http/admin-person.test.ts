import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { action as remove } from "#app/routes/api.admin.users.$id.delete.ts";
import { loader as read, action as update } from "#app/routes/api.admin.users.$id.ts";
import { action as create } from "#app/routes/api.admin.users.ts";
import { action as login } from "#app/routes/api.auth.login.ts";
import { loader as me } from "#app/routes/api.auth.me.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel({ EMAIL_DOMAIN: "uni.example" });
});
afterEach(() => panel.dispose());

const ANA = {
  identifierKind: "rut",
  identifier: "20.543.217-5",
  name: " Ana  María Núñez ",
  email: "",
  faculty: "",
  career: "Enfermería",
  campus: "",
  entryYear: 2021,
  studyStatus: "student",
};
const add = (changes: object = {}) => panel.act(create, { json: { ...ANA, ...changes } });
const edit = (person: object & { id: number }, changes: object) =>
  panel.act(update, { method: "PUT", id: person.id, json: { ...person, ...changes } });
const row = (id: number) => panel.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const canSignIn = async (rut: string, password: string) =>
  (await callRoute(login, { json: { rut, password } })).status === 200;

describe("a single person", () => {
  it("is created with the standard role, the initial password and a placeholder address", async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    const { id, version } = body.person;
    expect(body.person).toEqual({
      ...ANA,
      id,
      version,
      identifier: "20543217-5",
      name: "Ana María Núñez",
      faculty: null,
      campus: null,
      emailSource: "generated",
      pendingEmail: null,
      isUnused: true,
    });
    expect(await row(id)).toMatchObject({
      email: "20543217-5@uni.example",
      role: "user",
      is_active: 1,
      password_hash: null,
    });
    expect(await panel.lastActivity()).toEqual({ action: "user_created", details: { targetUserId: id } });
    expect(await canSignIn("20543217-5", "2054")).toBe(true);
  });

  it.each([
    ["invalid_identifier", { identifier: "205432" }],
    ["invalid_identifier", { identifier: "20543217-6" }],
    ["invalid_identifier", { identifierKind: "other", identifier: "AB" }],
    ["invalid_name", { name: "123" }],
    ["invalid_email", { email: "ana arroba correo" }],
  ])("is refused with words: %s, %j", async (reason, changes) => {
    const { status, body } = await add(changes);
    expect([status, body.reason]).toEqual([422, reason]);
    expect(body.message).toMatch(/^[¿¡A-ZÉ].*\.$/);
    expect(await panel.db.selectFrom("users").select("id").execute()).toHaveLength(1);
  });

  it("never gets what somebody else has, and the message says who that is", async () => {
    await add({ email: "Ana@Correo.example" });
    const sameNumber = await add({ name: "Otra Persona" });
    const sameEmail = await add({ identifier: "12.345.678-5", email: "ana@correo.example" });
    expect([sameNumber.status, sameNumber.body.reason]).toEqual([409, "identifier_taken"]);
    expect([sameEmail.status, sameEmail.body.reason]).toEqual([409, "email_taken"]);
    for (const { body } of [sameNumber, sameEmail]) expect(body.message).toContain("Ana María Núñez");
  });

  it("gets a placeholder of their own where the plain one is taken", async () => {
    await makeUser(panel.db, { email: "20543217-5@uni.example" });
    const { body } = await add();
    expect((await row(body.person.id)).email).toBe("20543217-5.2@uni.example");
  });

  it("is edited: a passport becomes a RUT, sessions end, and the new number opens the account", async () => {
    const { body } = await add({ identifierKind: "other", identifier: "p-123 456", email: "ana@correo.example" });
    const { person } = body;
    expect(person).toMatchObject({ identifier: "P123456", emailSource: "office" });
    const cookie = await sessionCookieFor(panel.db, await row(person.id));
    const { status, body: after } = await edit(person, { identifierKind: "rut", identifier: "20543217-5" });
    expect(status).toBe(200);
    expect(after.person).toMatchObject({ identifier: "20543217-5", email: "ana@correo.example", isUnused: true });
    expect((await callRoute(me, { cookie })).status).toBe(401);
    expect(await canSignIn("20543217-5", "2054")).toBe(true);
    expect(await panel.lastActivity()).toEqual({
      action: "user_updated",
      details: { targetUserId: person.id, changed: "rut, identifier_kind" },
    });
  });

  it("keeps sessions, and a RUT whose check digit was wrong before, when other data change", async () => {
    const { id } = await makeUser(panel.db, { rut: "12345678-9", email: "a@b.example", email_source: "confirmed" });
    const cookie = await sessionCookieFor(panel.db, await row(id));
    const { person } = (await panel.act(read, { method: "GET", id })).body;
    const { body } = await edit(person, { career: "Derecho" });
    expect(body.person).toMatchObject({ identifier: "12345678-9", career: "Derecho", emailSource: "confirmed" });
    expect((await callRoute(me, { cookie })).status).toBe(200);
    const changed = await edit(body.person, { email: "otro@b.example" });
    expect(changed.body.person).toMatchObject({ email: "otro@b.example", emailSource: "office" });
    const none = await edit(changed.body.person, { email: "" });
    expect(none.body.person).toMatchObject({ email: "", emailSource: "generated" });
    expect((await row(id)).email).toBe("12345678-9@uni.example");
  });

  it("of two who edit at once, the second is told and overwrites nothing", async () => {
    const { person } = (await add()).body;
    expect((await edit(person, { name: "Ana Uno" })).status).toBe(200);
    const late = await edit(person, { name: "Ana Dos" });
    expect([late.status, late.body.reason]).toEqual([409, "changed"]);
    expect((await row(person.id)).name).toBe("Ana Uno");
  });

  it("that changes nothing is no activity", async () => {
    const { person } = (await add()).body;
    const { status, body } = await edit(person, {});
    expect([status, body.person.version]).toEqual([200, person.version]);
    expect((await panel.lastActivity()).action).toBe("user_created");
  });
});

describe("deleting", () => {
  it("takes an account that nobody has used, and leaves its deletion in the record", async () => {
    const { person } = (await add()).body;
    expect((await panel.act(remove, { id: person.id })).body).toEqual({ ok: true });
    expect(await panel.db.selectFrom("users").select("id").where("id", "=", person.id).execute()).toEqual([]);
    expect(await panel.lastActivity()).toEqual({ action: "user_deleted", details: { targetUserId: person.id } });
    expect((await panel.act(remove, { id: person.id })).status).toBe(404);
  });

  it.each([
    ["whose owner signed in", async (id: number) => void (await sessionCookieFor(panel.db, await row(id)))],
    [
      "whose owner has an own password",
      (id: number) => panel.db.updateTable("users").set({ password_hash: "$x" }).where("id", "=", id).execute(),
    ],
    [
      "of an admin",
      (id: number) => panel.db.updateTable("users").set({ role: "admin" }).where("id", "=", id).execute(),
    ],
  ])("refuses one %s", async (_what, use) => {
    const { person } = (await add()).body;
    await use(person.id);
    const { body } = await panel.act(read, { method: "GET", id: person.id });
    expect(body.person.isUnused).toBe(false);
    const refused = await panel.act(remove, { id: person.id });
    expect([refused.status, refused.body.reason]).toEqual([409, "used"]);
    expect(await row(person.id)).toBeTruthy();
  });
});
