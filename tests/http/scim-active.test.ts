// Prevents: an account that a program has switched off and that somebody still uses, and changes that nobody can trace.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sessionCookieFor } from "../support/auth.ts";
import {
  ANA,
  CAREERS,
  CORE,
  closeScim,
  create,
  database,
  find,
  list,
  openScim,
  patch,
  put,
  read,
  remove,
  replace,
  rowOf,
  token,
  trail,
} from "../support/scim.ts";

beforeEach(() => openScim());
afterEach(closeScim);

describe("switching off and on", () => {
  test.each([
    ["Entra ID", [{ op: "Replace", path: "active", value: "False" }]],
    ["Entra ID, newer", [{ op: "replace", path: "active", value: false }]],
    ["Okta", [{ op: "replace", value: { active: false } }]],
    ["with the schema in the path", [{ op: "Add", path: `${CORE}:active`, value: false }]],
  ])("as %s sends it: sessions end, and again it changes nothing", async (_who, operations) => {
    const { id } = (await create(ANA)).body;
    await sessionCookieFor(database.db, { id: Number(id) });
    const off = await patch(id, operations);
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(await database.db.selectFrom("sessions").selectAll().where("user_id", "=", Number(id)).execute()).toEqual(
      [],
    );
    const again = await patch(id, operations);
    expect(again.body).toEqual(off.body);
    expect((await trail()).filter(({ action }) => action === "user_deactivated")).toHaveLength(1);
  });

  test("DELETE switches off, keeps everything, and may be repeated", async () => {
    const { id } = (await create(ANA)).body;
    const before = await rowOf(id);
    for (let count = 0; count < 2; count += 1) expect(await remove(id)).toMatchObject({ status: 204, body: null });
    const { updated_at, ...after } = await rowOf(id);
    expect({ ...after, updated_at: before.updated_at }).toEqual({ ...before, is_active: 0 });
    expect((await patch(id, replace("active", true))).body.active).toBe(true);
  });

  test("a change of several things in one request is one row of each kind in the trail, under the token", async () => {
    const { id } = (await create(ANA)).body;
    await patch(id, [...replace("active", false), ...replace(`${CAREERS}:campus`, "Norte")]);
    await read(id);
    await find('userName eq "12345678-5"');
    await list();
    const rows = await trail();
    expect(rows.map(({ action, hasTarget }) => [action, hasTarget])).toEqual([
      ["user_created", true],
      ["user_updated", true],
      ["user_deactivated", true],
      ["person_viewed", true],
      ["list_searched", false],
    ]);
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([token.slice(0, 8)]));
    expect(rows[1]?.details).toEqual({ changed: "campus" });
    expect(rows[4]?.details).toEqual({ list: "users", from: 1, rows: 2 });
  });
});

test("If-Match: the version that was read, any, or another one", async () => {
  const { id, meta } = (await create(ANA)).body;
  const off = replace("active", false);
  for (const call of [
    patch(id, off, { headers: { "if-match": 'W/"x"' } }),
    remove(id, { headers: { "if-match": '"x"' } }),
  ])
    expect(await call).toMatchObject({ status: 412, body: { status: "412" } });
  const changed = await patch(id, off, { headers: { "if-match": `W/"x", ${meta.version}` } });
  expect(changed.body.active).toBe(false);
  expect(changed.headers.get("etag")).not.toBe(meta.version);
  expect((await put(id, ANA, { headers: { "if-match": meta.version } })).status).toBe(412);
  expect((await put(id, ANA, { headers: { "if-match": "*" } })).status).toBe(200);
});
