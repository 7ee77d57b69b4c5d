import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { claimMail, expireDue, MAIL_LEASE, markFailed, markSent, postpone } from "#app/email/outbox-lease.server.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { renewLease, requeueAbandoned } from "#app/jobs/lease.server.ts";
import type { OutboxRow } from "#db/coaching-tables.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";
import { HandClock, mailSettings, mailTo, outboxRows, queue, statuses } from "../../support/mail-settings.ts";

const START = "2026-11-20T12:00:00.000Z";
/** The moment so many seconds after the start. */
const moment = (seconds: number) => new Date(Date.parse(START) + seconds * 1000);

let database: TestDatabase;
let settings: MailSettings;
let clock: HandClock;

beforeEach(() => {
  database = makeTestDatabase();
  settings = mailSettings(database.folder);
  clock = new HandClock(START);
});
afterEach(() => database.dispose());

const write = (name: string, given = {}) => queue(database.db, settings, clock, name, given);
const renew = (id: number, owner: string, seconds: number) =>
  renewLease(database.db, MAIL_LEASE, { id, owner }, moment(seconds));
const claimAt = (seconds: number, owner = "a") => claimMail(database.db, owner, moment(seconds));
const row = async (id: number): Promise<OutboxRow | undefined> =>
  (await outboxRows(database.db)).find((one) => one.id === id);

describe("the lease of a message", () => {
  test("is thirty seconds of one mailer", async () => {
    await write("uno");
    expect(await claimAt(0)).toMatchObject({
      status: "sending",
      lease_owner: "a",
      lease_until: moment(30).toISOString(),
      attempts: 1,
    });
    expect(MAIL_LEASE.seconds).toBe(30);
    expect(await claimAt(29.999, "b")).toBeUndefined();
    expect(await claimAt(30, "b")).toMatchObject({ lease_owner: "b", attempts: 2 });
  });

  test("is renewed by its owner only, and for that message only", async () => {
    await write("uno");
    await write("dos");
    await claimAt(0);
    await claimAt(0);
    expect(await renew(1, "b", 10)).toBe(false);
    expect(await row(1)).toMatchObject({ lease_owner: "a", lease_until: moment(30).toISOString() });
    expect(await renew(1, "a", 10)).toBe(true);
    expect(await row(1)).toMatchObject({ lease_until: moment(40).toISOString() });
    expect(await row(2)).toMatchObject({ lease_until: moment(30).toISOString() });
  });

  test("ends with the message, which nobody ends for the owner", async () => {
    for (const name of ["uno", "dos", "tres"]) await write(name);
    for (let at = 0; at < 3; at += 1) await claimAt(0);
    const later = { cause: "451", counted: true, nextAttempt: moment(60) };
    expect(await markSent(database.db, 1, "b", moment(1))).toBe(false);
    expect(await markFailed(database.db, 2, "b", "550", moment(1))).toBe(false);
    expect(await postpone(database.db, 3, "b", later)).toBe(false);
    expect(await statuses(database.db)).toEqual(["sending", "sending", "sending"]);
    expect(await markSent(database.db, 1, "a", moment(1))).toBe(true);
    expect(await markFailed(database.db, 2, "a", "550", moment(2))).toBe(true);
    expect(await postpone(database.db, 3, "a", later)).toBe(true);
    const free = { lease_owner: null, lease_until: null };
    expect(await row(1)).toMatchObject({ ...free, status: "sent", sent_at: moment(1).toISOString(), last_error: null });
    expect(await row(2)).toMatchObject({
      ...free,
      status: "failed",
      last_error: "550",
      next_attempt_at: moment(2).toISOString(),
    });
    expect(await row(3)).toMatchObject({
      ...free,
      status: "queued",
      last_error: "451",
      next_attempt_at: moment(60).toISOString(),
      attempts: 1,
    });
    expect(await renew(1, "a", 3)).toBe(false);
    expect(await markSent(database.db, 1, "a", moment(3))).toBe(false);
  });

  test("is worth nothing once the message is queued again", async () => {
    await write("uno");
    await claimAt(0);
    await database.db.updateTable("outbox").set({ status: "queued" }).execute();
    expect(await renew(1, "a", 1)).toBe(false);
    expect(await markSent(database.db, 1, "a", moment(1))).toBe(false);
  });
});

