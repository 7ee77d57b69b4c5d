import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { OpenModel } from "#app/ai/host/open-model.ts";
import { type JobResult, runJob } from "#app/ai/host/run-job.ts";
import { createSavedPrefixes } from "#app/ai/host/saved-prefixes.ts";
import type { JobMessage } from "#app/ai/llama/protocol.ts";
import { aJob } from "../../support/ai-host.ts";
import { openTiny } from "../../support/open-tiny.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "ai-host-"));
afterAll(() => rmSync(folder, { recursive: true }));
const opened = await openTiny("bpe");
const run = (model: OpenModel, job: Partial<JobMessage>): Promise<JobResult> =>
  runJob(model, aJob(job), new AbortController().signal);
const yesOf = ({ result }: JobResult): number => ("yes" in result ? result.yes : Number.NaN);

/** About 2,000 tokens of a tiny model. */
const RUBRIC = "Evalúa la claridad, la experiencia y los logros de quien postula. ".repeat(30);
const job = { system: RUBRIC, user: "¿Responde?", priority: "cv" as const };
const filesIn = (dir: string): string[] => readdirSync(dir).sort();
/** As after a start of the process: nothing computed, nothing known of the folder. */
function started(dir: string): OpenModel {
  opened.contexts.cv.doubt();
  return { ...opened, saved: createSavedPrefixes(dir, ["identity"]) };
}

test("survive the process, give the same answer and are not computed again", async () => {
  const dir = path.join(folder, "survive");
  const first = await run(started(dir), job);
  expect(filesIn(dir)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.[0-9a-f]{32}\.state$/u)]);
  const second = await run(started(dir), { ...job, user: "¿Responde?" });
  expect(first.stats.reusedTokens).toBe(0);
  expect(second.stats.reusedTokens).toBeGreaterThan(0.9 * second.stats.promptTokens);
  expect(second.result).toEqual({ yes: expect.closeTo(yesOf(first), 2) });
  expect(filesIn(dir)).toHaveLength(1);
});

test("spare a priority class that alternates between tasks the computing", async () => {
  const model = started(path.join(folder, "alternate"));
  const other = { ...job, system: `Otra tarea. ${RUBRIC}` };
  await run(model, job);
  await run(model, other);
  for (const again of [job, other, job]) {
    const { stats } = await run(model, again);
    expect(stats.reusedTokens).toBeGreaterThan(0.9 * stats.promptTokens);
  }
});

test.each([
  ["cut", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["empty", () => Buffer.alloc(0)],
  ["changed", (bytes: Buffer) => bytes.fill(7, 1000, 2000)],
])("a file that was %s costs only time", async (what, damage) => {
  const dir = path.join(folder, what);
  const sound = await run(started(dir), job);
  const [name = ""] = filesIn(dir);
  const file = path.join(dir, name);
  const bytes = readFileSync(file);
  writeFileSync(file, damage(Buffer.from(bytes)));
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  const again = await run(started(dir), job);
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockClear();
  expect(again.stats.reusedTokens).toBe(0);
  expect(again.result).toEqual({ yes: expect.closeTo(yesOf(sound), 2) });
  expect(readFileSync(file)).toHaveLength(bytes.length);
});

test("a folder that cannot be written is complained of once", async () => {
  const notAFolder = path.join(folder, "file");
  writeFileSync(notAFolder, "");
  const model = started(path.join(notAFolder, "states"));
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  for (const system of [RUBRIC, `Otra. ${RUBRIC}`])
    expect(yesOf(await run(model, { ...job, system }))).toBeGreaterThan(0);
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockClear();
});

test("are 16 at most; the one not used for longest goes, and what a killed process left", async () => {
  const dir = path.join(folder, "many");
  const model = started(dir);
  const system = (n: number): string => `Tarea ${n}. ${RUBRIC.slice(0, 600)}`;
  await run(model, { ...job, system: system(0) });
  const [first = ""] = filesIn(dir);
  writeFileSync(path.join(dir, "left-over.part"), "x");
  for (let n = 1; n <= 16; n += 1) await run(model, { ...job, system: system(n) });
  expect(filesIn(dir)).toHaveLength(16);
  expect(filesIn(dir)).not.toContain(first);
  expect(filesIn(dir)).not.toContain("left-over.part");
});
