import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import { MOST_OFFERS, NEW_A_DAY } from "#app/features/offers/add-offer.server.ts";
import { findOffer, listOffers } from "#app/features/offers/offers.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as removeRoute } from "#app/routes/api.job-offers.$id.remove.ts";
import { action as restoreRoute } from "#app/routes/api.job-offers.$id.restore.ts";
import { action as changeRoute } from "#app/routes/api.job-offers.$id.ts";
import { action as readFileRoute } from "#app/routes/api.job-offers.read-file.ts";
import { action as addRoute } from "#app/routes/api.job-offers.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { interviewModel, type ScriptedModel, tasksOf } from "../support/interview-model.ts";
import { addReadCv, finding, keepOffer, NO_OFFER, OFFER, requirement } from "../support/job-offers.ts";

let database: TestDatabase;
let user: User;
let cookie: string;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder }));
  user = await makeUser(database.db);
  cookie = await sessionCookieFor(database.db, user);
});
afterEach(async () => {
  setSettings(undefined);
  await database.dispose();
});
afterAll(() => stopComputing());

async function answerOf(response: Promise<Response>) {
  const answer = await response;
  return { status: answer.status, ...((await answer.json()) as { id?: number; reason?: string; message?: string }) };
}
const add = (json: object, own = cookie) => answerOf(callRoute(addRoute, { json, cookie: own }));
const change = (id: number, json: object, own = cookie) =>
  answerOf(callRoute(changeRoute, { json, cookie: own, params: { id: String(id) } }));
const remove = (id: number, own = cookie) =>
  answerOf(callRoute(removeRoute, { method: "POST", cookie: own, params: { id: String(id) } }));
const restore = (id: number, own = cookie) =>
  answerOf(callRoute(restoreRoute, { method: "POST", cookie: own, params: { id: String(id) } }));
const rows = () => database.db.selectFrom("job_offers").selectAll().orderBy("id").execute();
const found = async (id: number) => (await findOffer(database.db, user.id, id)) ?? expect.fail("no offer");

describe("POST /api/job-offers", () => {
  test("reads an offer, compares it with the newest CV and keeps both", async () => {
    await addReadCv(database, user.id, "Otro CV\nSin nada que ver con esto");
    const analysis = await addReadCv(database, user.id);
    const { status, id = 0 } = await add({ text: OFFER });
    expect(status).toBe(200);
    const offer = await found(id);
    expect(offer.findings?.analysisId).toBe(analysis);
    expect(offer).toMatchObject({ state: "interested", note: "", firm: "" });
    for (const { start, end, text } of offer.requirements) expect(offer.text.slice(start, end)).toBe(text);
    expect(Object.keys(offer.findings?.byId ?? {})).toEqual(offer.requirements.map(({ id: of }) => of));
    const verdictOf = (words: string) => {
      const asked = offer.requirements.find(({ text }) => text.includes(words));
      return offer.findings?.byId[asked?.id ?? ""]?.verdict;
    };
    expect(verdictOf("Ingeniería Comercial")).toBe("cumple");
    expect(verdictOf("SAP")).toBe("cumple");
    expect(verdictOf("clase B")).toBe("no_se_sabe");
    expect(offer.reading.discriminating.map(({ ground }) => ground)).toEqual(["age"]);
    // What the law forbids is no requirement.
    expect(offer.requirements.filter(({ text }) => text.includes("35"))).toEqual([]);
  });

  test("keeps nothing of a text that is no offer, unless the student says that it is one", async () => {
    await addReadCv(database, user.id);
    expect(await add({ text: NO_OFFER })).toMatchObject({ status: 422, reason: "not_an_offer" });
    expect(await rows()).toEqual([]);
    expect(await add({ text: NO_OFFER, isOffer: true })).toMatchObject({ status: 200 });
  });

  test("refuses without a CV, a text that is too short, and one that is too long", async () => {
    expect(await add({ text: OFFER })).toMatchObject({ status: 422, reason: "no_cv" });
    await addReadCv(database, user.id);
    expect(await add({ text: "Se busca analista de datos" })).toMatchObject({ status: 422, reason: "too_short" });
    expect(await add({ text: `${"a ".repeat(10_001)}b` })).toMatchObject({ status: 422, reason: "too_long" });
    expect(await rows()).toEqual([]);
  });

  test("takes twenty new ones a day, deleted ones included, and keeps a hundred", async () => {
    await addReadCv(database, user.id);
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const once = { created_at: at(1), updated_at: at(1) };
    for (let made = 1; made < NEW_A_DAY; made += 1) await keepOffer(database, user.id, {}, once);
    await keepOffer(database, user.id, {}, { ...once, deleted_at: at(0) });
    expect(await add({ text: OFFER })).toMatchObject({ status: 429, reason: "too_many_today" });
    const old = { created_at: at(30), updated_at: at(30) };
    await database.db.updateTable("job_offers").set(old).execute();
    for (let made = NEW_A_DAY; made <= MOST_OFFERS; made += 1) await keepOffer(database, user.id, {}, old);
    expect(await add({ text: OFFER })).toMatchObject({ status: 429, reason: "too_many_offers" });
  });
});

