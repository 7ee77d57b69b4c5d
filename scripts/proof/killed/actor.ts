import type { Db } from "#db/open.server.ts";
import type { Caller } from "./caller.ts";

/** Somebody who writes one kind of thing again and again, and remembers what was answered. */
export interface Actor {
  readonly kind: string;
  readonly caller: Caller;
  /** The next act. @throws when the connection is lost; the next call goes on after that, as a browser would */
  act(): Promise<void>;
  /**
   * Compares the database with what was answered, and takes over what an unanswered call turns out to have done.
   * Call between a kill and the next act. @returns what is wrong, in words
   */
  settle(db: Db): Promise<string[]>;
}

/** One row, or none for what was cut off: everything else is wrong. @returns what is wrong, in words */
export function countProblem(what: string, found: number, isAcknowledged: boolean): string[] {
  if (found === 1 || (found === 0 && !isAcknowledged)) return [];
  return [`${what}: ${found} times in the database, ${isAcknowledged ? "acknowledged once" : "never acknowledged"}`];
}
