import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { cvAnalysisJob } from "#app/features/cv/analyze.server.ts";
import type { CvAnalysisAnswer } from "#app/features/cv/result.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import type { SavedLine } from "#app/features/workshop/lines/api-schemas.ts";
import { openWorkshop } from "#app/features/workshop/lines/lines.server.ts";
import type { Version } from "#app/features/workshop/versions/version-schemas.ts";
import { listVersions, newestVersions } from "#app/features/workshop/versions/versions.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as analyzeRoute } from "#app/routes/api.cv.analyze.ts";
import { action as linesRoute } from "#app/routes/api.workshop.$analysisId.lines.ts";
import { action as removeRoute } from "#app/routes/api.workshop.$analysisId.versions.$id.remove.ts";
import { action as versionsRoute } from "#app/routes/api.workshop.$analysisId.versions.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { CV, NOW, WAS } from "../support/workshop.ts";

let database: TestDatabase;
let user: User;
let cookie: string;
let worker: Worker;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, CV_ANALYSES_PER_HOUR: "0" }));
  user = await makeUser(database.db);
  cookie = await sessionCookieFor(database.db, user);
  worker = startWorker(database.db, cvAnalysisJob);
});
afterEach(async () => {
  await worker.stop(10_000);
  setSettings(undefined);
  await database.dispose();
});
afterAll(() => stopComputing());

async function analysed(): Promise<CvAnalysisAnswer> {
  const form = new FormData();
  form.append("cv", new Blob([CV]), "cv.txt");
  const response = await callRoute(analyzeRoute, { method: "POST", body: form, cookie });
  expect(response.status).toBe(200);
  return response.json();
}

const keep = (id: number, name: string, own = cookie) =>
  callRoute(versionsRoute, { json: { name }, cookie: own, params: { analysisId: String(id) } });
const remove = (analysisId: number, id: number, own = cookie) =>
  callRoute(removeRoute, { json: {}, cookie: own, params: { analysisId: String(analysisId), id: String(id) } });

/** Uses the new line, and says where it is. */
async function useLine(id: number, state: SavedLine["state"] = "used"): Promise<number> {
  const workshop = await openWorkshop(database.db, user.id, id);
  const card = typeof workshop === "string" ? undefined : workshop.cards.find((one) => one.was === WAS);
  if (card === undefined) throw new Error("no card");
  const json = { line: card.line, was: WAS, state, fields: {}, text: state === "used" ? NOW : null };
  const response = await callRoute(linesRoute, { json, cookie, params: { analysisId: String(id) } });
  expect(response.status).toBe(200);
  return card.line;
}

describe("a version of a worked CV", () => {
  test("keeps lines in use and both scores, stays when they change, and is listed until it is deleted", async () => {
    const { id, results } = await analysed();
    const empty = await keep(id, "Vacía");
    expect(empty.status).toBe(422);
    expect(await empty.json()).toMatchObject({ reason: "no_lines" });
    const line = await useLine(id);
    const response = await keep(id, "  Para retail ");
    const { version } = (await response.json()) as { version: Version };
    expect(response.status).toBe(200);
    expect(version).toMatchObject({ name: "Para retail", lines: [{ line, was: WAS, text: NOW }] });
    expect(version.before.total).toBe(results.structure_evaluation.puntuacion_total);
    expect(version.score.total).toBeGreaterThan(version.before.total);
    await useLine(id, "skipped");
    const { total } = version.score;
    expect(await listVersions(database.db, user.id, id)).toMatchObject({ versions: [version], inUse: 0 });
    const { createdAt } = version;
    const row = { id: version.id, analysisId: id, name: "Para retail", total, createdAt };
    expect(await newestVersions(database.db, user.id, 5)).toEqual([row]);

    const other = await sessionCookieFor(database.db, await makeUser(database.db, { rut: "22222222-2" }));
    expect((await keep(id, "Ajena", other)).status).toBe(404);
    expect((await remove(id, version.id, other)).status).toBe(404);
    expect(await listVersions(database.db, user.id + 1, id)).toBe("missing");
    expect((await remove(id, version.id)).status).toBe(200);
    expect((await remove(id, version.id)).status).toBe(404);
    expect(await newestVersions(database.db, user.id, 5)).toEqual([]);
  });

  test("has a name, is one of twenty at most, and goes when the texts of its analysis go by age", async () => {
    const { id } = await analysed();
    await useLine(id);
    expect((await keep(id, "   ")).status).toBe(400);
    expect((await keep(id, "a".repeat(61))).status).toBe(400);
    const score = JSON.stringify({ version: "1", total: 1, criteria: [] });
    const row = { user_id: user.id, analysis_id: id, name: "Otra", lines: "[]", score_before: score, score };
    const rows = Array.from({ length: 20 }, () => ({ ...row, created_at: "2026-01-01T00:00:00.000Z" }));
    await database.db.insertInto("workshop_versions").values(rows).execute();
    const refused = await keep(id, "Una más");
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ reason: "too_many_versions" });
    const later = { now: () => new Date(Date.now() + 40 * 365 * 24 * 3600 * 1000) };
    await purgeByAge(database.db, readSettings({ DATA_DIR: database.folder }), later);
    expect(await newestVersions(database.db, user.id, 50)).toEqual([]);
    expect(await listVersions(database.db, user.id, id)).toBe("not_kept");
  });
});
