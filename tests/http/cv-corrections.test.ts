import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { cvAnalysisJob } from "#app/features/cv/analyze.server.ts";
import { CORRECTIONS_PER_HOUR, correctAnalysis } from "#app/features/cv/corrections/correct.server.ts";
import { NO_CORRECTIONS } from "#app/features/cv/corrections/no-corrections.ts";
import type { CvAnalysisAnswer, CvAnalysisView } from "#app/features/cv/result.ts";
import { personalisedSet } from "#app/features/interview/question-sets.server.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import { action as correctRoute } from "#app/routes/api.cv.analyses.$id.corrections.ts";
import { action as reportRoute } from "#app/routes/api.cv.analyses.$id.report.ts";
import { action as analyzeRoute } from "#app/routes/api.cv.analyze.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { TENS_CV } from "../support/tens-cv.ts";
import { unzip } from "../support/unzip.ts";

const CV = TENS_CV;

let database: TestDatabase;
let user: User;
let cookie: string;
let worker: Worker | undefined;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, CV_ANALYSES_PER_HOUR: "1" }));
  user = await makeUser(database.db);
  cookie = await sessionCookieFor(database.db, user);
  worker = startWorker(database.db, cvAnalysisJob);
});
afterEach(async () => {
  await worker?.stop(10_000);
  setSettings(undefined);
  await database.dispose();
});

afterAll(() => stopComputing());

async function analysed(): Promise<CvAnalysisAnswer> {
  const form = new FormData();
  form.append("cv", new Blob([CV]), "cv.txt");
  const response = await callRoute(analyzeRoute, { method: "POST", body: form, cookie });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body;
}

const correct = (id: number, said: object = {}, correctedAt: string | null = null, own = cookie) =>
  callRoute(correctRoute, {
    json: { corrections: { ...NO_CORRECTIONS, ...said }, correctedAt },
    cookie: own,
    params: { id: String(id) },
  });

async function viewOf(response: Response): Promise<CvAnalysisView> {
  const body = (await response.json()) as { analysis: CvAnalysisView };
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.analysis;
}

async function refusal(response: Promise<Response>) {
  const answer = await response;
  const { reason, message } = (await answer.json()) as { reason?: string; message: string };
  return { status: answer.status, reason, message };
}

const rowOf = (id: number) =>
  database.db.selectFrom("cv_analyses").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const activities = () => database.db.selectFrom("activities").select(["action", "details"]).execute();

