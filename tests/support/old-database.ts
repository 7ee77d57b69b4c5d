import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "#db/migrate.server.ts";
import { migrations } from "#db/migrations/index.ts";
import { openDatabase } from "#db/open.server.ts";
import type { TestDatabase } from "./database.ts";

/** A real database as a program left it whose newest migration was this one. */
export function makeOldDatabase(version: number): TestDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), "careers-old-"));
  const file = path.join(folder, "app.sqlite");
  const database = openDatabase(file);
  migrate(
    database.raw,
    migrations.filter((migration) => migration.version <= version),
  );
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
