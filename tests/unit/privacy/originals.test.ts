import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reconcileAnalyses } from "#app/features/cv/analyze.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = makeTestDatabase();
  const user = await makeUser(database.db);
  const folder = path.join(database.folder, "uploads");
  mkdirSync(folder);
  for (const name of ["kept", "of-nobody"]) writeFileSync(path.join(folder, name), "cv");
  await database.db
    .insertInto("cv_analyses")
    .values({
      user_id: user.id,
      file_name: "cv.txt",
      file_type: "text/plain",
      file_size: 2,
      upload: "kept",
      processing_status: "completed",
      created_at: "2026-11-20T12:00:00.000Z",
    })
    .execute();
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

/** What is there after a start with this setting: files, and the record's own word on it. */
async function afterStart(keep: "0" | "1") {
  setSettings(readSettings({ DATA_DIR: database.folder, KEEP_CV_FILES: keep }));
  await reconcileAnalyses(database.db);
  const { upload } = await database.db.selectFrom("cv_analyses").select("upload").executeTakeFirstOrThrow();
  return [readdirSync(path.join(database.folder, "uploads")), upload];
}

test("originals stay over a start while the institution keeps them, files of nobody do not", async () => {
  expect(await afterStart("1")).toEqual([["kept"], "kept"]);
});

test("originals go at the start after the institution stopped keeping them", async () => {
  expect(await afterStart("0")).toEqual([[], null]);
});
