import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../../tests/support/api-client.ts";
import { type Account, TestServer } from "../../tests/support/server.ts";
import { cpuMsOf } from "./ai/cpu-time.ts";
import { fill, type Sizes } from "./bench-admin-data.ts";
import { percentile, rounded, timed } from "./statistics.ts";

/**
 * What a university's size costs in processor time, disk and memory, by the rules, against the built server:
 * npm run bench:web [students …]. Requests per core come from the server's own processor time, which other work on the
 * machine hardly changes. Exits 1 when a request fails, or when the largest size costs over twice the smallest one.
 */

const STUDENTS = process.argv.slice(2).map(Number);
const SIZES_OF = STUDENTS.length > 0 ? STUDENTS : [5_000, 30_000, 100_000];
/** Signed-in browsers that send requests at the same time, without a pause. */
const BROWSERS = 32;
const REQUESTS = 640;
const WARM_UP = 64;
/** Pages with their data requests, as a browser sends them. */
const CALLS = {
  "inicio (página)": "/dashboard",
  "mis actividades (página)": "/my-activities",
  "agenda (página)": "/coach-schedule",
  "quién soy (llamada)": "/api/auth/me",
  "mis citas (llamada)": "/api/coaching/bookings",
  "¿vive? (llamada)": "/healthz",
};
const SIGN_INS = 60;
/** The longest time of a page; one that grows with other people's rows would show here. */
const MAX_GROWTH = 2;

type Row = { students: number; call: string; cpuMs: number; perSecondAndCore: number; p50: number; p99: number };
type Disk = { students: number; megabytes: number; kbPerStudent: number; backupSeconds: number; rssMb: number };

/** Two years of use: an analysis for every second student, ten activities and some bookings for each. */
const sizesOf = (students: number): Sizes => ({
  users: students,
  analyses: Math.round(students / 2),
  activities: students * 10,
  bookings: Math.round(students / 5),
  feedback: Math.round(students / 5),
});

/** Runs the work `count` times with a fixed concurrency. @returns milliseconds of each run */
async function atOnce(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const browser = async () => {
    for (let index = next++; index < count; index = next++) times.push((await timed(() => work(index))).ms);
  };
  await Promise.all(Array.from({ length: BROWSERS }, browser));
  return times;
}

async function measure(
  server: TestServer,
  students: number,
  call: string,
  count: number,
  work: (index: number) => Promise<unknown>,
) {
  const before = cpuMsOf(server.pid);
  const times = await atOnce(count, work);
  const cpuMs = (cpuMsOf(server.pid) - before) / count;
  return {
    students,
    call,
    cpuMs,
    perSecondAndCore: 1000 / cpuMs,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

async function get(client: ApiClient, url: string): Promise<void> {
  const response = await client.fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

async function measureSize(students: number): Promise<{ rows: Row[]; disk: Disk }> {
  const server = await new TestServer({ DEMO: "0" }).start();
  try {
    await server.kill("SIGTERM");
    const file = path.join(server.dataDir, "app.sqlite");
    const database = openDatabase(file);
    fill(database, sizesOf(students));
    const { ms: backupMs } = await timed(() => database.raw.backup(path.join(server.dataDir, "copy.sqlite")));
    await database.close();
    await server.start();
    const people: Account[] = [];
    for (let person = 0; person < BROWSERS; person += 1) people.push(await server.addStudent());
    const clients = await Promise.all(people.map((person) => new ApiClient(server.url).signIn(person)));
    const clientOf = (index: number) => clients[index % clients.length] ?? new ApiClient(server.url);
    const rows: Row[] = [];
    for (const [call, url] of Object.entries(CALLS)) {
      await atOnce(WARM_UP, (index) => get(clientOf(index), url));
      rows.push(await measure(server, students, call, REQUESTS, (index) => get(clientOf(index), url)));
    }
    const signIn = (index: number) => new ApiClient(server.url).signIn(people[index % people.length] as Account);
    rows.push(await measure(server, students, "entrar", SIGN_INS, signIn));
    const bytes = statSync(file).size;
    const rssMb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1024;
    const disk = {
      students,
      megabytes: bytes / 1e6,
      kbPerStudent: bytes / 1e3 / students,
      backupSeconds: backupMs / 1000,
      rssMb,
    };
    return { rows, disk };
  } finally {
    await server.dispose();
  }
}

async function main(): Promise<void> {
  console.log(
    `cpuMs = processor time of the server for one request; p50 and p99: ms, ${BROWSERS} browsers without a pause`,
  );
  const results = [];
  for (const students of SIZES_OF) {
    const result = await measureSize(students);
    console.table(result.rows.map(rounded));
    results.push(result);
  }
  const rows = results.flatMap((result) => result.rows);
  const disks = results.map((result) => result.disk);
  console.table(disks.map(rounded));
  const growth = (call: string) => {
    const costs = rows.filter((row) => row.call === call).map((row) => row.cpuMs);
    return (costs.at(-1) ?? Number.NaN) / (costs[0] ?? Number.NaN);
  };
  const grown = Object.keys(CALLS).filter((call) => !(growth(call) <= MAX_GROWTH));
  if (grown.length > 0) console.log(`grows with the university: ${grown.join(", ")}`);
  const ok = grown.length === 0;
  console.log(JSON.stringify({ ok, calls: rows.map(rounded), disks: disks.map(rounded) }));
  process.exitCode = ok ? 0 : 1;
}

await main();
