import { describe, expect, test } from "vitest";
import { listInterviews } from "#app/features/interview/queries.server.ts";
import { body, InterviewClient } from "../support/interview-client.ts";
import { database, stranger, student, told, user } from "../support/interview-student.ts";

const rows = () => database.db.selectFrom("interview_feedback").selectAll().orderBy("id").execute();

describe("POST /api/interview-feedback", () => {
  test("keeps the specification's body for the user of the session, also without a saved interview", async () => {
    const sent = { hunterId: "mia", rating: 4, feedback: " Útil ", interviewDuration: -25, userId: "temp-user-id" };
    expect(await body(await student.feedback(sent))).toEqual({ ok: true });
    expect(await rows()).toMatchObject([
      { user_id: user.id, interview_id: null, hunter_id: "mia", rating: 4, comments: "Útil", reported_minutes: -25 },
    ]);
    expect((await student.feedback({ hunterId: "mia", rating: 1 })).status).toBe(200);
  });

  test("is given once per interview, by id or without one, also by a double click", async () => {
    const { interviewId } = await student.started();
    await student.answered("natalia-1", told(0), { interviewId });
    await student.finish({ interviewId, reason: "time" });
    const give = (more = {}) => student.feedback({ hunterId: "natalia", rating: 5, interviewDuration: 4.5, ...more });
    const statuses = (await Promise.all([give({ interviewId }), give({ interviewId }), give()])).map(
      (one) => one.status,
    );
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await (await give()).json()).toMatchObject({
      reason: "already_rated",
      message: expect.stringMatching(/Gracias/),
    });
    expect(await rows()).toMatchObject([{ interview_id: interviewId, reported_minutes: 4.5 }]);
    const activity = await database.db
      .selectFrom("activities")
      .select("details")
      .where("action", "=", "interview_feedback")
      .execute();
    expect(activity.map((one) => JSON.parse(one.details))).toEqual([{ interviewId, hunterId: "natalia", rating: 5 }]);
  });

  test("of a client without ids ends its interview", async () => {
    const { interviewId } = await student.answered("natalia-1", told(0));
    await body(await student.feedback({ hunterId: "natalia", rating: 3 }));
    expect(await listInterviews(database.db, user.id)).toMatchObject([{ id: interviewId, status: "abandoned" }]);
  });

  test.each([
    ["no rating", { rating: undefined }],
    ["rating 0", { rating: 0 }],
    ["rating 6", { rating: 6 }],
    ["half a star", { rating: 3.5 }],
    ["a rating as text", { rating: "5" }],
    ["a hunter of the prototype", { hunterId: "__proto__" }],
    ["a comment over 2000 characters", { feedback: "a".repeat(2001) }],
    ["a duration that is no number", { interviewDuration: "30" }],
    ["a duration out of this world", { interviewDuration: 10_001 }],
  ])("with %s is a 400 and keeps nothing", async (_name, wrong) => {
    const response = await student.feedback({ hunterId: "mia", rating: 5, interviewDuration: 1, ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
    expect(await rows()).toEqual([]);
  });

  test("of another's interview is a 404", async () => {
    const { interviewId } = await student.started();
    const other = await stranger();
    expect((await other.feedback({ hunterId: "natalia", rating: 5, interviewId })).status).toBe(404);
    expect((await student.feedback({ hunterId: "mia", rating: 5, interviewId })).status).toBe(404);
    expect((await new InterviewClient("").feedback({ hunterId: "natalia", rating: 5 })).status).toBe(401);
    expect(await rows()).toEqual([]);
  });
});
