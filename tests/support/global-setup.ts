import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "#db/migrate.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { bundle, imagePrograms } from "../../scripts/bundle.mjs";

/** Once for the whole run: the programs that tests start, and a migrated database that each test copies. */
export async function setup(): Promise<() => void> {
  await bundle(imagePrograms());
  const folder = mkdtempSync(path.join(tmpdir(), "careers-template-"));
  const file = path.join(folder, "migrated.sqlite");
  const database = openDatabase(file);
  migrate(database.raw);
  await database.close();
  // The workers inherit it.
  process.env.TEST_DATABASE_TEMPLATE = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
