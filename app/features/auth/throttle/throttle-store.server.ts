import type { Insertable, Selectable } from "kysely";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { storageFailure } from "#app/platform/storage-failure.ts";
import type { LoginThrottleTable } from "#db/login-throttle-table.ts";
import type { Db } from "#db/open.server.ts";
import { type Counters, keysOf, type LoginThrottle, type Named } from "./login-throttle.server.ts";

type Row = Insertable<LoginThrottleTable>;
type Kind = Row["kind"];
type Kept = Selectable<LoginThrottleTable>;
type Change = { kind: Kind; key: string; row: Row | undefined };

const ALARM_KEY = "all";
/** Retention of a cleared name or browser; the throttle itself forgets its counter after the same time. */
const FORGET_AFTER_MS = DAY_MS;
/** Rows per statement, because SQLite limits the number of bound values. */
const ROWS_AT_ONCE = 500;

/**
 * Carries the throttle's counters over a restart. Failures are counted in memory, and the changes are written once a
 * second in one transaction: with one commit per failure, an attacker could slow the server down.
 */
export class ThrottleStore {
  readonly #db: Db;
  readonly #throttle: LoginThrottle;
  readonly #clock: Clock;

  constructor(db: Db, throttle: LoginThrottle, clock: Clock = systemClock) {
    this.#db = db;
    this.#throttle = throttle;
    this.#clock = clock;
  }

