import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { LlamaEngine } from "#app/ai/llama/llama-model.server.ts";
import { until } from "../support/ai/scripted-engine.ts";
import { ask, question, type Settled, tinyEngine } from "../support/ai/tiny-engine.ts";
import { howMany } from "../support/long-run.ts";
import { tinyModel } from "../support/tiny-model.ts";

// Real llama.cpp in a real child; what breaks it are real files and real signals.

const folder = mkdtempSync(path.join(tmpdir(), "ai-engine-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The promise of every call: an answer or a failure, at the latest so long after its deadline. */
const GRACE_MS = 2000;
const BACK_MS = 30_000;

function hostPid(engine: LlamaEngine): number {
  const pid = engine.metrics().host?.pid;
  if (!pid) throw new Error("there is no host");
  return pid;
}

/** Asks until the model answers. @returns after how many milliseconds that was */
async function untilAnswered(engine: LlamaEngine): Promise<number> {
  const start = performance.now();
  for (;;) {
    // Patient: waits for a start that is under way, so that this does not turn in circles.
    const { outcome } = await ask(engine.model, "decide", question("cv", { deadlineMs: 60_000 }));
    if (outcome === "valid") return performance.now() - start;
    if (engine.state().name !== "ready") await engine.changed();
  }
}

function tooLate(settled: Settled[]): Settled[] {
  return settled.filter(({ late }) => late > GRACE_MS);
}

function count(settled: Settled[], outcome: Settled["outcome"]): number {
  return settled.filter((each) => each.outcome === outcome).length;
}

const FREE = { interview: { running: 0, waiting: 0 }, cv: { running: 0, waiting: 0 } };

/** Each start of the child takes seconds on a busy machine. */
const KILLS = howMany(3, 50);

describe("a file that is not the model", () => {
  it.each([
    ["missing", (file: string) => rmSync(file)],
    ["empty", (file: string) => writeFileSync(file, "")],
    ["cut off", (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -4000))],
    ["cut off in its header", (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 900))],
    ["random bytes", (file: string) => writeFileSync(file, randomBytes(100_000))],
    ["random bytes after the magic", (file: string) => writeFileSync(file, magicAnd(randomBytes(100_000)))],
    ["another than its hash says", (file: string) => writeFileSync(`${file}.sha256`, `${"0".repeat(64)}  it\n`)],
  ])("is refused when it is %s, and used once it is mended", async (what, spoil) => {
    const file = path.join(folder, `${what}.gguf`);
    copyFileSync(await tinyModel(), file);
    spoil(file);
    const engine = tinyEngine(file, { timings: { probeMs: 50 } });
    await until(engine, "refused");
    expect(engine.state().reason).toContain(path.basename(file));
    expect(engine.metrics().engine.starts).toBe(0);
    expect((await ask(engine.model, "decide", question("cv", { deadlineMs: 60_000 }))).outcome).toBe("down");
    rmSync(`${file}.sha256`, { force: true });
    copyFileSync(await tinyModel(), file);
    await until(engine, "ready");
    expect((await ask(engine.model, "decide", question("interview"))).outcome).toBe("valid");
  });

  it("is refused by the host too, if it gets there", async () => {
    const file = path.join(folder, "unchecked.gguf");
    writeFileSync(file, magicAnd(randomBytes(100_000)));
    const engine = tinyEngine(file, { check: async () => ({ ok: true, sha256: "0" }), timings: { probeMs: 50 } });
    await until(engine, "refused");
    expect(engine.metrics().engine).toMatchObject({ starts: 1, crashes: {} });
    copyFileSync(await tinyModel(), file);
    expect(await untilAnswered(engine)).toBeLessThan(BACK_MS);
  });
});

describe("a host that is killed", () => {
  it("costs no caller his answer, at random moments under load", { timeout: 600_000 }, async () => {
    const engine = tinyEngine(await tinyModel());
    await until(engine, "ready");
    const crowd = startCrowd(engine);
    const waits: number[] = [];
    for (let kills = 0; kills < KILLS; kills += 1) {
      // Not a wait for something to be ready, but the random moment itself; every third hits a host that still loads.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
      if (kills % 3 === 2) {
        process.kill(hostPid(engine), "SIGKILL");
        await until(engine, "restarting");
        while (!engine.metrics().host?.pid) await new Promise(setImmediate);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
      }
      process.kill(hostPid(engine), "SIGKILL");
      waits.push(await untilAnswered(engine));
    }
    const settled = await crowd.end();
    expect(Math.max(...waits)).toBeLessThan(BACK_MS);
    expect(tooLate(settled)).toEqual([]);
    expect(count(settled, "valid")).toBeGreaterThan(0);
    expect(new Set(settled.map(({ outcome }) => outcome))).not.toContain("invalid");
    expect(engine.metrics().engine.crashes.ended).toBeGreaterThanOrEqual(KILLS);
    expect(engine.metrics().queue.byPriority).toEqual(FREE);
  });
});

