import { afterEach, beforeEach, expect, test } from "vitest";
import { countUses } from "#app/features/admin/report/report-figures.server.ts";
import { officeToday } from "#app/features/admin/today/today.server.ts";
import { cancelBooking } from "#app/features/coaching/cancel-or-reschedule.server.ts";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { enqueueDueReminders } from "#app/features/coaching/mail/reminders.server.ts";
import { scheduleSession } from "#app/features/coaching/schedule.server.ts";
import { advanceWaitingList } from "#app/features/coaching/waiting-list/offer.server.ts";
import { joinWaitingList, listWaiting } from "#app/features/coaching/waiting-list/places.server.ts";
import { action as allow } from "#app/routes/api.account.objections.withdraw.ts";
import type { User } from "#db/schema.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import {
  ask,
  closeDesk,
  database,
  decide,
  openDesk,
  outcome,
  own,
  person,
  seenByOwner,
  settings,
} from "../support/rights-desk.ts";
import { addAnalysis } from "../unit/admin/rows.ts";

/** An objection ends the uses that it names, and no others. */

const FRIDAY = "2026-11-27";
const SLOTS = ["2026-11-27T18:00:00.000Z", "2026-11-27T18:30:00.000Z"];

const object = async (...purposes: string[]) => {
  const id = await ask({ kind: "objection", subject: "everything" });
  expect((await decide(id, { purposes })).status).toBe(200);
  return id;
};
const book = (user: User, startsAt: string) =>
  scheduleSession(
    database.db,
    user,
    {
      coachId: 1,
      scheduledDate: new Date(startsAt),
      clientName: user.name,
      clientEmail: user.email,
      clientPhone: "",
      message: "",
      modality: null,
    },
    { settings },
  );

beforeEach(async () => {
  await openDesk();
  await ensureCoaches(database.db, settings);
});
afterEach(closeDesk);

test("figures: the report and the last seven days leave the person out; lists and own results stay", async () => {
  const at = { createdAt: "2026-11-24T11:00:00.000Z" };
  await addAnalysis(database.db, person.id, { score: 70, ...at });
  await addAnalysis(database.db, (await makeUser(database.db)).id, { score: 50, ...at });
  const span = { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" };
  const figures = async () => [
    (await countUses(database.db, "cv", span, {})).people,
    (await officeToday(database.db, settings)).week.cv.at(-1),
  ];
  expect(await figures()).toEqual([2, 2]);
  await object("other_mails", "answer_labels");
  expect(await figures()).toEqual([2, 2]);
  await object("statistics");
  expect(await figures()).toEqual([1, 1]);
  await callRoute(allow, { json: {}, cookie: own });
  expect(await figures()).toEqual([2, 2]);
});

test("the waiting list: the place and the held slot end, nobody is mailed, and joining is refused", async () => {
  const other = await makeUser(database.db, { name: "Luis Paz", email: "luis@personal.cl" });
  const owner = await makeUser(database.db, { email: "duena@personal.cl" });
  const [first] = [await book(owner, SLOTS[0] ?? ""), await book(owner, SLOTS[1] ?? "")];
  const join = (user: User) => joinWaitingList(database.db, user, { coachId: 1, date: FRIDAY }, { settings });
  await join(person);
  await join(other);
  await cancelBooking(database.db, { userId: owner.id, id: first.booking.id }, { settings });
  expect((await listWaiting(database.db, person.id))[0]?.offer).not.toBeNull();
  const id = await object("other_mails");
  expect((await seenByOwner(id)).events.at(-1)?.text).toBe(
    "Sus datos ya no se usan para: Lista de espera y sus correos, y el que pregunta cómo estuvo una sesión.",
  );
  expect(await listWaiting(database.db, person.id)).toEqual([]);
  await advanceWaitingList(database.db, { settings });
  expect((await listWaiting(database.db, other.id))[0]?.offer).not.toBeNull();
  const waiting = await database.db
    .selectFrom("outbox")
    .select(["recipient", "status"])
    .where("topic", "like", "waiting:%")
    .orderBy("id")
    .execute();
  expect(waiting).toEqual([
    { recipient: person.email, status: "expired" },
    { recipient: other.email, status: "queued" },
  ]);
  await database.db.updateTable("waiting_list").set({ status: "left" }).execute();
  await book(owner, SLOTS[0] ?? "");
  await expect(join(person)).rejects.toMatchObject({ reason: "objection" });
  await callRoute(allow, { json: {}, cookie: own });
  await join(person);
});

test("the waiting list's end does not stop reminders of own sessions", async () => {
  await book(person, SLOTS[0] ?? "");
  await object("other_mails", "statistics", "answer_labels");
  await enqueueDueReminders(database.db, { settings, clock: { now: () => new Date("2026-11-26T19:00:00.000Z") } });
  const mails = await database.db
    .selectFrom("outbox")
    .select("dedup_key")
    .where("topic", "like", "booking:%")
    .where("recipient", "=", person.email)
    .execute();
  expect(mails.map((mail) => mail.dedup_key).filter((key) => key.includes("reminder"))).not.toEqual([]);
});

test("objections add up; the person takes them back alone, and the evidence has it", async () => {
  await object("statistics");
  const id = await object("answer_labels");
  expect((await seenByOwner(id)).events.at(-1)?.text).toContain("Informe del período");
  expect((await callRoute(allow, { json: {}, cookie: own })).status).toBe(200);
  expect((await seenByOwner(id)).events.at(-1)).toMatchObject({ kind: "allowed", by: "person" });
  expect(await outcome(callRoute(allow, { json: {}, cookie: own }))).toBe("no_objection");
});
