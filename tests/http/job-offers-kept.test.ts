import { afterEach, beforeEach, expect, test } from "vitest";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { getSettings, setSettings } from "#app/platform/settings.server.ts";
import type { User } from "#db/schema.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { addReadCv, finding, keepOffer, requirement } from "../support/job-offers.ts";

const clock = { now: () => new Date("2026-11-26T12:00:00.000Z") };
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 3_600_000).toISOString();

let database: TestDatabase;
let user: User;
beforeEach(async () => {
  database = makeTestDatabase();
  setSettings(readSettings({ DATA_DIR: database.folder }));
  user = await makeUser(database.db);
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const purge = () => purgeByAge(database.db, getSettings(), clock);
const rows = () => database.db.selectFrom("job_offers").selectAll().orderBy("id").execute();

test("an offer goes by the age of its last change, a deleted one a day after its deletion", async () => {
  const old = { created_at: daysAgo(400), updated_at: daysAgo(400) };
  await keepOffer(database, user.id, {}, old);
  const changed = await keepOffer(database, user.id, {}, { ...old, updated_at: daysAgo(10) });
  await keepOffer(database, user.id, {}, { deleted_at: daysAgo(1.1) });
  const justDeleted = await keepOffer(database, user.id, {}, { deleted_at: daysAgo(0.5) });
  expect(await purge()).toMatchObject({ jobOffers: 2 });
  expect((await rows()).map(({ id }) => id)).toEqual([changed, justDeleted]);
});

test("a blocked person's offers stay", async () => {
  await keepOffer(database, user.id, {}, { created_at: daysAgo(400), updated_at: daysAgo(400) });
  await database.db
    .updateTable("users")
    .set({ blocked_at: daysAgo(1) })
    .execute();
  expect(await purge()).toMatchObject({ jobOffers: 0 });
  expect(await rows()).toHaveLength(1);
});

test("what an offer quotes of a CV goes with the texts of the CV", async () => {
  const analysisId = await addReadCv(database, user.id);
  await database.db
    .updateTable("cv_analyses")
    .set({ created_at: daysAgo(400) })
    .execute();
  const requirements = [requirement("r1", "Dominio de SAP")];
  await keepOffer(database, user.id, { requirements, findings: { r1: finding("cumple", ["SAP"]) }, analysisId });
  expect(await purge()).toMatchObject({ analyses: 1, jobOffers: 0 });
  expect(await rows()).toMatchObject([{ findings: null, requirements: expect.stringContaining("SAP") }]);
});
