import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#db/open.server.ts";

/**
 * Inserts activities into the server's database at a steady rate, one durable commit each, and records the confirmed
 * ones.
 */

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
      // Scheduled by the clock, without fixed pauses: quick writes catch up after a slow one, as with independent
      // users.
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
