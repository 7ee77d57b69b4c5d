import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setSessionStatus } from "#app/features/admin/commands/session-status.server.ts";
import { satisfactionOf } from "#app/features/admin/report/satisfaction.server.ts";
import { linkToken } from "#app/features/coaching/links/link-token.server.ts";
import { withdrawRatingMailsTo } from "#app/features/coaching/rating/rating-mail.server.ts";
import type { RatingView } from "#app/features/coaching/rating/rating-view.ts";
import { systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { action } from "#app/routes/api.coaching.rating.ts";
import { loader as appointmentLoader } from "#app/routes/appointment.$token/route.tsx";
import { loader } from "#app/routes/rating.$token/route.tsx";
import type { OutboxRow } from "#db/coaching-tables.ts";
import { type CoachingClient, FRIDAY_15_00, type Office, openOffice } from "../support/coaching/client.ts";
import { openLink } from "../support/coaching/mailed-links.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { outboxRows } from "../support/mail-settings.ts";

/** How a session was, asked by mail after it: a session on Friday the 27th, 15:00 to 15:30. */

const DURING = "2026-11-27T18:10:00.000Z";
const END = "2026-11-27T18:30:00.000Z";
const AFTER = "2026-11-27T20:00:00.000Z";

let office: Office;
let student: CoachingClient;
let bookingId: number;
let actorId: number;
beforeEach(async () => {
  office = await openOffice({ PUBLIC_URL: "https://carreras.sur.example" });
  student = await office.student();
  bookingId = (await student.schedule(FRIDAY_15_00)).booking.id;
  actorId = (await makeUser(office.database.db, { role: "admin" })).id;
  office.setTime(AFTER);
});
afterEach(() => office.dispose());

const mark = (status: "completed" | "no_show" | "scheduled", id = bookingId) =>
  setSessionStatus(office.database.db, { actorId, sessionId: id, status }, { settings: office.settings });
const asking = async (): Promise<OutboxRow[]> =>
  (await outboxRows(office.database.db)).filter(({ dedup_key }) => dedup_key.includes(":rating:"));
const states = async () => (await asking()).map(({ status }) => status);
const row = () =>
  office.database.db.selectFrom("coach_sessions").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
const ratings = () => office.database.db.selectFrom("session_ratings").selectAll().execute();
const open = (token: string, method = "GET") => openLink<RatingView>(loader, token, { method });

async function send(token: string, stars: unknown): Promise<{ status: number; stars?: number; reason?: string }> {
  const answer = await callRoute(action, { json: { token, stars } });
  return { status: answer.status, ...(await answer.json()) };
}

/** The token of the mail that was queued. */
async function mailed(): Promise<string> {
  const [mail] = await asking();
  return /\/rating\/([^?\s]+)\?stars=1/.exec(JSON.parse(mail?.mail ?? "{}").text)?.[1] ?? "";
}

describe("the mail", () => {
  test("is queued with the mark, has five links in both parts, and leaves a little later", async () => {
    await mark("completed");
    const [mail, ...others] = await asking();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: student.user.email,
      topic: `booking:${bookingId}`,
      status: "queued",
      next_attempt_at: "2026-11-27T20:10:00.000Z",
      expires_at: "2026-12-11T20:00:00.000Z",
    });
    const { text, html, calendar } = JSON.parse(mail?.mail ?? "{}");
    const token = await mailed();
    ["1 Mala", "2 Regular", "3 Aceptable", "4 Buena", "5 Muy buena"].forEach((label, index) => {
      const address = `https://carreras.sur.example/rating/${token}?stars=${index + 1}`;
      expect(text).toContain(`${label}: ${address}`);
      expect(html).toContain(`href="${address}"`);
    });
    expect(calendar).toBeUndefined();
  });

  test("does not leave before the session has ended", async () => {
    office.setTime(DURING);
    await mark("completed");
    expect((await asking())[0]?.next_attempt_at).toBe(END);
  });

  test("is taken back with the mark, and queued again with the next one, while other mails stay", async () => {
    const others = async () =>
      (await outboxRows(office.database.db)).filter((one) => !one.dedup_key.includes(":rating:"));
    const before = await others();
    await mark("completed");
    await mark("no_show");
    expect(await states()).toEqual(["expired"]);
    await mark("completed");
    expect(await states()).toEqual(["expired", "queued"]);
    await mark("scheduled");
    expect(await states()).toEqual(["expired", "expired"]);
    expect(await others()).toEqual(before);
  });

  test("that has left is not sent a second time, nor is one where somebody has answered", async () => {
    await mark("completed");
    await office.database.db.updateTable("outbox").set({ status: "sent" }).execute();
    await mark("no_show");
    await mark("completed");
    expect(await states()).toEqual(["sent"]);
    await send(await mailed(), 4);
    await office.database.db.deleteFrom("outbox").execute();
    await mark("no_show");
    await mark("completed");
    expect(await states()).toEqual([]);
  });

  test.each([
    ["an address that was made up", { email_source: "generated" as const }],
    ["a deactivated account", { is_active: 0 }],
    ["blocked data", { blocked_at: AFTER }],
  ])("is not sent to %s", async (_what, values) => {
    await office.database.db.updateTable("users").set(values).where("id", "=", student.user.id).execute();
    await mark("completed");
    expect(await asking()).toEqual([]);
  });

  test("is not sent to who wants no other mails, without an address of the site, or weeks later", async () => {
    const { db } = office.database;
    const objection = { user_id: student.user.id, purpose: "other_mails" as const, created_at: AFTER };
    await db.insertInto("objections").values(objection).execute();
    await mark("completed");
    await db.deleteFrom("objections").execute();
    await mark("no_show");
    office.setTime(new Date(Date.parse(END) + 14 * DAY_MS + 1).toISOString());
    await mark("completed");
    office.setTime(AFTER);
    await mark("no_show");
    Object.assign(office.settings, { PUBLIC_URL: undefined });
    await mark("completed");
    expect(await asking()).toEqual([]);
  });
});

