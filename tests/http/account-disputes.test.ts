import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, test } from "vitest";
import { disputedAnswers } from "#app/features/privacy/disputed-answers.server.ts";
import { listReviewRequests, listScoredResults } from "#app/features/privacy/review-requests.server.ts";
import { addObjections } from "#app/features/users/objections.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import { loader as exportRoute } from "#app/routes/api.account.export.ts";
import { action as withdrawRoute } from "#app/routes/api.account.review-requests.$id.withdraw-consent.ts";
import { action as reviewRoute } from "#app/routes/api.account.review-requests.ts";
import { action as answerRoute } from "#app/routes/api.admin.review-requests.$id.answer.ts";
import { loader as requestsRoute } from "#app/routes/api.admin.review-requests.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { database, savedAnswers, stranger, student, told, user } from "../support/interview-student.ts";
import { unzip } from "../support/unzip.ts";

/** Answers that a person says did answer: with consent, by the office's word, and without a name. */

const OFF = "Soy Valentina Soto y a mi perro le gusta mucho ir a la playa los domingos con mi prima.";
let interviewId: number;
let admin: string;

beforeEach(async () => {
  setSettings(readSettings({ DATA_DIR: database.folder }));
  ({ interviewId } = await student.started());
  await student.answered("natalia-1", told(0), { interviewId, messageId: "good" });
  await student.answered("natalia-2", OFF, { interviewId, messageId: "off" });
  await student.finish({ interviewId, reason: "abandoned" });
  admin = await sessionCookieFor(database.db, await makeUser(database.db, { role: "admin" }));
  return () => setSettings(undefined);
});

const ask = (more: object = {}, cookie = student.cookie) =>
  callRoute(reviewRoute, {
    json: { subject: "interview", subjectId: interviewId, message: "Sí contesté", ...more },
    cookie,
  });
const disputing = { consent: true, disputed: ["off"] };

/** The request of a person who disputes one answer, with consent. */
async function disputed(): Promise<number> {
  const response = await ask(disputing);
  expect(response.status).toBe(201);
  return (await response.json()).request.id;
}
const answer = (id: number, json: object) =>
  callRoute(answerRoute, { params: { id: String(id) }, json: { answer: "Lo vimos.", ...json }, cookie: admin });
const withdraw = (id: number, cookie = student.cookie) =>
  callRoute(withdrawRoute, { params: { id: String(id) }, json: {}, cookie });
const labels = () => disputedAnswers(database.db);

/** Everything in the download of the person. */
async function download(): Promise<string> {
  const zip = await unzip(Buffer.from(await (await callRoute(exportRoute, { cookie: student.cookie })).arrayBuffer()));
  return zip.get("datos.json")?.toString("utf8") ?? "";
}

describe("a request about an interview", () => {
  test("offers the answers that were judged off the subject, and no others", async () => {
    expect((await savedAnswers(interviewId)).map((row) => [row.answer_id, row.is_off_topic])).toEqual([
      ["good", 0],
      ["off", 1],
    ]);
    const [result] = await listScoredResults(database.db, user.id);
    expect(result?.doubted).toEqual([{ id: "off", question: expect.stringContaining("?"), text: OFF }]);
  });

  test("offers nothing that only completed an answer", async () => {
    const { interviewId: id, questions } = await student.started();
    const sixth = { interviewId: id, followUps: true };
    const general =
      "Uno siempre trata de ordenarse, hay que hacer listas y cumplir con lo que se promete en el trabajo.";
    expect(await student.answered(questions[5]?.id ?? "", general, sixth)).toHaveProperty("followUp");
    await student.answered(questions[5]?.id ?? "", "asdf qwer zxcv", { ...sixth, messageId: "nonsense" });
    await student.finish({ interviewId: id, reason: "abandoned" });
    const results = await listScoredResults(database.db, user.id);
    expect(results.find((one) => one.id === id)?.doubted.map((one) => one.id)).not.toContain("nonsense");
  });

  test("keeps nothing about consent where none was given", async () => {
    await ask();
    expect(await listReviewRequests(database.db, user.id)).toMatchObject([{ consentedAt: null, disputed: 0 }]);
    expect(await download()).toContain('"permiso_para_usar_respuestas": null');
  });

  test("keeps the consent with its moment, and the download has both", async () => {
    await disputed();
    const [request] = await listReviewRequests(database.db, user.id);
    expect(request).toMatchObject({ consentedAt: request?.createdAt, disputed: 1, inFavour: false });
    const data = JSON.parse(await download());
    expect(data.pedidos_de_revision).toMatchObject([
      { permiso_para_usar_respuestas: request?.consentedAt, respuestas_que_si_contestaban: [OFF] },
    ]);
  });

  test.each([
    ["about a CV", { subject: "cv", ...disputing }, 400],
    ["for nothing", { consent: true, disputed: [] }, 400],
    ["that was not given", { consent: false, disputed: ["off"] }, 400],
    ["for an answer that nobody doubted", { consent: true, disputed: ["off", "good"] }, 400],
    ["for an answer that is not there", { consent: true, disputed: ["nothing"] }, 400],
  ])("takes no consent %s", async (_, wrong, status) => {
    expect((await ask(wrong)).status).toBe(status);
    expect(await listReviewRequests(database.db, user.id)).toEqual([]);
  });

  test("shows the office how many were marked, and never their words", async () => {
    await disputed();
    const response = await callRoute(requestsRoute, { url: "http://localhost/?status=open", cookie: admin });
    const body = await response.text();
    expect(JSON.parse(body).requests).toMatchObject([{ disputed: 1, inFavour: null }]);
    expect(body).not.toContain("perro");
  });
});

