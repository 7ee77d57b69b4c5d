import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPasswordHasher } from "#app/features/auth/password.server.ts";
import { loadRoster } from "#app/features/roster/load-roster.server.ts";
import { ensureFirstAccounts } from "#app/features/users/first-accounts.server.ts";
import { createUser } from "#app/features/users/mutations.server.ts";
import { createLostAdmin } from "#app/features/users/recover-admin.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { migrations } from "#db/migrations/index.ts";
import { NAME_LETTERS } from "#db/migrations/name-letters.ts";
import { nameKey } from "#db/name-sort-key.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";
import { makeOldDatabase } from "../../support/old-database.ts";
import { checkedRoster } from "../../support/rosters.ts";

const SETTINGS = { EMAIL_DOMAIN: "uni.example", ADMIN_NAME: "Administración", DEMO: true };
const NOW = "2026-11-20T15:00:00.000Z";
/** Letters of names, their accented ones, and any sign that there is; no NUL, which ends a text in C. */
const sign = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(NAME_LETTERS).join(""), ..."aeioucnAEIOUCNZz ~'-") },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }).filter((text) => text !== "\0") },
);
const name = fc.array(sign, { minLength: 1, maxLength: 30 }).map((signs) => signs.join(""));
const names = fc.array(name, { minLength: 1, maxLength: 20 });

let database: TestDatabase;
beforeEach(() => {
  database = makeTestDatabase();
});
afterEach(() => database.dispose());

/** Everybody's key is the function of the name, and the index holds no other one. @returns how many people there are */
async function expectKeys({ db, raw }: Pick<TestDatabase, "db" | "raw"> = database): Promise<number> {
  const rows = await db.selectFrom("users").select(["name", "name_key"]).execute();
  for (const row of rows) expect(row.name_key, row.name).toBe(nameKey(row.name));
  const { rows: indexed } = await sql<{ name_key: string }>`
    select name_key from users indexed by users_name where name_key >= '' order by name_key
  `.execute(db);
  const keys = rows.map((row) => nameKey(row.name));
  expect(indexed.map((row) => row.name_key).sort()).toEqual(keys.sort());
  expect(raw.pragma("integrity_check", { simple: true })).toBe("ok");
  return rows.length;
}

test("the key sorts as a Spanish list does", () => {
  const sorted = ["Álvarez", "ángel", "Araya", "Çelik", "Nunez Z", "nuñez", "Ñanco", "Zoila"];
  expect([...sorted].sort((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))).toEqual(sorted);
});

test("holds for the first accounts, the sample student and an admin made on the console", async () => {
  const { hash } = createPasswordHasher("p".repeat(32));
  await fc.assert(
    fc.asyncProperty(name, async (ADMIN_NAME) => {
      await database.db.deleteFrom("users").execute();
      await ensureFirstAccounts(database.db, { ...SETTINGS, ADMIN_NAME }, hash);
      expect(await expectKeys()).toBe(2);
      await database.db.deleteFrom("users").execute();
      const lost = { rut: "11111111-1", name: ADMIN_NAME, email: "a@uni.example", emailSource: "office" } as const;
      await createLostAdmin(database.db, lost, "hash");
      expect(await expectKeys()).toBe(1);
    }),
    { numRuns: 5 },
  );
});

test("holds for an account made alone and for a bulk load, also when it renames", async () => {
  const { id: actorId } = await createUser(database.db, {
    rut: "11111111-1",
    name: "Jefa",
    email: "jefa@uni.example",
    role: "admin",
    passwordHash: null,
  });
  let count = 0;
  const rutOf = (at: number) => `${12_000_000 + at}-0`;
  const load = (list: readonly string[]) =>
    loadRoster(database.db, checkedRoster([["RUT", "Nombre"], ...list.map((one, at) => [rutOf(at), one])]).rows, {
      by: actorId,
      fileName: "nomina.xlsx",
      fileHash: "",
      settings: SETTINGS,
      conflicts: Object.fromEntries(list.map((_one, at) => [rutOf(at), "file" as const])),
    });
  await fc.assert(
    fc.asyncProperty(names, async (list) => {
      for (const one of list.slice(0, 3)) {
        count += 1;
        const rut = `${20_000_000 + count}-0`;
        await createUser(database.db, { rut, name: one, email: `${rut}@a.example`, role: "user", passwordHash: null });
      }
      await load(list);
      await load([...list].reverse());
      await database.db
        .updateTable("users")
        .set({ name: list[0] ?? "" })
        .where("id", "=", actorId)
        .execute();
      await expectKeys();
    }),
    { numRuns: 25 },
  );
  expect(count).toBeGreaterThan(25);
});

test("holds for the people of an older database", async () => {
  await fc.assert(
    fc.asyncProperty(names, async (list) => {
      const old = makeOldDatabase(5);
      try {
        const insert = old.raw.prepare(
          "INSERT INTO users (rut, name, email, role, created_at, updated_at) VALUES (?, ?, ?, 'user', ?, ?)",
        );
        for (const [index, one] of list.entries()) insert.run(`${index}`, one, `${index}@uni.example`, NOW, NOW);
        expect(migrate(old.raw)).toEqual(migrations.slice(5).map((migration) => migration.name));
        expect(await expectKeys(old)).toBe(list.length);
      } finally {
        await old.dispose();
      }
    }),
    { numRuns: 10 },
  );
});

test("a page by name walks the index, and nothing is sorted", () => {
  const plan = database.raw
    .prepare("EXPLAIN QUERY PLAN SELECT id, name_key FROM users WHERE name_key >= 'm' ORDER BY name_key, id LIMIT 50")
    .all() as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual(["SEARCH users USING INDEX users_name (name_key>?)"]);
});
