import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { claimedIdentifiers, type Identity } from "#app/features/access/identity.ts";
import type { SignInRefused } from "#app/features/access/sign-in-refused.server.ts";
import { signInWithIdentity } from "#app/features/access/sign-in-with-identity.server.ts";
import { checkDigitOf } from "#app/features/users/rut.ts";
import { ownPath } from "#app/platform/own-path.ts";
import { configureTestAuth } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";

const RUT = "12345678-5";
const OTHER_RUT = "7654321-6";
const BASE = { provider: "oidc:campus", issuer: "https://id.example", subject: "s-1", emailVerified: false };
const CREATE = { SSO_CREATE_ACCOUNTS: true, EMAIL_DOMAIN: "universidad.example" };
const KEEP = { ...CREATE, SSO_CREATE_ACCOUNTS: false };

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
  configureTestAuth(database);
});
afterEach(() => database.dispose());

const enter = (identity: Partial<Identity>, settings = KEEP) => {
  const client = { request: new Request("http://localhost/"), clientAddress: "192.0.2.1" };
  return signInWithIdentity(database.db, { ...BASE, ...identity }, client, settings);
};
const outcome = (identity: Partial<Identity>, settings = KEEP) =>
  enter(identity, settings).then(
    ({ user }) => user?.id,
    (error: SignInRefused) => error.notice ?? error,
  );
const users = () => database.db.selectFrom("users").selectAll().execute();

describe("an identity is recognised", () => {
  test.each(["12345678-5", "12.345.678-5", "123456785", " 12345678-5 "])("by a RUT written as %s", async (claim) => {
    const { id } = await makeUser(database.db, { rut: RUT });
    expect(await outcome({ identifierClaim: claim })).toBe(id);
    // From now on by its link, whatever else is sent.
    expect(await outcome({})).toBe(id);
  });
  test("by a passport", async () => {
    const { id } = await makeUser(database.db, { rut: "AB104533", identifier_kind: "other" });
    expect(await outcome({ identifierClaim: "ab-104.533" })).toBe(id);
  });
  test("by an e-mail address only where both sides have confirmed it", async () => {
    const user = await makeUser(database.db, { email: "ana@u.example", email_source: "office" });
    const mail = { email: "ANA@u.example" };
    expect(await outcome({ ...mail, emailVerified: true })).toBe("unknown");
    await database.db.updateTable("users").set({ email_source: "confirmed" }).execute();
    expect(await outcome({ ...mail, emailVerified: false })).toBe("unknown");
    expect(await outcome({ ...mail, emailVerified: true })).toBe(user.id);
  });
  test("never by a name", async () => {
    await makeUser(database.db, { name: "Ana Soto" });
    expect(await outcome({ name: "Ana Soto" })).toBe("unknown");
  });
  test("by another issuer's same number never", async () => {
    await makeUser(database.db, { rut: RUT });
    await enter({ identifierClaim: RUT });
    expect(await outcome({ issuer: "https://other.example" })).toBe("unknown");
  });
  test("with the role of the account and no other", async () => {
    await makeUser(database.db, { rut: RUT, role: "admin" });
    expect((await enter({ identifierClaim: RUT })).user?.role).toBe("admin");
  });
});

describe("an identity is refused", () => {
  test("whose RUT has another check digit, or is no identifier", async () => {
    await makeUser(database.db, { rut: "12345678-9" });
    for (const identifierClaim of ["12345678-9", "Ana Soto", "12345678-5@u.example", "k", "1-9"])
      expect(await outcome({ identifierClaim }), identifierClaim).toBe("identifier");
  });
  test("that is two people: by RUT and e-mail, by link and RUT, by link and e-mail", async () => {
    const first = await makeUser(database.db, { rut: RUT });
    await makeUser(database.db, { rut: OTHER_RUT, email: "b@u.example", email_source: "confirmed" });
    const mail = { email: "b@u.example", emailVerified: true };
    expect(await outcome({ identifierClaim: RUT, ...mail })).toBe("two_people");
    expect(await outcome({ identifierClaim: RUT })).toBe(first.id);
    expect(await outcome({ identifierClaim: OTHER_RUT })).toBe("two_people");
    expect(await outcome(mail)).toBe("two_people");
    expect(await database.db.selectFrom("external_identities").select("user_id").execute()).toEqual([
      { user_id: first.id },
    ]);
  });
  test("of an account that has another subject of the same provider", async () => {
    const { id } = await makeUser(database.db, { rut: RUT });
    await enter({ identifierClaim: RUT });
    expect(await outcome({ identifierClaim: RUT, subject: "s-2" })).toBe("other_subject");
    expect(await outcome({ identifierClaim: RUT, provider: "ldap", subject: "s-2" })).toBe(id);
  });
  test("of a deactivated account, linked or not", async () => {
    await makeUser(database.db, { rut: RUT, is_active: 0 });
    expect(await outcome({ identifierClaim: RUT }, CREATE)).toBe("inactive");
    expect(await database.db.selectFrom("external_identities").selectAll().execute()).toEqual([]);
    await database.db.updateTable("users").set({ is_active: 1 }).execute();
    await enter({ identifierClaim: RUT });
    await database.db.updateTable("users").set({ is_active: 0 }).execute();
    expect(await outcome({})).toBe("inactive");
  });
});

