// Prevents: a program, or somebody without a token, that gets more of an account out of SCIM than it may.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signInWithIdentity } from "#app/features/access/sign-in-with-identity.server.ts";
import { ROLES } from "#app/features/permissions/roles.ts";
import { checkDigitOf } from "#app/features/users/rut.ts";
import { action as roster } from "#app/routes/api.roster.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import {
  ANA,
  CORE,
  closeScim,
  create,
  database,
  everybody,
  find,
  list,
  openScim,
  patch,
  patchWith,
  put,
  read,
  remove,
  rowOf,
  token,
  tokenFor,
  trail,
} from "../support/scim.ts";

beforeEach(() => openScim());
afterEach(closeScim);

const off = [{ op: "replace", path: "active", value: false }];
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe("who calls", () => {
  const calls = (id: number, call: Parameters<typeof list>[1]) => [
    list({}, call),
    read(id, {}, call),
    create(ANA, call),
    put(id, ANA, call),
    patch(id, off, call),
    remove(id, call),
  ];

  test("a session opens nothing, neither does a token for something else, nor the other way round", async () => {
    const user = await makeUser(database.db);
    const cookie = await sessionCookieFor(database.db, await makeUser(database.db, { role: "admin" }));
    const before = await everybody();
    for (const answer of await Promise.all(calls(user.id, { cookie, headers: { authorization: "" } }))) {
      expect([answer.status, answer.body.status]).toEqual([401, "401"]);
      expect(answer.headers.get("www-authenticate")).toContain("Bearer");
    }
    for (const scope of ["roster", "metrics"]) {
      const authorization = `Bearer ${await tokenFor(scope)}`;
      for (const answer of await Promise.all(calls(user.id, { headers: { authorization } }))) {
        expect([answer.status, answer.body.status]).toEqual([403, "403"]);
      }
    }
    const headers = { authorization: `Bearer ${token}`, "content-type": "text/csv" };
    expect((await callRoute(roster, { method: "PUT", headers, body: "RUT;Nombre" })).status).toBe(403);
    expect(await everybody()).toEqual(before);
  });

  test("a token that is revoked between its check and the change changes nothing", async () => {
    const user = await makeUser(database.db);
    database.raw.exec(`
      create trigger revoke_meanwhile after update of last_used_at on api_tokens begin
        update api_tokens set revoked_at = '2026-01-01T00:00:00.000Z' where id = new.id;
      end`);
    database.raw.exec("update api_tokens set last_used_network = 'x', revoked_at = null");
    expect((await patch(user.id, off)).status).toBe(401);
    expect(await rowOf(user.id)).toEqual(user);
  });
});

describe("whom it would touch", () => {
  test("nobody of the staff: not changed, not switched off, not even without a change", async () => {
    for (const role of ROLES.filter((each) => each !== "user")) {
      const user = await makeUser(database.db, { role });
      const same = { ...ANA, userName: user.rut, name: { formatted: user.name } };
      for (const answer of [
        await patch(user.id, off),
        await patch(user.id, [{ op: "replace", path: "active", value: true }]),
        await put(user.id, same),
        await remove(user.id),
      ]) {
        expect([answer.status, answer.body.status], role).toEqual([403, "403"]);
        expect(answer.body.detail).toContain("equipo");
      }
      expect((await create(same)).status).toBe(409);
      expect(await rowOf(user.id)).toEqual(user);
    }
    expect(await trail()).toEqual([]);
  });

  test("nothing that is not said in the schema can be assigned", async () => {
    const more = {
      id: "1",
      role: "admin",
      roles: [{ value: "admin", primary: true }],
      password: "una clave larga 123",
      password_hash: "x",
      is_active: 0,
      email_source: "confirmed",
      identifier_kind: "other",
      blocked_at: "2020",
      meta: { version: 'W/"x"', created: "2000" },
      "name.role": "admin",
    };
    const { status, body } = await create({ ...more, ...ANA });
    expect(status).toBe(201);
    const row = await rowOf(body.id);
    const expected = { role: "user", is_active: 1, password_hash: null, email_source: "roster", blocked_at: null };
    expect(row).toMatchObject({ ...expected, identifier_kind: "rut" });
    await patch(body.id, [{ op: "add", value: more }]);
    for (const [path, value] of Object.entries(more)) {
      const answer = await patch(body.id, [{ op: "replace", path, value }]);
      expect(answer.status, path).toBe(path === "id" || path === "meta" ? 400 : 200);
    }
    await put(body.id, { ...more, ...ANA });
    expect(await rowOf(body.id)).toEqual(row);
  });
});

