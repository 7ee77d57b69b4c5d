import { execFileSync } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../../tests/support/api-client.ts";
import { makeUser } from "../../tests/support/database.ts";
import { TestServer } from "../../tests/support/server.ts";
import { tinyModel } from "../../tests/support/tiny-model.ts";
import { oneDecimal, percentile } from "./statistics.ts";

/**
 * 200 people at once against the built server with a language model of random weights: npm run proof:crowd. Each
 * answers an interview question and then uploads a CV; meanwhile the child that computes is killed. Exits 1 unless
 * everybody gets a result that says who made it, answers in time, nothing stays 'processing' and the model works again
 * afterwards.
 */

const PEOPLE = 200;
const KILLS = 5;
/** The model's limit of 8 seconds for an answer, plus two seconds. */
const ANSWER_LIMIT_MS = 10_000;
const CV = `Paula Andrea Soto Vidal
Ingeniera Comercial
paula.soto@example.cl +56 9 5555 0101 Santiago

Experiencia
Analista de Compras, Comercial Los Robles, marzo 2019 - diciembre 2023
- Reduje 12 % el costo de insumos con tres contratos nuevos.
- Coordiné a 4 personas en el inventario anual.

Educación
Ingeniería Comercial, Universidad del Valle, 2013 - 2018

Habilidades
Excel, SAP, Power BI, negociación`;
const ANSWER =
  "En mi último trabajo negocié tres contratos de insumos, comparé " +
  "precios con mi equipo y bajamos 12 % el costo en un año.";

const madeBy = z.object({ madeBy: z.object({ engine: z.string(), fallback: z.string().nullable() }) });
const startedSchema = z.object({ interviewId: z.number(), questions: z.array(z.object({ id: z.string() })).min(1) });
const detailsSchema = z.string().transform((text) => madeBy.parse(JSON.parse(text)));

type Outcome = { maker: string; ms: number };

async function post(client: ApiClient, url: string, body: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const response = await client.fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

const makerOf = ({ madeBy: { engine, fallback } }: z.infer<typeof madeBy>) =>
  fallback === null ? engine : `${engine} (${fallback})`;

async function answerOne(client: ApiClient): Promise<Outcome> {
  const started = startedSchema.parse(await post(client, "/api/interview/start", { hunterId: "natalia" }));
  const from = performance.now();
  const reply = await post(client, "/api/interview/analyze-response", {
    hunterId: "natalia",
    interviewId: started.interviewId,
    questionId: started.questions[0]?.id,
    userResponse: ANSWER,
  });
  const maker = makerOf(madeBy.parse(reply));
  return { maker, ms: performance.now() - from };
}

/** A client whose proxy or library times out still finds its analysis later, and so does this one. */
async function uploadOne(client: ApiClient, number: number): Promise<void> {
  const form = new FormData();
  form.set("cv", new Blob([CV.replace("Paula Andrea", `Paula ${number}`)], { type: "text/plain" }), "cv.txt");
  const response = await client.fetch("/api/cv/analyze", { method: "POST", body: form }).catch(() => null);
  if (response && !response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
}

type Finished = { status: string; outcome: Outcome | null };

async function analyses(server: TestServer): Promise<Finished[]> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  try {
    const rows = await database.db
      .selectFrom("cv_analyses")
      .select(["processing_status", "details", "created_at", "finished_at"])
      .execute();
    return rows.map(({ processing_status: status, details, created_at: from, finished_at: to }) => ({
      status,
      outcome:
        details && to ? { maker: makerOf(detailsSchema.parse(details)), ms: Date.parse(to) - Date.parse(from) } : null,
    }));
  } finally {
    await database.close();
  }
}

/** Kills the server's inference process repeatedly. */
async function disturb(server: TestServer, isOver: () => boolean): Promise<number> {
  let kills = 0;
  while (!isOver() && kills < KILLS) {
    await pause(1500 + Math.random() * 1500);
    try {
      execFileSync("pkill", ["-KILL", "-P", String(server.pid), "-f", "ai-host"]);
      kills += 1;
    } catch {
      // It is being restarted at this moment.
    }
  }
  return kills;
}

function told(name: string, outcomes: readonly Outcome[]) {
  const makers: Record<string, number> = {};
  for (const { maker } of outcomes) makers[maker] = (makers[maker] ?? 0) + 1;
  const times = outcomes.map(({ ms }) => ms);
  return { name, p50: oneDecimal(percentile(times, 0.5)), max: oneDecimal(Math.max(...times)), ...makers };
}

async function signInAll(server: TestServer): Promise<ApiClient[]> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const clients: ApiClient[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const { rut } = await makeUser(database.db, { name: `Estudiante ${number}` });
    clients.push(await new ApiClient(server.url).signIn({ rut, password: rut.slice(0, 4) }));
  }
  await database.close();
  return clients;
}

async function engineReady(server: TestServer): Promise<number> {
  const from = performance.now();
  const readySchema = z.object({ engine: z.object({ name: z.literal("llama"), isReady: z.boolean() }) });
  for (;;) {
    const { engine } = readySchema.parse(await (await fetch(`${server.url}/readyz`)).json());
    if (engine.isReady) return performance.now() - from;
    if (performance.now() - from > 60_000) throw new Error("the model did not get ready");
    await pause(100);
  }
}

async function main(): Promise<number> {
  const models = await mkdtemp(path.join(tmpdir(), "crowd-"));
  await copyFile(await tinyModel(), path.join(models, "tiny.gguf"));
  const server = await new TestServer({ DEMO: "0", AI_ENGINE: "llama", AI_THREADS: "1", MODELS_DIR: models }).start();
  try {
    const clients = await signInAll(server);
    await engineReady(server);
    let over = false;
    const kills = disturb(server, () => over);
    const answers = await Promise.all(clients.map((client) => answerOne(client)));
    await Promise.all(clients.map((client, number) => uploadOne(client, number)));
    for (
      let waits = 0;
      waits < 600 && (await analyses(server)).some(({ status }) => status === "processing");
      waits += 1
    )
      await pause(1000);
    over = true;
    const killed = await kills;
    const readyAgainMs = await engineReady(server);
    const [last] = clients;
    const after = last && (await answerOne(last));
    const rows = await analyses(server);
    const cvs = rows.flatMap(({ outcome }) => outcome ?? []);
    console.table([told("answers", answers), told("CVs", cvs)]);
    const unfinished = rows.filter(({ status }) => status !== "completed").length;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const ok =
      answers.length === PEOPLE &&
      cvs.length === PEOPLE &&
      unfinished === 0 &&
      slowest <= ANSWER_LIMIT_MS &&
      after?.maker === "llama";
    const slowestCvMs = Math.max(...cvs.map(({ ms }) => ms));
    const line = { people: PEOPLE, killed, slowestAnswerMs: slowest, slowestCvMs, unfinished, readyAgainMs, after, ok };
    console.log(JSON.stringify(line, (_key, value) => (typeof value === "number" ? Math.round(value) : value)));
    return ok ? 0 : 1;
  } finally {
    await server.dispose();
    await rm(models, { recursive: true, force: true });
  }
}

process.exitCode = await main();