  /** Loads what an earlier process stored. Called at the start. */
  async load(): Promise<void> {
    const wall = this.#clock.now().getTime();
    await this.#db.deleteFrom("login_throttle").where("expires_at", "<=", wall).execute();
    const rows = await this.#db.selectFrom("login_throttle").selectAll().orderBy("changed_at").execute();
    const { names, devices, networks, alarm } = this.#throttle.counters;
    let window: Kept | undefined;
    for (const row of rows) {
      if (row.cleared) continue;
      if (row.kind === "network") {
        networks.restore(row.key, { level: row.count, at: this.#past(row.changed_at), budget: row.budget });
      } else if (row.kind === "all") window = row;
      else (row.kind === "name" ? names : devices).restore(row.key, this.#backoff(row));
    }
    if (!window) return;
    const startedAt = this.#past(window.changed_at);
    const until = this.#monotonic(window.blocked_until);
    alarm.restore({ startedAt, failures: window.count, until }, names.failedSince(startedAt));
  }

  /**
   * Applies the unblock orders from a console and writes the changes. On a storage failure it retries with the next
   * call.
   */
  async flush(): Promise<void> {
    await this.#obey();
    const changes = this.#takeChanges();
    if (changes.length === 0) return;
    try {
      await this.#write(changes);
    } catch (error) {
      this.#giveBack(changes);
      // The disk monitor reports the failure; until it is solved, the counters stay in memory.
      if (!storageFailure(error)) throw error;
    }
  }

  /** Deletes the rows that no process would load any more. @returns how many. */
  async purge(): Promise<number> {
    const wall = this.#clock.now().getTime();
    const { numDeletedRows } = await this.#db
      .deleteFrom("login_throttle")
      .where("expires_at", "<=", wall)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #obey(): Promise<void> {
    const orders = await this.#db.selectFrom("login_throttle").selectAll().where("cleared", "=", 1).execute();
    if (orders.length === 0) return;
    const { names, devices } = this.#throttle.counters;
    for (const { kind, key } of orders) (kind === "device" ? devices : names).clearAll(key);
    await this.#db.deleteFrom("login_throttle").where("cleared", "=", 1).execute();
  }

  async #write(changes: readonly Change[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (let from = 0; from < changes.length; from += ROWS_AT_ONCE) {
        const part = changes.slice(from, from + ROWS_AT_ONCE);
        for (const kind of new Set(part.map((change) => change.kind))) {
          const keys = part.filter((change) => change.kind === kind).map((change) => change.key);
          await trx
            .deleteFrom("login_throttle")
            .where("kind", "=", kind)
            .where("key", "in", keys)
            .where("cleared", "=", 0)
            .execute();
        }
        const rows = part.flatMap(({ row }) => row ?? []);
        // orIgnore: an unblock order that a console has written in the meantime takes precedence.
        if (rows.length > 0) await trx.insertInto("login_throttle").values(rows).orIgnore().execute();
      }
    });
  }

  #takeChanges(): Change[] {
    const { names, devices, networks, alarm } = this.#throttle.counters;
    const backoffs = ([kind, counter]: readonly [Kind, Counters["names"]]): Change[] =>
      counter.takeChanges().map(([key, entry]) => {
        if (!entry) return { kind, key, row: undefined };
        const { failures, lastFailure, blockedUntil } = entry;
        const times = { changed: lastFailure, blocked: blockedUntil, expires: lastFailure + FORGET_AFTER_MS };
        return { kind, key, row: this.#row(kind, key, failures, times) };
      });
    const changes = [...backoffs(["name", names]), ...backoffs(["device", devices])];
    for (const [key, entry] of networks.takeChanges()) {
      const times = entry && { changed: entry.at, blocked: entry.at, expires: networks.emptyAt(entry) };
      const row = entry && times && { ...this.#row("network", key, entry.level, times), budget: entry.budget };
      changes.push({ kind: "network", key, row });
    }
    const window = alarm.takeChange();
    if (window) {
      const times = {
        changed: window.startedAt,
        blocked: Math.max(window.until, window.startedAt),
        expires: alarm.overAt(window),
      };
      changes.push({ kind: "all", key: ALARM_KEY, row: this.#row("all", ALARM_KEY, window.failures, times) });
    }
    return changes;
  }

  #giveBack(changes: readonly Change[]): void {
    const keys = (kind: Kind) => changes.filter((change) => change.kind === kind).map(({ key }) => key);
    const { names, devices, networks, alarm } = this.#throttle.counters;
    names.markChanged(keys("name"));
    devices.markChanged(keys("device"));
    networks.markChanged(keys("network"));
    if (keys("all").length > 0) alarm.markChanged();
  }

  #row(kind: Kind, key: string, count: number, at: { changed: number; blocked: number; expires: number }): Row {
    const wall = (time: number) => Math.round(time - this.#throttle.now() + this.#clock.now().getTime());
    const [changed_at, blocked_until, expires_at] = [wall(at.changed), wall(at.blocked), wall(at.expires)];
    return { kind, key, count, budget: 0, changed_at, blocked_until, expires_at, cleared: 0 };
  }

  #backoff({ count, changed_at, blocked_until }: Kept) {
    const lastFailure = this.#past(changed_at);
    // Keeps the original length of the block even if the wall clock was set back in the meantime.
    const blockedUntil = Math.min(this.#monotonic(blocked_until), lastFailure + (blocked_until - changed_at));
    return { failures: count, lastFailure, blockedUntil };
  }

  /** Epoch milliseconds -> the monotonic clock; a time in the future becomes now. */
  #past(wall: number): number {
    return Math.min(this.#throttle.now(), this.#monotonic(wall));
  }

  #monotonic(wall: number): number {
    return wall - this.#clock.now().getTime() + this.#throttle.now();
  }
}

/**
 * Resets the failed sign-ins of a person from another process. A running server applies it within a second; one that
 * starts later simply finds no failures.
 */
export async function orderUnblock(db: Db, secret: string, person: Named, clock: Clock = systemClock): Promise<void> {
  const { names, devices } = keysOf(secret, person);
  const wall = clock.now().getTime();
  await db.transaction().execute(async (trx) => {
    const targets = [
      ...names.map((key) => ["name", key] as const),
      ...devices.map((prefix) => ["device", prefix] as const),
    ];
    for (const [kind, key] of targets) {
      // Every key with this prefix: no character of a key sorts after "z".
      const all = trx.deleteFrom("login_throttle").where("kind", "=", kind).where("key", ">=", key);
      await all.where("key", "<", `${key}{`).execute();
      const row = { kind, key, count: 0, budget: 0, changed_at: wall, blocked_until: wall, cleared: 1 };
      await trx
        .insertInto("login_throttle")
        .values({ ...row, expires_at: wall + FORGET_AFTER_MS })
        .orIgnore()
        .execute();
    }
  });
}
