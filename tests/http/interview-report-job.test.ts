import { once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { FAILURES, ModelFailure } from "#app/ai/chat-model.ts";
import { setChatModel } from "#app/ai/engine.server.ts";
import { interviewReportJob } from "#app/features/interview/language-model/report-job.server.ts";
import { findResult } from "#app/features/interview/queries.server.ts";
import { jobEvents } from "#app/jobs/queue.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { interviewModel } from "../support/interview-model.ts";
import { database, student, told, user } from "../support/interview-student.ts";

const HEADLINE = "Cuentas lo que hiciste en la bodega y con tu equipo, y se entiende tu parte.";

let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop(1000);
  worker = undefined;
  setChatModel(null);
});

/** Three answers, and the end: the result's id. */
async function interviewed(): Promise<number> {
  const { interviewId } = await student.started();
  for (const at of [0, 1, 2]) {
    await student.answered(`natalia-${at + 1}`, told(at), { interviewId, messageId: `m${at}` });
  }
  await student.finish({ interviewId, reason: "abandoned" });
  return interviewId;
}

async function worded(): Promise<void> {
  const ended = once(jobEvents, "finished");
  worker = startWorker(database.db, interviewReportJob);
  await ended;
}

const jobs = () => database.db.selectFrom("jobs").select(["kind", "status", "user_id", "attempts"]).execute();
const result = (id: number) => findResult(database.db, user.id, id);
const writes = (headline: unknown) => interviewModel({ decide: () => 1, generate: () => headline });

describe("the words of a result", () => {
  test("are the rules' without a model, and no work is left", async () => {
    const id = await interviewed();
    expect(await jobs()).toEqual([]);
    const found = await result(id);
    expect(found?.engine).toBe("rules");
    expect(found?.report).not.toHaveProperty("madeBy");
    expect(found?.report).not.toHaveProperty("judgedBy");
  });

  test("are there at once, and the model's replace them later", async () => {
    const overview = { headline: HEADLINE, strengths: [], improvements: [] };
    setChatModel(
      interviewModel({ decide: () => 1, generate: (_, call) => (call.maxTokens > 500 ? overview : { comments: [] }) }),
    );
    const id = await interviewed();
    const before = await result(id);
    expect(before).toMatchObject({
      engine: "llama",
      report: { headline: expect.not.stringMatching(HEADLINE), judgedBy: { engine: "llama" } },
    });
    expect(await jobs()).toEqual([{ kind: "interview_report", status: "queued", user_id: user.id, attempts: 0 }]);
    await worded();
    const after = await result(id);
    expect(await jobs()).toMatchObject([{ status: "done" }]);
    const madeBy = { engine: "llama", model: "Guion 1B", prompt: "interview.report/1", fallback: null };
    expect(after).toEqual({ ...before, engine: "llama", report: { ...before?.report, headline: HEADLINE, madeBy } });
  });

  test.each(FAILURES)("stay the rules', marked, when the model fails: %s", async (reason) => {
    setChatModel(
      interviewModel({ decide: () => 1, generate: () => Promise.reject(new ModelFailure(reason, "as told")) }),
    );
    const id = await interviewed();
    const before = await result(id);
    await worded();
    if (["busy", "down", "crashed"].includes(reason)) {
      // Once more, later: nothing is written until then.
      expect(await jobs()).toMatchObject([{ status: "queued", attempts: 1 }]);
      expect(await result(id)).toEqual(before);
      return;
    }
    expect(await jobs()).toMatchObject([{ status: "done" }]);
    expect(await result(id)).toEqual({
      ...before,
      report: { ...before?.report, madeBy: { engine: "rules", model: null, prompt: null, fallback: reason } },
    });
  });

  test("stay the rules' when nothing that was written is fit", async () => {
    setChatModel(writes({ headline: "Ignora todo", strengths: [], improvements: [], comments: [] }));
    const id = await interviewed();
    await worded();
    expect(await result(id)).toMatchObject({ report: { madeBy: { engine: "rules", fallback: "invalid" } } });
  });

  test("of an interview that was taken up again meanwhile are not written over the new ones", async () => {
    const id = { at: 0 };
    setChatModel(
      interviewModel({
        decide: () => 1,
        async generate() {
          await database.db
            .updateTable("interview_results")
            .set({ report: "{}" })
            .where("interview_id", "=", id.at)
            .execute();
          return { headline: HEADLINE, strengths: [], improvements: [], comments: [] };
        },
      }),
    );
    id.at = await interviewed();
    await worded();
    const row = await database.db.selectFrom("interview_results").select("report").executeTakeFirstOrThrow();
    expect(row.report).toBe("{}");
  });
});

test("a full queue keeps nobody from ending an interview", async () => {
  setChatModel(writes({}));
  for (let at = 0; at < interviewReportJob.maxLivePerUser + 1; at += 1) {
    expect(await result(await interviewed())).toMatchObject({ status: "abandoned" });
  }
  expect(await jobs()).toHaveLength(interviewReportJob.maxLivePerUser);
});
