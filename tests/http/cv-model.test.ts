import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ModelFailure } from "#app/ai/chat-model.ts";
import { setChatModel } from "#app/ai/engine.server.ts";
import { awaitAnalysis, cvAnalysisJob, submitCv, uploadsFolder } from "#app/features/cv/analyze.server.ts";
import { MAX_WAITING, TIMEOUT_MS } from "#app/features/cv/model-review/overload.server.ts";
import { progressEvents, stagesOf } from "#app/features/cv/progress-store.server.ts";
import { findAnalysis } from "#app/features/cv/queries.server.ts";
import { provenance } from "#app/features/cv/report/labels.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { type Script, scriptedChatModel } from "../support/scripted-chat-model.ts";
import { honestReview } from "../unit/cv-model/reading.ts";
import { SAMPLE_CV } from "../unit/cv-model/sample-cv.ts";

const CV = SAMPLE_CV.replace(/^(?:#{1,2}|-) /gm, "");

let database: TestDatabase;
let worker: Worker | undefined;

beforeEach(() => {
  database = makeTestDatabase();
  setSettings(readSettings({ DATA_DIR: database.folder }));
});
afterEach(async () => {
  setChatModel(null);
  await worker?.stop(0);
  worker = undefined;
  setSettings(undefined);
  await database.dispose();
});

type Submitted = { analysisId: number; jobId: number; userId: number };

async function upload(uploadedAt = new Date()): Promise<Submitted> {
  const user = await makeUser(database.db);
  const storedName = randomUUID();
  mkdirSync(uploadsFolder(), { recursive: true });
  writeFileSync(path.join(uploadsFolder(), storedName), CV);
  const file = { storedName, fileName: "cv.txt", size: CV.length };
  return { userId: user.id, ...(await submitCv(database.db, user.id, file, { now: () => uploadedAt })) };
}

const work = () => {
  worker = startWorker(database.db, cvAnalysisJob);
};
const answerOf = ({ userId, ...ids }: Submitted) =>
  awaitAnalysis(database.db, userId, ids, new AbortController().signal);
const script = (said: Script) => setChatModel(scriptedChatModel(said));
const hanging = () => new Promise<never>(() => undefined);

describe("an analysis with a model", () => {
  test("keeps which model worded it, by which prompt, and shows it", async () => {
    script(() => honestReview());
    const submitted = await upload();
    work();
    const answer = await answerOf(submitted);
    expect(answer.results.summary).toBe(honestReview().summary);
    expect(answer.engine).toBe("llama");
    expect(answer.details.madeBy).toEqual({
      engine: "llama",
      model: "Guion 1B",
      prompt: "cv.review/3",
      fallback: null,
    });
    const view = await findAnalysis(database.db, submitted.userId, submitted.analysisId);
    if (!view) return expect.unreachable();
    expect(provenance(view)).toBe(
      "Análisis con modelo local Guion 1B (instrucciones cv.review/3). Puntaje por reglas, pauta v" +
        `${view.rubricVersion}.`,
    );
  });

  test("says the stage truthfully while the model writes, and who wrote afterwards", async () => {
    let during: string | null | undefined;
    const submitted = await upload();
    script(() => {
      during = stagesOf(submitted.analysisId).at(-1)?.note;
      return honestReview();
    });
    const notes = new Set<string | null>();
    const seen = () => {
      for (const stage of stagesOf(submitted.analysisId)) notes.add(stage.note);
    };
    progressEvents.on("changed", seen);
    work();
    await answerOf(submitted);
    progressEvents.off("changed", seen);
    expect(during).toMatch(/^El modelo local redacta/);
    expect([...notes]).toContain("Redactado por el modelo local Guion 1B");
  });

  test.each<[string, Script, string]>([
    ["fails", () => Promise.reject(new ModelFailure("down", "loading")), "no respondió a tiempo"],
    ["crashes", () => Promise.reject(new ModelFailure("crashed", "gone")), "no respondió a tiempo"],
    ["throws what nobody expected", () => Promise.reject(new TypeError("oops")), "no respondió a tiempo"],
    ["writes nonsense", () => "…", "no dio una respuesta válida"],
  ])("that %s is completed by the rules and says so", async (_, said, sentence) => {
    script(said);
    const submitted = await upload();
    work();
    const { engine, results, details } = await answerOf(submitted);
    expect(engine).toBe("rules");
    expect(results.competencies.length).toBeGreaterThan(3);
    expect(details.madeBy).toMatchObject({ engine: "rules", fallback: expect.any(String) });
    const view = await findAnalysis(database.db, submitted.userId, submitted.analysisId);
    if (!view) return expect.unreachable();
    expect(provenance(view)).toContain("Análisis básico por reglas");
    expect(provenance(view)).toContain(`${sentence}; este análisis lo hicieron las reglas.`);
  });

  test("does not keep a class waiting: while many wait the rules answer all but the last few", async () => {
    const first = await upload();
    const writing = new Promise<void>((resolve) => {
      script(() => {
        resolve();
        return hanging();
      });
    });
    work();
    await writing;
    script(() => honestReview());
    // The first one has the model to itself until the class comes.
    const others: Submitted[] = [];
    for (let more = 0; more < MAX_WAITING + 3; more += 1) others.push(await upload());
    const answers = await Promise.all([first, ...others].map(answerOf));
    const engines = answers.map((one) => one.details.madeBy?.engine);
    expect(engines.slice(-MAX_WAITING)).toEqual(Array.from({ length: MAX_WAITING }, () => "llama"));
    expect(answers[0]?.details.madeBy).toMatchObject({ engine: "rules", fallback: "busy" });
  });

  test("does not make anybody wait for the model who has waited long already", async () => {
    script(() => expect.unreachable());
    const submitted = await upload(new Date(Date.now() - TIMEOUT_MS - 1000));
    work();
    expect((await answerOf(submitted)).details.madeBy).toMatchObject({ engine: "rules", fallback: "busy" });
  });

  test("is taken up again after the worker stopped in the middle of it", async () => {
    const started = new Promise<void>((resolve) => {
      script(() => {
        resolve();
        return hanging();
      });
    });
    const submitted = await upload();
    work();
    await started;
    await worker?.stop(0);
    const state = () =>
      database.db.selectFrom("cv_analyses").select(["processing_status", "failure_reason"]).executeTakeFirst();
    expect(await state()).toEqual({ processing_status: "processing", failure_reason: null });
    script(() => honestReview());
    work();
    expect((await answerOf(submitted)).engine).toBe("llama");
  });
});
