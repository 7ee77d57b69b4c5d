import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ApiClient } from "../../tests/support/api-client.ts";
import { TestServer } from "../../tests/support/server.ts";
import { type WrittenFile, writeCorpus } from "./stall/corpus.ts";
import { rssMb, watchMemory } from "./stall/memory.ts";
import { familyRows, holdUps, named, secondsOf, slowest } from "./stall/report.ts";
import { Probe } from "./stall/start-probe.ts";
import { type Upload, uploadAll } from "./stall/uploads.ts";
import { type Waits, waitsOf } from "./stall/waits.ts";
import { oneDecimal } from "./statistics.ts";

/**
 * No upload holds up anybody else: npm run bench:stall -- [--files N] [--seed N] [--only FAMILY]… [--keep FOLDER]. Two
 * users upload files of every kind, hostile and honest, one after the other to the built server, while another process
 * asks how fast it answers. The limits in milliseconds hold on a quiet machine; on one that does other work look at
 * the ratios to the same run without uploads. Exits 1 when a figure falls short.
 */

const USERS = 2;
const ACCOUNTS = 4;
/**
 * Milliseconds between two requests of the probe. The page is the costliest one for the server, and the probe must not
 * become its load.
 */
const PROBED = { "/healthz": 25, "/api/auth/me": 50, "/dashboard": 200 };
const HEALTH_P99_MS = 50;
const HEALTH_MAX_MS = 250;
const ANSWER_LIMIT_S = 40;
const IDLE_MS = 10_000;
const SLOWEST = 10;
/** Above this value the milliseconds say more about the machine than about the server. */
const QUIET_LOAD = 1;

type Part = { from: number; to: number };

const load = (): number => oneDecimal(os.loadavg()[0] ?? Number.NaN);

async function watched<T>(work: () => Promise<T>): Promise<Part & { value: T }> {
  const from = Date.now();
  const value = await work();
  return { from, to: Date.now(), value };
}

function tell(upload: Upload, done: number, all: number): void {
  const seconds = secondsOf(upload).toFixed(1);
  console.log(`${done}/${all} ${seconds} s ${upload.status} ${named(upload)}: ${upload.told.slice(0, 90)}`);
}

