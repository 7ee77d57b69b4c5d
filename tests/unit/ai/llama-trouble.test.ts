import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { command, isAlive, pidOf, reasonOf, scriptedEngine, until } from "../../support/ai/scripted-engine.ts";

// Real processes, a real channel and real signals; the host at the other end is scripted (see scripted-host.mjs for the
// reason).

describe("a host that dies", () => {
  it("is started again, and the job it had is tried once more", async () => {
    const { engine, folder } = scriptedEngine();
    await until(engine, "ready");
    const pid = pidOf(engine);
    expect(await engine.model.decide(command(`die-once ${path.join(folder, "died")}`))).toBe(0.75);
    expect(pidOf(engine)).not.toBe(pid);
    expect(engine.metrics()).toMatchObject({ retries: 1, engine: { starts: 2, crashes: { ended: 1 } } });
  });

  it("fails a job that kills it twice", async () => {
    const { engine } = scriptedEngine();
    await until(engine, "ready");
    expect(await reasonOf(engine.model.decide(command("die")))).toBe("crashed");
    expect(engine.metrics()).toMatchObject({ retries: 1, engine: { crashes: { ended: 2 } } });
  });

  it("takes both priority classes' jobs with it", async () => {
    const { engine } = scriptedEngine();
    await until(engine, "ready");
    const held = new AbortController();
    const cv = reasonOf(engine.model.decide(command("hold", { priority: "cv", signal: held.signal })));
    const interview = reasonOf(engine.model.decide(command("die")));
    expect(await interview).toBe("crashed");
    expect(await cv).toBe("crashed");
  });

  it("is degraded after 5 crashes in a row, and probed until it works", async () => {
    const { engine, rewrite } = scriptedEngine({ load: "die" });
    const waiting = reasonOf(engine.model.decide(command("answer", { deadlineMs: 60_000 })));
    await until(engine, "degraded");
    expect(await waiting).toBe("down");
    expect(engine.metrics().engine.crashes).toEqual({ ended: 5 });
    expect(await reasonOf(engine.model.decide(command("answer", { deadlineMs: 60_000 })))).toBe("down");
    rewrite({ load: "ready" });
    await until(engine, "ready");
    expect(await reasonOf(engine.model.decide(command("die")))).toBe("crashed");
    expect(engine.state().name).toBe("degraded");
    await until(engine, "ready");
    expect(await engine.model.decide(command("answer"))).toBe(0.75);
  });

  it("forgets its crashes with the first completed job", async () => {
    const { engine } = scriptedEngine();
    for (let round = 0; round < 4; round += 1) {
      await until(engine, "ready");
      expect(await reasonOf(engine.model.decide(command("die")))).toBe("crashed");
      expect(engine.state().name).toBe("restarting");
      await until(engine, "ready");
      expect(await engine.model.decide(command("answer"))).toBe(0.75);
    }
    expect(engine.metrics().engine.crashes).toEqual({ ended: 8 });
  });

  it("is restarted when it talks nonsense", async () => {
    const { engine } = scriptedEngine();
    await until(engine, "ready");
    expect(await reasonOf(engine.model.decide(command("nonsense")))).toBe("crashed");
    expect(engine.metrics().engine.crashes).toEqual({ nonsense: 2 });
  });

  it.each([
    ["talks nonsense from the start", { load: "nonsense" }, {}, "nonsense"],
    ["leaves the channel", { load: "leave" }, {}, "ended"],
    ["cannot be found", { load: "ready" }, { hostScript: "/nowhere/ai-host.js" }, "ended"],
  ] as const)("is given up for a while when it %s", async (_what, script, options, cause) => {
    const { engine } = scriptedEngine(script, options);
    await until(engine, "degraded");
    expect(engine.metrics().engine.crashes).toEqual({ [cause]: 5 });
  });
});

