import { chmodSync, copyFileSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { model, weights } from "../../../scripts/doctor/model.ts";
import { nodeSupport, nodeVersion, program } from "../../../scripts/doctor/program.ts";
import { runChecks } from "../../../scripts/doctor/run.ts";
import { voice } from "../../../scripts/doctor/voice.ts";
import { type Installation, makeInstallation, runCheck, siteOf, those } from "../../support/doctor.ts";
import { startCampusServer } from "../../support/scripted-campus-server.ts";
import { tinyModel } from "../../support/tiny-model.ts";
import { toneModel } from "../../support/tone-model.ts";
import { engineProgram, hasEngine } from "../../support/voice-engine.ts";

async function withModel(): Promise<{ installation: Installation; file: string }> {
  const installation = makeInstallation();
  const file = path.join(installation.modelsDir, "own.gguf");
  copyFileSync(await tinyModel(), file);
  return { installation, file };
}

describe("the language model in the diagnosis", () => {
  test("none is no trouble, unless it was asked for", async () => {
    const look = (env: Record<string, string>) => runCheck(model, siteOf(makeInstallation(), { env }));
    expect((await look({}))[0]).toMatchObject({ state: "ok", found: expect.stringContaining("npm run models") });
    expect((await look({ AI_ENGINE: "rules" }))[0]?.state).toBe("ok");
    expect((await look({ AI_ENGINE: "llama" }))[0]?.state).toBe("fail");
    expect((await look({ AI_MODEL: "not-there.gguf" }))[0]).toMatchObject({ state: "fail", remedy: "npm run models" });
  });

  test("a whole one is well, and its library really loads", async () => {
    const { installation } = await withModel();
    const findings = await runCheck(model, siteOf(installation));
    expect(those(findings, "ok", "Archivo")[0]?.found).toContain("SHA-256");
    expect(those(findings, "ok", "Biblioteca")[0]?.found).toContain("cpu");
    expect(those(findings, "ok", "Máquina")[0]?.found).toMatch(/^\d+ hilos de \d+ núcleos/);
  });

  test("a cut one, and one whose hash lies beside it and says otherwise", async () => {
    const { file } = await withModel();
    const look = async () => (await weights({ file, entry: null }, AbortSignal.timeout(20_000))).finding;
    writeFileSync(`${file}.sha256`, `${"0".repeat(64)}  own.gguf\n`);
    expect(await look()).toMatchObject({ state: "fail", found: expect.stringContaining("SHA-256 no coincide") });
    truncateSync(file, 200_000);
    expect(await look()).toMatchObject({ state: "fail", found: expect.stringContaining("incompleto") });
  });

  test("a GPU that is not there, and more threads than cores", async () => {
    const { installation } = await withModel();
    const findings = await runCheck(model, siteOf(installation, { env: { AI_GPU: "cuda", AI_THREADS: "256" } }));
    expect(those(findings, "fail", "Biblioteca")[0]?.remedy).toContain("npm run models -- runtime");
    expect(those(findings, "warn", "Máquina")[0]?.remedy).toContain("AI_THREADS=");
  });

  test("a server of the campus that is down, outside, or well", async () => {
    const look = (AI_BASE_URL: string) =>
      runCheck(model, siteOf(makeInstallation(), { env: { AI_ENGINE: "remote", AI_BASE_URL, AI_API_KEY: "canario" } }));
    const down = await look("http://127.0.0.1:1");
    expect(down[0]).toMatchObject({ state: "fail", remedy: expect.stringContaining("Revisa AI_BASE_URL") });
    const outside = await look("http://8.8.8.8");
    expect(outside[0]).toMatchObject({ state: "fail", remedy: expect.stringContaining("AI_ALLOWED_HOSTS") });
    expect(JSON.stringify([down, outside])).not.toContain("canario");
    for (const [answer, state] of [
      ["sí", "ok"],
      ["quizás", "fail"],
    ] as const) {
      const server = await startCampusServer({ write: () => ({ respuesta: answer }), yes: () => 0.9 });
      expect((await look(server.url))[0]).toMatchObject({ state });
      await server.close();
    }
  });
});

describe("voice in the diagnosis", () => {
  const speaking = async (WHISPER_SERVER: string, env: Record<string, string> = {}) => {
    const installation = makeInstallation();
    const file = path.join(installation.modelsDir, "ggml-own.bin");
    copyFileSync(await toneModel(), file);
    return { file, site: siteOf(installation, { env: { WHISPER_SERVER, ...env } }) };
  };

  test("without a model is no trouble, and says how to get it", async () => {
    const [finding] = await runCheck(voice, siteOf(makeInstallation(), { env: { WHISPER_SERVER: process.execPath } }));
    expect(finding).toMatchObject({
      state: "skipped",
      found: expect.stringContaining("npm run models -- get whisper-base"),
    });
  });

  test("an engine made for another machine", async () => {
    const folder = makeInstallation().root;
    const program = path.join(folder, "whisper-server");
    writeFileSync(program, "#!/bin/sh\nkill -ILL $$\n");
    chmodSync(program, 0o755);
    const { site } = await speaking(program);
    expect(those(await runCheck(voice, site), "fail", "Motor")[0]).toMatchObject({
      found: expect.stringContaining("otro procesador"),
      remedy: "npm run voice:build",
    });
  });

  test.skipIf(!hasEngine)("the real engine with a whole model and a cut one, by http and https", async () => {
    const open = { HOST: "0.0.0.0" };
    const { site, file } = await speaking(engineProgram, open);
    const findings = await runCheck(voice, site);
    expect(those(findings, "ok", "Modelo")).toHaveLength(1);
    expect(those(findings, "warn").map(({ name }) => name)).toEqual(["Detección de voz", "Micrófono"]);
    truncateSync(file, 4_000_000);
    expect(those(await runCheck(voice, site), "fail", "Modelo")[0]?.found).toContain("incompleto");
    const secure = await speaking(engineProgram, { ...open, PUBLIC_URL: "https://u.cl" });
    expect(those(await runCheck(voice, secure.site), "ok", "Micrófono")).toHaveLength(1);
  });
});

describe("Node.js in the diagnosis", () => {
  test.each([
    ["20.20.2", "fail"],
    ["22.13.9", "fail"],
    ["22.14.0", "ok"],
    ["24.21.0", "ok"],
    ["18.20.0", "fail"],
  ])("%s is %s", (version, state) => {
    expect(nodeVersion("22.14", version).state).toBe(state);
  });

  test.each([
    ["20.20.2", "2026-04-30", "ok"],
    ["20.20.2", "2026-05-01", "warn"],
    ["22.12.0", "2026-11-22", "ok"],
    ["99.0.0", "2026-11-22", "skipped"],
  ])("%s on %s is %s", (version, day, state) => {
    expect(nodeSupport(version, new Date(`${day}T12:00:00Z`)).state).toBe(state);
  });

  test("this one, with its SQLite", async () => {
    expect(those(await runCheck(program, siteOf(makeInstallation())), "ok", "SQLite")).toHaveLength(1);
  });
});

test("a check that breaks or hangs does not keep the others from being made", async () => {
  const hangs = { subject: "Colgada", run: () => new Promise<never>(() => undefined) };
  const breaks = {
    subject: "Rota",
    run: async () => {
      throw Object.assign(new Error("smtp://a:canario@b"), { code: "EIO" });
    },
  };
  const sections = await runChecks([hangs, breaks, program], siteOf(makeInstallation()), 1000);
  expect(sections.map(({ findings }) => findings[0]?.state)).toEqual(["skipped", "fail", "ok"]);
  expect(JSON.stringify(sections)).not.toContain("canario");
  expect(sections[1]?.findings[0]?.found).toContain("EIO");
});
