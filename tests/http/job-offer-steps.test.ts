import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { loadProgress } from "#app/routes/dashboard/load-progress.server.ts";
import { loadOffer } from "#app/routes/job-match.$id/load-offer.server.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { addReadCv, finding, keepOffer, requirement } from "../support/job-offers.ts";

/** Prevents: advice of another comparison, and an offer named on a wrong day, or of somebody else. */

let database: TestDatabase;
let user: User;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
  user = await makeUser(database.db);
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});

const REQUIREMENTS = [requirement("r1", "Dominio de SAP"), requirement("r2", "Manejo de Oracle Hyperion")];
const FINDINGS = { r1: { ...finding("cumple", ["Usé SAP"]), isLow: true }, r2: finding("falta") };

test("the screen of an offer gives steps with their ground, and a question that is asked now", async () => {
  const analysisId = await addReadCv(database, user.id);
  const id = await keepOffer(database, user.id, { requirements: REQUIREMENTS, findings: FINDINGS, analysisId });
  const { offer } = await loadOffer(user, String(id));
  expect(offer?.steps).toMatchObject([
    { kind: "up", asked: "Dominio de SAP", own: "Usé SAP" },
    {
      kind: "gap",
      theme: "Aprendizaje",
      gaps: [{ asked: "Manejo de Oracle Hyperion", ground: "Tu CV no lo nombra." }],
    },
  ]);
  expect(offer?.practice.Aprendizaje?.question).toMatch(/aprend/);
  expect(offer).toMatchObject({ resultOf: null, practice: { Aprendizaje: { wasAsked: false } } });
  expect(offer?.practice.Aprendizaje?.path).toMatch(/^\/practice\/[a-z]+-\d+$/);
});

test("without a comparison there is no advice", async () => {
  const id = await keepOffer(database, user.id, { requirements: REQUIREMENTS });
  expect((await loadOffer(user, String(id))).offer?.steps).toEqual([]);
});

/** Half past ten at night of the 26th in Santiago, where it is the 27th in UTC. */
const NIGHT = { now: () => new Date("2026-11-27T01:30:00.000Z") };

async function dated(state_on: string, given: object = {}, owner = user.id): Promise<number> {
  const id = await keepOffer(database, owner, {}, { post: "Analista" });
  await database.db
    .updateTable("job_offers")
    .set({ state: "interview", state_on, ...given })
    .where("id", "=", id)
    .execute();
  return id;
}
const named = async () => (await loadProgress(user.id, NIGHT)).offer;

test("the home names the offer whose day comes first within three days of Santiago", async () => {
  await dated("2026-11-25");
  await dated("2026-11-30");
  expect(await named()).toBeNull();
  const third = await dated("2026-11-29");
  expect(await named()).toEqual({ id: third, title: "Analista", when: "Entrevista en tres días", isInterview: true });
  const today = await dated("2026-11-26", { state: "applied", firm: "Tres Puentes" });
  expect(await named()).toEqual({
    ...{ id: today, title: "Tres Puentes, Analista" },
    ...{ when: "Anotaste esta fecha: hoy", isInterview: false },
  });
});

test("it names none that is closed, deleted, or another student's", async () => {
  await dated("2026-11-26", { state: "closed" });
  await dated("2026-11-26", { deleted_at: "2026-11-26T12:00:00.000Z" });
  await dated("2026-11-26", {}, (await makeUser(database.db)).id);
  expect(await named()).toBeNull();
});
