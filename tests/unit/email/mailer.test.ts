import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Mailer, startMailer } from "#app/email/deliver.server.ts";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { MAX_ATTEMPTS } from "#app/email/retry.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";
import { HandClock, mailSettings, mailTo, outboxRows, queue, untilStatuses } from "../../support/mail-settings.ts";
import { TestSmtp } from "../../support/smtp.ts";

let database: TestDatabase;
let smtp: TestSmtp;
let settings: MailSettings;
let clock: HandClock;
let mailers: Mailer[];

beforeEach(async () => {
  database = makeTestDatabase();
  smtp = await new TestSmtp().start();
  settings = mailSettings(database.folder, { SMTP_URL: smtp.url });
  clock = new HandClock();
  mailers = [];
});
afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.stop(0)));
  await smtp.stop();
  await database.dispose();
});

function start(given: Partial<MailSettings> = {}): Mailer {
  const mailer = startMailer(database.db, { ...settings, ...given }, clock);
  mailers.push(mailer);
  return mailer;
}
const write = (name: string, given = {}) => queue(database.db, settings, clock, name, given);
const waitedSeconds = (iso: string | undefined) => (Date.parse(iso ?? "") - clock.now().getTime()) / 1000;

/** Moves the clock and wakes the mailer. */
function pass(seconds: number): void {
  clock.advance(seconds);
  notifyOutbox();
}

describe("sending", () => {
  test("a message arrives with exactly these headers, as text and HTML", async () => {
    start({ MAIL_FROM: "Carreras Sur <carreras@sur.example>" });
    await write("uno", { mail: mailTo("uno@sur.example", { subject: "Atención: año" }) });
    await untilStatuses(database.db, ["sent"]);
    const email = await smtp.parsed();
    expect(email.headers.map(({ key }) => key).sort()).toEqual([
      "auto-submitted",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "reply-to",
      "subject",
      "to",
      "x-auto-response-suppress",
    ]);
    const [row] = await outboxRows(database.db);
    expect(email).toMatchObject({
      from: { name: "Carreras Sur", address: "carreras@sur.example" },
      replyTo: [{ address: "ayuda@sur.example" }],
      to: [{ name: "Ñusta", address: "uno@sur.example" }],
      subject: "Atención: año",
      messageId: row?.message_id,
    });
    expect([email.text?.trim(), email.html?.trim()]).toEqual(["Texto", "<p>Texto</p>"]);
    expect(row).toMatchObject({ attempts: 1, sent_at: clock.now().toISOString(), lease_owner: null, last_error: null });
  });

  test("many leave over at most two connections, each once", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `p${index}`);
    for (const name of names) await write(name);
    start();
    await untilStatuses(
      database.db,
      names.map(() => "sent"),
    );
    expect(smtp.recipients.sort()).toEqual(names.map((name) => `${name}@sur.example`).sort());
    expect(smtp.mostConnections).toBe(2);
  });

  test("one whose time has passed is not sent", async () => {
    await write("late", { expiresAt: "2026-11-20T12:01:00.000Z" });
    await write("timely");
    clock.advance(60);
    start();
    await untilStatuses(database.db, ["expired", "sent"]);
    expect(smtp.recipients).toEqual(["timely@sur.example"]);
  });

  test("what was under way when the mailer stopped is queued again, and leaves after the next start", async () => {
    const arrived = new Promise<void>((resolve) => {
      smtp.behaviour.data = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    const mailer = start();
    await write("uno");
    await arrived;
    await mailer.stop(0);
    expect(await outboxRows(database.db)).toMatchObject([{ status: "queued", attempts: 0, lease_owner: null }]);
    smtp.behaviour.data = () => undefined;
    start();
    await untilStatuses(database.db, ["sent"]);
    expect(smtp.recipients).toEqual(["uno@sur.example"]);
  });
});

describe("when a message is refused", () => {
  test("for good: it fails at once with a cause that names nobody, and the others leave", async () => {
    smtp.behaviour.recipient = (address) =>
      address.startsWith("nobody") ? "550 5.1.1 <nobody@sur.example> does not exist" : undefined;
    start();
    await write("nobody");
    await write("somebody");
    await untilStatuses(database.db, ["failed", "sent"]);
    const [row] = await outboxRows(database.db);
    expect(row).toMatchObject({ attempts: 1, last_error: "El servidor de correo rechazó al destinatario (550 5.1.1)" });
  });

  test("for now: it waits longer each time and then arrives", async () => {
    smtp.behaviour.recipient = () => "451 4.7.1 greylisted";
    start();
    await write("uno");
    // Seconds after each try, give or take a fifth.
    for (const [index, wait] of [30, 60, 120, 300, 900, 1800, 3600, 3600].entries()) {
      await expect
        .poll(async () => (await outboxRows(database.db))[0], { interval: 20 })
        .toMatchObject({ attempts: index + 1, status: "queued" });
      const [row] = await outboxRows(database.db);
      expect(row?.last_error).toContain("(451 4.7.1)");
      expect(waitedSeconds(row?.next_attempt_at)).toBeGreaterThanOrEqual(wait * 0.8);
      expect(waitedSeconds(row?.next_attempt_at)).toBeLessThanOrEqual(wait * 1.2);
      if (index === 7) smtp.behaviour.recipient = () => undefined;
      pass(wait * 1.2);
    }
    await untilStatuses(database.db, ["sent"]);
    expect(smtp.recipients).toEqual(["uno@sur.example"]);
  });

  test("by a rule of the server (5.7.x), which somebody may mend: it is kept", async () => {
    smtp.behaviour.recipient = () => "554 5.7.1 relay access denied";
    start();
    await write("uno");
    await expect.poll(async () => (await outboxRows(database.db))[0]?.attempts, { interval: 20 }).toBe(1);
    await untilStatuses(database.db, ["queued"]);
    smtp.behaviour.recipient = () => undefined;
    pass(36);
    await untilStatuses(database.db, ["sent"]);
  });

  test("its content for good: it fails", async () => {
    smtp.behaviour.data = () => "552 5.3.4 too big";
    start();
    await write("uno");
    await untilStatuses(database.db, ["failed"]);
    expect((await outboxRows(database.db))[0]?.last_error).toBe("El servidor de correo rechazó el mensaje (552 5.3.4)");
  });

  test("by cutting the line at its content: it waits alone, and the others leave", async () => {
    smtp.behaviour.data = ({ to }) => (to[0]?.startsWith("poison") ? "drop" : undefined);
    start();
    await write("poison");
    await write("fine");
    await untilStatuses(database.db, ["queued", "sent"]);
    await expect
      .poll(async () => (await outboxRows(database.db))[0], { interval: 20 })
      .toMatchObject({ status: "queued", attempts: 1, last_error: "Se cortó la conexión con el servidor de correo" });
    smtp.behaviour.data = () => undefined;
    pass(36);
    await untilStatuses(database.db, ["sent", "sent"]);
  });

  test("again and again until its tries are used up: it fails", async () => {
    smtp.behaviour.recipient = () => "451 4.7.1 greylisted";
    await write("uno");
    await database.db
      .updateTable("outbox")
      .set({ attempts: MAX_ATTEMPTS - 2 })
      .execute();
    start();
    await expect
      .poll(async () => (await outboxRows(database.db))[0], { interval: 20 })
      .toMatchObject({ status: "queued", attempts: MAX_ATTEMPTS - 1 });
    pass(3600 * 1.2);
    await untilStatuses(database.db, ["failed"]);
    expect(smtp.recipients).toEqual([]);
  });
});
