import { readdirSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as upload } from "#app/routes/api.admin.upload-excel.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { hostileWorkbooks, pollutingWorkbooks } from "../support/hostile-workbooks.ts";
import { callRoute } from "../support/http.ts";
import { howMany } from "../support/long-run.ts";
import { mutateBytes, mutateParts, Random, unzip } from "../support/mutate.ts";
import { people, workbook } from "../support/workbooks.ts";

/** `IMPORT_MUTATIONS=2000 npx vitest run tests/fault/hostile-import.test.ts` is the long run. */
const MUTATIONS = Number(process.env.IMPORT_MUTATIONS ?? howMany(40, 2000));
const SEED = Number(process.env.IMPORT_SEED ?? 20_261_120);
/** Only a hang takes this long: the reader is limited by processor time, which a busy machine hands out slowly. */
const LIMIT_MS = 240_000;

let database: TestDatabase;
let cookie: string;

beforeAll(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
  cookie = await sessionCookieFor(database.db, await makeUser(database.db, { role: "admin" }));
});
afterAll(async () => {
  setSettings(undefined);
  await database.dispose();
});

async function send(bytes: Uint8Array): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData();
  form.append("excel", new Blob([new Uint8Array(bytes)]), "nomina.xlsx");
  // A damaged name of one round is a conflict in the next: it stays as it is.
  form.append("choices", "{}");
  const response = await callRoute(upload, { body: form, cookie });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function rowCount(): Promise<number> {
  const { count } = await database.db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Nothing of the reading is left: no file, no child. */
async function expectClean(): Promise<void> {
  const folder = path.join(database.folder, "uploads");
  expect(await readdir(folder)).toEqual([]);
  const children = readdirSync("/proc").filter((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readFileSync(`/proc/${entry}/cmdline`, "utf8").includes(folder);
    } catch {
      return false;
    }
  });
  expect(children).toEqual([]);
}

describe("hostile workbooks", () => {
  test.each(Object.entries(hostileWorkbooks()))(
    "%s",
    async (_name, { bytes, reason }) => {
      expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
      const before = await rowCount();
      const { status, body } = await send(bytes);
      expect(body).toMatchObject({
        reason,
        error: expect.any(String),
        message: expect.stringMatching(/\. [A-ZÁÉÍÓÚÑ]/),
      });
      expect([413, 415, 422]).toContain(status);
      expect(await rowCount()).toBe(before);
      await expectClean();
    },
    LIMIT_MS,
  );

  test.each(Object.entries(pollutingWorkbooks()))("names of the language: %s", async (_name, bytes) => {
    const { status } = await send(bytes);
    // The library cannot have a sheet called 'constructor' when nothing may be written over: the file is refused then.
    expect([200, 422]).toContain(status);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test("who leaves while the file is read leaves no child behind", async () => {
    const gone = new AbortController();
    const form = new FormData();
    form.append("excel", new Blob([new Uint8Array(workbook(people(5_000), { format: "xls" }))]), "nomina.xls");
    const request = new Request("http://localhost/", { method: "POST", body: form, headers: { cookie } });
    const context = { nonce: "", requestId: "", clientAddress: "192.0.2.1", signal: gone.signal };
    const before = await rowCount();
    const answer = upload({ request, params: {}, context });
    await vi.waitUntil(async () => (await readdir(path.join(database.folder, "uploads"))).length > 0, { interval: 1 });
    gone.abort();
    expect((await answer).status).toBe(499);
    expect(await rowCount()).toBe(before);
    await expectClean();
  });
});

test(
  `${MUTATIONS} damaged workbooks: each is loaded whole or refused with words`,
  async () => {
    const random = new Random(SEED);
    const cells = [["RUT", "Nombre"], ...people(30), [123456785, "Ñ & <b>"]];
    const xlsx = workbook(cells);
    const inPlace = workbook(cells, { sharedStrings: false });
    const xls = workbook(cells, { format: "xls" });
    const parts = [await unzip(xlsx), await unzip(inPlace)];
    const make = [
      () => mutateBytes(xlsx, random),
      () => mutateParts(random.pick(parts), random),
      () => mutateParts(random.pick(parts), random),
      () => mutateBytes(xls, random),
      () => mutateBytes(mutateBytes(xls, random), random),
    ];
    const statuses = new Map<number, number>();
    for (let index = 0; index < MUTATIONS; index += 1) {
      const bytes = make[index % make.length]?.() ?? xlsx;
      const before = await rowCount();
      const { status, body } = await send(bytes);
      const label = `mutation ${index} of seed ${SEED}: ${JSON.stringify(body).slice(0, 300)}`;
      // 409: what is left of it has to be looked at by a person.
      expect([200, 409, 413, 415, 422], label).toContain(status);
      if (status === 200) expect(await rowCount(), label).toBe(before + Number(body.created));
      else {
        expect(await rowCount(), label).toBe(before);
        expect(body, label).toMatchObject({ reason: expect.any(String), message: expect.any(String) });
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // Damage that is always found, or never, would test nothing.
    expect(statuses.get(200)).toBeGreaterThan(MUTATIONS / 20);
    expect(statuses.get(422)).toBeGreaterThan(MUTATIONS / 20);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(database.raw.pragma("integrity_check", { simple: true })).toBe("ok");
    await expectClean();
  },
  60_000 + MUTATIONS * 2_000,
);
