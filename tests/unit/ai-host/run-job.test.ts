import type { Token } from "node-llama-cpp";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { OpenModel } from "#app/ai/host/open-model.ts";
import { type JobResult, runJob } from "#app/ai/host/run-job.ts";
import type { JobMessage } from "#app/ai/llama/protocol.ts";
import { outputSchema, parseOutput } from "#app/ai/structured-output.ts";
import { aJob } from "../../support/ai-host.ts";
import { openTiny } from "../../support/open-tiny.ts";

const models = { bpe: await openTiny("bpe"), spm: await openTiny("spm") };

const run = (model: OpenModel, job: Partial<JobMessage>, signal = new AbortController().signal): Promise<JobResult> =>
  runJob(model, aJob(job), signal);
async function yesOf(model: OpenModel, job: Partial<JobMessage>): Promise<number> {
  const { result } = await run(model, job);
  return "yes" in result ? result.yes : Number.NaN;
}
async function textOf(model: OpenModel, job: Partial<JobMessage>): Promise<string> {
  const { result } = await run(model, job);
  return "text" in result ? result.text : "";
}

const review = z.object({
  evidence: z.string().max(60),
  grade: z.literal([0, 1, 2]),
  strengths: z.array(z.string().max(40)).min(1).max(3),
  sure: z.boolean(),
});
const generated = (schema: z.ZodType, maxTokens = 600): Partial<JobMessage> => ({
  priority: "cv",
  generate: { schema: outputSchema(schema), maxTokens },
});
/** Takes a thousand tokens and more, whatever the model wants to write. */
const long = z.object({ list: z.array(z.string().min(60).max(70)).min(20).max(21) });
/** About 2,000 tokens of a tiny model. */
const RUBRIC = "Evalúa la claridad, la experiencia y los logros de quien postula. ".repeat(30);

describe.each(["bpe", "spm"] as const)("jobs (%s)", (kind) => {
  const model = models[kind];

  test("a decision is a probability, and the same every time", async () => {
    const user = "Respuesta: vendí zapatos dos años. ¿Responde a la pregunta? Responde Sí o No.";
    const first = await yesOf(model, { user });
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1);
    await yesOf(model, { user: "¿Otra cosa?" });
    expect(await yesOf(model, { user })).toBeCloseTo(first, 2);
  });

  test("what is generated fits its schema", async () => {
    for (const user of ["Primera persona", "Segunda persona", "Tercera persona"]) {
      const text = await textOf(model, { ...generated(review), user });
      expect(parseOutput(review, text)).toMatchObject({ grade: expect.any(Number) });
      expect(text, "nothing is generated after the object").toMatch(/\}$/u);
    }
  });

  test("JSON that is not whole within its tokens is no answer", async () => {
    await expect(run(model, generated(long, 40))).rejects.toMatchObject({ reason: "invalid" });
    expect(await textOf(model, generated(review))).toMatch(/^\s*\{/u);
  });

  test("a prompt that does not fit is refused before anything is computed", async () => {
    const before = model.contexts.interview.sequence().contextTokens;
    await expect(run(model, { user: "palabra ".repeat(5000) })).rejects.toMatchObject({ reason: "too_long" });
    expect(model.contexts.interview.sequence().contextTokens).toEqual(before);
    const roomForIt =
      model.contexts.cv.longest - 1 - model.encoder.prompt("Eres parte de una prueba.", "¿Sirve?").length;
    await expect(run(model, generated(review, roomForIt + 1))).rejects.toMatchObject({ reason: "too_long" });
    expect(await textOf(model, generated(review, roomForIt))).toContain("grade");
  });

  test("after each job the sequence holds exactly what the library says", async () => {
    const user = "¿Sirve de algo?";
    await yesOf(model, { user });
    expect(model.contexts.interview.sequence().contextTokens).toEqual(
      model.encoder.prompt("Eres parte de una prueba.", user),
    );
  });
});

describe("what is computed already", () => {
  const model = models.bpe;

  test("a prompt that begins alike is taken over, and its answer is that of a fresh start", async () => {
    const job = { system: RUBRIC, user: "Pregunta: ¿por qué tú? Respuesta: trabajo bien. ¿Responde?" };
    const cold = await run(model, { ...job, priority: "cv" });
    await run(model, { ...job, user: "Pregunta: ¿por qué tú? Respuesta: no sé. ¿Responde?", priority: "cv" });
    const warm = await run(model, { ...job, priority: "cv" });
    expect(cold.stats.reusedTokens).toBeLessThan(10);
    expect(warm.stats.reusedTokens / warm.stats.promptTokens).toBeGreaterThan(0.9);
    expect(cold.result).toEqual({ yes: expect.closeTo("yes" in warm.result ? warm.result.yes : Number.NaN, 2) });
  });

  test("the very same prompt again computes its last token only", async () => {
    await run(model, { user: "¿Otra vez?" });
    const { stats } = await run(model, { user: "¿Otra vez?" });
    expect(stats.promptTokens - stats.reusedTokens).toBe(1);
  });
});