describe("an account is made", () => {
  test("only where the setting says so, as a student whose password nobody knows", async () => {
    expect(await outcome({ identifierClaim: RUT })).toBe("unknown");
    const claims = { identifierClaim: RUT, name: "Ana Soto", email: "ANA@gmail.com", emailVerified: true };
    await enter({ ...claims, ...({ role: "admin", roles: ["admin"] } as object) }, CREATE);
    expect(await users()).toMatchObject([
      {
        rut: RUT,
        name: "Ana Soto",
        email: "ana@gmail.com",
        email_source: "office",
        role: "user",
        identifier_kind: "rut",
      },
    ]);
    expect((await users())[0]?.password_hash).toMatch(/^\$argon2id/);
  });
  test("with a made address where the provider's is not confirmed or is taken", async () => {
    await makeUser(database.db, { rut: OTHER_RUT, email: "ana@gmail.com", email_source: "office" });
    await enter({ identifierClaim: RUT, email: "ana@gmail.com", emailVerified: true }, CREATE);
    expect((await users()).find(({ rut }) => rut === RUT)).toMatchObject({ email_source: "generated" });
  });
  test("with a passport", async () => {
    await enter({ identifierClaim: "AB104533" }, CREATE);
    expect(await users()).toMatchObject([{ rut: "AB104533", identifier_kind: "other" }]);
  });
  test.each([undefined, "", "12345678-9", "123456789", "18901234", "Ana Soto", "no hay"])(
    "never from %s",
    async (identifierClaim) => {
      const said = await outcome({ identifierClaim, email: "a@gmail.com", emailVerified: true, name: "A" }, CREATE);
      expect(["unknown", "identifier"]).toContain(said);
      expect(await users()).toEqual([]);
    },
  );
  test("once by a hundred sign-ins at the same time", async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, () => outcome({ identifierClaim: RUT }, CREATE)));
    expect(new Set(ids).size).toBe(1);
    expect(await users()).toHaveLength(1);
  });
});

test("a RUT without its check digit is nobody's, also where it spells another one", async () => {
  await makeUser(database.db, { rut: "1890123-4", email: "otra@a.example" });
  expect(await outcome({ identifierClaim: "18901234" })).toBe("unknown");
  const passport = await makeUser(database.db, { rut: "18901234", email: "dni@a.example", identifier_kind: "other" });
  expect(await outcome({ identifierClaim: "18901234" })).toBe(passport.id);
  await makeUser(database.db, { rut: `18901234-${checkDigitOf("18901234")}`, email: "tercera@a.example" });
  expect(await outcome({ identifierClaim: "18901234", subject: "otra" })).toBe("identifier");
  // Who is linked already is known without the claim.
  expect(await outcome({ identifierClaim: "18901234" })).toBe(passport.id);
});

test("a claim is read strictly", () => {
  expect(claimedIdentifiers("12345678-5")).toEqual({ rut: RUT, other: null });
  expect(claimedIdentifiers("123456785")).toEqual({ rut: RUT, other: "123456785" });
  expect(claimedIdentifiers("123456789")).toEqual({ rut: null, other: "123456789" });
  expect(claimedIdentifiers("12345678-9")).toEqual({ rut: null, other: null });
  // 18.901.234 without its digit, or 1.890.123-4: two people.
  expect(claimedIdentifiers("18901234")).toEqual({ rut: null, other: "18901234" });
  expect(claimedIdentifiers("1890123-4")).toMatchObject({ rut: "1890123-4" });
  expect(claimedIdentifiers("1.890.123-4")).toMatchObject({ rut: "1890123-4" });
  expect(claimedIdentifiers("x12345678-5")).toMatchObject({ rut: null });
});

test("only paths of the platform are opened after signing in", () => {
  expect(ownPath("/interviews?fromCvAnalysis=true#x")).toBe("/interviews?fromCvAnalysis=true");
  for (const text of [
    null,
    "",
    "dashboard",
    "//a",
    "/\\a",
    "/\t/a",
    "/a b",
    "/api/x",
    "/auth/oidc/x",
    "/..//evil.example",
  ])
    expect(ownPath(text), String(text)).toBe(null);
});
