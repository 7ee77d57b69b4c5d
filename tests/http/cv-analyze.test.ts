import { once } from "node:events";
import { readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cvAnalysisJob, reconcileAnalyses } from "#app/features/cv/analyze.server.ts";
import { cvProgressSchema } from "#app/features/cv/progress.ts";
import { type CvAnalysisAnswer, cvResultSchema } from "#app/features/cv/result.ts";
import { MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { jobEvents } from "#app/jobs/queue.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as reportAction } from "#app/routes/api.cv.analyses.$id.report.ts";
import { action as analyzeAction } from "#app/routes/api.cv.analyze.ts";
import { loader as progressLoader } from "#app/routes/api.cv.progress.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { TENS_CV } from "../support/tens-cv.ts";

const CV = TENS_CV;

const RECIPE = `Pan amasado de la abuela
Ingredientes
1 kilo de harina, 2 cucharadas de sal, 25 gramos de levadura, 150 gramos de manteca, agua tibia
Preparación
Mezclar la harina con la sal y la levadura. Amasar veinte minutos. Dejar leudar una hora tapado.
Precalentar el horno a 200 grados. Formar los panes, pincharlos con un tenedor y hornear treinta minutos.
Servir tibios. Rinde 20 porciones.`;

let database: TestDatabase;
let user: User;
let cookie: string;
let worker: Worker | undefined;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
  user = await makeUser(database.db);
  cookie = await sessionCookieFor(database.db, user);
});
afterEach(async () => {
  await worker?.stop(10_000);
  worker = undefined;
  await stopComputing();
  setSettings(undefined);
  await database.dispose();
});

const context = { nonce: "", requestId: "test", clientAddress: "127.0.0.1", signal: new AbortController().signal };

function upload(content: BlobPart, name: string, own = cookie): Promise<Response> {
  const form = new FormData();
  form.append("cv", new Blob([content]), name);
  return send(form, own);
}

function send(body: BodyInit, own = cookie, headers: Record<string, string> = {}): Promise<Response> {
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    headers: { cookie: own, ...headers },
    duplex: "half",
  };
  return analyzeAction({ request: new Request("http://localhost/api/cv/analyze", init), params: {}, context });
}

function work(): void {
  worker = startWorker(database.db, cvAnalysisJob);
}

/** The answer may come a moment before the worker has removed the file: its stop waits for that. */
async function filesLeft(): Promise<string[]> {
  await worker?.stop(10_000);
  return readdirSync(path.join(database.folder, "uploads"));
}

const statuses = async () =>
  database.db
    .selectFrom("cv_analyses")
    .select(["processing_status", "failure_reason", "upload"])
    .orderBy("id")
    .execute();

