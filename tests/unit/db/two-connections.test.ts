import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
let id: number;
beforeEach(async () => {
  database = makeTestDatabase();
  id = (await makeUser(database.db, { name: "Antes" })).id;
});
afterEach(() => database.dispose());

const nameOf = async (db = database.db) =>
  (await db.selectFrom("users").select("name").where("id", "=", id).executeTakeFirstOrThrow()).name;
const rename = (name: string, db = database.db) => db.updateTable("users").set({ name }).where("id", "=", id).execute();

test("who reads does not wait for a transaction of somebody else, and sees what is committed", async () => {
  await database.db.transaction().execute(async (trx) => {
    await rename("Durante", trx);
    expect(await nameOf(trx)).toBe("Durante");
    expect(await nameOf()).toBe("Antes");
    const { rows } = await sql<{ name: string }>`with one as (select name from users) select * from one`.execute(
      database.db,
    );
    expect(rows).toEqual([{ name: "Antes" }]);
  });
  expect(await nameOf()).toBe("Durante");
});

test("who reads after an own write sees it", async () => {
  for (const name of ["Una", "Dos", "Tres"]) {
    await rename(name);
    expect(await nameOf()).toBe(name);
  }
});

test("who writes waits for the end of the transaction", async () => {
  let written: Promise<unknown> = Promise.resolve();
  const order: string[] = [];
  await database.db.transaction().execute(async (trx) => {
    written = rename("Después").then(() => order.push("other"));
    await rename("Durante", trx);
    order.push("transaction");
  });
  await written;
  expect(order).toEqual(["transaction", "other"]);
  expect(await nameOf()).toBe("Después");
});

test("a failed transaction gives the connection back", async () => {
  await expect(
    database.db.transaction().execute(async (trx) => {
      await rename("Durante", trx);
      throw new Error("broken off");
    }),
  ).rejects.toThrow("broken off");
  await rename("Después");
  expect(await nameOf()).toBe("Después");
});

test("a statement that writes is no reading, whatever it begins with", async () => {
  const { rows } = await sql<{ name: string }>`
    with wanted as (select ${id} as id)
    update users set name = 'Otra' where id in (select id from wanted) returning name
  `.execute(database.db);
  expect(rows).toEqual([{ name: "Otra" }]);
  expect(await nameOf()).toBe("Otra");
});
