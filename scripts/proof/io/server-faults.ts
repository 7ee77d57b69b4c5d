import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#db/open.server.ts";
import { TestServer } from "../../../tests/support/server.ts";
import type { Actor } from "../killed/actor.ts";
import { makeCrowd } from "../killed/crowd.ts";
import { generalProblems, inCopy } from "../killed/inspect.ts";
import { type CallKind, type DiskError, DiskFault } from "./disk-fault.ts";

/**
 * Runs the server on a disk that fails once, at every call of every kind of action in turn. After each failure,
 * acknowledged data must be stored, nothing may be half stored, the database must be intact, and a later try must be
 * accepted without a restart. Sometimes the server is killed right after a failure instead, and the same is checked in
 * a copy of its files.
 */

type Series = { kind: string; call: CallKind; error: DiskError };
export type SeriesReport = Series & {
  /** Maximum number of calls of that kind during one round of actions. */
  calls: number;
  /** Number of injected failures. */
  faults: number;
  /** Failures because of which an action got no success; the others had no visible effect. */
  refused: number;
  /** Kills right after a failure. */
  kills: number;
  problems: string[];
};

export type FaultOptions = {
  seed: number;
  /** Kinds of actions, as the actors name them; default: all. */
  kinds?: readonly string[];
  calls?: readonly (readonly [CallKind, DiskError])[];
  /** Step between the failing calls: 1 tests every call. */
  every: number;
  onFault?: (line: string) => void;
  onSeries?: (report: SeriesReport) => void;
};

export const CALLS: readonly (readonly [CallKind, DiskError])[] = [
  ["write", "EIO"],
  ["write", "ENOSPC"],
  ["sync", "EIO"],
  ["open", "EIO"],
];
/** One person per kind of action, and a bulk load of a few dozen people: only the number of disk calls matters. */
const CROWD = { cv: 1, interview: 1, booking: 1, account: 1 };
const LOADED_PEOPLE = 40;
/**
 * After every third failure two days pass, because of limits per day and sign-in delays; every eighth ends in a kill.
 */
const DAY_EVERY = 3;
const KILL_EVERY = 8;
/** Consecutive rounds without the failing call after which a series ends: the actions make fewer calls. */
const ENOUGH_MISSES = 3;
const RECOVERY_MS = 60_000;
const PAUSE_MS = 100;
/** Number of actions after which one person has performed all kinds, e.g. an interview from the start to the rating. */
const ACTS: Record<string, number> = { interview: 14, booking: 5 };

export async function runServerFaults(options: FaultOptions): Promise<SeriesReport[]> {
  const fault = new DiskFault();
  const server = new TestServer({ DEMO: "0", MAX_LIVE_BOOKINGS: "100" });
  // With one thread for file operations, the order of calls is the same each time.
  for (const [name, value] of Object.entries({ ...fault.env(server.dataDir), UV_THREADPOOL_SIZE: "1" }))
    server.setting(name, value);
  try {
    await server.start();
    const actors = await makeCrowd(server, options.seed, {
      each: CROWD,
      loadedPeople: LOADED_PEOPLE,
      isRefusalCutOff: true,
    });
    const wanted = actors.filter(({ kind }) => options.kinds?.includes(kind) ?? true);
    const reports: SeriesReport[] = [];
    for (const actor of wanted) {
      for (const [call, error] of options.calls ?? CALLS) {
        const report = await new FaultSeries(server, fault, actors, actor, options.onFault).run(
          call,
          error,
          options.every,
        );
        reports.push(report);
        options.onSeries?.(report);
      }
    }
    return reports;
  } finally {
    fault.disarm();
    await server.dispose();
    fault.dispose();
  }
}

class FaultSeries {
  readonly #server: TestServer;
  readonly #fault: DiskFault;
  readonly #actors: readonly Actor[];
  readonly #actor: Actor;
  readonly #onFault: FaultOptions["onFault"];
  readonly #problems: string[] = [];