describe("POST /api/cv/analyze", () => {
  test("answers in the shape of the specification, records the result and keeps no original", async () => {
    work();
    const response = await upload(CV, "mi cv.txt");
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      id: expect.any(Number),
      engine: "rules",
      rubricVersion: expect.stringMatching(/^\d+\.\d+$/),
    });
    const results = cvResultSchema.strict().parse(body.results);
    expect(results.candidate).toMatchObject({ name: "Rosario Peñaloza Ibáñez", email: "rosario.penaloza@example.cl" });
    expect(results.experience_analysis.years_total).toBeGreaterThan(7);
    expect(await statuses()).toEqual([{ processing_status: "completed", failure_reason: null, upload: null }]);
    expect(await filesLeft()).toEqual([]);
    const activity = await database.db.selectFrom("activities").select(["action", "details"]).executeTakeFirst();
    expect(activity?.action).toBe("cv_analysis");
    expect(activity?.details).not.toContain("Rosario");
  });

  test("gives the same result for the same file, twenty times", async () => {
    work();
    const seen = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      const { results, details } = await (await upload(CV, "cv.txt")).json();
      seen.add(JSON.stringify({ results, details }));
    }
    expect(seen.size).toBe(1);
  });

  test("says that a recipe is no CV, as 422 with its own message, and records the failure", async () => {
    work();
    const response = await upload(RECIPE, "receta.txt");
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      message: expect.stringMatching(/receta.*CV/i),
      reason: "not_a_cv",
    });
    expect(await statuses()).toEqual([{ processing_status: "failed", failure_reason: "not_a_cv", upload: null }]);
    expect(await filesLeft()).toEqual([]);
  });

  test("says of a CV in Arabic which languages are read, gives no score and records why", async () => {
    work();
    const response = await upload(
      "أحمد منصور\nمهندس مدني\nالخبرة المهنية\nشركة البناء الحديثة، مدير مشروع، 2018 - 2023",
      "cv.txt",
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      message: expect.stringMatching(/español, inglés y portugués/),
      reason: "unread_language",
    });
    expect(await statuses()).toEqual([
      { processing_status: "failed", failure_reason: "unread_language", upload: null },
    ]);
  });

  test("answers for 68 KB of misspelt words, from a sample of them that it says so of", async () => {
    work();
    const words = Array.from({ length: 9_000 }, (_, at) => `xk${(at * 7919).toString(36)}wq`.replace(/\d/g, "e"));
    const response = await upload(`${CV}\nSobre mí\n${words.join(" ").replace(/(.{70}) /g, "$1\n")}`, "cv.txt");
    expect(response.status).toBe(200);
    const { details } = (await response.json()) as CvAnalysisAnswer;
    expect(details.criteria.find((one) => one.id === "spelling")?.finding).toMatch(/muestra de 120/);
  }, 120_000);

  test("refuses without a session, before it reads anything", async () => {
    const response = await upload(CV, "cv.txt", "sid=planted");
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "No autenticado", message: expect.any(String) });
    expect(await statuses()).toEqual([]);
  });

  test.each([
    ["no file", () => send(new FormData()), 400],
    ["another field", () => send(form("otro", CV)), 400],
    ["no multipart at all", () => send(CV, cookie, { "content-type": "text/plain" }), 415],
    [
      "a broken multipart",
      () => send("--x\r\nnonsense", cookie, { "content-type": "multipart/form-data; boundary=x" }),
      400,
    ],
    ["a body over 15 MB without a declared length", () => upload(new Uint8Array(MAX_CV_BYTES + 1), "grande.pdf"), 413],
  ])("refuses %s in Spanish", async (_name, request, status) => {
    const response = await request();
    expect(response.status).toBe(status);
    const body = await response.json();
    expect(body.message.length).toBeGreaterThan(20);
    expect(body.error).toEqual(expect.any(String));
    expect(await statuses()).toEqual([]);
  });

  test("takes one analysis per person at a time and forgets the refused file", async () => {
    const first = upload(CV, "uno.txt");
    await once(jobEvents, "queued");
    const second = await upload(CV, "dos.txt");
    expect(second.status).toBe(429);
    expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await second.json()).toMatchObject({ message: expect.stringMatching(/análisis en curso/) });
    work();
    expect((await first).status).toBe(200);
    expect(await filesLeft()).toEqual([]);
  });

  describe("over an hour", () => {
    const recorded = (minutesAgo: number, failureReason: string | null = null) =>
      database.db
        .insertInto("cv_analyses")
        .values({
          user_id: user.id,
          file_name: "antes.pdf",
          file_type: "application/pdf",
          file_size: 1,
          processing_status: failureReason === null ? "completed" : "failed",
          failure_reason: failureReason,
          created_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
        })
        .execute();
    const limit = (most: string) =>
      setSettings(readSettings({ DATA_DIR: database.folder, CV_ANALYSES_PER_HOUR: most }));

    test("takes as many analyses of one person as the setting says, and tells when the next may come", async () => {
      limit("3");
      work();
      await recorded(50);
      await recorded(30);
      await recorded(10, "not_a_cv");
      const refused = await upload(CV, "cv.txt");
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(8 * 60);
      expect(seconds).toBeLessThanOrEqual(10 * 60);
      expect(await refused.json()).toMatchObject({ reason: "too_often", message: expect.stringMatching(/3 análisis/) });
      expect(readdirSync(path.join(database.folder, "uploads"))).toEqual([]);
      const stranger = await sessionCookieFor(database.db, await makeUser(database.db));
      expect((await upload(CV, "cv.txt", stranger)).status).toBe(200);
    });

    test("counts neither what is older nor what failed by the platform's fault", async () => {
      limit("1");
      work();
      await recorded(61);
      await recorded(5, "machine_busy");
      await recorded(4, "internal");
      expect((await upload(CV, "cv.txt")).status).toBe(200);
      expect((await upload(CV, "cv.txt")).status).toBe(429);
    });

    test("has no limit where the setting is 0", async () => {
      limit("0");
      work();
      await recorded(1);
      expect((await upload(CV, "cv.txt")).status).toBe(200);
    });
  });

  test("goes on when the student closes the tab", async () => {
    const tab = new AbortController();
    const body = new FormData();
    body.append("cv", new Blob([CV]), "cv.txt");
    const request = new Request("http://localhost/api/cv/analyze", { method: "POST", body, headers: { cookie } });
    const waiting = analyzeAction({ request, params: {}, context: { ...context, signal: tab.signal } });
    await once(jobEvents, "queued");
    tab.abort();
    await waiting;
    const finished = once(jobEvents, "finished");
    work();
    await finished;
    expect(await statuses()).toEqual([{ processing_status: "completed", failure_reason: null, upload: null }]);
  });

  test("leaves nothing processing after a restart", async () => {
    await database.db
      .insertInto("cv_analyses")
      .values({
        user_id: user.id,
        file_name: "a.pdf",
        file_type: "application/pdf",
        file_size: 1,
        upload: "gone",
        processing_status: "processing",
        created_at: new Date().toISOString(),
      })
      .execute();
    await reconcileAnalyses(database.db);
    expect(await statuses()).toEqual([{ processing_status: "failed", failure_reason: "internal", upload: null }]);
  });
});

