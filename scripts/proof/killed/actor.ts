import type { Db } from "#db/open.server.ts";
import type { Caller } from "./caller.ts";

/** A simulated user who repeats one kind of action and remembers the responses. */
export interface Actor {
  readonly kind: string;
  readonly caller: Caller;
  /** Performs the next action. @throws when the connection is lost; the next call continues, as a browser would */
  act(): Promise<void>;
  /**
   * Compares the database with the responses, and accepts the effect of an unanswered call as the new state. Call it
   * between a kill and the next action. @returns descriptions of the problems
   */
  settle(db: Db): Promise<string[]>;
}

/** Expects exactly one row, or at most one if unacknowledged. @returns descriptions of the problems */
export function countProblem(what: string, found: number, isAcknowledged: boolean): string[] {
  if (found === 1 || (found === 0 && !isAcknowledged)) return [];
  return [`${what}: ${found} times in the database, ${isAcknowledged ? "acknowledged once" : "never acknowledged"}`];
}
