import { spawn } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { readCalibration } from "#app/features/interview/language-model/calibration.server.ts";
import { regex } from "#app/platform/regex.ts";
import { byRules, pairsOf } from "../../scripts/calibrate/pairs.ts";
import { model } from "../../scripts/doctor/model.ts";
import { calibrationOf } from "../support/calibration.ts";
import { type Installation, makeInstallation, runCheck, siteOf } from "../support/doctor.ts";
import { type CampusServer, startCampusServer } from "../support/scripted-campus-server.ts";
import { tinyModel } from "../support/tiny-model.ts";

/** The built program, as campus IT runs it, against models of known quality. */

const HELD_OUT = "tests/fixtures/interviews/heldout-blind.json";
const pairs = pairsOf(JSON.parse(readFileSync(HELD_OUT, "utf8")));
const truth = pairs.map(({ answer }) => ({ start: answer.text.trim().slice(0, 60), label: answer.label }));

let installation: Installation;
beforeEach(() => {
  installation = makeInstallation();
});

const inFolder = (name: string, content: string): string => {
  const file = path.join(installation.root, name);
  writeFileSync(file, content);
  return file;
};

/** A server of the campus that decides in this way. */
async function serve(yes: (user: string) => number, name?: string): Promise<CampusServer> {
  const server = await startCampusServer({ write: () => ({ respuesta: "sí" }), yes }, name);
  onTestFinished(() => server.close());
  return server;
}

const knowing = (user: string): number => {
  const answer = user.split("<<<RESPUESTA\n")[1] ?? "";
  return truth.find(({ start }) => answer.startsWith(start))?.label === "relevant" ? 0.95 : 0.05;
};

const campus = ({ url }: { url: string }) => ({ AI_ENGINE: "remote", AI_BASE_URL: url });

