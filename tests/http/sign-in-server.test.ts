import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { TestServer } from "../support/server.ts";

/** Guessing, and sessions that end, against the product as it is built and started behind a proxy. */

const SCAN = path.resolve("tests/fixtures/cvs/dev/e18_operador_maquinaria_scan.pdf");
const SECRET_OF_ADMIN = "una clave larga de administración";

let server: TestServer;
beforeAll(async () => {
  server = await new TestServer({
    TRUST_PROXY: "127.0.0.1",
    ADMIN_RUT: "9876543-2",
    ADMIN_PASSWORD: SECRET_OF_ADMIN,
    ADMIN_EMAIL: "jefa@universidad.example",
  }).start();
}, 60_000);
afterAll(() => server.dispose());

/** A sign-in as the proxy hands it on. */
function signIn(from: string, body: object): Promise<Response> {
  return fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { origin: server.url, "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
}

let guessed = 0;
/** Names enough for none to be refused by itself, and too few for the alarm of everybody. */
const guess = (from: string) => signIn(from, { rut: `${30_000_000 + (guessed++ % 90)}-0`, password: "0000" });
const admin = { email: "jefa@universidad.example", password: SECRET_OF_ADMIN };

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^careers_${name} (\\S+)$`, "m").exec(text)?.[1]);
}

async function inDatabase<T>(work: (db: ReturnType<typeof openDatabase>["db"]) => Promise<T>): Promise<T> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

describe("behind the address of a whole campus", () => {
  test("the right password is let in while somebody guesses, and other addresses never wait", async () => {
    const statuses = new Set<number>();
    // However slow the machine is: the budget drains while it works.
    while ((await metric("login_slowed_total")) < 3) {
      for (let count = 0; count < 20; count += 1) statuses.add((await guess("203.0.113.7:4711")).status);
    }
    expect([...statuses].every((status) => status === 401 || status === 429)).toBe(true);
    // The port is another one for each connection.
    expect((await signIn("203.0.113.7:4712", admin)).status).toBe(200);
    const slowed = await metric("login_slowed_total");
    expect((await signIn("[2001:db8::1]:443", admin)).status).toBe(200);
    expect((await signIn("::ffff:198.51.100.9", admin)).status).toBe(200);
    expect(await metric("login_slowed_total")).toBe(slowed);
  }, 120_000);

  test("the panel ends the waiting, and says so in the activities", async () => {
    const office = await new ApiClient(server.url).signIn({ rut: "9876543-2", password: SECRET_OF_ADMIN });
    const answer = await office.fetch("/api/admin/login-delays/clear", { method: "POST" });
    expect(await answer.json()).toMatchObject({ signIn: { slowNetworks: 0 } });
    expect(await metric("login_slow_networks")).toBe(0);
    const actions = await inDatabase((db) =>
      db.selectFrom("activities").select("action").orderBy("id", "desc").limit(1).execute(),
    );
    expect(actions).toEqual([{ action: "login_delays_cleared" }]);
  });
});

describe("over a restart", () => {
  const wrong = () => signIn("198.51.100.77", { email: admin.email, password: "0000" });

  test.each(["SIGTERM", "SIGKILL"] as const)(
    "nobody gets new tries: %s",
    async (signal) => {
      const rut = signal === "SIGTERM" ? "11223344-5" : "11223355-6";
      const guessIt = async () => (await signIn("198.51.100.5", { rut, password: "0000" })).status;
      const rows = () =>
        inDatabase((db) =>
          db.selectFrom("login_throttle").select(["key", "count"]).where("kind", "=", "name").execute(),
        );
      const known = new Set((await rows()).map(({ key }) => key));
      for (let count = 0; count < 5; count += 1) expect(await guessIt()).toBe(401);
      // The counts are written once a second.
      const written = async () => (await rows()).some(({ key, count }) => !known.has(key) && count >= 5);
      if (signal === "SIGKILL") await expect.poll(written, { timeout: 60_000 }).toBe(true);
      await server.kill(signal);
      await server.start();
      // Waits may be over by the time that the next try comes, and double each time; a new count would allow five more.
      let looked = 0;
      while (looked < 5 && (await guessIt()) === 401) looked += 1;
      expect(looked).toBeLessThan(5);
    },
    120_000,
  );

  test("npm run admin:password lets its account in again, while the server runs", async () => {
    for (let count = 0; count < 5; count += 1) await wrong();
    expect((await wrong()).status).toBe(429);
    const { stdout } = await promisify(execFile)(process.execPath, ["build/scripts/admin-password.js", "9876543-2"], {
      env: { ...process.env, DATA_DIR: server.dataDir },
    });
    const password = /\): (\S+)$/m.exec(stdout)?.[1];
    const entered = async () => (await signIn("198.51.100.77", { email: admin.email, password })).status;
    await expect.poll(entered, { timeout: 20_000 }).toBe(200);
  }, 60_000);
});

test("an open stream ends when another process ends its session, and is not opened again", async () => {
  const student = await server.addStudent();
  const client = await new ApiClient(server.url).signIn(student);
  const open = () => client.fetch("/api/cv/progress");
  const answer = client.analyze(SCAN).catch(() => undefined);
  await expect.poll(async () => (await open()).status, { timeout: 30_000 }).toBe(200);
  const stream = await open();
  await inDatabase((db) => db.deleteFrom("sessions").where("user_id", "=", student.id).execute());
  // To its end, without an error: the text is all that was told.
  expect(await stream.text()).not.toContain('"status":"completed"');
  expect((await open()).status).toBe(401);
  expect((await answer)?.status).toBe(401);
}, 120_000);