  constructor(
    server: TestServer,
    fault: DiskFault,
    actors: readonly Actor[],
    actor: Actor,
    onFault: FaultOptions["onFault"],
  ) {
    this.#onFault = onFault;
    this.#server = server;
    this.#fault = fault;
    this.#actors = actors;
    this.#actor = actor;
  }

  async run(call: CallKind, error: DiskError, every: number): Promise<SeriesReport> {
    const figures = { calls: 0, faults: 0, refused: 0, kills: 0 };
    for (let nth = 1, misses = 0; misses < ENOUGH_MISSES; nth += every) {
      this.#fault.arm(call, error, nth);
      const before = this.#actor.caller.count.cutOff;
      for (let act = 0; act < (ACTS[this.#actor.kind] ?? 1); act += 1) await this.#act();
      const { counted, hasFired } = this.#fault.disarm();
      figures.calls = Math.max(figures.calls, counted);
      misses = hasFired ? 0 : misses + 1;
      if (!hasFired) continue;
      figures.faults += 1;
      if (this.#actor.caller.count.cutOff > before) figures.refused += 1;
      const where = `${this.#actor.kind}, ${call} ${nth} (${error})`;
      if (figures.faults % DAY_EVERY === 0) await this.#passDays();
      if (figures.faults % KILL_EVERY === 0) {
        figures.kills += 1;
        await this.#kill(where);
      } else await this.#inspectLive(where);
      await this.#recover(where);
      this.#onFault?.(
        [`${where} of ${counted}: ${this.#problems.length} problems`, ...this.#problems.slice(-1)].join("\n"),
      );
    }
    const oddities = this.#actor.caller.oddities.splice(0);
    return { kind: this.#actor.kind, call, error, ...figures, problems: [...this.#problems, ...oddities] };
  }

  /** @returns whether the action was acknowledged */
  async #act(): Promise<boolean> {
    const { acknowledged } = this.#actor.caller.count;
    try {
      await this.#actor.act();
    } catch (error) {
      // TypeError means a refusal or a lost connection; any other error is a bug of this program.
      if (!(error instanceof TypeError)) throw error;
    }
    return this.#actor.caller.count.acknowledged > acknowledged;
  }

  /**
   * Nobody moves appointments or fails to sign in hundreds of times a day: moves past bookings' activities two days
   * back and clears the sign-in delays.
   */
  async #passDays(): Promise<void> {
    const database = openDatabase(path.join(this.#server.dataDir, "app.sqlite"));
    try {
      database.raw.exec(
        "UPDATE activities SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', " +
          "created_at, '-2 days') WHERE action LIKE 'coach_session_%'",
      );
      database.raw.exec("UPDATE login_throttle SET cleared = 1");
    } finally {
      await database.close();
    }
  }

  /** Inspects the database of the running server inside a write transaction, so that nobody else writes meanwhile. */
  async #inspectLive(where: string): Promise<void> {
    const database = openDatabase(path.join(this.#server.dataDir, "app.sqlite"));
    try {
      database.raw.exec("BEGIN IMMEDIATE");
      await this.#compare(database, where);
      database.raw.exec("ROLLBACK");
    } finally {
      await database.close();
    }
  }

  async #kill(where: string): Promise<void> {
    await this.#server.kill("SIGKILL");
    await inCopy(this.#server.dataDir, (copy) => this.#compare(copy, `${where}, killed`));
    await this.#server.start();
  }

  async #compare(database: Parameters<Parameters<typeof inCopy>[1]>[0], where: string): Promise<void> {
    const problems = await generalProblems(database);
    for (const actor of this.#actors) problems.push(...(await actor.settle(database.db)));
    this.#problems.push(...problems.map((problem) => `${where}: ${problem}`));
  }

  /** Repeats the action without a fault and without a restart until it is accepted. */
  async #recover(where: string): Promise<void> {
    const from = performance.now();
    while (!(await this.#act())) {
      if (performance.now() - from > RECOVERY_MS) {
        this.#problems.push(`${where}: nothing is accepted ${RECOVERY_MS / 1000} s later`);
        return;
      }
      await pause(PAUSE_MS);
    }
  }
}
