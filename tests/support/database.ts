import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "#db/migrate.server.ts";
import { type Db, type OpenDatabase, openDatabase } from "#db/open.server.ts";
import type { NewUser, User } from "#db/schema.ts";

export type TestDatabase = OpenDatabase & {
  /** The temporary folder that stands for DATA_DIR. */
  folder: string;
  file: string;
  /** Closes the database and removes the folder. */
  dispose(): Promise<void>;
};

/** A real, migrated SQLite file in a folder of its own: a copy of the one that the run has migrated at its start. */
export function makeTestDatabase(): TestDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), "careers-test-"));
  const file = path.join(folder, "careers.sqlite");
  const template = process.env.TEST_DATABASE_TEMPLATE;
  if (template !== undefined) copyFileSync(template, file);
  const database = openDatabase(file);
  if (template === undefined) migrate(database.raw);
  return {
    ...database,
    folder,
    file,
    dispose: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let count = 0;

/** An active student with the initial password, unless told otherwise. */
export function makeUser(db: Db, given: Partial<NewUser> = {}): Promise<User> {
  count += 1;
  // Eight digits, however many: a worker that shares its modules makes thousands.
  const rut = given.rut ?? `${10_000_000 + ((count * 7919) % 89_999_999)}-${count % 10}`;
  const now = new Date().toISOString();
  return db
    .insertInto("users")
    .values({
      name: `Persona ${count}`,
      email: `persona${count}@universidad.example`,
      email_source: "office",
      role: "user",
      is_active: 1,
      password_hash: null,
      created_at: now,
      updated_at: now,
      ...given,
      rut,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
