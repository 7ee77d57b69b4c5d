// Prevents: an account that a program makes or changes under other rules than the panel's and the roster's.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loader as types } from "#app/routes/scim.v2.ResourceTypes.ts";
import { loader as schema } from "#app/routes/scim.v2.Schemas.$name.ts";
import { loader as schemas } from "#app/routes/scim.v2.Schemas.ts";
import { loader as config } from "#app/routes/scim.v2.ServiceProviderConfig.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import {
  ANA,
  CAREERS,
  CORE,
  closeScim,
  create,
  database,
  everybody,
  find,
  list,
  openScim,
  patch,
  put,
  read,
  replace,
  rowOf,
  token,
  trail,
} from "../support/scim.ts";

beforeEach(() => openScim());
afterEach(closeScim);

describe("what the service says of itself", () => {
  const headers = () => ({ authorization: `Bearer ${token}` });

  test("configuration, kinds and schemas, and each schema by its name", async () => {
    const said = await (await callRoute(config, { headers: headers() })).json();
    expect(said).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, filter: { maxResults: 200 } });
    const kinds = await (await callRoute(types, { headers: headers() })).json();
    expect(kinds).toMatchObject({ totalResults: 1, Resources: [{ id: "User", endpoint: "/Users", schema: CORE }] });
    const all = await (await callRoute(schemas, { headers: headers() })).json();
    expect(all.Resources.map(({ id }: { id: string }) => id)).toEqual([CORE, CAREERS]);
    const one = await callRoute(schema, { headers: headers(), params: { name: CAREERS } });
    expect(await one.json()).toMatchObject({ id: CAREERS, meta: { resourceType: "Schema" } });
    expect((await callRoute(schema, { headers: headers(), params: { name: "urn:x" } })).status).toBe(404);
  });
});

