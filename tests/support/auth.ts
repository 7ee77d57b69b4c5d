import { makeSecondStep } from "#app/features/access/second-factor/pending-sign-in.server.ts";
import type { AuthRuntime } from "#app/features/auth/auth-services.server.ts";
import { configureAuth } from "#app/features/auth/configure.server.ts";
import { startSession } from "#app/features/auth/session.server.ts";
import { setDatabase } from "#app/platform/db.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { TestDatabase } from "./database.ts";

const START = Date.parse("2026-11-26T12:00:00.000Z");

/** Both clocks of the sign-in, moved by hand. */
export class FakeTime {
  #elapsed = 0;
  readonly clock = { now: () => new Date(START + this.#elapsed) };
  /** What the sign-in asked to wait for, in milliseconds; such a wait ends at once, and the clock has gone on. */
  readonly waits: number[] = [];

  readonly monotonicNow = () => this.#elapsed;

  readonly wait = async (milliseconds: number): Promise<void> => {
    this.waits.push(milliseconds);
    this.#elapsed += milliseconds;
  };

  advance(milliseconds: number): void {
    this.#elapsed += milliseconds;
  }
}

/** Makes the database the one that routes see, and prepares sign-in on it with clocks that stand still. */
export function configureTestAuth(
  database: TestDatabase,
  {
    time = new FakeTime(),
    https = false,
    secondFactor = "optional",
    closed = {},
    initialPassword = "rut",
    ownPassword = "offered",
  }: {
    time?: FakeTime;
    https?: boolean;
    secondFactor?: "optional" | "staff";
    /** Where passwords are closed: LOGIN_RUT=off and who may use one. */
    initialPassword?: Settings["INITIAL_PASSWORD"];
    ownPassword?: Settings["OWN_PASSWORD"];
    closed?: Partial<Pick<Settings, "LOGIN_RUT" | "BREAK_GLASS_RUT" | "BREAK_GLASS_NETWORKS">>;
  } = {},
): { time: FakeTime; runtime: AuthRuntime } {
  log.level = "silent";
  setDatabase(database);
  const { clock, monotonicNow, wait } = time;
  const secondStep = makeSecondStep({ SECOND_FACTOR: secondFactor });
  const own = { INITIAL_PASSWORD: initialPassword, OWN_PASSWORD: ownPassword };
  const settings = { DATA_DIR: database.folder, SESSION_SECRET: undefined, https, ...own, ...closed };
  return { time, runtime: configureAuth(settings, { clock, monotonicNow, wait, secondStep }) };
}

/** Cookie header of a new session, as the browser of this person would send it. */
export async function sessionCookieFor(db: Db, user: { id: number }): Promise<string> {
  const setCookie = await startSession(db, {
    userId: user.id,
    userAgent: "test",
    request: new Request("http://localhost/"),
  });
  return setCookie.split(";")[0] ?? "";
}
