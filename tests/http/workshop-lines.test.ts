import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { cvAnalysisJob } from "#app/features/cv/analyze.server.ts";
import type { CvAnalysisAnswer } from "#app/features/cv/result.ts";
import { purgeByAge } from "#app/features/privacy/purge.server.ts";
import type { Preview, SavedLine } from "#app/features/workshop/lines/api-schemas.ts";
import { openWorkshop, type Workshop } from "#app/features/workshop/lines/lines.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as analyzeRoute } from "#app/routes/api.cv.analyze.ts";
import { action as linesRoute } from "#app/routes/api.workshop.$analysisId.lines.ts";
import { action as previewRoute } from "#app/routes/api.workshop.$analysisId.preview.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { CV, NOW, WAS } from "../support/workshop.ts";

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

async function analysed(cv = CV): Promise<CvAnalysisAnswer> {
  const form = new FormData();
  form.append("cv", new Blob([cv]), "cv.txt");
  const response = await callRoute(analyzeRoute, { method: "POST", body: form, cookie });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body;
}

async function opened(id: number): Promise<Workshop> {
  const workshop = await openWorkshop(database.db, user.id, id);
  if (typeof workshop === "string") throw new Error(workshop);
  return workshop;
}

const at = (id: number, json: object, own = cookie) => ({ json, cookie: own, params: { analysisId: String(id) } });
const save = (id: number, line: SavedLine, own = cookie) => callRoute(linesRoute, at(id, line, own));
const cardOf = ({ cards }: Workshop, was = WAS) => {
  const card = cards.find((one) => one.was === was);
  if (card === undefined) throw new Error(`no card for ${was}`);
  return card;
};
const rows = () => database.db.selectFrom("workshop_lines").selectAll().execute();

describe("the lines of the workshop", () => {
  test("are those that show no result, with what each does not say, and first what an improvement quotes", async () => {
    const { id, results } = await analysed();
    const { cards, lang, before, now } = await opened(id);
    expect(lang).toBe("es");
    expect(before).toEqual(now);
    expect(before.total).toBe(results.structure_evaluation.puntuacion_total);
    expect(cards.map(({ was }) => was)).toEqual(
      expect.arrayContaining([WAS, "Encargada de reportes mensuales a gerencia"]),
    );
    expect(cardOf({ cards } as Workshop)).toMatchObject({ missing: ["did", "howMuch", "result"] });
    const improvements = results.recommendations.improvement_areas.join(" ");
    for (const { was, advice } of cards) expect(improvements.includes(`«${was}»`)).toBe(advice !== null);
    expect(cards[0]?.advice).toContain(`«${cards[0]?.was}»`);
  });

  test("have the score that an analysis of the same text has", async () => {
    const { id, results } = await analysed();
    const { line } = cardOf(await opened(id));
    const body = { line, was: WAS, lang: "es", fields: { howMuch: "120 personas al día" }, chosen: NOW };
    const response = await callRoute(previewRoute, at(id, body));
    const preview = (await response.json()) as Preview;
    expect(response.status, JSON.stringify(preview)).toBe(200);
    expect(preview.forms[0]?.text).toBe("Atendí público en caja (120 personas al día)");
    expect(preview).toMatchObject({ text: NOW, blank: null, leftOut: [] });
    const again = await analysed(CV.replace(WAS, NOW));
    expect(preview.score.total).toBe(again.results.structure_evaluation.puntuacion_total);
    expect(preview.score.total).toBeGreaterThan(results.structure_evaluation.puntuacion_total);
    const points = again.details.criteria.map((one) => one.points);
    expect(preview.score.criteria.map((one) => one.points)).toEqual(points);
    expect(await rows()).toEqual([]);
    const tried = async (chosen: unknown) =>
      (await (await callRoute(previewRoute, at(id, { ...body, chosen }))).json()) as Preview;
    const nothing = await tried(null);
    expect(nothing).toMatchObject({ text: "", forms: preview.forms });
    expect(nothing.score.total).toBe(results.structure_evaluation.puntuacion_total);
    const [first] = preview.forms;
    const form = await tried(0);
    expect(form.text).toBe(first?.text);
    expect(form.score).toEqual((await tried(first?.text)).score);
    expect(await tried(9)).toMatchObject({ text: "", score: nothing.score });
    expect(await tried("Atendí [cifra] personas")).toMatchObject({ blank: "[cifra]", score: nothing.score });

    const used = { line, was: WAS, state: "used", fields: body.fields, text: NOW } as const;
    expect((await save(id, used)).status).toBe(200);
    const { saved, now, before } = await opened(id);
    expect(saved).toEqual([used]);
    expect(now.total).toBe(preview.score.total);
    expect(before.total).toBe(results.structure_evaluation.puntuacion_total);
    expect((await save(id, { ...used, state: "skipped", text: null })).status).toBe(200);
    expect((await opened(id)).now).toEqual(before);
  });

  test("are not kept with blanks, without text, or of another's analysis", async () => {
    const { id } = await analysed();
    const { line } = cardOf(await opened(id));
    const good: SavedLine = { line, was: WAS, state: "used", fields: {}, text: NOW };
    const refused: [Partial<SavedLine>, string][] = [
      [{ text: "Atendí [cifra] personas" }, "blank"],
      [{ text: "Atendí X % más" }, "blank"],
      [{ text: "Atendí ___ personas" }, "blank"],
      [{ state: "later", fields: { howMuch: "unas … personas" } }, "blank"],
      [{ text: null }, "no_text"],
    ];
    for (const [part, reason] of refused) {
      const response = await save(id, { ...good, ...part });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ error: expect.any(String), message: expect.any(String), reason });
    }
    const other = await sessionCookieFor(database.db, await makeUser(database.db, { rut: "22222222-2" }));
    expect((await save(id, good, other)).status).toBe(404);
    expect(await rows()).toEqual([]);
    const unfinished = { howMuch: "unas … personas", withWhat: "Excel" };
    expect((await save(id, { ...good, state: "skipped", fields: unfinished, text: "Atendí [cifra]" })).status).toBe(
      200,
    );
    expect((await opened(id)).saved).toMatchObject([{ state: "skipped", fields: { withWhat: "Excel" }, text: null }]);
    const body = { line, was: WAS, lang: "es", fields: {}, chosen: null };
    expect((await callRoute(previewRoute, at(id, body, other))).status).toBe(404);
    expect(await openWorkshop(database.db, user.id + 1, id)).toBe("missing");
  });

  test("go when the texts of their analysis go by age, and then nothing can be worked on", async () => {
    const { id } = await analysed();
    const { line } = cardOf(await opened(id));
    await save(id, { line, was: WAS, state: "later", fields: { howMuch: "120" }, text: null });
    const later = { now: () => new Date(Date.now() + 40 * 365 * 24 * 3600 * 1000) };
    await purgeByAge(database.db, readSettings({ DATA_DIR: database.folder }), later);
    expect(await rows()).toEqual([]);
    expect(await openWorkshop(database.db, user.id, id)).toBe("not_kept");
    expect((await save(id, { line, was: WAS, state: "open", fields: {}, text: null })).status).toBe(422);
  });
});
