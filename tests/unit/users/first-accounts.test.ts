import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPasswordHasher } from "#app/features/auth/password.server.ts";
import { ensureFirstAccounts } from "#app/features/users/first-accounts.server.ts";
import { findUserByRut } from "#app/features/users/queries.server.ts";
import { SettingsError } from "#app/platform/env.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
});
afterEach(() => database.dispose());

const hasher = createPasswordHasher("pepper-of-this-installation-0123456789");
const DEFAULTS = {
  ADMIN_RUT: undefined,
  ADMIN_PASSWORD: undefined,
  ADMIN_NAME: "Administración",
  ADMIN_EMAIL: undefined,
  EMAIL_DOMAIN: "universidad.example",
  DEMO: false,
};
type Given = { [Key in keyof typeof DEFAULTS]?: (typeof DEFAULTS)[Key] | string | boolean };
const ensure = (given: Given = {}) =>
  ensureFirstAccounts(database.db, { ...DEFAULTS, ...given } as Parameters<typeof ensureFirstAccounts>[1], hasher.hash);

async function opensWith(rut: string, password: string): Promise<boolean> {
  const user = await findUserByRut(database.db, rut);
  return user ? hasher.verify(password, { rut, passwordHash: user.password_hash }) : false;
}

describe("the first admin", () => {
  it("gets a random password that fits the four-character field, shown once", async () => {
    const [admin, ...others] = await ensure();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ rut: "11111111-1", role: "admin", name: "Administración" });
    expect(admin?.password).toMatch(/^(?=.*[a-z])[a-z2-9]{4}$/);
    expect(await opensWith("11111111-1", admin?.password ?? "")).toBe(true);
    expect(await opensWith("11111111-1", "1111")).toBe(false);
    expect(await findUserByRut(database.db, "11111111-1")).toMatchObject({ email_source: "generated" });
    expect(await ensure()).toEqual([]);
  });

  it("is the one that the operator names, and the chosen password is not repeated on the screen", async () => {
    const given = {
      ADMIN_RUT: "9.876.543-k",
      ADMIN_PASSWORD: "una-clave-larga",
      ADMIN_NAME: "Rosa Díaz",
      ADMIN_EMAIL: "Rosa@u.cl",
    };
    const accounts = await ensure(given);
    expect(accounts).toMatchObject([{ rut: "9876543-K", name: "Rosa Díaz", role: "admin" }]);
    expect(JSON.stringify(accounts)).not.toContain("una-clave-larga");
    expect(await opensWith("9876543-K", "una-clave-larga")).toBe(true);
    expect(await findUserByRut(database.db, "9876543-K")).toMatchObject({
      email: "Rosa@u.cl",
      email_source: "office",
      is_active: 1,
    });
  });

  it("takes over a student's account when the operator names it, and closes its sessions", async () => {
    const student = await makeUser(database.db, { rut: "7654321-0", is_active: 0 });
    const now = new Date().toISOString();
    const session = {
      id_hash: "x",
      user_id: student.id,
      created_at: now,
      last_seen_at: now,
      expires_at: now,
      user_agent: "",
    };
    await database.db.insertInto("sessions").values(session).execute();
    const [admin] = await ensure({ ADMIN_RUT: "7654321-0", DEMO: true });
    expect(await opensWith("7654321-0", admin?.password ?? "")).toBe(true);
    expect(await opensWith("7654321-0", "7654")).toBe(false);
    expect(await findUserByRut(database.db, "7654321-0")).toMatchObject({
      role: "admin",
      is_active: 1,
      name: student.name,
    });
    expect(await database.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  it("is not made from a text that is no RUT", async () => {
    await expect(ensure({ ADMIN_RUT: "123456789-0" })).rejects.toThrow(SettingsError);
    expect(await database.db.selectFrom("users").selectAll().execute()).toEqual([]);
  });
});

describe("the demo student", () => {
  it("comes with DEMO in a new database", async () => {
    const [, demo] = await ensure({ DEMO: true });
    expect(demo).toMatchObject({ role: "user" });
    expect(await opensWith(demo?.rut ?? "", demo?.password ?? "")).toBe(true);
  });

  it("does not come into a database that has people", async () => {
    await makeUser(database.db);
    expect(await ensure({ DEMO: true })).toMatchObject([{ role: "admin" }]);
  });
});