describe("the link", () => {
  let token: string;
  beforeEach(async () => {
    await mark("completed");
    token = await mailed();
  });

  test("opened by a mail scanner changes nothing, and shows nothing of the person", async () => {
    for (const method of ["GET", "HEAD"]) {
      expect(await open(token, method)).toEqual({
        status: 200,
        view: {
          state: "open",
          stars: null,
          session: { when: "viernes 27 de noviembre de 2026, 15:00 a 15:30, hora de Chile", coach: "Daniela Mosquera" },
        },
      });
    }
    expect(await ratings()).toEqual([]);
  });

  test("keeps a rating once, whoever is first", async () => {
    const answers = await Promise.all([send(token, 4), send(token, 2)]);
    const [kept] = await ratings();
    expect(await ratings()).toHaveLength(1);
    expect(kept).toMatchObject({ session_id: bookingId, user_id: student.user.id, rated_at: AFTER });
    expect(answers).toEqual(Array(2).fill({ status: 200, stars: kept?.stars }));
    expect(await send(token, 1)).toEqual({ status: 200, stars: kept?.stars });
    expect((await open(token)).view).toMatchObject({ state: "rated", stars: kept?.stars });
    expect(await ratings()).toEqual([kept]);
  });

  test("is taken back where its person objects before it leaves", async () => {
    await office.database.db.transaction().execute((trx) => withdrawRatingMailsTo(trx, student.user.id, systemClock));
    expect(await states()).toEqual(["expired"]);
  });

  test.each([0, 6, 2.5, "4", null])("refuses %j", async (stars) => {
    expect((await send(token, stars)).status).toBe(400);
    expect(await ratings()).toEqual([]);
  });

  test("is good for 14 days", async () => {
    office.setTime("2026-12-11T19:59:59.000Z");
    expect((await open(token)).view.state).toBe("open");
    office.setTime("2026-12-11T20:00:00.000Z");
    expect((await open(token)).view).toEqual({ state: "past", stars: null, session: null });
    expect(await send(token, 4)).toMatchObject({ status: 409, reason: "past" });
    expect(await ratings()).toEqual([]);
  });

  test("of a session that is no longer marked as attended, or of blocked data, keeps nothing", async () => {
    await mark("no_show");
    expect((await open(token)).view).toMatchObject({ state: "not_held", session: null });
    expect(await send(token, 4)).toMatchObject({ status: 409, reason: "not_held" });
    await office.database.db.updateTable("users").set({ blocked_at: AFTER }).execute();
    expect((await open(token)).view).toMatchObject({ state: "blocked", session: null });
    expect(await send(token, 4)).toMatchObject({ status: 409, reason: "blocked" });
    expect(await ratings()).toEqual([]);
  });

  test("of another kind, changed or of an erased person is none", async () => {
    const booking = await row();
    const cancelling = linkToken("cancel", booking, "2026-12-30T20:00:00.000Z");
    for (const wrong of [cancelling, `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`, "x"]) {
      expect((await open(wrong)).status).toBe(404);
      expect((await send(wrong, 4)).status).toBe(404);
    }
    expect((await openLink(appointmentLoader, token)).status).toBe(404);
    await office.database.db.deleteFrom("users").where("id", "=", student.user.id).execute();
    expect((await open(token)).status).toBe(404);
    expect((await send(token, 4)).status).toBe(404);
  });

  test("leads to a rating that goes with the person", async () => {
    await send(token, 4);
    expect(await ratings()).toHaveLength(1);
    await office.database.db.deleteFrom("users").where("id", "=", student.user.id).execute();
    expect(await ratings()).toEqual([]);
  });
});

