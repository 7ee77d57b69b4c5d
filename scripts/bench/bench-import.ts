import { setTimeout as pause } from "node:timers/promises";
import { ApiClient } from "../../tests/support/api-client.ts";
import { TestServer } from "../../tests/support/server.ts";
import { people, workbook } from "../../tests/support/workbooks.ts";
import { percentile, rounded, timed } from "./statistics.ts";

/**
 * Loads of 20,000 people against the built server while others use it: npm run bench:import. Each round loads as many
 * new people, the same file once more and the same names in capitals, undoes all three, and has a program send the
 * people as JSON; before them the same two calls are timed with nothing going on, because the machine's speed drifts:
 * on one that does other work look at the ratios. Exits 1 when a load takes too long or holds up others.
 */

const PEOPLE = 20_000;
const ROUNDS = 3;
const LOAD_LIMIT_MS = 10_000;
/** Limits of other people's waits: the first call needs no database, the second does. */
const WAIT_LIMIT_MS = { "/healthz": 100, "/api/auth/me": 300 };
/** While a load is undone: removing thousands of people from the search index is one step that cannot be split. */
const UNDO_WAIT_LIMIT_MS = 300;
const IDLE_MS = 3_000;
/** Milliseconds between two calls of the same kind. */
const PROBE_PAUSE_MS = 5;

type Probed = keyof typeof WAIT_LIMIT_MS;
type Waits = Record<Probed, number[]>;
type Watched = { ms: number; waits: Waits };
type Counts = { created: number; updated: number; unchanged: number; rejected: number };

async function probe(client: ApiClient, url: Probed, times: number[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { ms } = await timed(async () => {
      const response = await client.fetch(url);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
    });
    times.push(ms);
    await pause(PROBE_PAUSE_MS);
  }
}

/** Waits of other people while some work runs. */
async function watched(client: ApiClient, work: () => Promise<unknown>): Promise<Watched> {
  const waits: Waits = { "/healthz": [], "/api/auth/me": [] };
  let isOver = false;
  const probes = (Object.keys(waits) as Probed[]).map((url) => probe(client, url, waits[url], () => isOver));
  try {
    const { ms } = await timed(work);
    return { ms, waits };
  } finally {
    isOver = true;
    await Promise.all(probes);
  }
}

/** @returns the id of the load */
async function load(client: ApiClient, bytes: Buffer, expected: Partial<Counts>): Promise<number> {
  const form = new FormData();
  form.append("excel", new Blob([new Uint8Array(bytes)]), "nomina.xlsx");
  const response = await client.fetch("/api/admin/upload-excel", { method: "POST", body: form });
  const report = (await response.json()) as Counts & { loadId: number };
  const { created, updated, unchanged, rejected } = report;
  const counts = { created, updated, unchanged, rejected };
  const wanted = { created: 0, updated: 0, unchanged: 0, rejected: 0, ...expected };
  if (!response.ok || JSON.stringify(counts) !== JSON.stringify(wanted)) {
    throw new Error(`a load went wrong: ${response.status} ${JSON.stringify(counts)}`);
  }
  return report.loadId;
}

/** The same people as a program of the university sends them. */
async function put(client: ApiClient, token: string, people: Sent[], expected: Partial<Counts>): Promise<number> {
  const response = await client.fetch("/api/roster", {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ people }),
  });
  const { report, loadId } = (await response.json()) as { report: Counts; loadId: number };
  if (!response.ok || Object.entries(expected).some(([name, count]) => report[name as keyof Counts] !== count))
    throw new Error(`a program's load went wrong: ${response.status} ${JSON.stringify(report)}`);
  return loadId;
}

type Sent = { rut: string; name: string };
type Undone = { removed: number; restored: number };

async function undo(client: ApiClient, loadId: number, expected: Undone): Promise<void> {
  const response = await client.fetch(`/api/admin/roster/loads/${loadId}/undo`, { method: "POST" });
  const { removed, restored } = (await response.json()) as Undone;
  if (removed !== expected.removed || restored !== expected.restored) {
    throw new Error(`undoing went wrong: ${response.status} ${removed} ${restored}`);
  }
}

type Round = Record<string, Watched>;

