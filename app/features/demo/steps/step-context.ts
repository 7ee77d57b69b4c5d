import type { Clock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";

/** Whose step it is. */
export type Person = { id: number; name: string; email: string };

export type StepContext = {
  db: Db;
  settings: Settings;
  person: Person;
  /** When the sample data was begun. */
  begunAt: Date;
  /** Aborts when the filling is ended; a step that is under way may be left half done and is finished later. */
  signal: AbortSignal;
};

/** A clock that stands until it is moved. */
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