describe("two priority classes", () => {
  const model = models.bpe;

  test("an interview decision overtakes a CV review, which writes the same as without it", async () => {
    const job = { ...generated(long, 3000), user: RUBRIC };
    // Both times from an empty sequence: computed in other slices, the last bits may differ.
    model.contexts.cv.doubt();
    const alone = await textOf(model, job);
    model.contexts.cv.doubt();
    const order: string[] = [];
    const cv = textOf(model, job).finally(() => order.push("cv"));
    const decisions = [1, 2, 3].map((n) =>
      yesOf(model, { user: `¿Sirve ${n}?` }).finally(() => order.push("decision")),
    );
    expect(await cv).toBe(alone);
    await Promise.all(decisions);
    expect(order).toEqual(["decision", "decision", "decision", "cv"]);
  });

  test("jobs of one priority class that come together do not disturb each other", async () => {
    const users = ["uno", "dos", "tres"];
    const expected: number[] = [];
    for (const user of users) expected.push(await yesOf(model, { user }));
    const together = await Promise.all(users.map((user) => yesOf(model, { user })));
    together.forEach((yes, index) => {
      expect(yes).toBeCloseTo(expected[index] ?? Number.NaN, 2);
    });
  });
});

describe("giving up", () => {
  const model = models.bpe;

  async function abortWhen(job: Partial<JobMessage>, when: (sequenceLength: number) => boolean): Promise<void> {
    const abort = new AbortController();
    const going = run(model, job, abort.signal);
    // The job may have it opened anew.
    const length = (): number => {
      try {
        return model.contexts.cv.sequence().nextTokenIndex;
      } catch {
        return 0;
      }
    };
    await vi.waitUntil(() => when(length()), { interval: 0, timeout: 20_000 });
    abort.abort();
    await expect(going).rejects.toMatchObject({ reason: "aborted" });
  }

  test("stops a generation, and the next job is as good as any", async () => {
    const job = { ...generated(review), user: "¿Sirve?" };
    await run(model, { priority: "cv", user: "a" });
    const before = await textOf(model, job);
    const promptLength = model.encoder.prompt("Eres parte de una prueba.", "a").length;
    await abortWhen({ ...generated(long, 3000), user: "a" }, (length) => length > promptLength + 50);
    expect(await textOf(model, job)).toBe(before);
  });

  test("stops a prefill between two slices", async () => {
    const user = Array.from({ length: 700 }, (_, n) => `palabra${n}`).join(" ");
    await run(model, { priority: "cv", user: "¿Sirve?" });
    await abortWhen({ priority: "cv", user }, (length) => length > 500);
    expect(model.contexts.cv.sequence().nextTokenIndex).toBeLessThan(model.encoder.prompt("", user).length);
  });

  test("ends a job that waits for its priority class or its turn at once", async () => {
    const first = run(model, { ...generated(long, 1900), priority: "interview" });
    const order: string[] = [];
    const abort = new AbortController();
    const waiting = (["interview", "cv"] as const).map((priority) =>
      run(model, { priority }, abort.signal).catch((error: { reason: string }) => void order.push(error.reason)),
    );
    abort.abort();
    await Promise.all([...waiting, first.catch(() => undefined).then(() => order.push("first"))]);
    expect(order).toEqual(["aborted", "aborted", "first"]);
  });
});

test("an error of the engine fails that job only: the sequence is replaced by an empty one", async () => {
  const model = models.spm;
  const expected = await yesOf(model, { user: "¿Sirve?" });
  const broken: OpenModel = { ...model, encoder: { ...model.encoder, prompt: () => [1, 2, 999_999, 3] as Token[] } };
  vi.spyOn(console, "error").mockReturnValue();
  await expect(run(broken, {})).rejects.toMatchObject({ reason: "crashed" });
  vi.mocked(console.error).mockClear();
  const { result, stats } = await run(model, { user: "¿Sirve?" });
  expect(stats.reusedTokens).toBe(0);
  expect(result).toEqual({ yes: expect.closeTo(expected, 2) });
});
