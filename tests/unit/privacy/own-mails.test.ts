import { expect, it } from "vitest";
import { enqueueMail } from "#app/email/outbox.server.ts";
import { ownMails } from "#app/features/privacy/own-mails.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { insertBooking } from "../../support/coaching/mail-samples.ts";
import { makeTestDatabase, makeUser } from "../../support/database.ts";

it("a person's mails are those of own bookings and waits, also to an earlier address, and no one else's", async () => {
  const database = makeTestDatabase();
  const { db } = database;
  const settings = readSettings({ DATA_DIR: database.folder });
  const { booking, coach } = await insertBooking(db);
  const person = await db
    .updateTable("users")
    .set({ email: "nueva@a.example" })
    .where("id", "=", booking.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const other = await makeUser(db, { rut: "17230418-4", email: "otra@a.example" });
  const wait = (userId: number) =>
    db
      .insertInto("waiting_list")
      .values({ user_id: userId, coach_id: coach.id, date: null, status: "left", created_at: "a", updated_at: "a" })
      .returning("id")
      .executeTakeFirstOrThrow();
  const [own, others] = [await wait(person.id), await wait(other.id)];
  const mail = (topic: string, address: string) =>
    enqueueMail(
      db,
      {
        dedupKey: `${topic} ${address}`,
        topic,
        mail: { to: { name: "", address }, subject: topic, text: "", html: "" },
      },
      { settings },
    );
  await mail(`booking:${booking.id}`, "coach@a.example");
  await mail(`waiting:${own.id}`, "antes@a.example");
  await mail(`waiting:${others.id}`, "otra@a.example");
  await mail("booking:999", "nueva@a.example");
  await mail("account", "nueva@a.example");
  const topics = await ownMails(db, person).select("topic").orderBy("id").execute();
  expect(topics.map((row) => row.topic)).toEqual([`booking:${booking.id}`, `waiting:${own.id}`, "account"]);
  await database.dispose();
});
