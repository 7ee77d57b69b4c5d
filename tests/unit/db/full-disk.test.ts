import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storageFailure } from "#app/platform/storage-failure.ts";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";

/** SQLite's own limit of pages stands for the disk: the error is the same one. */

let made: TestDatabase;
let database: OpenDatabase;
let heard: unknown[];
beforeEach(() => {
  heard = [];
  made = makeTestDatabase();
  database = openDatabase(made.file, (error) => heard.push(error));
  database.raw.pragma(`max_page_count = ${database.raw.pragma("page_count", { simple: true })}`);
});
afterEach(async () => {
  await database.close();
  await made.dispose();
});

const LONG = "x".repeat(200_000);

test("a transaction that finds no room fails with the cause, whole, and leaves the connection usable", async () => {
  const { id } = await makeUser(database.db, { name: "Antes" });
  const failing = database.db.transaction().execute(async (trx) => {
    await trx.updateTable("users").set({ name: "Durante" }).where("id", "=", id).execute();
    await trx.updateTable("users").set({ email: LONG }).where("id", "=", id).execute();
  });
  const error = await failing.catch((caught: unknown) => caught);
  expect(storageFailure(error)).toBe("full");
  expect(heard).toEqual([error]);
  const { name } = await database.db.selectFrom("users").select("name").where("id", "=", id).executeTakeFirstOrThrow();
  expect(name).toBe("Antes");
  database.raw.pragma("max_page_count = 1073741823");
  await database.db.updateTable("users").set({ email: LONG }).where("id", "=", id).execute();
  expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
});

test("a transaction that SQLite itself has taken back tells why, not that there is nothing to take back", async () => {
  const { rut } = await makeUser(database.db);
  const failing = database.db.transaction().execute((trx) => makeUserOrRollback(rut).execute(trx));
  await expect(failing).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_UNIQUE" });
  expect(database.raw.inTransaction).toBe(false);
});

/** The one way to make SQLite do by order what it does by itself on some full disks. */
const makeUserOrRollback = (rut: string) =>
  sql`insert or rollback into users (rut, name, email, role, is_active, created_at, updated_at)
    values (${rut}, 'x', 'x', 'user', 1, '', '')`;

test("errors of reading are heard too", async () => {
  await expect(sql`select * from nowhere`.execute(database.db)).rejects.toThrow(/nowhere/);
  expect(heard).toHaveLength(1);
});
