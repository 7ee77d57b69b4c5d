import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { OpenDatabase } from "#db/open.server.ts";
import { Random } from "../../../tests/support/mutate.ts";
import { TestServer } from "../../../tests/support/server.ts";
import type { Actor } from "./actor.ts";
import { descendantsOf, type Process, untilGone, writersIn } from "./children.ts";
import { makeCrowd } from "./crowd.ts";
import { generalProblems, inCopy } from "./inspect.ts";

/** Kills the server repeatedly under a write load and inspects what each kill leaves. */

export type KillOptions = {
  kills: number;
  seed: number;
  /**
   * Each kill comes after fewer than this many further responses of one kind, chosen at random each time. Counting all
   * kinds together would leave slow ones such as bulk loads no time to finish.
   */
  answers: number;
  /** Milliseconds within which all work must end after the last start, without load. */
  settledMs: number;
  /** Settings of the server. */
  env?: Record<string, string>;
  onKill?: (line: string) => void;
};

export type KillReport = {
  problems: string[];
  kinds: Map<string, { acknowledged: number; cutOff: number; cutOffWritten: number }>;
  /** Child processes running at the time of a kill; the longest time that one of them kept running, in milliseconds. */
  children: { killed: number; longestMs: number };
  /** Number of kills during a start. */
  duringStart: number;
  /** Seconds from the last start, without load, until no analysis and no job was left. */
  settledSeconds: number;
};

/** One kill in this many comes while the server starts on the data left by the previous kill. */
const START_KILL_EVERY = 4;
const STARTING_MS = 900;
/** Maximum delay after the last response, so that a kill can come anywhere between two responses. */
const BETWEEN_MS = 100;
/** Upper limit for slow machines. */
const MAX_LOAD_MS = 30_000;
const POLL_MS = 5;
/** Expected error log: a job whose two attempts were both killed ends as failed. */
const EXPECTED = "attempts used up";
/**
 * A child notices only at the end of a step that its server is gone; reading a document in one step takes at most ten
 * seconds.
 */
const ORPHAN_LIMIT_MS = 15_000;

export async function runKills(options: KillOptions): Promise<KillReport> {
  const scratch = await mkdtemp(path.join(tmpdir(), "careers-killed-tmp-"));
  const env = { DEMO: "0", MAX_LIVE_BOOKINGS: "100", ...options.env, TMPDIR: scratch };
  const server = await new TestServer(env).start();
  try {
    const round = new Rounds(server, await makeCrowd(server, options.seed), options);
    for (let kill = 1; kill <= options.kills; kill += 1) await round.kill(kill);
    return await round.end(scratch);
  } finally {
    await server.dispose();
    await rm(scratch, { recursive: true, force: true });
  }
}

class Rounds {
  readonly #server: TestServer;
  readonly #actors: Actor[];
  readonly #options: KillOptions;
  readonly #random: Random;
  readonly #problems: string[] = [];
  readonly #orphans: Promise<void>[] = [];
  readonly #children = { killed: 0, longestMs: 0 };
  #duringStart = 0;

  constructor(server: TestServer, actors: Actor[], options: KillOptions) {
    this.#server = server;
    this.#actors = actors;
    this.#options = options;
    this.#random = new Random(options.seed);
  }