async function measure(server: TestServer, files: readonly WrittenFile[]) {
  const client = await new ApiClient(server.url).signIn(await server.addStudent());
  const honest = files.find((file) => file.honest);
  // The first analysis loads the dictionary, and the first requests compile the code.
  if (honest) await (await client.analyze(honest.path, honest.name)).arrayBuffer();
  const probe = new Probe({ url: server.url, cookie: client.cookie, paths: PROBED });
  try {
    await pause(IDLE_MS / 2);
    const idle = await watched(() => pause(IDLE_MS));
    const before = rssMb(server.pid);
    const memory = watchMemory(server.pid);
    let done = 0;
    const onUpload = (upload: Upload) => {
      done += 1;
      tell(upload, done, files.length);
    };
    const busy = await watched(() => uploadAll(server, files, { users: USERS, accounts: ACCOUNTS, onUpload }));
    const peak = memory();
    return {
      samples: probe.samples,
      idle,
      busy,
      uploads: busy.value,
      rss: { before, after: rssMb(server.pid), ...peak },
    };
  } finally {
    await probe.stop();
  }
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** One row for each path that the probe requests. */
function waitRows({ samples, idle, busy }: Measured) {
  return Object.entries(PROBED).map(([url, everyMs]) => {
    const own = samples.filter((sample) => sample.path === url);
    const alone = waitsOf(own, everyMs, idle.from, idle.to);
    const beside = waitsOf(own, everyMs, busy.from, busy.to);
    const ratio = (of: keyof Waits) => oneDecimal(beside[of] / alone[of]);
    return {
      path: url,
      asked: beside.asked,
      failed: beside.failed,
      p50: beside.p50,
      p99: beside.p99,
      max: beside.max,
      idleP99: alone.p99,
      idleMax: alone.max,
      ratioP99: ratio("p99"),
      ratioMax: ratio("max"),
    };
  });
}

/** The failed limits, in words; empty when all hold. */
function shortfalls(waits: ReturnType<typeof waitRows>, uploads: readonly Upload[], isAlive: boolean): string[] {
  const [health] = waits;
  const of = (what: string, found: readonly Upload[]) =>
    found.length > 0 ? [`${what}: ${found.map(named).join(", ")}`] : [];
  return [
    ...(isAlive ? [] : ["the server does not answer any more"]),
    ...(health && health.p99 <= HEALTH_P99_MS ? [] : [`/healthz p99 ${health?.p99} ms (limit ${HEALTH_P99_MS})`]),
    ...(health && health.max <= HEALTH_MAX_MS ? [] : [`/healthz maximum ${health?.max} ms (limit ${HEALTH_MAX_MS})`]),
    ...waits.filter(({ failed }) => failed > 0).map(({ path: url, failed }) => `${url} failed ${failed} times`),
    ...of(
      "no proper answer",
      uploads.filter(({ outcome }) => outcome === "broken"),
    ),
    ...of(
      `over ${ANSWER_LIMIT_S} s`,
      uploads.filter((one) => secondsOf(one) > ANSWER_LIMIT_S),
    ),
    ...of(
      "honest, without a result",
      uploads.filter(({ file, outcome }) => file.honest && outcome !== "result"),
    ),
  ];
}

async function isAlive(server: TestServer): Promise<boolean> {
  const answer = await fetch(`${server.url}/healthz`).catch(() => null);
  return answer?.ok === true;
}

async function run(files: readonly WrittenFile[], loadAtStart: number): Promise<boolean> {
  const server = await new TestServer({ DEMO: "0", CV_ANALYSES_PER_HOUR: "0" }).start();
  try {
    const measured = await measure(server, files);
    const { uploads, samples, busy, rss } = measured;
    const waits = waitRows(measured);
    const families = familyRows(uploads);
    const slow = slowest(uploads, SLOWEST);
    const inRun = samples.filter(({ path: url, at }) => url === "/healthz" && at >= busy.from && at <= busy.to);
    const held = holdUps(inRun, uploads, HEALTH_MAX_MS, SLOWEST);
    const missed = shortfalls(waits, uploads, await isAlive(server));
    const memory = Object.fromEntries(Object.entries(rss).map(([name, megabytes]) => [name, Math.round(megabytes)]));
    console.log("Waits in milliseconds; p99 as if somebody came at every tick, also while the server is held up");
    console.table(waits);
    console.log("Seconds from sending a file to its answer, a wait behind the other user's file included");
    console.table(families);
    console.table(slow);
    if (held.length > 0)
      console.log("The longest waits for /healthz and the files under way, the first answered first");
    if (held.length > 0) console.table(held);
    console.log(
      `Memory in MB: server before ${memory.before}, after ${memory.after}, most ${memory.server}; its ` +
        `children ${memory.children}`,
    );
    for (const line of missed) console.log(`falls short: ${line}`);
    const ok = missed.length === 0;
    const machine = {
      loadAtStart,
      loadAtEnd: load(),
      processors: os.availableParallelism(),
      seconds: Math.round((busy.to - busy.from) / 1000),
    };
    console.log(
      JSON.stringify({ ok, files: files.length, ...machine, waits, memory, families, slowest: slow, held, missed }),
    );
    return ok;
  } finally {
    await server.dispose();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      files: { type: "string", default: "300" },
      seed: { type: "string", default: "1" },
      only: { type: "string", multiple: true, default: [] },
      keep: { type: "string" },
    },
  });
  const loadAtStart = load();
  console.log(`Load of the machine at the start: ${loadAtStart} on ${os.availableParallelism()} processors`);
  if (loadAtStart > QUIET_LOAD) console.log("It is not quiet: its own waits are in the figures. Look at the ratios.");
  const folder = values.keep ? path.resolve(values.keep) : await mkdtemp(path.join(os.tmpdir(), "careers-stall-"));
  try {
    const files = await writeCorpus({
      files: Number(values.files),
      seed: Number(values.seed),
      only: values.only,
      folder,
    });
    process.exitCode = (await run(files, loadAtStart)) ? 0 : 1;
  } finally {
    if (!values.keep) await rm(folder, { recursive: true, force: true });
  }
}

await main();
