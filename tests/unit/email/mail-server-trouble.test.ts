import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Mailer, startMailer } from "#app/email/deliver.server.ts";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";
import { HandClock, mailSettings, outboxRows, queue, untilStatuses } from "../../support/mail-settings.ts";
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

/** Moves the clock and wakes the mailer. */
function pass(seconds: number): void {
  clock.advance(seconds);
  notifyOutbox();
}

describe("when the server itself is in trouble", () => {
  const names = ["uno", "dos", "tres", "cuatro"];

  test.each<[string, (smtp: TestSmtp) => unknown, (smtp: TestSmtp) => unknown, RegExp]>([
    ["it is down", (server) => server.stop(), (server) => server.start(), /conect|conexión/],
    [
      "it does not take the password",
      (server) => (server.behaviour.account = { user: "carreras", password: "other" }),
      (server) => (server.behaviour.account = { user: "carreras", password: "secreta" }),
      /usuario o la clave \(535/,
    ],
    [
      "it does not take the sender",
      (server) => (server.behaviour.sender = () => "550 5.1.8 bad sender"),
      (server) => (server.behaviour.sender = () => undefined),
      /remitente \(550 5\.1\.8\): revisa MAIL_FROM/,
    ],
    [
      "it is closing down",
      (server) => (server.behaviour.recipient = () => "421 4.3.2 closing"),
      (server) => (server.behaviour.recipient = () => undefined),
      /no está recibiendo mensajes \(421/,
    ],
  ])("%s: no message loses a try, and each arrives once when it is well again", async (_what, harm, heal, cause) => {
    await harm(smtp);
    start({ SMTP_URL: smtp.url.replace("//", "//carreras:secreta@") });
    for (const name of names) await write(name);
    // Three tries with growing rests, whatever the number of messages that wait.
    for (let round = 0; round < 3; round += 1) {
      await expect
        .poll(async () => (await outboxRows(database.db)).some((row) => cause.test(row.last_error ?? "")), {
          interval: 20,
        })
        .toBe(true);
      await untilStatuses(
        database.db,
        names.map(() => "queued"),
      );
      expect((await outboxRows(database.db)).map((row) => row.attempts)).toEqual([0, 0, 0, 0]);
      await database.db.updateTable("outbox").set({ last_error: null }).execute();
      pass(150);
    }
    await expect
      .poll(async () => (await outboxRows(database.db)).some((row) => row.last_error !== null), { interval: 20 })
      .toBe(true);
    await heal(smtp);
    pass(400);
    await untilStatuses(
      database.db,
      names.map(() => "sent"),
    );
    expect(smtp.recipients.sort()).toEqual(names.map((name) => `${name}@sur.example`).sort());
  });

  test("it offers TLS with a certificate that nobody trusts: nothing leaves until the operator allows it", async () => {
    await smtp.stop();
    smtp.offersTls = true;
    await smtp.start();
    await write("uno");
    const careful = start();
    await expect
      .poll(async () => (await outboxRows(database.db))[0], { interval: 20 })
      .toMatchObject({ status: "queued", attempts: 0, last_error: expect.stringContaining("certificado") });
    await careful.stop(1000);
    start({ SMTP_URL: `${smtp.url}?tls.rejectUnauthorized=false` });
    await untilStatuses(database.db, ["sent"]);
    expect(smtp.accepted).toMatchObject([{ secure: true }]);
  });

  test("it is left alone between tries", async () => {
    smtp.behaviour.sender = () => "451 4.3.0 out of disk";
    start();
    await write("uno");
    await expect.poll(async () => (await outboxRows(database.db))[0]?.last_error, { interval: 20 }).toContain("451");
    await untilStatuses(database.db, ["queued"]);
    const connections = smtp.connections;
    smtp.behaviour.sender = () => undefined;
    for (const name of ["dos", "tres"]) await write(name);
    pass(23);
    await expect
      .poll(async () => (await outboxRows(database.db)).map((row) => row.status))
      .toEqual(["queued", "queued", "queued"]);
    expect(smtp.connections).toBe(connections);
    pass(14);
    await untilStatuses(database.db, ["sent", "sent", "sent"]);
  });

  test("it cut the connection that nobody was using: nothing is lost or repeated", async () => {
    start();
    await write("uno");
    await untilStatuses(database.db, ["sent"]);
    await smtp.stop();
    await smtp.start();
    await write("dos");
    await untilStatuses(database.db, ["sent", "sent"]);
    expect(smtp.recipients).toEqual(["uno@sur.example", "dos@sur.example"]);
  });
});