describe("with a language model", () => {
  const LINE = "Archivo de contratos de arriendo";
  afterEach(() => setChatModel(null));

  async function compared(model: ScriptedModel) {
    setChatModel(model);
    const requirements = [
      requirement("r1", "Ofrecemos contrato indefinido", { kind: "skill" }),
      requirement("r2", "Manejo de Oracle Hyperion"),
    ];
    const id = await keepOffer(database, user.id, { requirements });
    expect(await change(id, { compareAgain: true })).toMatchObject({ status: 200 });
    return (await found(id)).findings?.byId;
  }

  test("what the rules leave open can become near, with its quote and what both have in common", async () => {
    await addReadCv(database, user.id, `Rosa Muñoz\nExperiencia laboral\n- ${LINE}\n- Atención de público`);
    const model = interviewModel({ decide: () => 1 });
    expect(await compared(model)).toEqual({
      r1: {
        verdict: "parecido",
        quotes: [LINE],
        because: "El aviso dice «contrato» y tu línea «contratos». El modelo local lo ve cercano: revísalo tú.",
        isLow: expect.any(Boolean),
      },
      // Nothing in the CV has anything in common with it: the model is not asked.
      r2: { verdict: "falta", quotes: [], because: null, isLow: false },
    });
    expect(tasksOf(model)).toEqual(["offer.nearness"]);
    expect(await compared(interviewModel({}))).toMatchObject({ r1: { verdict: "no_se_sabe", quotes: [] } });
  });
});

