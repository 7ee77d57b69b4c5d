import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#db/open.server.ts";

/** Writes activities beside the server at a steady pace, each a durable commit, and remembers which were confirmed. */

export type Write = { number: number; confirmedAt: number; ms: number };

export class Writer {
  readonly writes: Write[] = [];
  readonly #running: Promise<void>;
  #stopped = false;

  constructor(file: string, userId: number, perSecond: number) {
    this.#running = this.#run(file, userId, 1000 / perSecond);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #run(file: string, userId: number, everyMs: number): Promise<void> {
    const database = openDatabase(file);
    const from = performance.now();
    for (let number = 1; !this.#stopped; number += 1) {
      // By the clock and not by pauses between writes: a slow one is followed by quick ones, as with people.
      await pause(Math.max(0, from + number * everyMs - performance.now()));
      const begun = performance.now();
      await database.db
        .insertInto("activities")
        .values({
          user_id: userId,
          action: "proof",
          details: JSON.stringify({ number }),
          created_at: new Date().toISOString(),
        })
        .execute();
      this.writes.push({ number, confirmedAt: performance.now(), ms: performance.now() - begun });
    }
    await database.close();
  }
}
