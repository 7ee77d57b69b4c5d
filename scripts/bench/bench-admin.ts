import { readFileSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../../tests/support/api-client.ts";
import { TestServer } from "../../tests/support/server.ts";
import { fill, UNIVERSITY } from "./bench-admin-data.ts";
import { oneDecimal, percentile, rounded, timed } from "./statistics.ts";

/**
 * The administration panel of a large university against an empty one, both as the built server: npm run bench:admin.
 * Each call goes to the one and to the other in turn, because the machine's speed drifts. Exits 1 when a figure falls
 * short.
 */

/** Other work on the machine disturbs for a while, so the median of five blocks counts. */
const BLOCKS = 5;
const ROUNDS = 40;
const WARM_UP = 10;
const P95_LIMIT_MS = 100;
/** Time of the first page with 50,000 people divided by its time with one. */
const RATIO_LIMIT = 3;
/**
 * Growth of the server's memory while a list is exported; the longer lists only show that it does not grow with them.
 */
const RSS_LIMIT_MB = { users: 100, "cv-analyses": 150, activities: 150 };

/** The first pages, which have a limit on the ratio. */
const FIRST_PAGES = {
  summary: "/api/admin/summary",
  "coach-sessions": "/api/admin/coach-sessions",
  users: "/api/admin/users",
  "cv-analyses": "/api/admin/cv-analyses",
  activities: "/api/admin/activities",
  feedback: "/api/admin/feedback",
};
/** Calls for which an empty platform is no comparison. */
const OTHERS = {
  "users by name": "/api/admin/users?sort=name&dir=asc",
  "users, one RUT": "/api/admin/users?q=8.000.317",
  "users, a surname": "/api/admin/users?q=gonz%C3%A1lez",
  "users, everybody by name": "/api/admin/users?q=universidad&sort=name&dir=asc",
  "users, nobody": "/api/admin/users?q=qqqq",
  "users, two letters": "/api/admin/users?q=li",
  "activities of a person": "/api/admin/activities?q=8.000.317",
  "activities, a surname": "/api/admin/activities?q=gonz%C3%A1lez",
  "activities, action and days": "/api/admin/activities?action=login&from=2026-03-01&to=2026-03-31",
  "analyses by score": "/api/admin/cv-analyses?sort=score",
  "analyses failed by score": "/api/admin/cv-analyses?sort=score&status=failed",
  "sessions of a coach": "/api/admin/coach-sessions?coach=3&status=completed",
};

type Platform = { server: TestServer; client: ApiClient };
type Row = { name: string; p50: number; p95: number; ratio: number | null; ok: boolean };

async function ask(client: ApiClient, url: string): Promise<{ next: string | null }> {
  const response = await client.fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { next: string | null };
}

async function measure(name: string, url: string, full: ApiClient, empty: ApiClient | null): Promise<Row> {
  for (let round = 0; round < WARM_UP; round += 1) await measureBlock(url, full, empty, 1);
  const blocks = [];
  for (let block = 0; block < BLOCKS; block += 1) blocks.push(await measureBlock(url, full, empty, ROUNDS));
  const middle = (values: number[]) => percentile(values, 0.5);
  const p95 = middle(blocks.map((block) => block.p95));
  const ratio = empty ? middle(blocks.map((block) => block.ratio)) : null;
  return {
    name,
    p50: middle(blocks.map((block) => block.p50)),
    p95,
    ratio,
    ok: p95 < P95_LIMIT_MS && (ratio ?? 0) <= RATIO_LIMIT,
  };
}

async function measureBlock(url: string, full: ApiClient, empty: ApiClient | null, rounds: number) {
  const times: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push((await timed(() => ask(full, url))).ms);
    if (empty) baseline.push((await timed(() => ask(empty, url))).ms);
  }
  const p95 = percentile(times, 0.95);
  return { p50: percentile(times, 0.5), p95, ratio: p95 / percentile(baseline, 0.95) };
}

/** The second page and a page far down, by cursor. */
async function measurePages(client: ApiClient): Promise<Row[]> {
  const list = "/api/admin/activities?limit=200";
  let { next } = await ask(client, list);
  const second = await measure("activities, page 2", `${list}&cursor=${next}`, client, null);
  for (let page = 2; page < 500; page += 1) ({ next } = await ask(client, `${list}&cursor=${next}`));
  return [second, await measure("activities, page 500", `${list}&cursor=${next}`, client, null)];
}

/** Resident memory of a process in MB. */
function rssOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

type Export = { name: string; megabytes: number; seconds: number; growthMb: number; othersP95: number; ok: boolean };

/** Downloads a list while somebody else uses the platform; the file is discarded as it arrives. */
async function measureExport(
  { server, client }: Platform,
  list: keyof typeof RSS_LIMIT_MB,
  format: "csv" | "xlsx",
): Promise<Export> {
  const url = `/api/admin/${list}/export?format=${format}`;
  const before = rssOf(server.pid);
  let peak = before;
  let bytes = 0;
  let isDone = false;
  const others: number[] = [];
  const watch = (async () => {
    while (!isDone) {
      others.push((await timed(() => client.fetch("/api/auth/me"))).ms);
      peak = Math.max(peak, rssOf(server.pid));
    }
  })();
  const { ms } = await timed(async () => {
    const response = await client.fetch(url, { headers: { "accept-encoding": "identity" } });
    if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
  });
  isDone = true;
  await watch;
  const growthMb = peak - before;
  return {
    name: `${list} ${format}`,
    megabytes: bytes / 1e6,
    seconds: ms / 1000,
    growthMb,
    othersP95: percentile(others, 0.95),
    ok: growthMb < RSS_LIMIT_MB[list],
  };
}

/** Starts a server of its own, with the data of a university or empty. */
async function openPlatform(isFull: boolean): Promise<Platform> {
  const server = await new TestServer({ DEMO: "0" }).start();
  if (isFull) {
    await server.kill("SIGTERM");
    const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
    const { ms } = await timed(async () => fill(database, UNIVERSITY));
    await database.close();
    console.log(`filled in ${oneDecimal(ms / 1000)} s: ${JSON.stringify(UNIVERSITY)}`);
    await server.start();
  }
  return { server, client: await new ApiClient(server.url).signIn(server.admin) };
}

async function main(): Promise<void> {
  const empty = await openPlatform(false);
  const full = await openPlatform(true);
  try {
    const rows: Row[] = [];
    for (const [name, url] of Object.entries(FIRST_PAGES))
      rows.push(await measure(name, url, full.client, empty.client));
    for (const [name, url] of Object.entries(OTHERS)) rows.push(await measure(name, url, full.client, null));
    rows.push(...(await measurePages(full.client)));
    const exports: Export[] = [];
    for (const list of ["users", "cv-analyses", "activities"] as const) {
      for (const format of ["csv", "xlsx"] as const) exports.push(await measureExport(full, list, format));
    }
    console.log("Milliseconds; ratio = p95 over that of the same call on an empty platform");
    console.table(rows.map(rounded));
    console.table(exports.map(rounded));
    const ok = [...rows, ...exports].every((row) => row.ok);
    console.log(JSON.stringify({ ok, sizes: UNIVERSITY, calls: rows.map(rounded), exports: exports.map(rounded) }));
    process.exitCode = ok ? 0 : 1;
  } finally {
    await empty.server.dispose();
    await full.server.dispose();
  }
}

await main();
