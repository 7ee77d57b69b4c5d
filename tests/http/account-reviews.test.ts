import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listReviewRequests, listScoredResults } from "#app/features/privacy/review-requests.server.ts";
import { action as reviewRoute } from "#app/routes/api.account.review-requests.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { callRoute } from "../support/http.ts";

let database: TestDatabase;
let user: User;
let cookie: string;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  user = await makeUser(database.db);
  cookie = await sessionCookieFor(database.db, user);
});
afterEach(() => database.dispose());

async function analysisOf(userId: number, score: number | null = 60): Promise<number> {
  const { id } = await database.db
    .insertInto("cv_analyses")
    .values({
      user_id: userId,
      file_name: "cv.pdf",
      file_type: "application/pdf",
      file_size: 1,
      processing_status: score === null ? "failed" : "completed",
      overall_score: score,
      created_at: "2026-11-20T12:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const ask = (subjectId: number, more: object = {}) =>
  callRoute(reviewRoute, { json: { subject: "cv", subjectId, message: "Faltó mi práctica", ...more }, cookie });

describe("POST /api/account/review-requests", () => {
  test("asks about a score of one's own, and records it without the text", async () => {
    const id = await analysisOf(user.id);
    const response = await ask(id);
    expect(response.status).toBe(201);
    const [request] = await listReviewRequests(database.db, user.id);
    expect(request).toMatchObject({ subject: "cv", subjectId: id, message: "Faltó mi práctica", answer: null });
    expect(await response.json()).toEqual({ request });
    const activity = await database.db
      .selectFrom("activities")
      .select("details")
      .where("action", "=", "review_requested")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(activity.details)).toEqual({ requestId: request?.id, subject: "cv", subjectId: id });
  });

  test("knows no score of others, and none where there is none", async () => {
    const foreign = await analysisOf((await makeUser(database.db)).id);
    const failed = await analysisOf(user.id, null);
    for (const id of [foreign, failed, 999]) expect((await ask(id)).status).toBe(404);
    expect((await ask(foreign, { subject: "interview" })).status).toBe(404);
    expect(await listScoredResults(database.db, user.id)).toEqual([]);
  });

  test("takes one open request for a score, and a new one after the answer", async () => {
    const id = await analysisOf(user.id);
    await ask(id);
    expect(await (await ask(id)).json()).toMatchObject({ reason: "already_open" });
    await database.db
      .updateTable("review_requests")
      .set({ answer: "Lo miramos.", answered_at: "2026-11-21T12:00:00.000Z" })
      .execute();
    expect((await ask(id)).status).toBe(201);
    expect(await listReviewRequests(database.db, user.id)).toMatchObject([{ answer: null }, { answer: "Lo miramos." }]);
  });

  test("takes five open ones", async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask(await analysisOf(user.id))).status).toBe(201);
    expect(await (await ask(await analysisOf(user.id))).json()).toMatchObject({ reason: "too_many_open" });
  });

  test.each([{ message: "  " }, { message: "x".repeat(2001) }, { subject: "otro" }, { subjectId: -1 }])(
    "refuses %j",
    async (wrong) => {
      expect((await ask(await analysisOf(user.id), wrong)).status).toBe(400);
    },
  );

  test("is for signed-in people", async () => {
    expect((await callRoute(reviewRoute, { json: {} })).status).toBe(401);
  });
});
