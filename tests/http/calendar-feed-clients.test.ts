// Prevents: a coach whose own calendar shows an appointment at another hour than the platform, or one that was
// cancelled, or loses all of them because of one student's name.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth } from "../support/auth.ts";
import { CALENDAR_CLIENTS } from "../support/coaching/calendar-clients.ts";
import { openCalendar, PublishedCoach } from "../support/coaching/published-coach.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";

/** Before the first of the changes. */
const NOW = "2026-03-20T12:00:00.000Z";

/**
 * Wall time in Santiago and the instant, worked out by hand: the clocks go back by an hour at midnight before the first
 * Sunday of April from the 2nd on, and forward at midnight before that of September. In 2029 April begins with a
 * Sunday.
 */
const APPOINTMENTS: readonly [wall: string, startsAt: string][] = [
  ["2026-04-04T15:00", "2026-04-04T18:00:00.000Z"],
  ["2026-04-05T00:30", "2026-04-05T04:30:00.000Z"],
  ["2026-04-05T15:00", "2026-04-05T19:00:00.000Z"],
  ["2026-04-06T15:00", "2026-04-06T19:00:00.000Z"],
  ["2026-09-05T15:00", "2026-09-05T19:00:00.000Z"],
  ["2026-09-06T01:00", "2026-09-06T04:00:00.000Z"],
  ["2026-09-06T15:00", "2026-09-06T18:00:00.000Z"],
  ["2026-09-07T15:00", "2026-09-07T18:00:00.000Z"],
  ["2027-04-03T15:00", "2027-04-03T18:00:00.000Z"],
  ["2027-04-04T15:00", "2027-04-04T19:00:00.000Z"],
  ["2027-04-05T15:00", "2027-04-05T19:00:00.000Z"],
  ["2027-09-04T15:00", "2027-09-04T19:00:00.000Z"],
  ["2027-09-05T15:00", "2027-09-05T18:00:00.000Z"],
  ["2027-09-06T15:00", "2027-09-06T18:00:00.000Z"],
  ["2029-04-02T15:00", "2029-04-02T18:00:00.000Z"],
  ["2029-04-09T15:00", "2029-04-09T19:00:00.000Z"],
];

const halfAnHourAfter = (startsAt: string) => new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();

const LONG = "María de los Ángeles Ñanculef ".repeat(11).slice(0, 300).trim();
/** As they are stored, and as they stand in a title. */
const NAMES: readonly [stored: string, shown?: string][] = [
  ['Pérez, Ana; "la Nena" \\ 100%: sí'],
  ["Ana\r\nSTATUS:CANCELLED\nEND:VEVENT", "Ana STATUS:CANCELLED END:VEVENT"],
  ["Ñusta 🦤 👩🏽‍🎓 🇨🇱"],
  ["\u200fمريم\u200f, \u2067חנה\u2069 Soto"],
  [LONG],
];

let database: TestDatabase;
let coach: PublishedCoach;
let student: User;
let secret: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, PUBLIC_URL: "https://carreras.sur.example" }));
  coach = await PublishedCoach.in(database.db);
  student = await makeUser(database.db);
  secret = await coach.secret();
});
afterEach(async () => {
  vi.useRealTimers();
  setSettings(undefined);
  await database.dispose();
});

const book = (startsAt: string, uid: string, name = "Renata Cifuentes Ñandú") =>
  coach.book(student, {
    starts_at: startsAt,
    ends_at: halfAnHourAfter(startsAt),
    calendar_uid: uid,
    client_name: name,
    created_at: NOW,
    updated_at: NOW,
  });

async function fetched(): Promise<string> {
  const answer = await openCalendar(secret);
  expect(answer.status).toBe(200);
  return answer.text();
}

const change = (
  uid: string,
  values: { status?: "cancelled"; starts_at?: string; ends_at?: string },
  sequence: number,
) =>
  database.db
    .updateTable("coach_sessions")
    .set({ ...values, calendar_sequence: sequence })
    .where("calendar_uid", "=", uid)
    .execute();

for (const [name, { missing }] of Object.entries(CALENDAR_CLIENTS)) {
  if (missing) console.warn(`What ${name} shows of a coach's calendar is not looked at: ${missing}`);
}

describe.each(Object.entries(CALENDAR_CLIENTS))("%s", (_name, { missing, read }) => {
  test.skipIf(missing !== null)("shows every appointment at its hour around the changes of the clocks", async () => {
    for (const [wall, startsAt] of APPOINTMENTS) await book(startsAt, `${wall}@sur.example`);
    const seen = read([await fetched()]);
    expect(seen.map(({ uid, wall, startsAt, endsAt }) => [uid, wall, startsAt, endsAt])).toEqual(
      APPOINTMENTS.map(([wall, startsAt]) => [`${wall}@sur.example`, wall, startsAt, halfAnHourAfter(startsAt)]),
    );
    expect(new Set(seen.map(({ title }) => title))).toEqual(new Set(["Cita de coaching con Renata Cifuentes Ñandú"]));
  });

  test.skipIf(missing !== null)("shows where one was moved to, and that one was cancelled", async () => {
    for (const uid of ["stays", "moves", "ends"]) {
      await book(`2026-04-0${{ stays: 2, moves: 3, ends: 4 }[uid]}T18:00:00.000Z`, uid);
    }
    const before = await fetched();
    await change("moves", { starts_at: "2026-04-06T19:30:00.000Z", ends_at: "2026-04-06T20:00:00.000Z" }, 1);
    await change("ends", { status: "cancelled" }, 2);
    const seen = read([before, await fetched()]);
    expect(seen.map(({ uid, wall, cancelled }) => [uid, wall, cancelled])).toEqual([
      ["stays", "2026-04-02T15:00", false],
      ["ends", "2026-04-04T15:00", true],
      ["moves", "2026-04-06T15:30", false],
    ]);
    expect(seen.map(({ title }) => title.startsWith("Cancelada: "))).toEqual([false, true, false]);
    const sequences = seen.map(({ sequence }) => sequence);
    if (sequences.some((sequence) => sequence !== null)) expect(sequences).toEqual([0, 2, 1]);
  });

  test.skipIf(missing !== null)("shows whatever name somebody has", async () => {
    for (const [index, [stored]] of NAMES.entries()) {
      await book(`2026-04-02T1${index}:00:00.000Z`, `name-${index}`, stored);
    }
    expect(read([await fetched()]).map(({ title }) => title)).toEqual(
      NAMES.map(([stored, shown = stored]) => `Cita de coaching con ${shown}`),
    );
  });

  test.skipIf(missing !== null)("reads a calendar without appointments", async () => {
    expect(read([await fetched()])).toEqual([]);
  });
});