describe("what it sends", () => {
  test.each([
    "",
    "userName",
    'userName eq "x',
    'userName eq "12345678-5" or id gt "0"',
    'userName eq "x" and role eq "admin"',
    "userName eq \"x\\' or '1'='1\"",
    'userName sw "1"',
    'userName ne ""',
    "userName pr",
    'role eq "admin"',
    'password_hash eq "x"',
    '__proto__ eq "x"',
    'constructor eq "x"',
    "userName eq 12345678",
    'not (userName eq "x")',
    `userName eq "${"a".repeat(5_000)}"`,
    `${"(".repeat(3_000)}`,
    `emails[${'type eq "work" and '.repeat(200)}].value eq "x"`,
  ])("no other filter: %j", async (filter) => {
    const { status, body } = await find(filter);
    // An empty parameter counts as absent.
    expect([status, body.scimType]).toEqual(filter === "" ? [200, undefined] : [400, "invalidFilter"]);
  });

  test("quotes and wildcards in a value are only text", async () => {
    await create(ANA);
    for (const value of ["%", "_", "' or 1=1 --", '\\" or id pr or userName eq \\"', "12345678-5%", "\\u0000"]) {
      for (const name of ["userName", "emails.value", "externalId", "id"]) {
        expect((await find(`${name} eq "${value}"`)).body.totalResults, value).toBe(0);
      }
    }
  });

  const user = `"schemas":["${CORE}"]`;
  test.each([
    ["nothing", "", "invalidSyntax"],
    ["the beginning of JSON", "{", "invalidSyntax"],
    ["null", "null", "invalidSyntax"],
    ["a list", "[]", "invalidSyntax"],
    ["lists in lists", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, "invalidSyntax"],
    ["objects in objects", nested(10_000), "invalidSyntax"],
    ["an address in an address", `{${user},"userName":"12345678-5","emails":${nested(9_000)}}`, "invalidValue"],
    ["a name in a name", `{${user},"userName":"12345678-5","name":${nested(9_000)}}`, "invalidValue"],
    ["another schema", '{"schemas":["urn:x"],"userName":"12345678-5"}', "invalidSyntax"],
    ["names of the language", `{${user},"__proto__":{"userName":"12345678-5","role":"admin"}}`, "invalidValue"],
    ["a constructor", `{${user},"constructor":{"prototype":{"role":"admin"}}}`, "invalidValue"],
    ["half a sign", `{${user},"userName":"\\ud800","name":{"formatted":"\\udfff"}}`, "invalidValue"],
    ["a number as the name", `{${user},"userName":1e999}`, "invalidValue"],
    ["a long name", `{${user},"userName":"12345678-5","displayName":"${"a".repeat(50_000)}"}`, "invalidValue"],
  ])("a body that means harm: %s", async (_what, body, scimType) => {
    const before = await everybody();
    const answer = await create(body);
    expect([answer.status, answer.body.scimType]).toEqual([400, scimType]);
    expect(Reflect.get({}, "role")).toBeUndefined();
    expect(await everybody()).toEqual(before);
  });

  test("a body of another type", async () => {
    for (const type of ["text/plain", "application/xml", "application/x-www-form-urlencoded", ""]) {
      const answer = await create(ANA, { headers: { "content-type": type } });
      expect([answer.status, answer.body.status], type).toEqual([415, "415"]);
    }
    expect((await create(ANA, { headers: { "content-type": "application/json; charset=utf-8" } })).status).toBe(201);
  });

  test.each([
    ["no operations", [], "invalidSyntax"],
    ["no list", { op: "add" }, "invalidSyntax"],
    ["more than a hundred", Array(101).fill(off[0]), "invalidSyntax"],
    ["another op", [{ op: "move", path: "active", value: true }], "invalidSyntax"],
    ["an operation that is no object", ["remove"], "invalidSyntax"],
    ["a remove of everything", [{ op: "remove" }], "noTarget"],
    ["a remove of what every account has", [{ op: "remove", path: "active" }], "mutability"],
    ["a path that is none", [{ op: "add", path: "a b", value: 1 }], "invalidPath"],
    ["a path of the language", [{ op: "add", path: "__proto__.role", value: "admin" }], "invalidPath"],
    ["a path that is an object", [{ op: "add", path: { a: 1 }, value: 1 }], "invalidPath"],
    ["a long path", [{ op: "add", path: `a${".a".repeat(5_000)}`, value: 1 }], "invalidPath"],
    ["a filter of addresses", [{ op: "add", path: 'emails[value co "@"].value', value: "x@y.cl" }], "invalidFilter"],
    ["no value", [{ op: "replace", path: "active" }], "invalidValue"],
    ["an object as active", [{ op: "replace", path: "active", value: { a: 1 } }], "invalidValue"],
    ["a change and then a fault", [...off, { op: "replace", path: "displayName", value: 7 }], "invalidValue"],
  ])("a PATCH that is refused as a whole: %s", async (_what, operations, scimType) => {
    const person = await makeUser(database.db);
    const answer = await patch(person.id, operations);
    expect([answer.status, answer.body.scimType]).toEqual([400, scimType]);
    expect(await rowOf(person.id)).toEqual(person);
  });

  test("a PATCH without its schema", async () => {
    const { id } = await makeUser(database.db);
    expect((await patchWith(id, { Operations: off })).body.scimType).toBe("invalidSyntax");
  });

  test("what the platform does not keep is ignored, and is not read back", async () => {
    const { id } = (await create(ANA)).body;
    const before = await rowOf(id);
    const operations = [
      { op: "add", path: "externalId", value: "a-1" },
      { op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "+56 9 1234 5678" },
      { op: "add", path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department", value: "x" },
      { op: "add", path: 'emails[type eq "home"].value', value: "casa@uni.example" },
      { op: "remove", path: "title" },
    ];
    const { status, body } = await patch(id, operations);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/a-1|1234 5678|department|casa/);
    expect(await rowOf(id)).toEqual(before);
  });
});

