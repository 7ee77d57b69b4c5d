import { sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import type { Random } from "../../../tests/support/mutate.ts";
import { people, workbook } from "../../../tests/support/workbooks.ts";
import { type Actor, countProblem } from "./actor.ts";
import type { Caller } from "./caller.ts";

const PEOPLE = 2_000;
/** Offset beyond the people of other tests, so that nobody else uses these people. */
const FROM = 1_000_000;

/** An admin who loads the same people again and again, each time with a new surname that identifies the load. */
export class ImportActor implements Actor {
  readonly kind = "bulk load";
  readonly caller: Caller;
  readonly #random: Random;
  readonly #people: number;
  /** File names of the acknowledged loads. */
  readonly #answered: string[] = [];
  #open: string | null = null;
  /** Surname that everybody should currently have. */
  #mark: string | null = null;
  #count = 0;
  #written = 0;

  constructor(caller: Caller, random: Random, people = PEOPLE) {
    this.caller = caller;
    this.#random = random;
    this.#people = people;
  }

  async act(): Promise<void> {
    this.#count += 1;
    const mark = `Carga${this.#count}`;
    const format = this.#random.below(4) === 0 ? "xls" : "xlsx";
    const crowd = people(this.#people, { from: FROM, surname: mark });
    const bytes = workbook(crowd, { format });
    // Everybody gets a new name in each load, so the admin resolves all conflicts in favour of the file.
    const conflicts = Object.fromEntries(crowd.map(([rut]) => [rut, "file"]));
    const form = new FormData();
    form.set("excel", new Blob([new Uint8Array(bytes)]), mark);
    form.set("choices", JSON.stringify({ conflicts }));
    this.#open = mark;
    const { status } = await this.caller.post("/api/admin/upload-excel", form);
    this.#open = null;
    if (status !== 200) return;
    this.#answered.push(mark);
    this.#mark = mark;
  }

  async settle(db: Db): Promise<string[]> {
    const ruts = people(this.#people, { from: FROM }).map(([rut]) => rut);
    const { rows: people_ } = await sql<{ name: string }>`
      select u.name from json_each(${JSON.stringify(ruts)}) j join users u on u.rut = j.value
    `.execute(db);
    const marks = new Set(people_.map(({ name }) => name.split(" ").at(-1) ?? ""));
    const loads = await db.selectFrom("activities").select("details").where("action", "=", "excel_upload").execute();
    const names = loads.map((row): string => JSON.parse(row.details).fileName);
    const problems = this.#answered.flatMap((mark) =>
      countProblem(`load ${mark}`, names.filter((name) => name === mark).length, true),
    );
    if (this.#open !== null && names.includes(this.#open)) {
      this.#mark = this.#open;
      this.#written += 1;
      this.caller.count.cutOffWritten += 1;
    }
    this.#open = null;
    if (loads.length !== this.#answered.length + this.#written) problems.push(`${loads.length} loads are recorded`);
    const expected = this.#mark === null ? [] : [this.#mark];
    const isWhole = people_.length === expected.length * this.#people && [...marks].join() === expected.join();
    if (!isWhole) problems.push(`a half load: ${people_.length} people marked ${[...marks]}, expected ${expected}`);
    return problems;
  }
}
