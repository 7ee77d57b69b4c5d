import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { cvAnalysisJob } from "#app/features/cv/analyze.server.ts";
import { NO_CORRECTIONS } from "#app/features/cv/corrections/no-corrections.ts";
import type { CvAnalysisAnswer, CvAnalysisView } from "#app/features/cv/result.ts";
import { uploadPath, uploadsFolder } from "#app/features/cv/stored-cv-files.server.ts";
import { MAX_JSON_BYTES } from "#app/features/cv/upload-rules.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as correctRoute } from "#app/routes/api.cv.analyses.$id.corrections.ts";
import { action as analyzeRoute } from "#app/routes/api.cv.analyze.ts";
import { action as readOfferRoute } from "#app/routes/api.job-offers.read-file.ts";
import { action as fileRoute } from "#app/routes/api.workshop.$analysisId.file.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { JSON_RESUME, UNUSED } from "../support/json-resume.ts";

const FILE = JSON.stringify(JSON_RESUME);

let database: TestDatabase;
let user: User;
let cookie: string;
let worker: Worker;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  keepFiles("0");
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

const keepFiles = (KEEP_CV_FILES: "0" | "1") =>
  setSettings(readSettings({ DATA_DIR: database.folder, CV_ANALYSES_PER_HOUR: "0", KEEP_CV_FILES }));

function upload(content: string | Uint8Array<ArrayBuffer>, name = "Rosario.json"): Promise<Response> {
  const body = new FormData();
  body.append("cv", new Blob([content]), name);
  return callRoute(analyzeRoute, { method: "POST", body, cookie });
}

async function analysed(content: string, name?: string): Promise<CvAnalysisAnswer> {
  const response = await upload(content, name);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

const rows = () =>
  database.db
    .selectFrom("cv_analyses")
    .select(["file_type", "upload", "processing_status", "failure_reason", "failure_message"])
    .orderBy("id")
    .execute();

/** The answer may come a moment before the worker has removed the file: its stop waits for that. */
async function filesLeft(): Promise<string[]> {
  await worker.stop(10_000);
  return existsSync(uploadsFolder()) ? readdirSync(uploadsFolder()) : [];
}

describe("a CV in JSON Resume", () => {
  test("is analysed like any other, says where it comes from and what of it was left out", async () => {
    const { results, details } = await analysed(FILE, "CV DE ROSARIO.JSON");
    expect(results.candidate).toMatchObject({ name: "Rosario Peñaloza Ibáñez", email: "rosario.penaloza@example.cl" });
    expect(results.experience_analysis.years_total).toBeGreaterThan(7);
    expect(details.found.jobs).toBe(2);
    expect(details.imported).toEqual({ format: "json_resume", unused: UNUSED });
    const [row] = await rows();
    expect(row).toMatchObject({ file_type: "application/json", upload: null, processing_status: "completed" });
    expect(await filesLeft()).toEqual([]);
  });

  test("still says so when its reading is corrected", async () => {
    const { id } = await analysed(FILE);
    const json = { corrections: { ...NO_CORRECTIONS, name: "Rosario del Carmen Peñaloza" }, correctedAt: null };
    const response = await callRoute(correctRoute, { json, cookie, params: { id: String(id) } });
    const { analysis } = (await response.json()) as { analysis: CvAnalysisView };
    expect(analysis.results.candidate.name).toBe("Rosario del Carmen Peñaloza");
    expect(analysis.details.imported?.unused).toEqual(UNUSED);
  });

  test("is kept as it came where uploads are kept, and given back only as what it is", async () => {
    keepFiles("1");
    const { id } = await analysed(FILE);
    const [row] = await rows();
    expect(readFileSync(uploadPath(row?.upload ?? ""), "utf8")).toBe(FILE);
    expect(await filesLeft()).toEqual([row?.upload]);
    const get = (request: object, own = cookie) =>
      callRoute(fileRoute, {
        json: { versionId: null, withoutPersonal: false, ...request },
        cookie: own,
        params: { analysisId: String(id) },
      });
    const same = await get({ as: "same", format: "docx" });
    expect(same.status).toBe(422);
    expect(await same.json()).toMatchObject({ reason: "not_docx" });
    const json = await get({ as: "clara", format: "json" });
    expect(json.headers.get("Content-Type")).toBe("application/json");
    expect(json.headers.get("Content-Disposition")).toBe(`attachment; filename="cv-${id}.json"`);
    const { work } = (await json.json()) as typeof JSON_RESUME;
    expect(work[0]).toMatchObject({
      name: "Hospital Base del Rahue",
      position: "TENS de urgencia",
      startDate: "2021-03",
    });
    const other = await sessionCookieFor(database.db, await makeUser(database.db, { rut: "22222222-2" }));
    expect((await get({ as: "clara", format: "json" }, other)).status).toBe(404);
  });

  test("names strange keys and takes nothing from them", async () => {
    const { details } = await analysed(FILE.replace("{", '{"__proto__":{"name":"Otra"},"constructor":{"work":[]},'));
    expect(details.imported?.unused).toEqual(["basics.image", "__proto__", "constructor", "work[0].salary", "hobbies"]);
  });
});

describe("a .json file that is no JSON Resume", () => {
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const wrong = { ...JSON_RESUME, basics: { name: 12 }, work: [{ position: "TENS", startDate: "marzo 2020" }] };

  test.each([
    ["no JSON", "Rosario Peñaloza", "not_json", /no es JSON válido/],
    ["bytes that are no text", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), "not_json", /no es JSON válido/],
    ["an empty file", "", "empty", /vacío/],
    ["another JSON", "[1, 2, 3]", "bad_json_resume", /debe ser un objeto/],
    ["a JSON without anything", "{}", "unreadable", /texto legible/],
    [
      "wrong fields, each by its name",
      JSON.stringify(wrong),
      "bad_json_resume",
      /«basics\.name» debe ser un texto; «work\[0\]\.startDate» debe ser una fecha/,
    ],
    ["one megabyte of nesting", `{"work":${deep(500_000)}}`, "bad_json_resume", /«work\[0\]» .*debe ser un objeto/],
    ["one megabyte of values", `{"x":[${"0,".repeat(500_000)}0]}`, "bad_json_resume", /muchos más datos que un CV/],
    ["more than one megabyte", `"${"x".repeat(MAX_JSON_BYTES)}"`, "json_too_large", /supera 1 MB/],
  ])("is refused in Spanish, and forgotten: %s", async (_what, content, reason, message) => {
    const response = await upload(content);
    const body = (await response.json()) as { message: string };
    expect(response.status).toBe(422);
    expect(body).toMatchObject({ reason, message: expect.stringMatching(message) });
    expect(await rows()).toEqual([
      {
        file_type: "application/json",
        upload: null,
        processing_status: "failed",
        failure_reason: reason,
        failure_message: body.message,
      },
    ]);
    expect(await filesLeft()).toEqual([]);
  });

  test("does not keep the next CV from being read", async () => {
    await upload(`{"work":${deep(500_000)}}`);
    expect((await analysed(FILE)).details.imported?.format).toBe("json_resume");
  });

  test("is no offer either", async () => {
    const body = new FormData();
    body.append("offer", new Blob([FILE]), "aviso.json");
    const response = await callRoute(readOfferRoute, { method: "POST", body, cookie });
    expect(await response.json()).toMatchObject({ reason: "unsupported" });
  });
});
