import { fork, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { FromHost, JobMessage } from "#app/ai/llama/protocol.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import {
  aJob,
  type Beat,
  endOf,
  forkHost,
  type Host,
  isBeat,
  isRefused,
  loadOf,
  startHost,
} from "../support/ai-host.ts";
import { tinyModel } from "../support/tiny-model.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "ai-host-"));
const hosts: Host[] = [];
afterAll(async () => {
  for (const host of hosts) await host.stop();
  rmSync(folder, { recursive: true });
});
const kept = (host: Host): Host => {
  hosts.push(host);
  return host;
};

/** Of a list so long that the tiny model computes it for seconds. */
const endless: Partial<JobMessage> = {
  priority: "cv",
  generate: {
    schema: { type: "array", minItems: 200, maxItems: 200, items: { type: "string", minLength: 60, maxLength: 70 } },
    maxTokens: 5000,
  },
};
const short: Partial<JobMessage> = {
  priority: "cv",
  generate: {
    schema: { type: "object", properties: { grade: { enum: [1, 2, 3] } }, required: ["grade"] },
    maxTokens: 60,
  },
};

describe.each(["bpe", "spm"] as const)("a forked host (%s)", (kind) => {
  const started = startHost({ kind }).then(kept);

  test("decides and generates over the channel", async () => {
    const host = await started;
    expect(await host.job({})).toMatchObject({ type: "done", result: { yes: expect.any(Number) } });
    const written = await host.job(short);
    if (written.type !== "done" || !("text" in written.result)) throw new Error("nothing was generated");
    expect(JSON.parse(written.result.text)).toEqual({ grade: expect.toBeOneOf([1, 2, 3]) });
    expect(written.stats.generatedTokens).toBeGreaterThan(0);
  });

  test("gives up what it is told to and goes on with the next job", async () => {
    const host = await started;
    const job = aJob(endless);
    host.send(job);
    // Answered while the other is being computed: so that one has begun.
    expect(await host.job({})).toMatchObject({ type: "done" });
    host.send({ type: "abort", id: job.id });
    expect(await host.wait(endOf(job.id))).toMatchObject({ type: "failed", reason: "aborted" });
    expect(await host.job(short)).toMatchObject({ type: "done" });
  });

  test("says why a job cannot be done", async () => {
    const host = await started;
    expect(await host.job({ user: "palabra ".repeat(9000) })).toMatchObject({ reason: "too_long" });
    const beyondGrammars = { schema: { type: "string", minLength: 5000 }, maxTokens: 60 };
    expect(await host.job({ generate: beyondGrammars })).toMatchObject({ type: "failed", reason: "invalid" });
    expect(await host.job({})).toMatchObject({ type: "done" });
  });

  test("survives messages of another shape and an abort of nothing", async () => {
    const host = await started;
    for (const message of ["hola", { type: "job", id: "uno" }, { type: "explode" }]) host.child.send(message);
    host.send({ type: "abort", id: 987_654 });
    host.send(loadOf("/another/model.gguf"));
    expect(await host.job({})).toMatchObject({ type: "done" });
  });

  test("is not ended by Ctrl-C in the server's terminal, and beats", async () => {
    const host = await started;
    host.child.kill("SIGINT");
    const beats = host.heard.filter(isBeat);
    const isLater = (message: FromHost): message is Beat => isBeat(message) && !beats.includes(message);
    const { rss, loopDelayMs } = await host.wait(isLater);
    expect(rss).toBeGreaterThan(1_000_000);
    expect(loopDelayMs).toBeGreaterThanOrEqual(0);
    expect(await host.job({})).toMatchObject({ type: "done" });
  });
});

test("a saved beginning is taken over by the next process", async () => {
  const stateDir = path.join(folder, "states");
  const job = { system: "Evalúa con cuidado la claridad de lo escrito. ".repeat(20), user: "¿Es clara?" };
  const first = kept(await startHost({ stateDir }));
  expect(await first.job(job)).toMatchObject({ stats: { reusedTokens: 0 } });
  await first.stop();
  const second = await kept(await startHost({ stateDir })).job(job);
  if (second.type !== "done") throw new Error(second.message);
  expect(second.stats.reusedTokens).toBeGreaterThan(0.9 * second.stats.promptTokens);
});

