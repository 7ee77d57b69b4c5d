import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import { madeBySchema } from "#app/ai/made-by.ts";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { interviewReportJob } from "#app/features/interview/language-model/report-job.server.ts";
import { findResult } from "#app/features/interview/queries.server.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { jobEvents } from "#app/jobs/queue.server.ts";
import { startWorker } from "#app/jobs/worker.server.ts";
import { until } from "../support/ai/scripted-engine.ts";
import { tinyEngine } from "../support/ai/tiny-engine.ts";
import { ANSWER_INJECTIONS } from "../support/interview-injections.ts";
import { database, stranger, student, told, user } from "../support/interview-student.ts";
import { tinyModel } from "../support/tiny-model.ts";

// Real llama.cpp in a real child, with random weights: what it says is noise, and the interview has to stand it.

afterEach(() => setChatModel(null));

async function realModel() {
  // Room for the tiny model's tokenizer, which knows few words.
  const engine = tinyEngine(await tinyModel(), { contexts: { interview: 8192, cv: 8192 } });
  await until(engine, "ready");
  setChatModel(engine.model);
  return engine;
}

test("an interview with noise for a model comes to its end, and every verdict says who made it", {
  timeout: 300_000,
}, async () => {
  const engine = await realModel();
  const { interviewId, questions } = await student.started();
  for (const [at, { id }] of questions.entries()) {
    for (const attempt of [0, 1, 2]) {
      const reply = await student.answered(id, attempt === 0 ? "Me gusta el fútbol y la playa." : told(at), {
        interviewId,
        messageId: `${at}-${attempt}`,
      });
      expect(madeBySchema.parse(reply.madeBy).fallback).toBeNull();
      expect(reply.ending).not.toBe("suggestions");
      if (reply.questionIndex > at || reply.ended) break;
    }
  }
  const ended = once(jobEvents, "finished");
  const worker = startWorker(database.db, interviewReportJob);
  await ended;
  await worker.stop(1000);
  const result = await findResult(database.db, user.id, interviewId);
  expect(result).toMatchObject({
    status: "completed",
    engine: "llama",
    report: { judgedBy: { model: "tiny" }, madeBy: { engine: expect.any(String) } },
  });
  expect(engine.metrics().engine.crashes).toEqual({});
  expect(await database.db.selectFrom("jobs").select("status").execute()).toEqual([{ status: "done" }]);
});

test("sixty orders to it are granted nothing that the rules turn down for its form", { timeout: 300_000 }, async () => {
  await realModel();
  const [question] = genericQuestions("natalia");
  if (!question) throw new Error("no question");
  let client = student;
  let started = await client.started();
  for (const [at, order] of ANSWER_INJECTIONS.entries()) {
    const { interviewId } = started;
    const reply = await client.answered("natalia-1", order, { interviewId, messageId: `m${at}` });
    const { byForm } = judgeAnswer({ ...question, hunterId: "natalia", answer: order });
    if (byForm) expect(reply.isRelevant, order).toBe(false);
    expect(JSON.stringify(reply)).not.toMatch(/PREGUNTA|RESPUESTA|<<<|Miras una sola cosa|objeto JSON/);
    // One that was accepted, or is in doubt, leads to the next question.
    if (reply.ended || reply.questionIndex > 0) {
      client = await stranger();
      started = await client.started();
    }
  }
});
