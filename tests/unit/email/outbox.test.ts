import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dropQueued, enqueueMail, outboxState } from "#app/email/outbox.server.ts";
import { claimMail, expireDue, MAIL_LEASE, markSent, postpone } from "#app/email/outbox-lease.server.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { renewLease } from "#app/jobs/lease.server.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { HandClock, mailSettings, mailTo, outboxRows, queue, statuses } from "../../support/mail-settings.ts";

let database: TestDatabase;
let settings: MailSettings;
let clock: HandClock;

beforeEach(() => {
  database = makeTestDatabase();
  settings = mailSettings(database.folder);
  clock = new HandClock();
});
afterEach(() => database.dispose());

const write = (name: string, given = {}) => queue(database.db, settings, clock, name, given);
const claim = (owner: string) => claimMail(database.db, owner, clock.now());

describe("the outbox", () => {
  test("keeps one message for each key, with a Message-ID of the sender's domain", async () => {
    await write("uno", { topic: "t" });
    const again = await database.db
      .transaction()
      .execute((trx) =>
        enqueueMail(trx, { dedupKey: "uno", topic: "t", mail: mailTo("otro@sur.example") }, { settings, clock }),
      );
    await queue(database.db, { ...settings, MAIL_FROM: "Carreras <carreras@mail.sur.example>" }, clock, "dos");
    expect(again).toBe(false);
    const rows = await outboxRows(database.db);
    expect(rows.map((row) => [row.dedup_key, row.recipient, row.status])).toEqual([
      ["uno", "uno@sur.example", "queued"],
      ["dos", "dos@sur.example", "queued"],
    ]);
    expect(rows[0]?.message_id).toMatch(/^<[\w-]{36}@sur\.example>$/);
    expect(rows[1]?.message_id).toMatch(/^<[\w-]{36}@mail\.sur\.example>$/);
  });

  test.each(["camila@example.invalid", "CAMILA@Example.INVALID"])("keeps no message to %s", async (address) => {
    const sent = { dedupKey: "uno", topic: "t", mail: mailTo("a@sur.example", { to: { name: "", address } }) };
    const written = await database.db.transaction().execute((trx) => enqueueMail(trx, sent, { settings, clock }));
    expect([written, await outboxRows(database.db)]).toEqual([false, []]);
  });

  test("keeps no message to an address made from an identifier, unless it is a real one", async () => {
    const { EMAIL_DOMAIN } = settings;
    const person = (rut: string, email: string, email_source: "generated" | "roster") =>
      makeUser(database.db, { rut, email, email_source });
    await person("12345678-5", `12345678-5@${EMAIL_DOMAIN}`, "generated");
    await person("P1234567", "p1234567@otra.example", "generated");
    await person("20543217-5", `20543217-5@${EMAIL_DOMAIN}`, "roster");
    const addresses = [
      `12345678-5@${EMAIL_DOMAIN}`,
      `12345678-5@${EMAIL_DOMAIN.toUpperCase()}`,
      // The placeholder of a domain that was set before.
      "P1234567@otra.example",
      // Somebody's placeholder until the office wrote another address.
      `9876543-k.2@${EMAIL_DOMAIN}`,
      `20543217-5@${EMAIL_DOMAIN}`,
      "12345678-5@otra.example",
    ];
    const kept: boolean[] = [];
    for (const address of addresses) {
      const sent = { dedupKey: address, topic: "t", mail: mailTo("a@sur.example", { to: { name: "", address } }) };
      kept.push(await database.db.transaction().execute((trx) => enqueueMail(trx, sent, { settings, clock })));
    }
    expect(kept).toEqual([false, false, false, false, true, true]);
  });

  test.each([
    ["an address that starts a header", mailTo("a@sur.example\r\nBcc: b@sur.example")],
    ["a name with a line break", mailTo("a@sur.example", { to: { name: "A\nBcc: b", address: "a@sur.example" } })],
    ["a subject with a carriage return", mailTo("a@sur.example", { subject: "Hola\rBcc: b@sur.example" })],
    ["a subject with NUL", mailTo("a@sur.example", { subject: "Hola\u0000" })],
  ])("refuses %s", async (_what, mail) => {
    await expect(write("uno", { mail })).rejects.toThrow();
    expect(await outboxRows(database.db)).toEqual([]);
  });

  test("a message that is rolled back with its cause was never there", async () => {
    const broken = database.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, { dedupKey: "uno", topic: "t", mail: mailTo("a@sur.example") }, { settings, clock });
      throw new Error("the booking failed");
    });
    await expect(broken).rejects.toThrow("the booking failed");
    expect(await outboxRows(database.db)).toEqual([]);
  });

  test("drops what has not left, and lets what is leaving have no second try", async () => {
    await write("leaving", { topic: "booking:1" });
    await claim("a");
    await write("waiting", { topic: "booking:1" });
    await write("other", { topic: "booking:2" });
    expect(await dropQueued(database.db, "booking:1", clock)).toEqual(["waiting"]);
    expect(await statuses(database.db)).toEqual(["sending", "expired", "queued"]);
    await postpone(database.db, 1, "a", { cause: "451", counted: true, nextAttempt: clock.now() });
    await expireDue(database.db, clock.now());
    expect(await statuses(database.db)).toEqual(["expired", "expired", "queued"]);
  });

  test("tells the admin how things stand", async () => {
    expect(await outboxState(database.db, settings)).toEqual({
      smtpConfigured: false,
      counts: { queued: 0, sending: 0, sent: 0, expired: 0, failed: 0 },
      oldestWaiting: null,
      lastError: null,
      failureCause: null,
    });
    await write("sent");
    await claim("a");
    await markSent(database.db, 1, "a", clock.now());
    clock.advance(60);
    const oldest = clock.now().toISOString();
    await write("tried");
    await claim("a");
    await postpone(database.db, 2, "a", { cause: "El servidor no está", counted: true, nextAttempt: clock.now() });
    clock.advance(60);
    await write("new");
    expect(await outboxState(database.db, { SMTP_URL: "smtp://localhost" })).toEqual({
      smtpConfigured: true,
      counts: { queued: 2, sending: 0, sent: 1, expired: 0, failed: 0 },
      oldestWaiting: oldest,
      lastError: "El servidor no está",
      failureCause: null,
    });
    const fail = (id: number, last_error: string) =>
      database.db.updateTable("outbox").set({ status: "failed", last_error }).where("id", "=", id).execute();
    await fail(2, "La dirección no existe");
    await fail(3, "La dirección no existe");
    expect(await outboxState(database.db, settings)).toMatchObject({ failureCause: "La dirección no existe" });
    // The cause of one message is not told as that of another.
    await fail(3, "El buzón está lleno");
    expect(await outboxState(database.db, settings)).toMatchObject({ failureCause: null });
  });
});

