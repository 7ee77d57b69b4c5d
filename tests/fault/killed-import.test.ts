import { readdir } from "node:fs/promises";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { howMany } from "../support/long-run.ts";
import { Random } from "../support/mutate.ts";
import { TestServer } from "../support/server.ts";
import { people, workbook } from "../support/workbooks.ts";

const KILLS = howMany(2, 50);
const PEOPLE = 6_000;
/** Milliseconds after the file was read in which a load writes; a kill falls anywhere in them. */
const WRITING = 400;

let server: TestServer;
beforeAll(async () => {
  server = await new TestServer({ DEMO: "0" }).start();
}, 60_000);
afterAll(() => server.dispose());

const uploads = () => readdir(path.join(server.dataDir, "uploads")).catch(() => []);

async function inDatabase<T>(work: (database: OpenDatabase) => T): Promise<T> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  try {
    return work(database);
  } finally {
    await database.close();
  }
}

/** What a load leaves: people by their mark in the name, and the activity that tells of it. */
const state = (mark: string) =>
  inDatabase(({ raw }) => {
    expect(raw.pragma("integrity_check", { simple: true })).toBe("ok");
    raw.exec("insert into users_search (users_search, rank) values ('integrity-check', 1)");
    const count = (query: string) => raw.prepare(query).pluck().get() as number;
    expect(count("select count from row_counts where name = 'users'")).toBe(count("select count(*) from users"));
    return {
      marked: count(`select count(*) from users where name like '% ${mark}'`),
      loads: count("select count(*) from activities where action = 'excel_upload'"),
    };
  });

/** Resolves when the load has come as far as wanted, or is over. */
async function moment(kind: "reading" | "writing", random: Random, over: () => boolean): Promise<void> {
  while (!over() && (await uploads()).length === 0) await turn();
  if (kind === "reading") return;
  while (!over() && (await uploads()).length > 0) await turn();
  const until = performance.now() + random.below(WRITING);
  while (!over() && performance.now() < until) await turn();
}

test(
  `${KILLS} power cuts during a load: all of it or nothing`,
  async () => {
    const random = new Random(20_261_120);
    const outcomes = { all: 0, nothingRead: 0, nothingWritten: 0, answered: 0 };
    for (let index = 0; index < KILLS; index += 1) {
      const client = await new ApiClient(server.url).signIn(server.admin);
      const mark = `Marca${index}`;
      const before = await state(mark);
      const kind = index % 5 === 0 ? "reading" : "writing";
      // Half of the people are new to the platform, the others get another name; later all of them do.
      const cells = people(PEOPLE, { from: (index % 8) * (PEOPLE / 2), surname: mark });
      const form = new FormData();
      const bytes = workbook(cells, { format: index % 4 === 0 ? "xls" : "xlsx" });
      form.append("excel", new Blob([new Uint8Array(bytes)]), "nomina.xlsx");
      form.append("choices", JSON.stringify({ conflicts: Object.fromEntries(cells.map(([rut]) => [rut, "file"])) }));
      let answered: boolean | undefined;
      const loading = client.fetch("/api/admin/upload-excel", { method: "POST", body: form }).then(
        (response) => {
          answered = response.ok;
        },
        () => {
          answered = false;
        },
      );
      await moment(kind, random, () => answered !== undefined);
      await server.kill("SIGKILL");
      await loading;

      const after = await state(mark);
      if (after.loads > before.loads) expect(after).toEqual({ marked: PEOPLE, loads: before.loads + 1 });
      else {
        expect(after).toEqual({ marked: 0, loads: before.loads });
        expect(answered).toBe(false);
      }
      outcomes[after.marked > 0 ? "all" : kind === "reading" ? "nothingRead" : "nothingWritten"] += 1;
      if (answered) outcomes.answered += 1;
      await server.start();
      // The start clears what the reading left.
      expect(await uploads()).toEqual([]);
    }
    console.log(`killed loads: ${JSON.stringify(outcomes)}`);
    expect(outcomes.nothingRead + outcomes.nothingWritten).toBeGreaterThan(0);
  },
  60_000 + KILLS * 60_000,
);
