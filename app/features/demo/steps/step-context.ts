import type { Clock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";

/** The person who takes the step. */
export type Person = { id: number; name: string; email: string };

export type StepContext = {
  db: Db;
  settings: Settings;
  person: Person;
  /** Beginning of the sample data. */
  begunAt: Date;
  /** Aborts when the filling is stopped; the current step may stay incomplete and is finished later. */
  signal: AbortSignal;
};

/** A clock that only moves when it is set. */
export class StepClock implements Clock {
  #at: number;

  constructor(at: Date) {
    this.#at = at.getTime();
  }

  now(): Date {
    return new Date(this.#at);
  }

  pass(seconds: number): void {
    this.#at += seconds * 1000;
  }
}