describe("POST /api/job-offers/:id", () => {
  const SAP = { id: "r1", text: "Dominio de SAP", kind: "tool", level: "must" };

  async function kept() {
    const analysisId = await addReadCv(database, user.id);
    const requirements = [
      requirement("r1", "Dominio de SAP"),
      requirement("r2", "Licencia de conducir clase B", { kind: "licence" }),
      requirement("r3", "Manejo de Oracle Hyperion", { isAsked: true }),
    ];
    const findings = { r1: finding("cumple", ["x"]), r2: finding("no_se_sabe"), r3: finding("falta") };
    return keepOffer(database, user.id, { requirements, findings, analysisId });
  }

  test("takes words of the offer as a requirement, and compares anew", async () => {
    const id = await kept();
    const own = { text: "excel  AVANZADO", kind: "tool", level: "nice" };
    expect(await change(id, { requirements: [SAP, own] })).toMatchObject({ status: 200 });
    const { requirements, findings } = await found(id);
    expect(requirements).toMatchObject([
      { id: "r1", source: "read" },
      { id: "r4", text: "Excel avanzado", level: "nice", source: "own" },
    ]);
    expect(findings?.byId).toMatchObject({
      r1: { verdict: "cumple", quotes: [expect.stringContaining("SAP"), expect.stringContaining("SAP")] },
      r4: { verdict: "cumple" },
    });
  });

  test("an edit can be taken back, and what was unsure counts when the student says so", async () => {
    const id = await kept();
    await change(id, { requirements: [{ ...SAP, level: "nice" }] });
    expect((await found(id)).requirements).toMatchObject([{ id: "r1", level: "nice", source: "own" }]);
    const hyperion = { id: "r3", text: "Manejo de Oracle Hyperion", kind: "tool", level: "must" };
    await change(id, { requirements: [SAP, { ...hyperion, isAsked: true }] });
    expect((await found(id)).requirements).toMatchObject([{ source: "read" }, { isAsked: true, source: "read" }]);
    await change(id, { requirements: [SAP, hyperion] });
    expect((await found(id)).requirements).toMatchObject([{ id: "r1" }, { id: "r3", isAsked: false }]);
  });

  test("refuses words that do not stand in the offer, and a state that another tab has changed", async () => {
    const id = await kept();
    const invented = { text: "Doctorado en física", kind: "study", level: "must" };
    const refused = await change(id, { requirements: [SAP, invented] });
    expect(refused).toMatchObject({ status: 422, reason: "not_in_offer" });
    const { updatedAt, requirements } = await found(id);
    expect(requirements).toHaveLength(3);
    expect(await change(id, { note: "Llamar", updatedAt })).toMatchObject({ status: 200 });
    expect(await change(id, { note: "Otra", updatedAt })).toMatchObject({ status: 409, reason: "changed_elsewhere" });
    expect((await found(id)).note).toBe("Llamar");
  });

  test("keeps the student's answers, state, day, note and names", async () => {
    const id = await kept();
    await change(id, {
      answers: [
        { id: "r2", answer: "yes" },
        { id: "r3", answer: "no" },
      ],
    });
    await change(id, {
      answers: [{ id: "r3", answer: null }],
      state: "interview",
      stateOn: "2026-12-02",
      firm: " Tres Puentes ",
    });
    const offer = { answers: { r2: "yes" }, state: "interview", stateOn: "2026-12-02", firm: "Tres Puentes" };
    expect(await found(id)).toMatchObject(offer);
    expect(await change(id, { note: "a".repeat(501) })).toMatchObject({ status: 400 });
    expect(await change(id, { state: "hired" })).toMatchObject({ status: 400 });
    expect(await change(id, { stateOn: "2026-02-30" })).toMatchObject({ status: 400 });
  });

  test("compares again with a CV that came later", async () => {
    const id = await kept();
    const newer = await addReadCv(database, user.id);
    await change(id, { compareAgain: true });
    expect((await found(id)).findings?.analysisId).toBe(newer);
  });
});

describe("deleting", () => {
  test("hides an offer at once, and can be taken back", async () => {
    const id = await keepOffer(database, user.id);
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect(await listOffers(database.db, user.id)).toEqual([]);
    expect(await change(id, { note: "x" })).toMatchObject({ status: 404 });
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect(await restore(id)).toMatchObject({ status: 200 });
    expect(await listOffers(database.db, user.id)).toMatchObject([{ id }]);
  });

  test("is refused for another student's offer, and so is every change", async () => {
    const id = await keepOffer(database, user.id);
    const other = await sessionCookieFor(database.db, await makeUser(database.db));
    for (const call of [change(id, { note: "x" }, other), remove(id, other), restore(id, other)])
      expect(await call).toMatchObject({ status: 404 });
    expect(await rows()).toMatchObject([{ note: "", deleted_at: null }]);
  });
});

test("a blocked person changes nothing, and keeps what there is", async () => {
  await addReadCv(database, user.id);
  const id = await keepOffer(database, user.id);
  await database.db.updateTable("users").set({ blocked_at: "2026-11-26T12:00:00.000Z" }).execute();
  for (const call of [add({ text: OFFER }), change(id, { note: "x" }), remove(id), restore(id)])
    expect(await call).toMatchObject({ status: 409, reason: "blocked" });
  expect(await rows()).toMatchObject([{ id, note: "", deleted_at: null }]);
});

test("a file is read into text, and nothing of it is kept", async () => {
  const send = (content: string, name: string) => {
    const form = new FormData();
    form.append("offer", new Blob([content]), name);
    return callRoute(readFileRoute, { method: "POST", body: form, cookie });
  };
  const read = (await (await send(OFFER, "aviso.txt")).json()) as { text: string; isCut: boolean };
  expect(read.text).toContain("Dominio de SAP");
  expect(read.isCut).toBe(false);
  const long = (await (await send(`${OFFER}\n`.repeat(50), "aviso.txt")).json()) as typeof read;
  expect(long.isCut).toBe(true);
  expect(long.text).toHaveLength(20_000);
  const refused = await answerOf(send("GIF89a", "aviso.gif"));
  expect(refused).toMatchObject({ status: 415, message: expect.stringContaining("Sube el aviso") });
  expect(await rows()).toEqual([]);
});
