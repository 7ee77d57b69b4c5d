import path from "node:path";
import { DateTime } from "luxon";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import { readCalendar } from "../support/coaching/mail-samples.ts";
import { statuses } from "../support/mail-settings.ts";
import { TestServer } from "../support/server.ts";
import { calendarPart, TestSmtp } from "../support/smtp.ts";

let smtp: TestSmtp;
let server: TestServer;
let database: OpenDatabase;

beforeEach(async () => {
  smtp = await new TestSmtp().start();
  server = await new TestServer({ SMTP_URL: smtp.url }).start();
  database = openDatabase(path.join(server.dataDir, "app.sqlite"));
}, 60_000);
afterEach(async () => {
  await database.close();
  await server.dispose();
  await smtp.stop();
});

/** Books the first Friday at 15:00 that coach 1 offers; a Friday may be a holiday. @returns its instant */
async function book(client: ApiClient): Promise<string> {
  let friday = DateTime.now().setZone("America/Santiago").plus({ days: 2 }).startOf("day");
  while (friday.weekday !== 5) friday = friday.plus({ days: 1 });
  for (let week = 0; week < 5; week += 1) {
    const scheduledDate = friday.plus({ weeks: week }).set({ hour: 15 }).toJSDate().toISOString();
    const response = await client.fetch("/api/coaching/schedule", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        coachId: 1,
        scheduledDate,
        clientName: "Renata Cifuentes",
        clientEmail: "renata@sur.example",
        clientPhone: "",
        message: "",
      }),
    });
    if (response.ok) return scheduledDate;
  }
  throw new Error("no Friday could be booked");
}

test("the server is killed while a confirmation is handed over: both " +
  "arrive after the next start, and are marked", async () => {
  await database.db.updateTable("coaches").set({ email: "coach@sur.example" }).where("id", "=", 1).execute();
  const client = await new ApiClient(server.url).signIn(server.student);
  const handedOver = new Promise<void>((resolve) => {
    smtp.behaviour.data = () => {
      resolve();
      return new Promise(() => undefined);
    };
  });
  const startsAt = await book(client);
  await handedOver;
  await server.kill("SIGKILL");
  expect(await statuses(database.db)).toContain("sending");
  expect(smtp.accepted).toEqual([]);

  smtp.behaviour.data = () => undefined;
  // As if the lease of the dead process had passed: half a minute of waiting.
  await database.db.updateTable("outbox").set({ lease_until: new Date().toISOString() }).execute();
  await server.start();
  await expect.poll(() => statuses(database.db), { timeout: 30_000, interval: 100 }).toEqual(["sent", "sent"]);
  expect(smtp.recipients.sort()).toEqual(["coach@sur.example", "renata@sur.example"]);
  for (const index of [0, 1]) {
    expect(readCalendar(calendarPart(await smtp.parsed(index))).startsAt).toBe(startsAt);
  }
}, 120_000);
