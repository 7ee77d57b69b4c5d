import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call, ChatModel } from "#app/ai/chat-model.ts";
import { setChatModel } from "#app/ai/engine.server.ts";
import { cvAnalysisJob, submitCv, uploadsFolder } from "#app/features/cv/analyze.server.ts";
import { unblockOwn } from "#app/features/privacy/rights/block.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import type { User } from "#db/schema.ts";
import { until } from "../support/ai/scripted-engine.ts";
import { tinyEngine } from "../support/ai/tiny-engine.ts";
import { makeUser } from "../support/database.ts";
import { InterviewClient } from "../support/interview-client.ts";
import { told } from "../support/interview-student.ts";
import { ask, closeDesk, database, decide, openDesk, outcome, own, person } from "../support/rights-desk.ts";
import { tinyModel } from "../support/tiny-model.ts";
import { SAMPLE_CV } from "../unit/cv-model/sample-cv.ts";

// Real llama.cpp in a real child, with random weights: somebody blocked is given to it 0 times.

const CV = SAMPLE_CV.replace(/^(?:#{1,2}|-) /gm, "");

let worker: Worker | undefined;
/** Owners of the calls that reached the engine. */
let calls: (number | null)[] = [];
/** What the calls of an owner wait for before they reach it. */
let held: { owner: number; until: Promise<void>; begun: () => void } | undefined;

beforeEach(async () => {
  await openDesk();
  vi.useRealTimers();
  calls = [];
  held = undefined;
  const engine = tinyEngine(await tinyModel(), { contexts: { interview: 8192, cv: 8192 } });
  await until(engine, "ready");
  setChatModel(counted(engine.model));
});
afterEach(async () => {
  await worker?.stop(1000);
  worker = undefined;
  setChatModel(null);
  await closeDesk();
});

function counted(model: ChatModel): ChatModel {
  const through = <C extends Call, R>(run: (call: C) => Promise<R>) => {
    return async (call: C): Promise<R> => {
      if (held?.owner === call.owner) {
        held.begun();
        await held.until;
      }
      if (call.signal?.aborted) throw call.signal.reason;
      calls.push(call.owner);
      return run.call(model, call);
    };
  };
  return new Proxy(model, {
    get(target, name) {
      const value = Reflect.get(target, name);
      return name === "generate" || name === "decide" ? through(value) : value;
    },
  });
}

async function upload(user: User): Promise<number> {
  const storedName = randomUUID();
  mkdirSync(uploadsFolder(), { recursive: true });
  writeFileSync(path.join(uploadsFolder(), storedName), CV);
  return (await submitCv(database.db, user.id, { storedName, fileName: "cv.txt", size: CV.length })).analysisId;
}
const stateOf = (id: number) =>
  database.raw.prepare("select processing_status, results is not null from cv_analyses where id = ?").raw().get(id);
const jobsOf = (user: User) => database.raw.prepare("select status from jobs where user_id = ?").pluck().all(user.id);
const block = async () => expect((await decide(await ask({ kind: "block", subject: "everything" }))).status).toBe(200);
/** Lets the next calls of the person wait. */
function hold() {
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  held = { owner: person.id, until: go.promise, begun: begun.resolve };
  return { begun: begun.promise, release: go.resolve };
}

test("a queued analysis waits while others are analysed, and goes on after the block", async () => {
  const waiting = await upload(person);
  const other = await makeUser(database.db);
  const analysed = await upload(other);
  await block();
  worker = startWorker(database.db, cvAnalysisJob);
  await expect.poll(() => stateOf(analysed), { timeout: 60_000 }).toEqual(["completed", 1]);
  expect(stateOf(waiting)).toEqual(["processing", 0]);
  expect(jobsOf(person)).toEqual(["queued"]);
  expect(calls).toContain(other.id);
  expect(calls).not.toContain(person.id);
  await unblockOwn(database.db, person.id);
  await expect.poll(() => stateOf(waiting), { timeout: 60_000 }).toEqual(["completed", 1]);
  expect(calls).toContain(person.id);
}, 180_000);

test("a running analysis is taken away before the model has it, and is made once afterwards", async () => {
  const { begun, release } = hold();
  const analysis = await upload(person);
  worker = startWorker(database.db, cvAnalysisJob);
  await begun;
  expect(jobsOf(person)).toEqual(["running"]);
  await block();
  expect(jobsOf(person)).toEqual(["queued"]);
  held = undefined;
  release();
  // Ends when the run that lost its job has.
  await worker.stop(60_000);
  const analysed = await upload(await makeUser(database.db));
  worker = startWorker(database.db, cvAnalysisJob);
  await expect.poll(() => stateOf(analysed), { timeout: 60_000 }).toEqual(["completed", 1]);
  expect(calls).not.toContain(person.id);
  expect(stateOf(analysis)).toEqual(["processing", 0]);
  await unblockOwn(database.db, person.id);
  await expect.poll(() => stateOf(analysis), { timeout: 60_000 }).toEqual(["completed", 1]);
  expect(jobsOf(person)).toEqual(["done"]);
}, 180_000);

test("an answer that is being judged when the block comes is refused and not kept", async () => {
  const student = new InterviewClient(own);
  const { interviewId } = await student.started();
  const answer = { hunterId: "natalia", questionId: "natalia-1", userResponse: told(0), interviewId };
  const { begun, release } = hold();
  const judged = student.answer(answer);
  await begun;
  await block();
  release();
  expect(await outcome(judged)).toBe("blocked");
  const kept = database.raw.prepare("select count(*) from interview_messages where answer_id is not null");
  expect(kept.pluck().get()).toBe(0);
  const before = calls.length;
  expect(await outcome(student.answer(answer))).toBe("blocked");
  expect(calls).toHaveLength(before);
}, 180_000);
