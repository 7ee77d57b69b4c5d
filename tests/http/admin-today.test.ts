import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { enqueueMail } from "#app/email/outbox.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { action as dismiss } from "#app/routes/api.admin.outbox.$id.dismiss.ts";
import { action as retry } from "#app/routes/api.admin.outbox.$id.retry.ts";
import { action as retryFailed } from "#app/routes/api.admin.outbox.retry-failed.ts";
import { loader as outbox } from "#app/routes/api.admin.outbox.ts";
import { loader as summary } from "#app/routes/api.admin.summary.ts";
import { loader as today } from "#app/routes/api.admin.today.ts";
import { makeUser } from "../support/database.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";
import { addAnalysis, addSession } from "../unit/admin/rows.ts";

let panel: Panel;
let userId: number;
beforeEach(async () => {
  panel = await openPanel();
  userId = (await makeUser(panel.db, { name: "Ana Soto", email: "ana@a.example" })).id;
});
afterEach(() => panel.dispose());

describe("GET /api/admin/today", () => {
  it("says what is to do first: begun and unmarked, then next, then marked; tomorrow's too", async () => {
    const done = await addSession(panel.db, userId, { startsAt: "2026-11-26T11:00:00.000Z", status: "completed" });
    const next = await addSession(panel.db, userId, { startsAt: "2026-11-26T15:00:00.000Z" });
    const unmarked = await addSession(panel.db, userId, { startsAt: "2026-11-26T11:30:00.000Z" });
    // 23:30 of today in Chile is tomorrow in UTC.
    const late = await addSession(panel.db, userId, { startsAt: "2026-11-27T02:30:00.000Z" });
    const tomorrow = await addSession(panel.db, userId, { startsAt: "2026-11-27T15:00:00.000Z" });
    await addSession(panel.db, userId, { startsAt: "2026-11-26T16:00:00.000Z", status: "cancelled" });
    await addSession(panel.db, userId, { startsAt: "2026-11-28T15:00:00.000Z" });
    const { body } = await panel.get(today);
    expect(body.sessions.map((one: { id: number }) => one.id)).toEqual([unmarked, next, late, tomorrow, done]);
    expect([body.sessionsToday, body.sessionsTomorrow]).toEqual([4, 1]);
  });

  it("counts what waits for somebody, since when, and the last seven days of Chile", async () => {
    const gone = await makeUser(panel.db, { name: "Luis", email: "luis@a.example", is_active: 0 });
    await addSession(panel.db, gone.id, { startsAt: "2026-12-01T15:00:00.000Z" });
    await addSession(panel.db, userId, { startsAt: "2026-11-24T15:00:00.000Z" });
    await addSession(panel.db, userId, { startsAt: "2026-11-23T15:00:00.000Z", status: "no_show" });
    await addAnalysis(panel.db, userId, { createdAt: "2026-11-26T02:59:00.000Z" });
    await addAnalysis(panel.db, userId, { createdAt: "2026-11-26T03:00:00.000Z" });
    await addAnalysis(panel.db, userId, { createdAt: "2026-11-19T12:00:00.000Z" });
    const { body } = await panel.get(today);
    expect(body.waiting).toEqual({
      failedMails: { count: 0, since: null },
      unmarkedSessions: { count: 1, since: "2026-11-24T15:00:00.000Z" },
      inactiveBookings: { count: 1, since: "2026-12-01T15:00:00.000Z" },
      reviewRequests: { count: 0, due: null },
      rightsRequests: { count: 0, due: null },
      rosterConflicts: { count: 0, since: null },
    });
    expect(body.week.cv).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(body.week.sessions).toEqual([0, 0, 0, 1, 1, 0, 0]);
    expect(body.noShows).toBe(1);
  });
});

test("the oldest review that nobody answered says by when it is due", async () => {
  const asked = (subject_id: number, created_at: string, answered_at: string | null = null) => ({
    user_id: userId,
    subject: "cv" as const,
    subject_id,
    message: "Trabajé allí hasta 2025",
    created_at,
    answered_at,
  });
  await panel.db
    .insertInto("review_requests")
    .values([
      asked(1, "2026-11-02T12:00:00.000Z", "2026-11-03T12:00:00.000Z"),
      asked(2, "2026-11-05T12:00:00.000Z"),
      asked(3, "2026-11-04T12:00:00.000Z"),
    ])
    .execute();
  const { body } = await panel.get(today);
  expect(body.waiting.reviewRequests).toEqual({ count: 2, due: "2026-12-04T12:00:00.000Z" });
});