describe("POST /api/cv/analyses/:id/corrections", () => {
  test("computes profile, years, level, score and sentences again, and keeps what was said", async () => {
    const { id, results, details } = await analysed();
    const [first] = details.understood?.jobs ?? [];
    const job = { key: first?.key, title: "TENS de urgencia", employer: "Hospital Base del Rahue", kind: "employment" };
    const view = await viewOf(
      await correct(id, {
        name: "Rosario del Carmen Peñaloza",
        jobs: [{ ...job, start: "2014-03", end: "now" }],
        skills: { added: ["Excel"], removed: ["curaciones"], confirmed: false },
      }),
    );
    expect(view.results.candidate.name).toBe("Rosario del Carmen Peñaloza");
    expect(view.results.candidate.skills).not.toContain("curaciones");
    expect(view.results.candidate.skills).not.toContain("Excel");
    expect(view.results.experience_analysis.years_total).toBeGreaterThan(results.experience_analysis.years_total + 4);
    expect(view.results.candidate.experience).toContain(
      `${view.results.experience_analysis.years_total}`.replace(".", ","),
    );
    expect(view.results.interview_questions[0]?.difficulty).toBe("advanced");
    expect(view.details.understood?.jobs[0]).toMatchObject({ said: "corrected", start: "2014-03" });
    expect(view.engine).toBe("rules");
    expect(view.details.madeBy).toMatchObject({ engine: "rules", model: null, fallback: null });
    const row = await rowOf(id);
    expect(JSON.parse(row.corrections ?? "")).toEqual(view.corrections);
    expect(row).toMatchObject({
      overall_score: view.results.structure_evaluation.puntuacion_total,
      current_level: view.results.experience_analysis.years_total,
      corrected_at: view.correctedAt,
    });
    const told = await activities();
    expect(told.map(({ action }) => action)).toEqual(["cv_analysis", "cv_corrected"]);
    expect(told[1]?.details).not.toContain("Rosario");
  });

  test("replaces what was said before, and without corrections gives the result of the file again", async () => {
    const before = await analysed();
    const first = await viewOf(await correct(before.id, { profession: "Matrona", location: null }));
    const second = await viewOf(await correct(before.id, {}, first.correctedAt));
    expect(second.results).toEqual(before.results);
    expect(second.details.understood).toEqual(before.details.understood);
  });

  test("asks nothing about a profession that only the student says as if the CV said it", async () => {
    const { id } = await analysed();
    await viewOf(await correct(id, { profession: "Ingeniera Civil Industrial" }));
    expect(JSON.stringify(await personalisedSet(database.db, user.id))).not.toMatch(/Civil Industrial/);
  });

  test("makes no analysis: the hour's only one was the upload, and corrections go on", async () => {
    const { id } = await analysed();
    const { correctedAt } = await viewOf(await correct(id, { name: "Ana Soto" }));
    await viewOf(await correct(id, { name: "Ana Soto Ruiz" }, correctedAt));
  });

  test("is somebody else's 404, and changes nothing of it", async () => {
    const { id } = await analysed();
    const other = await sessionCookieFor(database.db, await makeUser(database.db));
    expect(await refusal(correct(id, { name: "Ajena" }, null, other))).toMatchObject({ status: 404 });
    expect(await refusal(correct(id + 1))).toMatchObject({ status: 404 });
    expect((await rowOf(id)).corrections).toBeNull();
  });

  test("takes texts and lists within bounds only, and says which are not", async () => {
    const { id } = await analysed();
    const job = { title: "x".repeat(201), employer: null, kind: "employment", start: null, end: null };
    expect(await refusal(correct(id, { email: "ana", jobs: [job] }))).toMatchObject({
      status: 400,
      message: "Revisa estos datos: correo, título.",
    });
    const backwards = { ...job, title: "Cajera", start: "2022-05", end: "2021-01" };
    expect(await refusal(correct(id, { jobs: [backwards] }))).toEqual({
      status: 422,
      reason: "impossible",
      message: "En «Cajera» la fecha de término es anterior a la de inicio: revísalas.",
    });
    expect((await rowOf(id)).corrections).toBeNull();
  });

  test("does not overwrite what another tab has corrected", async () => {
    const { id } = await analysed();
    const { correctedAt } = await viewOf(await correct(id, { name: "Ana Soto" }));
    expect(await refusal(correct(id, { name: "Eva Rojas" }))).toMatchObject({
      status: 409,
      reason: "corrected_elsewhere",
    });
    expect((await viewOf(await correct(id, { name: "Eva Rojas" }, correctedAt))).results.candidate.name).toBe(
      "Eva Rojas",
    );
  });

  test("computes one at a time for a person", async () => {
    const { id } = await analysed();
    const answers = await Promise.all([correct(id, { name: "Ana Soto" }), correct(id, { name: "Eva Rojas" })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(await refused?.json()).toMatchObject({ reason: "correcting" });
  });

  test("has a bound of its own for an hour, which ends", async () => {
    const { id } = await analysed();
    const at = Date.now();
    await database.db
      .insertInto("activities")
      .values(
        Array.from({ length: CORRECTIONS_PER_HOUR }, () => ({
          user_id: user.id,
          action: "cv_corrected",
          details: "{}",
          created_at: new Date(at).toISOString(),
        })),
      )
      .execute();
    const response = await correct(id, { name: "Ana Soto" });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3000);
    const later = { now: () => new Date(at + 3_600_001) };
    const request = { corrections: { ...NO_CORRECTIONS, name: "Ana Soto" }, correctedAt: null };
    expect((await correctAnalysis(database.db, user.id, id, request, { clock: later })).results.candidate.name).toBe(
      "Ana Soto",
    );
  });

  test("says what to do where the texts are purged, and where the reading was never kept", async () => {
    const { id } = await analysed();
    await database.db.updateTable("cv_analyses").set({ read_document: null }).where("id", "=", id).execute();
    expect(await refusal(correct(id))).toMatchObject({
      status: 422,
      reason: "not_kept",
      message: expect.stringContaining("Sube tu CV otra vez"),
    });
    const settings = readSettings({ DATA_DIR: database.folder, RETENTION_DAYS_CV_TEXT: "30" });
    await purgeByAge(database.db, settings, { now: () => new Date(Date.now() + 31 * 86_400_000) });
    expect(await refusal(correct(id))).toMatchObject({
      status: 422,
      reason: "purged",
      message: expect.stringContaining("borraron por antigüedad"),
    });
  });

  test("leaves nothing of reading and corrections when the texts get too old", async () => {
    const { id } = await analysed();
    await viewOf(await correct(id, { name: "Ana Soto" }));
    const settings = readSettings({ DATA_DIR: database.folder, RETENTION_DAYS_CV_TEXT: "30" });
    await purgeByAge(database.db, settings, { now: () => new Date(Date.now() + 31 * 86_400_000) });
    expect(await rowOf(id)).toMatchObject({ read_document: null, corrections: null, text_read: null });
  });

  test("is in the person's own data, with the reading that it rests on", async () => {
    const { id } = await analysed();
    await viewOf(await correct(id, { name: "Ana Soto" }));
    const zip = await unzip(Buffer.from(await (await callRoute(exportRoute, { cookie })).arrayBuffer()));
    const [own] = JSON.parse(zip.get("datos.json")?.toString("utf8") ?? "{}").analisis_de_cv;
    expect(own.correcciones).toMatchObject({ name: "Ana Soto" });
    expect(own.lectura.lines[0]).toMatchObject({ text: "Rosario Peñaloza Ibáñez", page: 1 });
  });

  test("leaves a report that can be made", async () => {
    const { id } = await analysed();
    await viewOf(await correct(id, { name: "Ana Soto" }));
    const report = await callRoute(reportRoute, { json: {}, cookie, params: { id: String(id) } });
    expect(report.status).toBe(200);
    expect(report.headers.get("Content-Type")).toBe("application/pdf");
  });
});
