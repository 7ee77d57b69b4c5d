// Prevents: names, RUTs and answers of people in the log.
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { isForStaff, pathOf, routeName } from "../support/route-access.ts";
import { keysOf } from "../support/schema-keys.ts";
import { TestServer } from "../support/server.ts";

/**
 * Words that no line of the log may hold, in every field of every call, against the built server that logs all it can.
 */

const CANARY = "canariosecreto";
const SENT = [
  CANARY,
  `${CANARY}@correo.example`,
  `\u0000\r\n{"level":30,"x":"${CANARY}"}\u001b[31m\u2028\ud800`,
  `${CANARY} ${"muy largo ".repeat(200)}`,
];
const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

type Module = { loader?: { body?: unknown }; action?: { body?: unknown } };
const modules = import.meta.glob<Module>(["/app/routes/*.ts", "/app/routes/*.tsx", "/app/routes/*/route.tsx"]);

let server: TestServer;
let clients: ApiClient[];
let rut: string;
let requests = 0;

beforeAll(async () => {
  server = await new TestServer({ LOG_LEVEL: "debug", DEMO: "0" }).start();
  const student = await server.addStudent(`${CANARY} Soto`);
  rut = student.rut;
  clients = [
    new ApiClient(server.url),
    await new ApiClient(server.url).signIn(student),
    await new ApiClient(server.url).signIn(server.admin),
  ];
}, 120_000);
afterAll(() => server.dispose());

async function send(client: ApiClient, url: string, init: RequestInit): Promise<void> {
  requests += 1;
  const answer = await client.fetch(url, init).catch(() => null);
  await answer?.body?.cancel();
}

const post = (body: BodyInit, type = "application/json"): RequestInit => ({
  method: "POST",
  body,
  headers: { "content-type": type, "user-agent": CANARY, referer: `${server.url}/${CANARY}` },
});

/** Every field that the route knows, with the same words in it. */
function bodyOf(module: Module, words: string): string {
  const schema = (module.action ?? module.loader)?.body;
  const keys = schema ? keysOf(schema as Parameters<typeof keysOf>[0]) : ["clientName", "message", "phone"];
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, words])));
}

test("no line of the log holds what people sent, and every line is JSON", async () => {
  const [anybody, student, admin] = clients as [ApiClient, ApiClient, ApiClient];
  for (const [file, load] of Object.entries(modules)) {
    const name = routeName(file);
    // Signing out and erasing would end the sessions that the rest needs.
    if (/logout|erase|sessions\.close/.test(name)) continue;
    const module = await load();
    const client = isForStaff(name) ? admin : student;
    const url = pathOf(name, { id: CANARY, hunterId: CANARY, date: CANARY, coachId: CANARY, token: CANARY });
    const query = `?search=${CANARY}&id=${CANARY}&format=csv`;
    for (const words of SENT) await send(client, url, post(bodyOf(module, words)));
    for (const method of METHODS) await send(client, pathOf(name) + query, { method });
    await send(anybody, url, post(bodyOf(module, CANARY)));
    await send(client, url, post(`{"broken": "${CANARY}`));
  }
  for (const login of [
    { rut, password: CANARY },
    { email: `${CANARY}@correo.example`, password: CANARY },
    { rut: CANARY, password: CANARY },
  ])
    for (let tries = 0; tries < 8; tries += 1) await send(anybody, "/api/auth/login", post(JSON.stringify(login)));
  for (const [name, text] of [
    [
      `${CANARY}.txt`,
      `${CANARY} Soto\nExperiencia\nAnalista, ${CANARY}, 2019 - 2023\nEducación\nIngeniería, 2018\n`.repeat(3),
    ],
    [`${CANARY}.pdf`, `%PDF-1.7 ${CANARY}`],
    [`../${CANARY}\u202e.docx`, CANARY],
  ] as const) {
    for (const [client, url] of [
      [student, "/api/cv/analyze"],
      [admin, "/api/admin/upload-excel"],
    ] as const) {
      const form = new FormData();
      form.set(url.includes("cv") ? "cv" : "file", new Blob([text]), name);
      await send(client, url, { method: "POST", body: form });
    }
  }
  await send(student, "/api/interview-feedback", post(`{"comments":"${CANARY.repeat(10_000)}"}`));
  await send(student, `/${CANARY}/${CANARY}.php?${CANARY}`, {});
  await send(student, "/dashboard", { headers: { cookie: `sid=${CANARY}; ${CANARY}=1`, "x-forwarded-for": CANARY } });
  await server.kill("SIGTERM");

  expect(requests).toBeGreaterThan(300);
  const lines = server.log.split("\n").filter(Boolean);
  expect(lines.length).toBeGreaterThan(requests * 0.9);
  const broken = lines.filter((line) => !isJson(line));
  expect(broken).toEqual([]);
  expect(lines.filter((line) => line.toLowerCase().includes(CANARY))).toEqual([]);
  expect(lines.filter((line) => line.includes(rut))).toEqual([]);
}, 180_000);

test("each refused sign-in has its line for fail2ban, with the address and a RUT that nobody can read", async () => {
  const failed = server.log.split("\n").filter((line) => line.includes('"event":"login_failed"'));
  expect(failed.length).toBeGreaterThanOrEqual(16);
  const causes = new Set<string>();
  for (const line of failed) {
    const told = JSON.parse(line);
    expect(told).toMatchObject({
      address: "127.0.0.1",
      account: expect.stringMatching(/^(email|\d\d\.\*{3}\.\*{3}-[\dK])$/),
    });
    causes.add(told.cause);
  }
  expect(causes).toEqual(new Set(["wrong", "second_factor", "throttled"]));
  // The words were there to be found: in the database they are.
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  expect(await database.db.selectFrom("users").select("id").where("name", "like", `${CANARY}%`).execute()).toHaveLength(
    1,
  );
  await database.close();
});

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