describe("a host that hangs", () => {
  it("is killed when it is stopped in the middle of a job", async () => {
    const { engine } = scriptedEngine({ load: "ready" }, { timings: { tickMs: 50, silentTicks: 40 } });
    await until(engine, "ready");
    const pid = pidOf(engine);
    expect(await reasonOf(engine.model.decide(command("stop")))).toBe("crashed");
    expect(engine.metrics().engine.crashes).toEqual({ silent: 2 });
    expect(isAlive(pid)).toBe(false);
  });

  it("is killed when it gives no sign of life, or does not get ready", async () => {
    const mute = scriptedEngine({ load: "mute" }, { timings: { tickMs: 20, silentTicks: 10 } });
    await until(mute.engine, "restarting");
    expect(mute.engine.metrics().engine.crashes).toEqual({ silent: 1 });
    const hanging = scriptedEngine({ load: "hang" }, { timings: { loadMs: 400 } });
    await until(hanging.engine, "restarting");
    expect(hanging.engine.metrics().engine.crashes).toEqual({ load_timeout: 1 });
  });

  it("is left alone as long as it gives signs of life, however long it computes", async () => {
    const { engine } = scriptedEngine({ load: "ready" }, { timings: { tickMs: 50, silentTicks: 20 } });
    await until(engine, "ready");
    const pid = pidOf(engine);
    expect(await reasonOf(engine.model.decide(command("hold", { deadlineMs: 2500 })))).toBe("deadline");
    expect(pidOf(engine)).toBe(pid);
  });

  it("is not blamed for the time in which this process itself was held up", async () => {
    const { engine } = scriptedEngine({ load: "ready" }, { timings: { tickMs: 100, silentTicks: 15 } });
    await until(engine, "ready");
    const pid = pidOf(engine);
    const heldUpUntil = Date.now() + 3000;
    while (Date.now() < heldUpUntil) Math.sqrt(2);
    expect(await engine.model.decide(command("answer"))).toBe(0.75);
    expect(pidOf(engine)).toBe(pid);
  });
});

describe("a file that is refused", () => {
  it("is not tried again until it is another one", async () => {
    const { engine, rewrite } = scriptedEngine({ load: "refuse" }, { timings: { probeMs: 2 } });
    await until(engine, "refused");
    expect(engine.state().reason).toContain("it is not a GGUF file");
    expect(await reasonOf(engine.model.decide(command("answer", { deadlineMs: 60_000 })))).toBe("down");
    // Many looks at the file go by until another engine is ready.
    await until(scriptedEngine().engine, "ready");
    expect(engine.metrics().engine.starts).toBe(1);
    rewrite({ load: "ready" });
    await until(engine, "ready");
    expect(engine.metrics().engine).toMatchObject({ starts: 2, crashes: {} });
    expect(await engine.model.decide(command("answer"))).toBe(0.75);
  });

  it("is not even loaded when its check fails, and checked once as long as it stays the same", async () => {
    let checks = 0;
    let ok = false;
    const { engine, rewrite } = scriptedEngine(
      { load: "ready" },
      {
        check: async () => {
          checks += 1;
          return ok ? { ok: true, sha256: "1" } : { ok: false, message: "El archivo está incompleto." };
        },
      },
    );
    await until(engine, "refused");
    expect(engine.state().reason).toBe("El archivo está incompleto.");
    expect(engine.metrics().engine.starts).toBe(0);
    ok = true;
    rewrite({ load: "ready" });
    await until(engine, "ready");
    process.kill(pidOf(engine), "SIGKILL");
    await until(engine, "restarting");
    await until(engine, "ready");
    expect(checks).toBe(2);
  });

  it("is checked again when the hash beside it is corrected", async () => {
    let ok = false;
    const { engine, folder } = scriptedEngine(
      { load: "ready" },
      { check: async () => (ok ? { ok, sha256: "1" } : { ok, message: "El SHA-256 no coincide." }) },
    );
    await until(engine, "refused");
    ok = true;
    writeFileSync(path.join(folder, "model.json.sha256"), "1");
    await until(engine, "ready");
  });

  it("counts a check that breaks as a crash", async () => {
    const { engine } = scriptedEngine(
      { load: "ready" },
      { check: () => Promise.reject(new Error("the disk is on fire")) },
    );
    await until(engine, "degraded");
    expect(engine.metrics().engine.crashes).toEqual({ check: 5 });
  });
});