test("a job before the model is loaded is answered at once", async () => {
  const host = kept(forkHost());
  expect(await host.job({})).toMatchObject({ type: "failed", reason: "down" });
});

describe("a file that is no model is refused, and the process ends", () => {
  const whole = tinyModel().then((file) => readFileSync(file));
  const noise = createHash("shake256", { outputLength: 200_000 }).update("noise").digest();
  test.each<[string, (model: Buffer) => Buffer]>([
    ["of no bytes", () => Buffer.alloc(0)],
    ["of random bytes", () => noise],
    ["of random bytes after the right beginning", () => Buffer.concat([Buffer.from("GGUF"), noise])],
    ["of random bytes after the right version", (model) => Buffer.concat([model.subarray(0, 8), noise])],
    ["cut in its header", (model) => model.subarray(0, 5000)],
    ["cut in its weights", (model) => model.subarray(0, model.length - 50_000)],
  ])("%s", async (name, damage) => {
    const file = path.join(folder, `${name}.gguf`);
    writeFileSync(file, damage(await whole));
    const host = kept(forkHost());
    host.send(loadOf(file));
    expect(await host.wait(isRefused)).toMatchObject({ message: expect.stringMatching(/./u) });
    expect(await host.ended).toEqual({ code: 0, signal: null });
  });

  test("that is not there", async () => {
    const host = kept(forkHost());
    host.send(loadOf(path.join(folder, "nothing.gguf")));
    expect(await host.wait(isRefused)).toMatchObject({ message: expect.stringContaining("nothing.gguf") });
    expect(await host.ended).toEqual({ code: 0, signal: null });
  });
});

describe("no orphans", () => {
  test("it ends when the channel closes while it computes", async () => {
    const host = kept(await startHost());
    host.send(aJob(endless));
    await host.job({});
    host.child.disconnect();
    expect(await host.ended).toMatchObject({ signal: "SIGKILL" });
  });

  test("it ends when the channel closes while it loads", async () => {
    const host = kept(forkHost());
    host.send(loadOf(await tinyModel()));
    await host.wait(isBeat);
    host.child.disconnect();
    expect(await host.ended).toMatchObject({ signal: "SIGKILL" });
  });

  test("SIGTERM ends it while it computes", async () => {
    const host = kept(await startHost());
    host.send(aJob(endless));
    await host.job({});
    host.child.kill("SIGTERM");
    expect(await host.ended).toEqual({ code: null, signal: "SIGTERM" });
  });

  test("it ends when the server is killed", async () => {
    const server = path.join(folder, "server.mjs");
    const lines = [
      'import { fork } from "node:child_process";',
      'const host = fork(process.argv[2], { stdio: ["ignore", "inherit", "inherit", "ipc"] });',
      'host.on("message", (message) => process.send?.(message));',
      'process.on("message", (message) => host.send(message));',
    ];
    writeFileSync(server, lines.join("\n"));
    const parent = fork(server, [bundledScript("ai-host.js")], { stdio: ["ignore", "pipe", "ignore", "ipc"] });
    const heard = (type: string): Promise<void> =>
      new Promise((resolve) => parent.on("message", (message: { type: string }) => message.type === type && resolve()));
    parent.send(loadOf(await tinyModel()));
    await heard("ready");
    parent.send(aJob(endless));
    parent.send(aJob());
    await heard("done");
    parent.kill("SIGKILL");
    // The pipe is held by both: it ends when the second of them is gone.
    parent.stdout?.resume();
    if (parent.stdout) await once(parent.stdout, "end");
  });

  test("started by hand it says what it is and ends", async () => {
    const program = spawn(process.execPath, [bundledScript("ai-host.js")], { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    program.stderr.on("data", (text) => {
      said += String(text);
    });
    const [code] = await once(program, "close");
    expect(code).toBe(1);
    expect(said).toContain("started by the server");
  });
});
