import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { OpenModel } from "#app/ai/host/open-model.ts";
import { prepare } from "#app/ai/host/prefill-fixed-prompts.ts";
import { type JobResult, runJob } from "#app/ai/host/run-job.ts";
import { createSavedPrefixes } from "#app/ai/host/saved-prefixes.ts";
import type { JobMessage } from "#app/ai/llama/protocol.ts";
import { INTERVIEW_SYSTEM } from "#app/features/interview/language-model/prompt.ts";
import { aJob } from "../../support/ai-host.ts";
import { openTiny } from "../../support/open-tiny.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "ai-priorities-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (model: OpenModel, job: Partial<JobMessage>): Promise<JobResult> =>
  runJob(model, aJob(job), new AbortController().signal);
const isClosed = ({ contexts }: OpenModel): boolean => {
  try {
    return contexts.cv.sequence().disposed;
  } catch {
    return true;
  }
};
/** The second closes the priority class as soon as a job has ended. */
const steady = await openTiny("bpe");
const restless = await openTiny("bpe", { stateDir: path.join(folder, "rest"), closeAfterMs: 0 });
const SHORT = { priority: "cv", user: "¿Sirve?" } as const;
const LONG = { priority: "cv", user: "Trabajé en una farmacia de Talca. ".repeat(60) } as const;

test("the context of a CV is as long as the job needs, and grows", async () => {
  const model = steady;
  expect(isClosed(model)).toBe(true);
  await run(model, SHORT);
  const short = model.contexts.cv.sequence().contextSize;
  const { stats } = await run(model, LONG);
  const long = model.contexts.cv.sequence().contextSize;
  expect(short).toBeLessThan(stats.promptTokens);
  expect(long).toBeGreaterThan(stats.promptTokens);
  expect(long).toBeLessThan(model.contexts.cv.longest);
  await run(model, SHORT);
  expect(model.contexts.cv.sequence().contextSize).toBe(long);
});

test("its memory goes back when nobody has asked for a while, and the next job is as good as any", async () => {
  const model = restless;
  const system = INTERVIEW_SYSTEM;
  const first = await run(model, { ...SHORT, system });
  await vi.waitUntil(() => isClosed(model), { interval: 1, timeout: 20_000 });
  const again = await run(model, { ...SHORT, system });
  expect(again.result).toEqual({
    yes: expect.closeTo("yes" in first.result ? first.result.yes : Number.NaN, 2),
  });
  expect(again.stats.reusedTokens, "the saved beginning fits a context of any length").toBeGreaterThan(1000);
});

test("a priority class is not closed under a job", async () => {
  const model = restless;
  const results = await Promise.all([LONG, SHORT, LONG, SHORT].map((job) => run(model, job)));
  expect(results.every(({ result }) => "yes" in result && result.yes > 0)).toBe(true);
});

test("instructions that were prepared are computed before the first job, once for all starts", async () => {
  const stateDir = path.join(folder, "prepared");
  const wanted = [{ priority: "interview" as const, system: INTERVIEW_SYSTEM }];
  for (const start of ["first", "second"]) {
    // As after a start of the process: nothing computed, nothing known of the folder.
    steady.contexts.interview.doubt();
    const model = { ...steady, saved: createSavedPrefixes(stateDir, ["identity"]) };
    await prepare(model, wanted);
    const { stats } = await run(model, { system: INTERVIEW_SYSTEM, user: "¿Sirve?" });
    expect(stats.promptTokens - stats.reusedTokens, start).toBeLessThan(32);
    expect(readdirSync(stateDir)).toHaveLength(1);
  }
});

test("instructions that no context could hold are no reason not to start", async () => {
  await prepare(steady, [{ priority: "interview", system: "palabra ".repeat(3000) }]);
  expect((await run(steady, { user: "¿Sirve?" })).result).toEqual({ yes: expect.any(Number) });
});