describe("the outbox", () => {
  async function mail(key: string, more: { to?: string; topic?: string; expiresAt?: string | null } = {}) {
    const { to = "ana@a.example", topic = "x", expiresAt = null } = more;
    await enqueueMail(
      panel.db,
      {
        dedupKey: key,
        topic,
        mail: { to: { name: "Ana", address: to }, subject: `Aviso ${key}`, text: "Texto privado", html: "" },
        expiresAt,
      },
      { settings: readSettings({ DATA_DIR: panel.database.folder }) },
    );
    const row = await panel.db.selectFrom("outbox").select("id").where("dedup_key", "=", key).executeTakeFirstOrThrow();
    return row.id;
  }
  const fail = (id: number) =>
    panel.db
      .updateTable("outbox")
      .set({ status: "failed", attempts: 3, last_error: "El servidor de correo rechazó al destinatario (550 5.1.1)" })
      .where("id", "=", id)
      .execute();
  const subjects = async (query: string) =>
    (await panel.get(outbox, query)).body.mails.map((one: { subject: string }) => one.subject);

  it("lists mails by state and person with cause and booking, never their texts", async () => {
    const booking = await addSession(panel.db, userId, { startsAt: "2026-12-01T15:00:00.000Z" });
    const failed = await mail("a", { topic: `booking:${booking}`, to: "coach@a.example" });
    await fail(failed);
    await mail("b");
    await mail("c", { to: "otra@a.example" });
    const { body } = await panel.get(outbox, "state=failed");
    expect(body.mails).toEqual([
      expect.objectContaining({
        id: failed,
        recipient: "coach@a.example",
        state: "failed",
        cause: "El servidor de correo rechazó al destinatario (550 5.1.1)",
        booking: { id: booking, startsAt: "2026-12-01T15:00:00.000Z", clientName: "Nombre de la cita" },
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain("Texto privado");
    // Of a person: about the person's bookings, whoever receives them, and those sent to the person.
    expect(await subjects("q=soto")).toEqual(["Aviso b", "Aviso a"]);
    expect(await subjects("state=waiting")).toEqual(["Aviso c", "Aviso b"]);
  });

  it("a failed mail is queued again from its first attempt on; an outdated one is refused in words", async () => {
    const good = await mail("a");
    const old = await mail("b", { expiresAt: "2026-11-20T15:00:00.000Z" });
    const waiting = await mail("c");
    await fail(good);
    await fail(old);
    expect((await panel.act(retry, { id: good })).body.mail).toMatchObject({ state: "waiting", attempts: 0 });
    const refused = await panel.act(retry, { id: old });
    expect([refused.status, refused.body.reason]).toEqual([409, "outdated"]);
    expect((await panel.act(retry, { id: waiting })).body.reason).toBe("not_failed");
    expect((await panel.act(retry, { id: 999 })).status).toBe(404);
    await fail(good);
    expect((await panel.act(retryFailed, {})).body).toEqual({ retried: 1 });
    expect(await panel.lastActivity()).toEqual({ action: "mail_retried", details: { mails: 1 } });
  });

  it("a dismissed mail is no longer counted and stays in the list; it can still be tried again", async () => {
    const id = await mail("a");
    await fail(id);
    expect((await panel.get(summary)).body.mail.counts.failed).toBe(1);
    expect((await panel.act(dismiss, { id })).body.mail.state).toBe("dismissed");
    expect((await panel.get(summary)).body.mail).toMatchObject({ counts: { failed: 0 }, failureCause: null });
    expect((await panel.get(today)).body.waiting.failedMails.count).toBe(0);
    expect(await subjects("state=dismissed")).toEqual(["Aviso a"]);
    expect((await panel.act(retry, { id })).body.mail.state).toBe("waiting");
  });
});