test("a RUT without its check digit makes and finds nobody, though it spells another one", async () => {
  // 1.901.234-4, and 19.012.344 without its digit.
  const other = await makeUser(database.db, { rut: "1901234-4", email: "otra@uni.example" });
  expect((await create({ ...ANA, userName: "19012344" })).status).toBe(400);
  expect((await find('userName eq "19012344"')).body.Resources).toEqual([]);
  expect((await find('userName eq "1901234-4"')).body.Resources[0].id).toBe(String(other.id));
  expect((await everybody()).filter(({ rut }) => rut.startsWith("19012344"))).toEqual([]);
  // A passport with the digits of somebody's RUT: which of the two is meant, nobody can tell.
  await makeUser(database.db, { rut: "19012344", email: "dni@uni.example", identifier_kind: "other" });
  expect((await find('userName eq "19012344"')).body.Resources).toHaveLength(1);
  await makeUser(database.db, { rut: `19012344-${checkDigitOf("19012344")}`, email: "tercera@uni.example" });
  expect((await find('userName eq "19012344"')).body.Resources).toEqual([]);
});

describe("at the same time", () => {
  test("a hundred programs create one person: one account", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        create({ ...ANA, userName: index % 2 ? "12345678-5" : "12.345.678-5" }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    expect((await everybody()).filter(({ rut }) => rut === "12345678-5")).toHaveLength(1);
  });

  test("a program and the person's first sign-in: one account, and the person is in", async () => {
    for (let number = 0; number < 10; number += 1) {
      const userName = `P${1_000_000 + number}`;
      const identity = { provider: "oidc:campus", issuer: "https://id.example", emailVerified: false };
      const enter = () =>
        signInWithIdentity(
          database.db,
          { ...identity, subject: userName, identifierClaim: userName, name: "Ana Soto" },
          { request: new Request("http://localhost/"), clientAddress: "192.0.2.1" },
          { SSO_CREATE_ACCOUNTS: true, EMAIL_DOMAIN: "uni.example" },
        );
      const make = () => create({ ...ANA, userName, emails: [] });
      const [one, other] = await Promise.all(number % 2 ? [make(), enter()] : [enter(), make()]);
      const made = "status" in one ? one : other;
      expect("status" in made && [201, 409].includes(made.status)).toBe(true);
      expect((await everybody()).filter(({ rut }) => rut === userName)).toHaveLength(1);
      const found = (await find(`userName eq "${userName}"`)).body.Resources[0];
      const entered = "user" in one ? one : other;
      expect("user" in entered && String(entered.user?.id)).toBe(found.id);
    }
  });

  test("a hundred times the same change is one change", async () => {
    const { id } = await makeUser(database.db);
    const answers = await Promise.all(Array.from({ length: 100 }, () => patch(id, off)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.meta.version}`)).size).toBe(1);
    expect((await trail()).map(({ action }) => action)).toEqual(["user_deactivated"]);
  });
});
