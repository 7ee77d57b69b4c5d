import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cancelBooking } from "#app/features/coaching/cancel-or-reschedule.server.ts";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { occupiedSlots } from "#app/features/coaching/occupied-slots.server.ts";
import { scheduleSession } from "#app/features/coaching/schedule.server.ts";
import { advanceWaitingList } from "#app/features/coaching/waiting-list/offer.server.ts";
import {
  acceptOffer,
  joinWaitingList,
  leaveWaitingList,
  listWaiting,
} from "#app/features/coaching/waiting-list/places.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import type { User } from "#db/schema.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";

/** A Thursday, 9:00 in Chile; coach 1 is there on Fridays at 15:00 and 15:30. */
const NOW = "2026-11-26T12:00:00.000Z";
const FRIDAY = "2026-11-27";
const FIRST = "2026-11-27T18:00:00.000Z";
const SECOND = "2026-11-27T18:30:00.000Z";

let database: TestDatabase;
let context: { settings: ReturnType<typeof readSettings> };
let owner: User;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  database = makeTestDatabase();
  const settings = readSettings({ DATA_DIR: database.folder, SMTP_URL: "smtp://127.0.0.1:2525" });
  context = { settings };
  await ensureCoaches(database.db, settings);
  owner = await person("Dueña");
});
afterEach(async () => {
  vi.useRealTimers();
  await database.dispose();
});

let made = 0;
function person(name: string): Promise<User> {
  made += 1;
  return makeUser(database.db, { name, rut: `${14_000_000 + made}-0`, email: `espera${made}@a.example` });
}

async function book(user: User, startsAt: string): Promise<number> {
  const { booking } = await scheduleSession(
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
    context,
  );
  return booking.id;
}
const join = (user: User, date: string | null = FRIDAY) =>
  joinWaitingList(database.db, user, { coachId: 1, date }, context);
const cancel = (user: User, id: number) => cancelBooking(database.db, { userId: user.id, id }, context);
const mails = async () =>
  (
    await database.db
      .selectFrom("outbox")
      .select(["recipient", "dedup_key"])
      .where("topic", "like", "waiting:%")
      .orderBy("id")
      .execute()
  ).map((mail) => `${mail.recipient} ${mail.dedup_key.split(":").at(-1)}`);
const reason = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { reason?: string }) => error.reason,
  );

async function fullFriday(): Promise<[first: number, second: number]> {
  return [await book(owner, FIRST), await book(owner, SECOND)];
}

describe("joining", () => {
  it("is for full days only, once, with an address that somebody reads", async () => {
    const ana = await person("Ana");
    expect(await reason(join(ana))).toBe("not_full");
    await fullFriday();
    expect(await reason(join(ana, "2026-11-28"))).toBe("not_offered");
    expect(await reason(join(ana, null))).toBe("not_full");
    await join(ana);
    await join(ana);
    expect(await listWaiting(database.db, ana.id)).toMatchObject([{ date: FRIDAY, position: 1, offer: null }]);
    const made = await makeUser(database.db, {
      rut: "17230418-4",
      email: "17230418-4@universidad.example",
      email_source: "generated",
    });
    expect(await reason(join(made))).toBe("no_mail");
    const off = { settings: { ...context.settings, WAITING_OFFER_MINUTES: 0 } };
    expect(await reason(joinWaitingList(database.db, ana, { coachId: 1, date: FRIDAY }, off))).toBe("off");
  });
});

