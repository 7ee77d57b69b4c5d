import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { cvAnalysisJob } from "#app/features/cv/analyze.server.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import { type Acts, NO_ACTS } from "#app/features/workshop/acts/act-schemas.ts";
import { withWord } from "#app/features/workshop/acts/word-in-line.ts";
import { openWorkshop, type Workshop } from "#app/features/workshop/lines/lines.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import { action as analyzeRoute } from "#app/routes/api.cv.analyze.ts";
import { action as actsRoute } from "#app/routes/api.workshop.$analysisId.acts.ts";
import { action as fileRoute } from "#app/routes/api.workshop.$analysisId.file.ts";
import { action as linesRoute } from "#app/routes/api.workshop.$analysisId.lines.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { unzip } from "../support/unzip.ts";

const CV = `Valentina Soto Rojas
Quilpué, Chile
RUT: 12.345.678-5

EXPERIENCIA LABORAL
Cajera, Supermercado Los Boldos, marzo 2018 - diciembre 2019
- Atención de público en caja
- Ordené la recepcion de facturas
Analista de inventario, Bodegas del Sur, marzo 2022 - actualidad
- Ordené la bodega por fecha de llegada

Educación
Ingeniería Comercial, Universidad del Alerce, 2014 - 2018

REFERENCIAS
Paula Herrera, jefa de sala, Supermercado Los Boldos

CONTACTO
valentina.soto@correo.cl
+56 9 8765 4321
`;

let database: TestDatabase;
let user: User;
let cookie: string;
let worker: Worker;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, CV_ANALYSES_PER_HOUR: "0" }));
  user = await makeUser(database.db);
  cookie = await sessionCookieFor(database.db, user);
  worker = startWorker(database.db, cvAnalysisJob);
});
afterEach(async () => {
  await worker.stop(10_000);
  setSettings(undefined);
  await database.dispose();
});
afterAll(() => stopComputing());

async function analysed(): Promise<number> {
  const body = new FormData();
  body.append("cv", new Blob([CV]), "cv.txt");
  const response = await callRoute(analyzeRoute, { method: "POST", body, cookie });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: number }).id;
}

async function opened(id: number): Promise<Workshop> {
  const workshop = await openWorkshop(database.db, user.id, id);
  if (typeof workshop === "string") throw new Error(workshop);
  return workshop;
}

const at = (id: number, json: object, own = cookie) => ({ json, cookie: own, params: { analysisId: String(id) } });
const choose = (id: number, acts: Partial<Acts>, own = cookie) =>
  callRoute(actsRoute, at(id, { ...NO_ACTS, ...acts }, own));
const rows = () => database.db.selectFrom("workshop_acts").selectAll().execute();

/** The lines of the CV written anew, as our reader reads them. */
async function written(id: number, format: "docx" | "pdf" = "docx"): Promise<string[]> {
  const request = { versionId: null, as: "clara", format, withoutPersonal: false };
  const response = await callRoute(fileRoute, at(id, request));
  expect(response.status, response.status === 200 ? "" : await response.clone().text()).toBe(200);
  const file = path.join(database.folder, `cv.${format}`);
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  return (await readCv(file, { fileName: `cv.${format}` })).lines.map(({ text }) => text);
}

describe("what is chosen for a whole CV", () => {
  test("is offered for what stands in it, kept, and in the files that are written anew", async () => {
    const id = await analysed();
    const { acts, found } = await opened(id);
    expect(acts).toEqual(NO_ACTS);
    expect(found).toMatchObject({
      order: [{ of: "employment", oldestFirst: true }],
      headings: { changed: [{ from: "REFERENCIAS", to: "Referencias" }] },
      contactAway: ["email", "phone"],
      personal: [expect.stringContaining("12.345.678-5")],
      pages: [
        { template: "clara", usual: 1, compact: 1 },
        { template: "clasica", usual: 1, compact: 1 },
      ],
    });
    const before = await written(id);
    const place = (lines: string[], words: string) => lines.findIndex((line) => line.includes(words));
    expect(place(before, "Cajera")).toBeLessThan(place(before, "Analista de inventario"));
    expect(before).toContain("REFERENCIAS");

    const response = await choose(id, { order: true, headings: true, compact: true });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ acts: { ...NO_ACTS, order: true, headings: true, compact: true } });
    for (const format of ["docx", "pdf"] as const) {
      const after = await written(id, format);
      expect(place(after, "Analista de inventario")).toBeLessThan(place(after, "Cajera"));
      expect(after).toContain("Referencias");
      expect(after).not.toContain("REFERENCIAS");
    }
    expect((await opened(id)).acts).toMatchObject({ order: true, headings: true });
    await choose(id, {});
    expect(await written(id)).toEqual(before);
    expect(await rows()).toHaveLength(1);
  });

  test("corrects one word at a time as a changed line, with the score that it has", async () => {
    const id = await analysed();
    const { spelling, before } = await opened(id);
    expect(spelling).toEqual([
      {
        word: "recepcion",
        line: expect.any(Number),
        was: expect.stringContaining("Ordené la recepcion de facturas"),
        meant: ["recepción"],
      },
    ]);
    const [remark] = spelling;
    if (remark === undefined) throw new Error("no remark");
    const { line, was, word } = remark;
    const text = withWord(was, word, "recepción");
    const saved = await callRoute(linesRoute, at(id, { line, was, state: "used", fields: {}, text }));
    expect(saved.status).toBe(200);
    const after = await opened(id);
    expect(after.before).toEqual(before);
    const pointsOf = ({ criteria }: Workshop["now"]) => criteria.find((one) => one.id === "spelling")?.points ?? 0;
    expect(pointsOf(after.now)).toBeGreaterThan(pointsOf(before));
    // Its place is the same as long as the analysis is, so that it can be taken back.
    expect(after.spelling).toEqual(spelling);
    expect((await written(id)).join(" ")).toContain("la recepción de facturas");
    expect((await choose(id, { rightWords: ["Recepcion"] })).status).toBe(200);
    expect((await opened(id)).acts.rightWords).toEqual(["recepcion"]);
  });

  test("is of one's own analysis alone, in the download, and goes with the texts and with the person", async () => {
    const id = await analysed();
    const other = await sessionCookieFor(database.db, await makeUser(database.db, { rut: "22222222-2" }));
    expect((await choose(id, { order: true }, other)).status).toBe(404);
    expect((await choose(id, { rightWords: ["x".repeat(41)] })).status).toBe(400);
    expect(await rows()).toEqual([]);
    await choose(id, { order: true, rightWords: ["recepcion"] });
    const zip = await unzip(Buffer.from(await (await callRoute(exportRoute, { cookie })).arrayBuffer()));
    const texts = [...zip.values()].map((bytes) => bytes.toString("utf8")).join("\n");
    expect(texts).toMatch(/"todo_el_cv_en_el_taller": \[\s*\{[^}]*"order": true[^\]]*"recepcion"/);

    const later = { now: () => new Date(Date.now() + 40 * 365 * 24 * 3600 * 1000) };
    await purgeByAge(database.db, readSettings({ DATA_DIR: database.folder }), later);
    expect(await rows()).toEqual([]);
    expect((await choose(id, { order: true })).status).toBe(422);

    const again = await analysed();
    await choose(again, { order: true });
    expect(await rows()).toHaveLength(1);
    const erased = await callRoute(eraseRoute, { json: { password: user.rut.slice(0, 4), word: "BORRAR" }, cookie });
    expect(erased.status).toBe(200);
    expect(await rows()).toEqual([]);
  });
});