  async kill(number: number): Promise<void> {
    const after = number % START_KILL_EVERY === 0 ? await this.#killStart() : await this.#killLoad();
    for (const line of this.#server.log.split("\n"))
      if (line.includes('"level":50') && !line.includes(EXPECTED)) this.#problems.push(line);
    await inCopy(this.#server.dataDir, (copy) => this.#inspect(copy));
    await this.#server.start();
    this.#options.onKill?.(
      [`${number} ${after}: ${this.#problems.length} problems`, ...this.#problems.slice(-1)].join("\n"),
    );
  }

  async #killLoad(): Promise<string> {
    const kind = this.#random.pick([...new Set(this.#actors.map((actor) => actor.kind))]);
    const answered = () => counters(this.#actors).get(kind)?.acknowledged ?? 0;
    const wanted = answered() + this.#random.below(this.#options.answers);
    const from = performance.now();
    const load = Promise.all(this.#actors.map((actor) => actUntilCutOff(actor)));
    while (answered() < wanted && performance.now() - from < MAX_LOAD_MS) await pause(POLL_MS);
    await pause(this.#random.below(BETWEEN_MS));
    await this.#end();
    await load;
    return `after ${Math.round(performance.now() - from)} ms of load, waiting for ${kind}`;
  }

  async #killStart(): Promise<string> {
    await this.#killLoad();
    const started = this.#server.start().catch(() => undefined);
    const ms = this.#random.below(STARTING_MS);
    await pause(ms);
    await this.#end();
    await started;
    this.#duringStart += 1;
    return `${ms} ms into a start`;
  }

  /** Kills only the server itself, because the proof also examines what happens to its children. */
  async #end(): Promise<void> {
    const children = descendantsOf(this.#server.pid);
    await this.#server.kill("SIGKILL");
    const writers = writersIn(this.#server.dataDir, children);
    for (const { command } of writers) this.#problems.push(`writes in the data folder after the kill: ${command}`);
    this.#children.killed += children.length;
    this.#orphans.push(this.#watch(children));
  }

  async #watch(children: Process[]): Promise<void> {
    const { ms, left } = await untilGone(children, ORPHAN_LIMIT_MS);
    if (children.length > 0) this.#children.longestMs = Math.max(this.#children.longestMs, ms);
    for (const { command } of left) this.#problems.push(`outlives its server: ${command}`);
  }

  async #inspect(database: OpenDatabase): Promise<void> {
    this.#problems.push(...(await generalProblems(database)));
    for (const actor of this.#actors) this.#problems.push(...(await actor.settle(database.db)));
  }

  /** Without load, checks that all work ends and that no files are left. */
  async end(scratch: string): Promise<KillReport> {
    const settledSeconds = await this.#settled();
    const uploads = await filesIn(path.join(this.#server.dataDir, "uploads"));
    if (uploads.length > 0) this.#problems.push(`${uploads.length} files are left in uploads`);
    await this.#server.kill("SIGTERM");
    const temporary = await filesIn(scratch);
    if (temporary.length > 0) this.#problems.push(`left in the temporary folder: ${temporary.join(", ")}`);
    await inCopy(this.#server.dataDir, (copy) => this.#inspect(copy));
    await Promise.all(this.#orphans);
    for (const { kind, caller } of this.#actors)
      for (const oddity of caller.oddities) this.#problems.push(`${kind}: ${oddity}`);
    return {
      problems: this.#problems,
      kinds: counters(this.#actors),
      children: this.#children,
      duringStart: this.#duringStart,
      settledSeconds,
    };
  }

  async #settled(): Promise<number> {
    const from = performance.now();
    const live = (copy: OpenDatabase) =>
      copy.raw
        .prepare(
          `select (select count(*) from cv_analyses where processing_status = 'processing')
             + (select count(*) from jobs where status in ('queued', 'running'))`,
        )
        .pluck()
        .get() as number;
    for (;;) {
      const left = await inCopy(this.#server.dataDir, async (copy) => live(copy));
      const ms = performance.now() - from;
      if (left === 0) return Math.round(ms / 1000);
      if (ms > this.#options.settledMs) {
        this.#problems.push(`${left} analyses and jobs have not ended after ${Math.round(ms / 1000)} s`);
        return Math.round(ms / 1000);
      }
      await pause(500);
    }
  }
}

async function actUntilCutOff(actor: Actor): Promise<void> {
  for (;;) {
    try {
      await actor.act();
    } catch (error) {
      // fetch throws a TypeError when the server goes away; any other error is a bug of this program.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

function counters(actors: readonly Actor[]): KillReport["kinds"] {
  const kinds: KillReport["kinds"] = new Map();
  for (const { kind, caller } of actors) {
    const sum = kinds.get(kind) ?? { acknowledged: 0, cutOff: 0, cutOffWritten: 0 };
    const { acknowledged, cutOff, cutOffWritten } = caller.count;
    kinds.set(kind, {
      acknowledged: sum.acknowledged + acknowledged,
      cutOff: sum.cutOff + cutOff,
      cutOffWritten: sum.cutOffWritten + cutOffWritten,
    });
  }
  return kinds;
}