describe("a label", () => {
  test("is made by the office's word in the person's favour, without the name", async () => {
    const id = await disputed();
    expect(await labels()).toEqual([]);
    expect((await answer(id, { inFavour: true })).status).toBe(200);
    expect(await labels()).toEqual([
      {
        question: expect.stringContaining("?"),
        category: "Motivación",
        hunterId: "natalia",
        text: OFF.replace("Valentina Soto", "[nombre]"),
        label: "relevant",
        kind: "dispute",
      },
    ]);
    expect(await listReviewRequests(database.db, user.id)).toMatchObject([{ inFavour: true }]);
  });

  test.each([{ inFavour: false }, {}])("is none by an answer that says %j", async (decision) => {
    await answer(await disputed(), decision);
    expect(await labels()).toEqual([]);
  });

  test("goes with the consent, which is taken back once and for all, also after the answer", async () => {
    const id = await disputed();
    await answer(id, { inFavour: true });
    for (const times of [1, 2]) expect((await withdraw(id)).status, String(times)).toBe(200);
    expect(await labels()).toEqual([]);
    expect(await listReviewRequests(database.db, user.id)).toMatchObject([{ consentedAt: null, disputed: 0 }]);
    const activities = await database.db
      .selectFrom("activities")
      .select("details")
      .where("action", "=", "review_consent_withdrawn")
      .execute();
    expect(activities.map(({ details }) => JSON.parse(details))).toEqual([{ requestId: id }]);
  });

  test("is none without a consent, whatever is marked", async () => {
    await answer(await disputed(), { inFavour: true });
    await database.db.updateTable("review_requests").set({ consented_at: null }).execute();
    expect(await labels()).toEqual([]);
  });

  test("is nobody else's to take back", async () => {
    const id = await disputed();
    expect((await withdraw(id, (await stranger()).cookie)).status).toBe(404);
    expect((await withdraw(id, "")).status).toBe(401);
    expect(await listReviewRequests(database.db, user.id)).toMatchObject([{ disputed: 1 }]);
  });

  test("of an account that was switched off is none until it is on again", async () => {
    await answer(await disputed(), { inFavour: true });
    const switched = (is_active: number) =>
      database.db.updateTable("users").set({ is_active }).where("id", "=", user.id).execute();
    await switched(0);
    expect(await labels()).toEqual([]);
    await switched(1);
    expect(await labels()).toHaveLength(1);
  });

  test.each(["answer_labels", "statistics"] as const)("of somebody who objects to %s", async (purpose) => {
    await answer(await disputed(), { inFavour: true });
    await addObjections(database.db, user.id, [purpose], new Date().toISOString());
    expect(await labels()).toHaveLength(purpose === "answer_labels" ? 0 : 1);
  });

  test("goes with the erasure of its person", async () => {
    await answer(await disputed(), { inFavour: true });
    const erase = { json: { password: user.rut.slice(0, 4), word: "BORRAR" }, cookie: student.cookie };
    expect((await callRoute(eraseRoute, erase)).status).toBe(200);
    expect(await labels()).toEqual([]);
    expect(await database.db.selectFrom("review_requests").selectAll().execute()).toEqual([]);
  });

  test("goes with the text, which gets old before the request", async () => {
    await answer(await disputed(), { inFavour: true });
    await database.db.deleteFrom("interview_messages").where("interview_id", "=", interviewId).execute();
    expect(await labels()).toEqual([]);
  });
});

describe("npm run calibrate -- --export", () => {
  async function run(...args: string[]) {
    const { NODE_ENV, PATH, TMPDIR } = process.env;
    const expected = path.join(database.folder, "app.sqlite");
    if (!existsSync(expected)) symlinkSync(database.file, expected);
    const child = spawn(process.execPath, ["build/scripts/calibrate.js", "--export", ...args], {
      env: { NODE_ENV, PATH, TMPDIR, DATA_DIR: database.folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { out, err, code };
  }
  const file = () => path.join(database.folder, "reclamos.jsonl");

  test("writes them while the database is in use, for the operator alone, and says how many", async () => {
    await answer(await disputed(), { inFavour: true });
    const { out, code } = await run(file());
    expect(code).toBe(0);
    expect(out).toContain("Quedó 1 respuesta en");
    const written = readFileSync(file(), "utf8");
    expect(
      written
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual(await labels());
    expect(written).not.toMatch(/Valentina|Soto|"id"|20\d\d-/);
    expect(statSync(file()).mode & 0o077).toBe(0);
    const again = await run(file());
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("Ya existe") });
  });

  test("writes no file where there is nothing to write", async () => {
    const { out, code } = await run(file());
    expect(code).toBe(0);
    expect(out).toContain("No hay respuestas con permiso");
    expect(existsSync(file())).toBe(false);
  });

  test("writes nothing of somebody who objects to it", async () => {
    await answer(await disputed(), { inFavour: true });
    await addObjections(database.db, user.id, ["answer_labels"], new Date().toISOString());
    expect((await run(file())).out).toContain("No hay respuestas con permiso");
  });

  test("takes nothing else beside it", async () => {
    expect((await run(file(), "otro.json")).err).toContain("npm run calibrate -- ARCHIVO");
  });
});