describe("GET /api/cv/progress", () => {
  const ask = (own = cookie) =>
    progressLoader({
      request: new Request("http://localhost/api/cv/progress", { headers: { cookie: own } }),
      params: {},
      context,
    });

  test("has nothing to tell without an analysis in process", async () => {
    expect((await ask()).status).toBe(204);
  });

  test("tells the stages up to the end", async () => {
    const answer = upload(CV, "cv.txt");
    await once(jobEvents, "queued");
    const stream = await ask();
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    work();
    const events = (await stream.text())
      .split("\n\n")
      .filter((block) => block.startsWith("event: progress"))
      .map((block) => cvProgressSchema.parse(JSON.parse(block.slice(block.indexOf("data: ") + 6))));
    expect(events[0]).toMatchObject({ status: "processing", stage: "queued", ahead: 0 });
    expect(events.map((event) => event.stage)).toContain("reading");
    expect(events.at(-1)).toMatchObject({ status: "completed", stage: "done" });
    await answer;
  });
});

describe("POST /api/cv/analyses/:id/report", () => {
  const ask = (id: string, body: unknown, own = cookie) => {
    const init = {
      method: "POST",
      body: JSON.stringify(body),
      headers: { cookie: own, "content-type": "application/json" },
    };
    return reportAction({
      request: new Request(`http://localhost/api/cv/analyses/${id}/report`, init),
      params: { id },
      context,
    });
  };

  test("is a PDF for its owner and a 404 for everybody else", async () => {
    work();
    const { id } = await (await upload(CV, "cv.txt")).json();
    const own = await ask(String(id), {});
    expect(own.status).toBe(200);
    expect(
      Buffer.from(await own.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const stranger = await sessionCookieFor(database.db, await makeUser(database.db));
    expect((await ask(String(id), {}, stranger)).status).toBe(404);
    expect((await ask("1e3x", {})).status).toBe(404);
    expect((await ask(String(id), { candidate: { name: 5 } })).status).toBe(400);
  });
});

function form(field: string, content: string): FormData {
  const body = new FormData();
  body.append(field, new Blob([content]), "cv.txt");
  return body;
}