describe("a freed slot", () => {
  it("is offered by mail to the first who waits, held for that person alone, and booked by that person", async () => {
    const [first] = await fullFriday();
    const [ana, luis] = [await person("Ana"), await person("Luis")];
    await join(ana);
    await join(luis);
    expect((await listWaiting(database.db, luis.id))[0]?.position).toBe(2);
    await cancel(owner, first);
    expect(await mails()).toEqual([`${ana.email} offer`]);
    const [entry] = await listWaiting(database.db, ana.id);
    expect(entry?.offer).toEqual({ startsAt: FIRST, until: "2026-11-26T14:00:00.000Z" });
    // For everybody else it is taken.
    expect((await occupiedSlots(database.db, 1, { userId: luis.id }))[FRIDAY]).toEqual(["15:00", "15:30"]);
    expect((await occupiedSlots(database.db, 1, { userId: ana.id }))[FRIDAY]).toEqual(["15:30"]);
    expect(await reason(book(luis, FIRST))).toBe("slot_taken");
    await acceptOffer(database.db, ana, entry?.id ?? 0, context);
    expect(await listWaiting(database.db, ana.id)).toEqual([]);
    expect(await reason(acceptOffer(database.db, ana, entry?.id ?? 0, context))).toBeUndefined();
  });

  it("goes to the next when nobody takes it in time, or when it is declined, and never twice to one", async () => {
    const [first] = await fullFriday();
    const [ana, luis, eva] = [await person("Ana"), await person("Luis"), await person("Eva")];
    for (const user of [ana, luis, eva]) await join(user);
    await cancel(owner, first);
    vi.setSystemTime(Date.parse("2026-11-26T14:00:00.000Z"));
    expect(await reason(acceptOffer(database.db, ana, 1, context))).toBe("offer_over");
    expect(await reason(book(eva, FIRST))).toBe("slot_taken");
    await advanceWaitingList(database.db, context);
    expect(await mails()).toEqual([`${ana.email} offer`, `${luis.email} offer`]);
    const [entry] = await listWaiting(database.db, luis.id);
    await leaveWaitingList(database.db, { userId: luis.id, id: entry?.id ?? 0 }, context);
    // Nobody who passes by gets it in between.
    expect(await reason(book(luis, FIRST))).toBe("slot_taken");
    await advanceWaitingList(database.db, context);
    expect(await mails()).toEqual([`${ana.email} offer`, `${luis.email} offer`, `${eva.email} offer`]);
  });

  it("passes over whom missed sessions keep from booking", async () => {
    const closed = { settings: { ...context.settings, NO_SHOW_LIMIT: 1, NO_SHOW_DAYS: 14 } };
    const [first] = await fullFriday();
    const [missed, ana] = [await person("Faltó"), await person("Ana")];
    for (const user of [missed, ana]) await join(user);
    const session = { ...(await database.db.selectFrom("coach_sessions").selectAll().executeTakeFirstOrThrow()) };
    const { id: _id, ...copy } = session;
    const past = { starts_at: "2026-11-20T18:00:00.000Z", ends_at: "2026-11-20T18:30:00.000Z" };
    await database.db
      .insertInto("coach_sessions")
      .values({ ...copy, ...past, user_id: missed.id, status: "no_show", calendar_uid: "antes" })
      .execute();
    await cancelBooking(database.db, { userId: owner.id, id: first }, closed);
    expect(await mails()).toEqual([`${ana.email} offer`]);
  });

  it("passes over who could not take it; who waits for a day that is past is told so", async () => {
    const [first] = await fullFriday();
    const [gone, busy, ana] = [await person("Inactiva"), await person("Ocupado"), await person("Ana")];
    for (const user of [gone, busy, ana]) await join(user);
    await database.db.updateTable("users").set({ is_active: 0 }).where("id", "=", gone.id).execute();
    const session = { ...(await database.db.selectFrom("coach_sessions").selectAll().executeTakeFirstOrThrow()) };
    const { id: _id, ...copy } = session;
    await database.db
      .insertInto("coach_sessions")
      .values({ ...copy, user_id: busy.id, coach_id: 2, calendar_uid: "otra" })
      .execute();
    await cancel(owner, first);
    expect(await mails()).toEqual([`${ana.email} offer`]);
    vi.setSystemTime(Date.parse("2026-11-28T12:00:00.000Z"));
    await advanceWaitingList(database.db, context);
    expect((await mails()).slice(1).sort()).toEqual([`${busy.email} over`, `${gone.email} over`].sort());
    expect(await listWaiting(database.db, busy.id)).toEqual([]);
  });
});

it("500 people wait for one slot: one gets it, nobody twice, and everybody is told", async () => {
  const [first] = await fullFriday();
  const people: User[] = [];
  for (let index = 0; index < 500; index += 1) people.push(await person(`Persona ${index}`));
  for (const user of people) await join(user);
  expect((await listWaiting(database.db, people[499]?.id ?? 0))[0]?.position).toBe(500);
  await cancel(owner, first);
  // All of them press at once, whether or not the slot is theirs.
  const outcomes = await Promise.all(
    people.map(async (user) => {
      const [entry] = await listWaiting(database.db, user.id);
      return entry?.offer ? reason(acceptOffer(database.db, user, entry.id, context)) : reason(book(user, FIRST));
    }),
  );
  expect(outcomes[0]).toBe("done");
  expect(outcomes.slice(1).every((outcome) => outcome === "slot_taken")).toBe(true);
  const sessions = await database.db
    .selectFrom("coach_sessions")
    .select("user_id")
    .where("starts_at", "=", FIRST)
    .where("status", "=", "scheduled")
    .execute();
  expect(sessions).toEqual([{ user_id: people[0]?.id }]);
  // Nobody takes the next one: it is offered on, in order, to each of them once.
  const [second] = await database.db
    .selectFrom("coach_sessions")
    .select("id")
    .where("starts_at", "=", SECOND)
    .where("status", "=", "scheduled")
    .execute();
  await cancel(owner, second?.id ?? 0);
  const step = 120 * 60_000;
  while (Date.now() + step < Date.parse(SECOND)) {
    vi.setSystemTime(Date.now() + step);
    await advanceWaitingList(database.db, context);
  }
  vi.setSystemTime(Date.parse("2026-11-28T12:00:00.000Z"));
  await advanceWaitingList(database.db, context);
  const told = await mails();
  const offers = told.filter((mail) => mail.endsWith(" offer")).map((mail) => mail.split(" ")[0]);
  expect(offers).toEqual(people.slice(0, offers.length).map((user) => user.email));
  expect(offers.length).toBeGreaterThan(10);
  expect(new Set(told.map((mail) => mail.split(" ")[0])).size).toBe(500);
  expect(told.length).toBe(500);
}, 60_000);