async function calibrate(args: string[], settings: Record<string, string>) {
  const { NODE_ENV, PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, ["build/scripts/calibrate.js", ...args], {
    env: { NODE_ENV, PATH, TMPDIR, ...installation.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err, figures: () => JSON.parse(out.trim().split("\n").at(-1) ?? "") };
}
const kept = () => readCalibration(installation.dataDir);
const doctorOf = async (settings: Record<string, string>) =>
  (await runCheck(model, siteOf(installation, { env: settings }))).find(({ name }) => name === "Calibración");

describe("a model that knows", () => {
  test("is given the weight it earns, and the diagnosis names it until another model answers", async () => {
    const server = await serve(knowing);
    expect(await doctorOf(campus(server))).toBeUndefined();
    const { code, out, figures } = await calibrate([HELD_OUT], campus(server));
    expect(code).toBe(0);
    expect(out).toMatch(/Solo las reglas +0,\d{4} +9\d,\d %/);
    expect(out).toMatch(/Mezcla calibrada \(90 % del modelo\) +0,0\d{3} +99,3 %/);
    const found = await kept();
    expect(found).toMatchObject({
      model: { engine: "remote", name: "guion-8b", fingerprint: expect.stringContaining(`${server.url} guion-8b `) },
      mixture: { share: 0.9 },
    });
    expect(figures()).toMatchObject({ isBetter: true, isKept: true, mixture: { share: 0.9 } });
    expect(statSync(path.join(installation.dataDir, "calibration.json")).mode & 0o077).toBe(0);
    expect(await doctorOf(campus(server))).toMatchObject({
      state: "ok",
      found: expect.stringMatching(/^En uso la del .* el modelo pesa 90 % \(acierto 9.* → 99,3 %/),
    });
    const other = await serve(knowing, "otro-8b");
    expect(await doctorOf(campus(other))).toMatchObject({
      state: "warn",
      found: expect.stringContaining("es de otro modelo (guion-8b): no se usa"),
    });
  });

  test("is measured and not kept in a dry run", async () => {
    const { code, out, figures } = await calibrate([HELD_OUT, "--dry-run"], campus(await serve(knowing)));
    expect(code).toBe(0);
    expect(out).toContain("Por --dry-run no se guardó nada: sigue en uso la mezcla de siempre");
    expect(figures()).toMatchObject({ isBetter: true, isKept: false });
    expect(await kept()).toBeNull();
  });

  test(
    "is asked about lines of JSON too, with fields that nobody " + "knows, and about nothing that form gives away",
    async () => {
      const asked: string[] = [];
      const lines = pairs.map(({ asked: question, answer }) =>
        JSON.stringify({ ...question, ...answer, kind: "dispute", visto: true }),
      );
      const server = await serve((user) => {
        asked.push(user);
        return knowing(user);
      });
      const { code } = await calibrate([inFolder("a.jsonl", `${lines.join("\n")}\n`)], campus(server));
      expect(code).toBe(0);
      // One more call is the server's own first question.
      expect(asked.length).toBe(pairs.filter((pair) => byRules(pair).goesToModel).length + 1);
    },
  );
});

describe("nothing is kept", () => {
  test.each([
    ["always says yes", () => 0.97],
    ["always says no", () => 0.03],
  ])("of a model that %s, and it says what stays in force", async (_, yes) => {
    const { code, out, figures } = await calibrate([HELD_OUT], campus(await serve(yes)));
    expect(code).toBe(1);
    expect(out).toContain("No se guardó nada: la mejora no supera su error típico");
    expect(out).toContain("Sigue en uso la mezcla de siempre: nueve décimos las reglas y un décimo el modelo.");
    expect(figures()).toMatchObject({ isBetter: false, isKept: false });
    expect(await kept()).toBeNull();
  });

  test("in the place of a calibration of the same model, which stays", async () => {
    const server = await serve(() => 0.97);
    await calibrate([HELD_OUT], campus(await serve(knowing)));
    const before = await kept();
    if (!before || before === "damaged") throw new Error("nothing was kept");
    const [, name, digest] = before.model.fingerprint.split(" ");
    const mine = calibrationOf(`${server.url} ${name} ${digest}`);
    writeFileSync(path.join(installation.dataDir, "calibration.json"), JSON.stringify(mine));
    const { code, out } = await calibrate([HELD_OUT], campus(server));
    expect(code).toBe(1);
    expect(out).toContain("Sigue en uso la calibración del 12-11-2026, con 80 % para el modelo.");
    expect(await kept()).toEqual(mine);
  });

  test("of a real model of random weights", async () => {
    copyFileSync(await tinyModel(), path.join(installation.modelsDir, "azar.gguf"));
    const { questions } = JSON.parse(readFileSync(HELD_OUT, "utf8"));
    const file = inFolder("few.json", JSON.stringify({ questions: questions.slice(0, 12) }));
    const { code, figures } = await calibrate([file], { AI_ENGINE: "llama", AI_MODEL: "azar.gguf" });
    expect(code).toBe(1);
    expect(figures()).toMatchObject({
      isBetter: false,
      model: { fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(await kept()).toBeNull();
  });
});

describe("it is refused, with what to do and before a model is asked", () => {
  const refusal = async (content: unknown, settings: Record<string, string> = {}) => {
    const file = inFolder("a.json", typeof content === "string" ? content : JSON.stringify(content));
    const { code, out, err } = await calibrate([file], { AI_ENGINE: "rules", ...settings });
    expect(code).toBe(1);
    expect(out).toBe("");
    return err;
  };
  const { questions } = JSON.parse(readFileSync(HELD_OUT, "utf8")) as {
    questions: { question: string; answers: { label: string }[] }[];
  };

  test("with fewer than sixty answers", async () => {
    expect(await refusal({ questions: questions.slice(0, 5) })).toMatch(
      regex()`
        ^Hay \d+ respuestas que sirvan\. Se necesitan al menos 60 .* puedes dar varios archivos\. No se cambió nada\.\n$
      `,
    );
  });

  test("with one class only", async () => {
    const all = [
      HELD_OUT,
      "tests/fixtures/interviews/heldout.json",
      "tests/fixtures/interviews/heldout-registers.json",
    ];
    const one = all
      .flatMap((file) => (JSON.parse(readFileSync(file, "utf8")) as { questions: typeof questions }).questions)
      .map((each) => ({ ...each, answers: each.answers.filter(({ label }) => label === "relevant") }));
    expect(await refusal({ questions: one })).toContain("Todas las respuestas que sirven son relevant.");
  });

  test("with answers to a few questions only", async () => {
    const answers = questions.flatMap((each) => each.answers);
    const few = questions.slice(0, 2).map((each) => ({ ...each, answers }));
    expect(await refusal({ questions: few })).toContain("son de 2 preguntas.");
  });

  test("with a line that is no labelled answer, which it names", async () => {
    const good = JSON.stringify({ question: "¿Qué?", hunterId: "mia", text: "Nada", label: "relevant" });
    const bad = JSON.stringify({ question: "¿Qué?", hunterId: "mia", text: "Nada", label: "tal vez" });
    expect(await refusal(`${good}\n\n${bad}\n`)).toContain("a.json, línea 3: no es una respuesta etiquetada.");
  });

  test("without a model in the settings", async () => {
    const { code, err } = await calibrate([HELD_OUT], { AI_ENGINE: "rules" });
    expect(code).toBe(1);
    expect(err).toContain("Los ajustes no nombran un modelo");
    expect(existsSync(path.join(installation.dataDir, "calibration.json"))).toBe(false);
  });

  test("without a file, by how it is used", async () => {
    const { code, err } = await calibrate([], {});
    expect(code).toBe(1);
    expect(err).toContain("npm run calibrate -- ARCHIVO");
  });
});
