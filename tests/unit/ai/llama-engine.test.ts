import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import type { Call, GenerateCall } from "#app/ai/chat-model.ts";
import { command, isAlive, pidOf, reasonOf, scriptedEngine, until } from "../../support/ai/scripted-engine.ts";

// Real processes and a real channel; the host at the other end is scripted (see scripted-host.mjs for the reason).

const schema = z.object({ word: z.string().max(20) });

function generating(text: string, more: Partial<Call> = {}): GenerateCall<{ word: string }> {
  return { ...command(text, more), schema, maxTokens: 50 };
}

describe("a host in good order", () => {
  it("decides and generates, and counts what it took", async () => {
    const { engine } = scriptedEngine();
    expect(engine.state().name).toBe("loading");
    await until(engine, "ready");
    expect(await engine.model.decide(command("answer"))).toBe(0.75);
    expect(await engine.model.generate(generating('answer {"word":"hola"}'))).toEqual({ word: "hola" });
    expect(engine.model.identity).toEqual({ engine: "llama", model: "scripted" });
    const { tokens, computeMs, engine: counts, host } = engine.metrics();
    expect(tokens).toEqual({ prompt: 20, reused: 8, generated: 6 });
    expect(computeMs).toEqual({ prefill: 4, decode: 2 });
    expect(counts).toMatchObject({ starts: 1, crashes: {} });
    expect(host).toMatchObject({ rss: 1000, loopDelayMs: 1, opened: { backend: "cpu" } });
  });

  // Other systems have no /proc to look this up in.
  it.skipIf(process.platform !== "linux")("has the host's process apart from the server", async () => {
    vi.stubEnv("TEST_SECRET", "of the server");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { engine } = scriptedEngine({ load: "ready" }, { env: { CUDA_VISIBLE_DEVICES: "1" } });
    await until(engine, "ready");
    const proc = (name: string) => readFileSync(`/proc/${pidOf(engine)}/${name}`, "utf8");
    const variables = proc("environ").split("\0");
    expect(variables).toEqual(expect.arrayContaining(["UV_THREADPOOL_SIZE=1", "CUDA_VISIBLE_DEVICES=1"]));
    expect(variables).not.toContain("TEST_SECRET=of the server");
    expect(proc("cmdline").split("\0").slice(0, 2)).toEqual([process.execPath, expect.stringMatching(/\.mjs$/)]);
    expect(proc("limits")).toMatch(/^Max core file size\s+0\s/m);
    expect(proc("oom_score_adj")).toBe("800\n");
  });

  it("keeps the host's own failures apart, and retries no bad content", async () => {
    const { engine } = scriptedEngine();
    await until(engine, "ready");
    expect(await reasonOf(engine.model.decide(command("fail too_long")))).toBe("too_long");
    expect(await reasonOf(engine.model.generate(generating("answer hola")))).toBe("invalid");
    expect(await reasonOf(engine.model.generate(generating('answer {"words":1}')))).toBe("invalid");
    expect(await reasonOf(engine.model.generate(generating("swapped")))).toBe("invalid");
    expect(await reasonOf(engine.model.decide(command("swapped")))).toBe("invalid");
    expect(await reasonOf(engine.model.decide(command("garbled")))).toBe("invalid");
    expect(await engine.model.decide(command("stray"))).toBe(0.75);
    expect(engine.metrics()).toMatchObject({ retries: 0, engine: { starts: 1 } });
  });

  it("works on an interview and a CV at once", async () => {
    const { engine } = scriptedEngine();
    await until(engine, "ready");
    const cv = new AbortController();
    const held = reasonOf(engine.model.decide(command("hold", { priority: "cv", signal: cv.signal })));
    expect(await engine.model.decide(command("answer"))).toBe(0.75);
    cv.abort();
    expect(await held).toBe("aborted");
  });
});

describe("deadlines and aborts", () => {
  it("aborts the job in the host, whose priority class is free again once it has answered", async () => {
    const { engine } = scriptedEngine();
    await until(engine, "ready");
    const pid = pidOf(engine);
    expect(await reasonOf(engine.model.decide(command("hold", { deadlineMs: 20 })))).toBe("deadline");
    expect(await engine.model.decide(command("answer"))).toBe(0.75);
    expect(pidOf(engine)).toBe(pid);
    expect(engine.metrics().engine.abortMs.count).toBe(1);
  });

  it("kills a host that does not answer an abort", async () => {
    const { engine } = scriptedEngine();
    await until(engine, "ready");
    expect(await reasonOf(engine.model.decide(command("deaf", { deadlineMs: 20 })))).toBe("deadline");
    await until(engine, "restarting");
    await until(engine, "ready");
    expect(engine.metrics().engine.crashes).toEqual({ deaf: 1 });
    expect(await engine.model.decide(command("answer"))).toBe(0.75);
  });

  it("is down at once for whoever is in a hurry, and worth waiting for otherwise", async () => {
    const { engine } = scriptedEngine();
    expect(await reasonOf(engine.model.decide(command("answer", { deadlineMs: 59_999 })))).toBe("down");
    expect(await engine.model.decide(command("answer", { deadlineMs: 60_000 }))).toBe(0.75);
  });

  it("lets nobody wait beyond its deadline or its timeout for a model that never gets ready", async () => {
    const { engine } = scriptedEngine({ load: "hang" });
    const caller = new AbortController();
    const patient = reasonOf(
      engine.model.decide(command("answer", { deadlineMs: 60_000, signal: caller.signal, priority: "cv" })),
    );
    expect(engine.metrics().queue.byPriority.cv.running).toBe(1);
    caller.abort();
    expect(await patient).toBe("aborted");
    await engine.stop();
    expect(engine.metrics().queue.byPriority.cv.running).toBe(0);
  });
});

describe("stopping", () => {
  it("kills the host, fails what is under way, and stays off", async () => {
    const { engine } = scriptedEngine();
    await until(engine, "ready");
    const pid = pidOf(engine);
    const held = reasonOf(engine.model.decide(command("hold", { deadlineMs: 60_000 })));
    await engine.stop();
    expect(isAlive(pid)).toBe(false);
    expect(await held).toBe("crashed");
    expect(engine.state().name).toBe("off");
    expect(await reasonOf(engine.model.decide(command("answer", { deadlineMs: 60_000 })))).toBe("down");
    await engine.stop();
  });

  it.each(["die", "refuse", "hang", "mute"] as const)("works too while the host does this: %s", async (load) => {
    const { engine } = scriptedEngine({ load }, { timings: { probeMs: 600_000 } });
    const state = ({ die: "degraded", refuse: "refused", hang: "loading", mute: "loading" } as const)[load];
    await until(engine, state);
    await engine.stop();
    expect(engine.state().name).toBe("off");
  });
});
