import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Mailer, startMailer } from "#app/email/deliver.server.ts";
import { dropQueued, notifyOutbox } from "#app/email/outbox.server.ts";
import { claimMail } from "#app/email/outbox-lease.server.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { fileWaiting } from "#app/email/write-eml-files.server.ts";
import { makeTestDatabase, type TestDatabase } from "../../support/database.ts";
import { HandClock, mailSettings, outboxRows, queue, untilStatuses } from "../../support/mail-settings.ts";
import { TestSmtp } from "../../support/smtp.ts";

let database: TestDatabase;
let smtp: TestSmtp;
let settings: MailSettings;
let clock: HandClock;
let mailers: Mailer[];
let folder: string;

beforeEach(async () => {
  database = makeTestDatabase();
  smtp = await new TestSmtp().start();
  settings = mailSettings(database.folder);
  clock = new HandClock();
  mailers = [];
  folder = path.join(database.folder, "outbox");
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
const files = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
const untilFiles = (expected: string[]) => expect.poll(files, { timeout: 20_000, interval: 20 }).toEqual(expected);
const untilFiled = (count: number) =>
  expect
    .poll(async () => (await outboxRows(database.db)).filter((row) => row.filed_at).length, { interval: 20 })
    .toBe(count);

describe("without a mail server", () => {
  test("each message is written once, for the server's account only, and goes on waiting", async () => {
    await write("uno");
    start();
    await untilFiled(1);
    const file = path.join(folder, "1.eml");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const [row] = await outboxRows(database.db);
    const email = await PostalMime.parse(readFileSync(file));
    expect(email).toMatchObject({ subject: "Hola", messageId: row?.message_id, to: [{ address: "uno@sur.example" }] });
    expect(row).toMatchObject({ status: "queued", attempts: 0 });
    // Looked at and taken away by somebody: it is not written again.
    writeFileSync(file, "seen");
    await write("dos");
    await untilFiled(2);
    expect(readFileSync(file, "utf8")).toBe("seen");
  });

  test("with one set later they leave once, and their files go", async () => {
    for (const name of ["uno", "dos", "tres"]) await write(name);
    await start().stop(1000);
    start();
    await untilFiled(3);
    await untilFiles(["1.eml", "2.eml", "3.eml"]);
    await Promise.all(mailers.map((mailer) => mailer.stop(1000)));
    start({ SMTP_URL: smtp.url });
    await untilStatuses(database.db, ["sent", "sent", "sent"]);
    await untilFiles([]);
    expect(smtp.recipients.sort()).toEqual(["dos@sur.example", "tres@sur.example", "uno@sur.example"]);
  });

  test("those whose time has passed meanwhile do not leave, and their files go too", async () => {
    await write("late", { expiresAt: "2026-11-20T12:10:00.000Z" });
    await write("timely", { expiresAt: "2026-11-21T12:00:00.000Z" });
    const filing = start();
    await untilFiled(2);
    await filing.stop(1000);
    clock.advance(600);
    start({ SMTP_URL: smtp.url });
    await untilStatuses(database.db, ["expired", "sent"]);
    await untilFiles([]);
    expect(smtp.recipients).toEqual(["timely@sur.example"]);
  });

  test("one that expires, is overtaken or is erased while it waits loses its file", async () => {
    await write("late", { expiresAt: "2026-11-20T12:10:00.000Z" });
    await write("overtaken", { topic: "booking:1" });
    await write("erased");
    start();
    await untilFiled(3);
    await dropQueued(database.db, "booking:1", clock);
    notifyOutbox();
    await untilFiles(["1.eml", "3.eml"]);
    await database.db.deleteFrom("outbox").where("dedup_key", "=", "erased").execute();
    notifyOutbox();
    await untilFiles(["1.eml"]);
    clock.advance(600);
    notifyOutbox();
    await untilStatuses(database.db, ["expired", "expired"]);
    await untilFiles([]);
  });

  test("one that is erased while its file is being written leaves none", async () => {
    await write("erased");
    let isOver = false;
    const filing = fileWaiting(database.db, settings, clock, () => false).finally(() => {
      isOver = true;
    });
    // The folder is made right before the file.
    while (!isOver && !existsSync(folder)) await yieldToEventLoop();
    expect(isOver).toBe(false);
    database.raw.exec("delete from outbox");
    await filing;
    expect(files()).toEqual([]);
  });

  test("what a process that sent and died left behind waits again", async () => {
    await write("uno");
    await claimMail(database.db, "a process that died", clock.now());
    clock.advance(60);
    start();
    await untilStatuses(database.db, ["queued"]);
    await untilFiles(["1.eml"]);
  });

  test("a row that cannot be read does not keep the others from being written", async () => {
    await write("broken");
    await database.db.updateTable("outbox").set({ mail: "{}" }).execute();
    await write("fine");
    start();
    await untilFiles(["2.eml"]);
    await untilStatuses(database.db, ["failed", "queued"]);
  });

  test("halves that a dead process left are cleared away, and nothing that is not ours", async () => {
    await write("uno");
    await start().stop(1000);
    start();
    await untilFiled(1);
    await Promise.all(mailers.map((mailer) => mailer.stop(1000)));
    const old = new Date(Date.now() - 7_200_000);
    // Message 1 is queued; 7 is gone, and its text must not lie about for an hour.
    for (const name of ["1.eml.old.tmp", "1.eml.young.tmp", "7.eml.young.tmp", "notes.txt", "99.eml"])
      writeFileSync(path.join(folder, name), "");
    for (const name of ["1.eml.old.tmp", "notes.txt"]) utimesSync(path.join(folder, name), old, old);
    start();
    await untilFiles(["1.eml", "1.eml.young.tmp", "notes.txt"]);
  });
});
