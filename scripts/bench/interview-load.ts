import path from "node:path";
import { type Db, openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../../tests/support/api-client.ts";
import { makeUser } from "../../tests/support/database.ts";
import { TestServer } from "../../tests/support/server.ts";
import { LoadScreen, type Think, type Times } from "./interview-load-screen.ts";
import { oneDecimal, percentile } from "./statistics.ts";

/**
 * Interviews at the same time against the built server: npm run bench:interviews. Every answer is looked for in the
 * database afterwards. /healthz is asked between the answers, because the machine's speed drifts. Exits 1 when the
 * answers of people who think take too long, or when one was lost or counted twice.
 */

const STUDENTS = 100;
const ANSWERS = 10;
const P99_LIMIT_MS = 150;

/** Before measuring, because right after its start the server still compiles its code. */
const WARM_UP = { students: 20, answers: 5 };

type Mode = { name: string; think: Think };
/**
 * About a second between two answers is much faster than anybody writes; without a pause only the queue is measured.
 */
const THINKING: Mode = { name: "think 0.5-1.5 s", think: { fromMs: 500, toMs: 1500 } };
const STRESS: Mode = { name: "no pause (stress)", think: { fromMs: 0, toMs: 0 } };

type Round = { name: string; times: Times; seconds: number; screens: LoadScreen[] };

async function signInAll(server: TestServer): Promise<ApiClient[]> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const clients: ApiClient[] = [];
  for (let number = 0; number < STUDENTS; number += 1) {
    const { rut } = await makeUser(database.db, { name: `Estudiante ${number}` });
    clients.push(await new ApiClient(server.url).signIn({ rut, password: rut.slice(0, 4) }));
  }
  await database.close();
  return clients;
}

async function runAll(clients: ApiClient[], { name, think }: Mode, answers = ANSWERS): Promise<Round> {
  const times: Times = { answer: [], health: [] };
  const screens = clients.map((client, number) => new LoadScreen(client, number));
  const start = performance.now();
  await Promise.all(screens.map((screen) => screen.run(answers, think, times)));
  return { name, times, seconds: (performance.now() - start) / 1000, screens };
}

/** Compares a screen's answers in the database with what the screen sent and showed. */
async function check(
  db: Db,
  screens: readonly LoadScreen[],
): Promise<{ lost: number; doubled: number; unlike: number }> {
  const found = { lost: 0, doubled: 0, unlike: 0 };
  for (const { interviewId, answerIds, state } of screens) {
    const rows = await db
      .selectFrom("interview_messages")
      .select(["answer_id", "role", "content"])
      .where("interview_id", "=", interviewId)
      .orderBy("position")
      .execute();
    const saved = rows.flatMap((row) => row.answer_id ?? []);
    found.lost += answerIds.filter((id) => !saved.includes(id)).length;
    found.doubled += saved.length - new Set(saved).size;
    const { questions_answered: answered } = await db
      .selectFrom("interviews")
      .select("questions_answered")
      .where("id", "=", interviewId)
      .executeTakeFirstOrThrow();
    const told = (message: { role: string; content: string }) => `${message.role}: ${message.content}`;
    const same = rows.map(told).join("\n") === state.messages.map(told).join("\n");
    if (!same || answered !== state.questionsAnswered) found.unlike += 1;
  }
  return found;
}

function figuresOf({ name, times, seconds }: Round) {
  const p50 = percentile(times.answer, 0.5);
  const p99 = percentile(times.answer, 0.99);
  const healthP50 = percentile(times.health, 0.5);
  const healthP99 = percentile(times.health, 0.99);
  const raw = {
    p50,
    p99,
    healthP50,
    healthP99,
    ratioP50: p50 / healthP50,
    ratioP99: p99 / healthP99,
    perSecond: times.answer.length / seconds,
  };
  const figures = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, oneDecimal(value)]));
  return { name, answers: times.answer.length, p99, figures };
}

function printTable(rows: ReturnType<typeof figuresOf>[]): void {
  console.log(
    `${STUDENTS} interviews at once, ${ANSWERS} answers each; milliseconds; ratio = analyze-response / healthz`,
  );
  console.table(Object.fromEntries(rows.map(({ name, answers, figures }) => [name, { answers, ...figures }])));
}

async function main(): Promise<void> {
  const server = await new TestServer({ DEMO: "0" }).start();
  try {
    const clients = await signInAll(server);
    await runAll(clients.slice(0, WARM_UP.students), STRESS, WARM_UP.answers);
    const rounds = [await runAll(clients, THINKING), await runAll(clients, STRESS)];
    await server.kill("SIGTERM");
    const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
    const found = await check(
      database.db,
      rounds.flatMap((round) => round.screens),
    );
    await database.close();
    const [thinking, stress] = rounds.map(figuresOf);
    if (!thinking || !stress) throw new Error("a round is missing");
    printTable([thinking, stress]);
    console.log(
      `lost answers ${found.lost}, counted twice ${found.doubled}, conversations unlike the screen's ${found.unlike}`,
    );
    const ok = thinking.p99 < P99_LIMIT_MS && found.lost === 0 && found.doubled === 0 && found.unlike === 0;
    console.log(JSON.stringify({ think: thinking.figures, stress: stress.figures, ...found, limit: P99_LIMIT_MS, ok }));
    process.exitCode = ok ? 0 : 1;
  } finally {
    await server.dispose();
  }
}

await main();
