import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import type { Random } from "../../../tests/support/mutate.ts";
import { type Actor, countProblem } from "./actor.ts";
import type { Caller } from "./caller.ts";

const FOLDER = "tests/fixtures/cvs/dev";
/** Files in different formats; SCAN is an image whose reading takes seconds. */
const FILES = ["e09_soldador.txt", "e03_educadora_parvulos.docx", "e04_biologa_marina.pdf", "e05_pastelera.pdf"];
const SCAN = "e16_gestora_cultural.png";
const SCAN_EVERY = 12;
/** Pause after a 429, which means that the analysis from before the kill is still waiting. */
const BUSY_PAUSE_MS = 200;

const answerSchema = z.object({ id: z.number(), results: z.unknown() });

/** Uploads one CV after another. The file name identifies the upload. */
export class CvActor implements Actor {
  readonly kind = "CV analysis";
  readonly caller: Caller;
  readonly #userId: number;
  readonly #random: Random;
  readonly #answered = new Map<string, z.infer<typeof answerSchema>>();
  /** Uploads without a response, and their state in the database: not yet checked, absent, or stored. */
  readonly #cutOff = new Map<string, "unknown" | "absent" | "written">();
  #count = 0;

  constructor(caller: Caller, userId: number, random: Random) {
    this.caller = caller;
    this.#userId = userId;
    this.#random = random;
  }

  async act(): Promise<void> {
    const file = this.#random.below(SCAN_EVERY) === 0 ? SCAN : this.#random.pick(FILES);
    this.#count += 1;
    const name = `cv-${this.#userId}-${this.#count}${path.extname(file)}`;
    const form = new FormData();
    form.set("cv", new Blob([new Uint8Array(readFileSync(path.join(FOLDER, file)))]), name);
    this.#cutOff.set(name, "unknown");
    const { status, body } = await this.caller.post("/api/cv/analyze", form, [429]);
    this.#cutOff.delete(name);
    if (status === 200) this.#answered.set(name, answerSchema.parse(body));
    else await pause(BUSY_PAUSE_MS);
  }

  async settle(db: Db): Promise<string[]> {
    const rows = await db
      .selectFrom("cv_analyses")
      .select(["id", "file_name", "processing_status", "results"])
      .where("user_id", "=", this.#userId)
      .execute();
    const problems: string[] = [];
    const rowsOf = (name: string) => rows.filter((row) => row.file_name === name);
    for (const [name, { id, results }] of this.#answered) {
      const found = rowsOf(name);
      problems.push(...countProblem(`analysis ${name}`, found.length, true));
      const [row] = found;
      if (!row) continue;
      const same = row.id === id && row.processing_status === "completed";
      if (!same || !isDeepStrictEqual(JSON.parse(row.results ?? "null"), results))
        problems.push(`analysis ${name}: not as it was answered`);
    }
    for (const [name, known] of this.#cutOff) {
      const found = rowsOf(name).length;
      problems.push(...countProblem(`analysis ${name}`, found, known === "written"));
      if (known === "absent" && found > 0) problems.push(`analysis ${name}: appeared later`);
      if (known !== "unknown") continue;
      this.#cutOff.set(name, found > 0 ? "written" : "absent");
      if (found > 0) this.caller.count.cutOffWritten += 1;
    }
    const known = new Set([...this.#answered.keys(), ...this.#cutOff.keys()]);
    for (const row of rows) if (!known.has(row.file_name)) problems.push(`analysis ${row.file_name}: nobody sent it`);
    return problems;
  }
}