describe("a host that is stopped", () => {
  it("is found out, killed and replaced, and nobody waits beyond his deadline", { timeout: 120_000 }, async () => {
    const engine = tinyEngine(await tinyModel());
    await until(engine, "ready");
    const pid = hostPid(engine);
    process.kill(pid, "SIGSTOP");
    const asked = [
      ask(engine.model, "grade", question("cv", { deadlineMs: 60_000 })),
      ask(engine.model, "grade", question("cv", { deadlineMs: 60_000 })),
      ask(engine.model, "decide", question("interview")),
      ask(engine.model, "decide", question("interview")),
    ];
    expect(await untilAnswered(engine)).toBeLessThan(BACK_MS);
    const settled = await Promise.all(asked);
    expect(tooLate(settled)).toEqual([]);
    expect(settled.map(({ outcome }) => outcome)).toEqual(["valid", "valid", "deadline", "deadline"]);
    expect(engine.metrics().engine.crashes).toEqual({ silent: 1 });
    expect(engine.metrics().queue.byPriority).toEqual(FREE);
  });
});

describe("more callers than it can serve", () => {
  it("turns the surplus away at once, and answers the others in time", { timeout: 120_000 }, async () => {
    const engine = tinyEngine(await tinyModel());
    await until(engine, "ready");
    const long = ask(engine.model, "endless", question("cv", { deadlineMs: 300 }));
    const waiting = [1, 2, 3, 4].map(() => ask(engine.model, "decide", question("cv", { deadlineMs: 30_000 })));
    const surplus = await ask(engine.model, "decide", question("cv", { deadlineMs: 30_000 }));
    expect(surplus.outcome).toBe("busy");
    // The interviews' priority class is not the CVs'.
    expect((await ask(engine.model, "decide", question("interview"))).outcome).toBe("valid");
    expect((await long).outcome).toBe("deadline");
    expect((await Promise.all(waiting)).map(({ outcome }) => outcome)).toEqual(["valid", "valid", "valid", "valid"]);
    expect(engine.metrics().engine).toMatchObject({ starts: 1, abortMs: { count: 1 } });
  });

  it("serves 200 people at once as far as it goes, and works on", { timeout: 120_000 }, async () => {
    const engine = tinyEngine(await tinyModel());
    await until(engine, "ready");
    const people = Array.from({ length: 200 }, (_, owner) => owner);
    const settled = await Promise.all(
      people.flatMap((owner) => [
        ask(engine.model, "decide", question("interview", { owner })),
        ask(engine.model, "grade", question("cv", { owner, deadlineMs: 20_000 })),
      ]),
    );
    expect(tooLate(settled)).toEqual([]);
    // One runs and some wait, in each priority class.
    expect(count(settled, "busy")).toBe(400 - 9 - 5);
    expect(count(settled, "valid") + count(settled, "deadline")).toBe(14);
    expect(await untilAnswered(engine)).toBeLessThan(BACK_MS);
    expect(engine.metrics().queue.byPriority).toEqual(FREE);
  });
});

/** Callers of both priority classes, who ask again as soon as they have their answer and the engine is ready. */
function startCrowd(engine: LlamaEngine): { end(): Promise<Settled[]> } {
  const over = new AbortController();
  const settled: Settled[] = [];
  const callers = Array.from({ length: 9 }, async (_, owner) => {
    const call = owner < 6 ? question("interview", { owner }) : question("cv", { owner, deadlineMs: 60_000 });
    while (!over.signal.aborted) {
      settled.push(await ask(engine.model, owner % 2 === 0 ? "decide" : "grade", call));
      if (engine.state().name !== "ready") await engine.changed(over.signal).catch(() => undefined);
    }
  });
  return {
    async end() {
      over.abort();
      await Promise.all(callers);
      return settled;
    },
  };
}

function magicAnd(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from("GGUF"), bytes]);
}
