// Prevents: an hour that is offered while the coach's own calendar says no, and anything else of it in our tables.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ownBusyCalendar } from "#app/features/coaching/busy/known-busy.server.ts";
import { readCalendar, readDueCalendars } from "#app/features/coaching/busy/read-calendars.server.ts";
import { listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import { readSettings, type Settings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as setRoute } from "#app/routes/api.coach.busy-calendar.ts";
import { action as removeRoute } from "#app/routes/api.coach.busy-calendar_.remove.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { type CalendarServer, startCalendarServer } from "../support/calendar-server.ts";
import { CoachingClient } from "../support/coaching/client.ts";
import { PublishedCoach } from "../support/coaching/published-coach.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { everythingIn } from "../support/every-table.ts";
import { callRoute } from "../support/http.ts";

/** A Thursday, 9:00 in Chile. */
const NOW = "2026-11-26T12:00:00.000Z";
const FRIDAY_15_00 = "2026-11-27T18:00:00.000Z";
const FRIDAY_15_30 = "2026-11-27T18:30:00.000Z";
const AVAILABILITY = JSON.stringify([{ weekday: 5, times: ["15:00", "15:30"] }]);

let server: CalendarServer;
let database: TestDatabase;
let settings: Settings;
let coach: PublishedCoach;
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(async () => {
  await server.close();
  await stopComputing();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  database = makeTestDatabase();
  configureTestAuth(database);
  settings = readSettings({ DATA_DIR: database.folder, BUSY_CALENDAR_HOSTS: "localhost" });
  setSettings(settings);
  coach = await PublishedCoach.in(database.db, { availability: AVAILABILITY });
  server.asked.length = 0;
  shows(event("u1", "20261127T150000", "20261127T151500"));
});
afterEach(async () => {
  vi.useRealTimers();
  setSettings(undefined);
  await database.dispose();
});

const event = (uid: string, start: string, end: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Médico, canario-título\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\n`;

/** What the coach's calendar says from now on. */
function shows(events: string, etag = '"1"'): void {
  server.answer = (request, response) => {
    if (request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
    response.setHeader("ETag", etag).end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`);
  };
}
const fails = () => {
  server.answer = (_request, response) => response.writeHead(500).end();
};

const network = () => ({ settings, network: { ca: server.ca } });
const name = (calendarUrl: string, cookie = coach.cookie) => callRoute(setRoute, { cookie, json: { calendarUrl } });
/** The route knows no certificate of tests: its own reading fails, and this one succeeds. */
async function nameAndRead(): Promise<void> {
  expect((await name(server.url)).status).toBe(200);
  await read();
}
const read = () => readCalendar(database.db, coach.coach.id, network());
const state = () => ownBusyCalendar(database.db, coach.user.id, new Date());
const hoursLater = (hours: number) => vi.setSystemTime(new Date(Date.parse(NOW) + hours * 3_600_000));

async function offeredOnFriday(): Promise<string[]> {
  const all = await listCoachOffers(database.db);
  const own = all.find(({ id }) => id === coach.coach.id);
  const slots = own?.dates.flatMap((day) => day.slots.map(({ startsAt }) => startsAt)) ?? [];
  return slots.filter((startsAt) => startsAt.startsWith("2026-11-27"));
}

async function student(): Promise<CoachingClient> {
  const user = await makeUser(database.db);
  return new CoachingClient(user, await sessionCookieFor(database.db, user));
}

describe("an hour at which the coach is busy", () => {
  test("is not offered and cannot be claimed; the next one can", async () => {
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_00, FRIDAY_15_30]);
    await nameAndRead();
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_30]);
    const client = await student();
    const body = { coachId: coach.coach.id };
    expect(await client.schedule(FRIDAY_15_00, body)).toMatchObject({ status: 400, reason: "not_offered" });
    expect((await client.schedule(FRIDAY_15_30, body)).status).toBe(200);
  });

  test("is all that is kept of the calendar", async () => {
    await nameAndRead();
    expect(await database.db.selectFrom("coach_busy").select(["starts_at", "ends_at"]).execute()).toEqual([
      { starts_at: FRIDAY_15_00, ends_at: "2026-11-27T18:15:00.000Z" },
    ]);
    expect(everythingIn(database.raw)).not.toContain("canario");
  });

  test("is not that of an appointment of ours whose invitation is still there", async () => {
    await nameAndRead();
    const client = await student();
    const { booking } = await client.schedule(FRIDAY_15_30, { coachId: coach.coach.id });
    expect((await client.cancel(booking.id)).status).toBe(200);
    const { calendar_uid } = await database.db
      .selectFrom("coach_sessions")
      .select("calendar_uid")
      .executeTakeFirstOrThrow();
    shows(event(calendar_uid, "20261127T153000", "20261127T160000"), '"2"');
    await read();
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_00, FRIDAY_15_30]);
  });
});