describe("POST /Users", () => {
  test("creates an account, says where it is, and reads back what is stored", async () => {
    const made = await create({ ...ANA, [CAREERS]: { career: "Derecho", entryYear: "2024" }, externalId: "a-1" });
    expect(made.status).toBe(201);
    expect(made.headers.get("content-type")).toBe("application/scim+json");
    const { id, meta } = made.body;
    expect(made.headers.get("location")).toBe(`http://localhost/scim/v2/Users/${id}`);
    expect(made.headers.get("etag")).toBe(meta.version);
    expect(made.body).toEqual({
      schemas: [CORE, CAREERS],
      id,
      userName: "12345678-5",
      name: { formatted: "Ana Soto Rivas" },
      displayName: "Ana Soto Rivas",
      emails: [{ value: "ana.soto@uni.example", type: "work", primary: true }],
      active: true,
      [CAREERS]: { career: "Derecho", entryYear: 2024 },
      meta: { ...meta, resourceType: "User", location: made.headers.get("location") },
    });
    expect((await read(id)).body).toEqual(made.body);
    const row = await rowOf(id);
    expect(row).toMatchObject({ role: "user", email_source: "roster", identifier_kind: "rut", password_hash: null });
  });

  test.each([
    ["a RUT without dots and hyphen", { userName: "123456785" }, "12345678-5"],
    ["a passport", { userName: "p-1234567" }, "P1234567"],
    ["only a display name", { name: undefined, displayName: "Ana Soto" }, "12345678-5"],
    ["names in other capitals", { userName: undefined, USERNAME: "12345678-5" }, "12345678-5"],
  ])("takes %s", async (_what, given, userName) => {
    const { status, body } = await create({ ...ANA, ...given });
    expect([status, body.userName]).toEqual([201, userName]);
  });

  test("of several addresses the primary one; without any a placeholder, which is not shown", async () => {
    const emails = [{ value: "otra@uni.example", type: "home" }, ...ANA.emails];
    expect((await create({ ...ANA, emails })).body.emails[0].value).toBe("ana.soto@uni.example");
    const { body } = await create({ ...ANA, userName: "9876543-3", emails: undefined });
    expect(body).not.toHaveProperty("emails");
    expect((await rowOf(body.id)).email_source).toBe("generated");
  });

  test("an account that begins inactive", async () => {
    const { body } = await create({ ...ANA, active: false });
    expect(body.active).toBe(false);
    expect((await trail()).map(({ action }) => action)).toEqual(["user_created", "user_deactivated"]);
  });

  test.each([
    ["a wrong check digit", { userName: "12345678-9" }, "userName"],
    ["a RUT without hyphen and a wrong digit", { userName: "123456789" }, "userName"],
    ["an address as the name", { userName: "ana@uni.example" }, "userName"],
    ["no userName", { userName: undefined }, "userName"],
    ["no name", { name: undefined }, "name"],
    ["a name without letters", { name: { formatted: "123" } }, "nombre"],
    ["a name with a line break inside", { name: { formatted: "Ana\r\nBcc: x" } }, "name"],
    ["no address", { emails: [{ value: "ana" }] }, "correo"],
    ["active that is neither", { active: "quizás" }, "active"],
    ["a year that is none", { [CAREERS]: { entryYear: 12 } }, "entryYear"],
  ])("refuses %s with a sentence", async (_what, given, word) => {
    const before = await everybody();
    const { status, body } = await create({ ...ANA, ...given });
    expect([status, body.status, body.scimType]).toEqual([400, "400", "invalidValue"]);
    expect(body.detail).toContain(word);
    expect(body.detail).toMatch(/\.$/);
    expect(await everybody()).toEqual(before);
  });

  test("who has an account, in whichever spelling, or an address that is somebody's: uniqueness", async () => {
    await create(ANA);
    for (const other of [ANA, { ...ANA, userName: "12345678-5" }, { ...ANA, userName: "9876543-3" }]) {
      const { status, body } = await create(other);
      expect([status, body.scimType]).toEqual([409, "uniqueness"]);
    }
    expect(await everybody()).toHaveLength(2);
  });

  test("an address is stored at once also where people confirm theirs by mail", async () => {
    await closeScim();
    await openScim({ SMTP_URL: "smtp://127.0.0.1:1" });
    expect((await create(ANA)).body.emails[0].value).toBe("ana.soto@uni.example");
    expect(await database.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});

describe("GET /Users", () => {
  test("pages in the order of the ids", async () => {
    for (let count = 0; count < 5; count += 1) await makeUser(database.db);
    const ids = (await everybody()).map(({ id }) => String(id));
    const page = async (query: Record<string, string>) => (await list(query)).body;
    const first = await page({ startIndex: "1", count: "4" });
    const second = await page({ startIndex: "5", count: "4" });
    expect(first).toMatchObject({ totalResults: 6, startIndex: 1, itemsPerPage: 4 });
    expect(second).toMatchObject({ totalResults: 6, startIndex: 5, itemsPerPage: 2 });
    expect([...first.Resources, ...second.Resources].map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(await page({ count: "0" })).toMatchObject({ totalResults: 6, Resources: [] });
    expect(await page({ count: "-3", startIndex: "-2" })).toMatchObject({ startIndex: 1, Resources: [] });
    expect((await page({ startIndex: "99" })).Resources).toEqual([]);
    expect((await list({ count: "x" })).body).toMatchObject({ status: "400", scimType: "invalidValue" });
  });

  test("never more than 200", async () => {
    for (let count = 0; count < 205; count += 1) await makeUser(database.db);
    expect((await list({ count: "1000" })).body.Resources).toHaveLength(200);
  });

  test("filters find one account, in any case and spelling", async () => {
    const { id } = (await create(ANA)).body;
    const found = [
      'userName eq "12345678-5"',
      'USERNAME Eq "12.345.678-5"',
      `${CORE}:userName eq "123456785"`,
      'emails.value eq "ANA.SOTO@UNI.EXAMPLE"',
      'emails eq "ana.soto@uni.example"',
      'emails[type eq "work"].value eq "ana.soto@uni.example"',
      `id eq "${id}"`,
    ];
    for (const filter of found) {
      expect((await find(filter)).body, filter).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    }
    const none = ['userName eq "9876543-3"', 'externalId eq "a-1"', 'userName eq ""', `id eq "0${id}"`, 'id eq "1e0"'];
    for (const filter of none) expect((await find(filter)).body, filter).toMatchObject({ totalResults: 0 });
  });

  test("a placeholder is nobody's address", async () => {
    const { id } = (await create({ ...ANA, emails: [] })).body;
    const { email } = await rowOf(id);
    expect((await find(`emails.value eq "${email}"`)).body.totalResults).toBe(0);
  });

  test("only what is asked for", async () => {
    const { id } = (await create(ANA)).body;
    expect(Object.keys((await read(id, { attributes: "userName,name.formatted" })).body).toSorted()).toEqual(
      ["id", "name", "schemas", "userName"].toSorted(),
    );
    expect((await list({ excludedAttributes: "emails, meta" })).body.Resources[0]).not.toHaveProperty("emails");
  });

  test("an id that is none", async () => {
    for (const id of ["999999", "0", "-1", "1e3", "0x1", "1 or 1=1", "__proto__", "%00"]) {
      const { status, body, headers } = await read(id);
      expect([status, body.status], id).toEqual([404, "404"]);
      expect(headers.get("content-type")).toBe("application/scim+json");
    }
  });
});

describe("the rules of the roster", () => {
  test("an address that the person confirmed or the office typed stays; the answer says so", async () => {
    for (const email_source of ["confirmed", "office"] as const) {
      const user = await makeUser(database.db, { email_source });
      const emails = [{ value: "nuevo@uni.example", primary: true }];
      for (const value of [emails, []]) {
        const { status, body } = await patch(user.id, replace("emails", value));
        expect([status, body.emails[0].value]).toEqual([200, user.email]);
      }
      expect(await rowOf(user.id)).toEqual(user);
    }
  });

  test("one from the university's files is changed and removed", async () => {
    const { id } = (await create(ANA)).body;
    const changed = await patch(id, replace('emails[type eq "work"].value', "ana2@uni.example"));
    expect(changed.body.emails[0].value).toBe("ana2@uni.example");
    expect((await patch(id, [{ op: "remove", path: "emails" }])).body).not.toHaveProperty("emails");
    expect((await rowOf(id)).email).not.toContain("ana2");
    const other = await makeUser(database.db);
    const taken = await patch(id, replace("emails", [{ value: other.email }]));
    expect([taken.status, taken.body.scimType]).toEqual([409, "uniqueness"]);
  });

  test("a name is spelled anew, and does not become another one", async () => {
    const { id } = (await create({ ...ANA, name: { formatted: "ana soto rivas" } })).body;
    const spelled = await patch(id, [{ op: "replace", value: { name: ANA.name } }]);
    expect(spelled.body.name.formatted).toBe("Ana Soto Rivas");
    const other = await patch(id, replace("displayName", "Beatriz Lagos"));
    expect([other.status, other.body.displayName]).toEqual([200, "Ana Soto Rivas"]);
    expect((await patch(id, replace("name.familyName", "Lagos"))).body.displayName).toBe("Ana Soto Rivas");
  });

  test("PUT says a whole user; what it leaves out stays", async () => {
    const { id } = (await create({ ...ANA, [CAREERS]: { career: "Derecho" } })).body;
    const { status, body } = await put(id, { ...ANA, emails: undefined, active: false });
    expect([status, body.active, body[CAREERS].career, body.emails.length]).toEqual([200, false, "Derecho", 1]);
    const cleared = await put(id, { ...ANA, [CAREERS]: { career: null, campus: "Sur" } });
    expect(cleared.body[CAREERS]).toEqual({ campus: "Sur" });
    expect(cleared.body.active).toBe(true);
  });

  test("somebody whose data is blocked: only the account itself, and only whether it is active", async () => {
    const user = await makeUser(database.db, { blocked_at: "2026-11-10T12:00:00.000Z", career: "Derecho" });
    const shown = (await find(`userName eq "${user.rut}"`)).body.Resources[0];
    expect(Object.keys(shown).toSorted()).toEqual(["active", "id", "meta", "schemas", "userName"]);
    expect((await find(`emails.value eq "${user.email}"`)).body.totalResults).toBe(0);
    await patch(user.id, [{ op: "replace", value: { [`${CAREERS}:career`]: "Historia", displayName: user.name } }]);
    expect(await rowOf(user.id)).toEqual(user);
    expect((await patch(user.id, replace("active", false))).body.active).toBe(false);
  });

  test("the identifier is never changed", async () => {
    const { id } = (await create(ANA)).body;
    expect((await patch(id, replace("userName", "123456785"))).status).toBe(200);
    for (const changed of [
      await patch(id, replace("userName", "9876543-3")),
      await put(id, { ...ANA, userName: "9876543-3" }),
    ])
      expect([changed.status, changed.body.scimType]).toEqual([400, "mutability"]);
  });
});