describe("a message that is put back", () => {
  test("keeps the cause of before, and its count of tries, where the try said nothing about it", async () => {
    await write("uno");
    await claimAt(0);
    await postpone(database.db, 1, "a", { cause: "451", counted: true, nextAttempt: moment(5) });
    await claimAt(5);
    expect((await row(1))?.attempts).toBe(2);
    await postpone(database.db, 1, "a", { cause: null, counted: false, nextAttempt: moment(10) });
    expect(await row(1)).toMatchObject({ last_error: "451", attempts: 1 });
    expect(await claimAt(9.999)).toBeUndefined();
    expect((await claimAt(10))?.id).toBe(1);
    await markSent(database.db, 1, "a", moment(11));
    expect((await row(1))?.last_error).toBeNull();
  });
});

describe("the next message", () => {
  test("is the one that has waited longest, the older of two that waited as long", async () => {
    for (const name of ["uno", "dos", "tres"]) await write(name);
    await database.db
      .updateTable("outbox")
      .set({ next_attempt_at: moment(2).toISOString() })
      .where("id", "=", 1)
      .execute();
    expect((await claimAt(2))?.id).toBe(2);
    expect((await claimAt(2))?.id).toBe(3);
    expect((await claimAt(2))?.id).toBe(1);
  });

  test("is not held back by a newer one, by one of another topic, or by one that is not leaving", async () => {
    const mail = mailTo("ana@sur.example");
    await write("old", { topic: "t", mail });
    await write("new", { topic: "t", mail });
    await write("else", { topic: "u", mail });
    // "old" waits for its next try, so "new" may go; while it does, "old" may too.
    await database.db
      .updateTable("outbox")
      .set({ next_attempt_at: moment(9).toISOString() })
      .where("id", "=", 1)
      .execute();
    expect((await claimAt(0))?.dedup_key).toBe("new");
    expect((await claimAt(9))?.dedup_key).toBe("else");
    expect((await claimAt(9))?.dedup_key).toBe("old");
  });

  test("is none whose time has passed; a moment before it still goes", async () => {
    await write("uno", { expiresAt: moment(60).toISOString() });
    await write("dos", { expiresAt: moment(60).toISOString() });
    expect((await claimAt(59.999))?.id).toBe(1);
    expect(await claimAt(60)).toBeUndefined();
  });
});

describe("what nobody sends any more", () => {
  test("expires at its time: what waits at once, what is being sent when its lease is over", async () => {
    const expiresAt = moment(10).toISOString();
    await write("waiting", { expiresAt });
    await write("leaving", { expiresAt });
    await write("patient");
    await database.db
      .updateTable("outbox")
      .set({ status: "sending", lease_owner: "a", lease_until: moment(30).toISOString() })
      .where("id", "=", 2)
      .execute();
    expect(await expireDue(database.db, moment(9.999))).toBe(0);
    expect(await expireDue(database.db, moment(10))).toBe(1);
    expect(await statuses(database.db)).toEqual(["expired", "sending", "queued"]);
    expect(await expireDue(database.db, moment(29.999))).toBe(0);
    expect(await expireDue(database.db, moment(30))).toBe(1);
    expect(await row(2)).toMatchObject({ status: "expired", lease_owner: null, lease_until: null });
  });

  test("goes back to the queue when its lease is over, not before", async () => {
    await write("uno");
    await write("dos");
    await claimAt(0);
    await claimAt(5);
    await requeueAbandoned(database.db, MAIL_LEASE, moment(29.999));
    expect(await statuses(database.db)).toEqual(["sending", "sending"]);
    await requeueAbandoned(database.db, MAIL_LEASE, moment(30));
    expect(await row(1)).toMatchObject({ status: "queued", lease_owner: null, lease_until: null });
    expect(await row(2)).toMatchObject({ status: "sending", lease_owner: "a" });
  });
});