async function runRound(client: ApiClient, token: string, round: number): Promise<Round> {
  const from = round * PEOPLE;
  const file = workbook(people(PEOPLE, { from }));
  const capitals = workbook(people(PEOPLE, { from }).map(([rut, name]) => [rut, name.toUpperCase()]));
  const ids: number[] = [];
  const loaded = async (bytes: Buffer, expected: Partial<Counts>) => {
    ids.unshift(await load(client, bytes, expected));
  };
  const results: Round = {};
  results.idle = await watched(client, () => pause(IDLE_MS));
  results["new people"] = await watched(client, () => loaded(file, { created: PEOPLE }));
  results["the same file"] = await watched(client, () => loaded(file, { unchanged: PEOPLE }));
  results["names in capitals"] = await watched(client, () => loaded(capitals, { updated: PEOPLE }));
  const [spelt = 0, same = 0, first = 0] = ids;
  results["capitals undone"] = await watched(client, () => undo(client, spelt, { removed: 0, restored: PEOPLE }));
  await undo(client, same, { removed: 0, restored: 0 });
  results["new people undone"] = await watched(client, () => undo(client, first, { removed: PEOPLE, restored: 0 }));
  const sent = people(PEOPLE, { from }).map(([rut, name]) => ({ rut, name }));
  let bySending = 0;
  results["new people from a program"] = await watched(client, async () => {
    bySending = await put(client, token, sent, { created: PEOPLE });
  });
  await undo(client, bySending, { removed: PEOPLE, restored: 0 });
  return results;
}

/** The median round counts, because other work on the machine disturbs for a while. */
function rowOf(name: string, rounds: readonly Round[]) {
  const all = rounds.flatMap((round) => round[name] ?? []);
  const idle = rounds.flatMap((round) => round.idle ?? []);
  const middle = (values: readonly number[]) => percentile(values, 0.5);
  const most = (runs: readonly Watched[], url: Probed) => runs.map(({ waits }) => Math.max(...waits[url]));
  const health = most(all, "/healthz");
  const me = most(all, "/api/auth/me");
  const ms = middle(all.map((one) => one.ms));
  const healthLimit = name.endsWith("undone") ? UNDO_WAIT_LIMIT_MS : WAIT_LIMIT_MS["/healthz"];
  const isWithin = ms <= LOAD_LIMIT_MS && middle(health) <= healthLimit && middle(me) <= WAIT_LIMIT_MS["/api/auth/me"];
  return {
    name,
    seconds: ms / 1000,
    healthP50: middle(all.map(({ waits }) => percentile(waits["/healthz"], 0.5))),
    healthMax: middle(health),
    healthWorst: Math.max(...health),
    healthRatio: middle(health) / middle(most(idle, "/healthz")),
    meP50: middle(all.map(({ waits }) => percentile(waits["/api/auth/me"], 0.5))),
    meMax: middle(me),
    meWorst: Math.max(...me),
    meRatio: middle(me) / middle(most(idle, "/api/auth/me")),
    ok: name === "idle" || isWithin,
  };
}

async function main(): Promise<void> {
  const server = await new TestServer({ DEMO: "0" }).start();
  try {
    const client = await new ApiClient(server.url).signIn(server.admin);
    const made = await client.fetch("/api/admin/tokens", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Banco de pruebas", scope: "roster", days: 1 }),
    });
    const { token } = (await made.json()) as { token: string };
    // Right after its start the server still compiles its code.
    await watched(client, () => pause(IDLE_MS));
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound(client, token, round));
    const rows = Object.keys(rounds[0] ?? {}).map((name) => rowOf(name, rounds));
    console.log(
      `Loads of ${PEOPLE} people, ${ROUNDS} rounds; milliseconds that others wait; ratio = longest wait over ` +
        "the longest when idle",
    );
    console.table(rows.map(rounded));
    const ok = rows.every((row) => row.ok);
    console.log(JSON.stringify({ ok, people: PEOPLE, limits: WAIT_LIMIT_MS, loads: rows.map(rounded) }));
    process.exitCode = ok ? 0 : 1;
  } finally {
    await server.dispose();
  }
}

await main();