describe("what the office sees", () => {
  const SPAN = { from: "2026-11-01T03:00:00.000Z", to: "2026-12-01T03:00:00.000Z" };
  const seen = () => satisfactionOf(office.database.db, SPAN);
  let rated = 0;

  /** That many people, each with a rated session. */
  async function rate(count: number, stars: number, coachId = 1): Promise<void> {
    const { db } = office.database;
    for (let index = 0; index < count; index += 1) {
      const person = await makeUser(db);
      rated += 1;
      const starts = new Date(Date.parse("2026-11-02T12:00:00.000Z") + rated * 3_600_000).toISOString();
      const { id: _id, ...booking } = await row();
      const values = {
        ...booking,
        user_id: person.id,
        coach_id: coachId,
        starts_at: starts,
        status: "completed" as const,
      };
      const { id } = await db
        .insertInto("coach_sessions")
        .values({ ...values, calendar_uid: `rated-${rated}` })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("session_ratings")
        .values({ session_id: id, user_id: person.id, stars, rated_at: AFTER })
        .execute();
    }
  }

  test("is nothing of fewer than five people, counts in fives, and a mean of ten in half stars", async () => {
    expect(await seen()).toEqual({ all: { count: 0, mean: null }, coaches: [] });
    await rate(4, 5);
    expect(await seen()).toEqual({
      all: { count: null, mean: null },
      coaches: [{ coachId: 1, count: null, mean: null }],
    });
    await rate(5, 4);
    expect((await seen()).all).toEqual({ count: 5, mean: null });
    await rate(3, 2, 2);
    expect(await seen()).toEqual({
      // (4 * 5 + 5 * 4 + 3 * 2) / 12 = 3.83
      all: { count: 10, mean: 4 },
      coaches: [
        { coachId: 1, count: 5, mean: null },
        { coachId: 2, count: null, mean: null },
      ],
    });
    await rate(3, 4);
    expect((await seen()).coaches[0]).toEqual({ coachId: 1, count: 10, mean: 4.5 });
  });

  test("leaves out other periods, sessions that count as missed, and people who are not counted", async () => {
    await rate(10, 5);
    const { db } = office.database;
    expect((await seen()).all).toEqual({ count: 10, mean: 5 });
    const later = { from: SPAN.to, to: "2027-01-01T03:00:00.000Z" };
    expect((await satisfactionOf(db, later)).all).toEqual({ count: 0, mean: null });
    const [one, two] = await ratings();
    const objection = { user_id: one?.user_id ?? 0, purpose: "statistics" as const, created_at: AFTER };
    await db.insertInto("objections").values(objection).execute();
    expect((await seen()).all).toEqual({ count: 5, mean: null });
    await db.deleteFrom("objections").execute();
    await db
      .updateTable("coach_sessions")
      .set({ status: "no_show" })
      .where("id", "=", two?.session_id ?? 0)
      .execute();
    expect((await seen()).all).toEqual({ count: 5, mean: null });
  });
});