describe("a calendar that cannot be read", () => {
  test("counts for a day as it was, then no more, and says so", async () => {
    await nameAndRead();
    expect(await state()).toEqual({ host: "localhost", readAt: NOW, failingSince: null, isTrusted: true });
    fails();
    hoursLater(23);
    await read();
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_30]);
    expect(await state()).toMatchObject({ readAt: NOW, failingSince: "2026-11-27T11:00:00.000Z", isTrusted: true });
    hoursLater(25);
    await read();
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_00, FRIDAY_15_30]);
    expect(await state()).toMatchObject({ failingSince: "2026-11-27T11:00:00.000Z", isTrusted: false });
    shows(event("u1", "20261127T150000", "20261127T151500"));
    await read();
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_30]);
    expect(await state()).toMatchObject({ failingSince: null, isTrusted: true });
  });

  test("is told at once to the coach who names it", async () => {
    fails();
    const answer = await name(server.url);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { calendar: { host: "localhost", readAt: null, failingSince: NOW, isTrusted: false } },
    ]);
  });

  test("is also one that is a page", async () => {
    server.answer = (_request, response) => response.end("<html>Inicia sesión</html>");
    await nameAndRead();
    expect(await state()).toMatchObject({ readAt: null, failingSince: NOW });
  });
});

describe("reading", () => {
  test("asks whether it changed, and once a day for all of it", async () => {
    await nameAndRead();
    server.asked.length = 0;
    hoursLater(1);
    await read();
    expect(await state()).toMatchObject({ readAt: "2026-11-26T13:00:00.000Z", isTrusted: true });
    hoursLater(25);
    await read();
    expect(server.asked).toEqual(['"1"', undefined]);
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_30]);
  });

  test("is due every quarter of an hour, and never where no server is allowed", async () => {
    await nameAndRead();
    server.asked.length = 0;
    const minutesLater = (minutes: number) => hoursLater(minutes / 60);
    minutesLater(14);
    await readDueCalendars(database.db, network());
    expect(server.asked).toHaveLength(0);
    minutesLater(16);
    const none = { ...settings, BUSY_CALENDAR_HOSTS: [] };
    await readDueCalendars(database.db, { ...network(), settings: none });
    expect(server.asked).toHaveLength(0);
    await readDueCalendars(database.db, network());
    await readDueCalendars(database.db, network());
    expect(server.asked).toHaveLength(1);
  });
});

describe("the calendar", () => {
  test("may only be on a server that the institution allows", async () => {
    for (const url of ["https://calendar.google.com/x.ics", "http://localhost/x.ics", "https://127.0.0.1/x.ics"]) {
      const answer = await name(url);
      expect([answer.status, await answer.json()]).toMatchObject([422, { reason: "host_not_allowed" }]);
    }
    expect(server.asked).toEqual([]);
    expect(await state()).toBeNull();
  });

  test("is only a coach's", async () => {
    const office = await sessionCookieFor(database.db, await makeUser(database.db, { role: "office" }));
    expect((await name(server.url, office)).status).toBe(409);
  });

  test("that is taken away, or replaced by another, counts no more", async () => {
    await nameAndRead();
    fails();
    await name(server.url.replace("ana", "otra"));
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_00, FRIDAY_15_30]);
    shows(event("u1", "20261127T150000", "20261127T151500"));
    await nameAndRead();
    expect((await callRoute(removeRoute, { method: "POST", cookie: coach.cookie })).status).toBe(200);
    expect(await offeredOnFriday()).toEqual([FRIDAY_15_00, FRIDAY_15_30]);
    expect(await state()).toBeNull();
  });

  test("goes with the role", async () => {
    await nameAndRead();
    await database.db.updateTable("users").set({ role: "user" }).where("id", "=", coach.user.id).execute();
    expect(await database.db.selectFrom("coach_calendars").selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom("coach_busy").selectAll().execute()).toEqual([]);
  });
});