describe("a claimed message", () => {
  test("is nobody else's until its lease has passed, and then only the new owner's", async () => {
    await write("uno");
    expect((await claim("a"))?.attempts).toBe(1);
    expect(await claim("b")).toBeUndefined();
    clock.advance(MAIL_LEASE.seconds - 1);
    expect(await renewLease(database.db, MAIL_LEASE, { id: 1, owner: "a" }, clock.now())).toBe(true);
    clock.advance(MAIL_LEASE.seconds - 1);
    expect(await claim("b")).toBeUndefined();
    clock.advance(1);
    expect((await claim("b"))?.attempts).toBe(2);
    expect(await renewLease(database.db, MAIL_LEASE, { id: 1, owner: "a" }, clock.now())).toBe(false);
    expect(await markSent(database.db, 1, "a", clock.now())).toBe(false);
    expect(await statuses(database.db)).toEqual(["sending"]);
    expect(await markSent(database.db, 1, "b", clock.now())).toBe(true);
    expect(await statuses(database.db)).toEqual(["sent"]);
  });

  test("holds back newer ones of its topic to the same person, and nobody else's", async () => {
    const mail = mailTo("ana@sur.example");
    await write("first", { topic: "booking:1", mail });
    await claim("a");
    await write("second", { topic: "booking:1", mail });
    await write("colleague", { topic: "booking:1" });
    expect((await claim("a"))?.dedup_key).toBe("colleague");
    expect(await claim("a")).toBeUndefined();
    await markSent(database.db, 1, "a", clock.now());
    expect((await claim("a"))?.dedup_key).toBe("second");
  });

  test("is not one whose time has passed", async () => {
    await write("late", { expiresAt: "2026-11-20T12:01:00.000Z" });
    clock.advance(60);
    expect(await claim("a")).toBeUndefined();
    expect(await expireDue(database.db, clock.now())).toBe(1);
    expect(await statuses(database.db)).toEqual(["expired"]);
  });
});
