// Prevents: a secret address that opens a calendar to somebody who is no coach any more, or shows more of a student
// than the name.
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { updateCoach } from "#app/features/admin/commands/coaches.server.ts";
import { publishedSince } from "#app/features/coaching/calendar-feed/feed-address.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { action as eraseRoute } from "#app/routes/api.account.erase.ts";
import type { Role, User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { bookingRow } from "../support/coaching/mail-samples.ts";
import { openCalendar, PublishedCoach, secretOf } from "../support/coaching/published-coach.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { everythingIn } from "../support/every-table.ts";
import { callRoute } from "../support/http.ts";

const NOW = "2026-11-26T12:00:00.000Z";
const DAY_MS = 86_400_000;

let database: TestDatabase;
let coach: PublishedCoach;
let student: User;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  database = makeTestDatabase();
  configureTestAuth(database);
  setSettings(readSettings({ DATA_DIR: database.folder, PUBLIC_URL: "https://carreras.sur.example" }));
  coach = await PublishedCoach.in(database.db);
  student = await makeUser(database.db, { name: "Renata Cifuentes", rut: "18765042-K" });
});
afterEach(async () => {
  vi.useRealTimers();
  setSettings(undefined);
  await database.dispose();
});

const daysFromNow = (days: number) => new Date(Date.parse(NOW) + days * DAY_MS).toISOString();
const at = (days: number) => ({
  starts_at: daysFromNow(days),
  ends_at: new Date(Date.parse(daysFromNow(days)) + 30 * 60_000).toISOString(),
  calendar_uid: `day-${days}`,
});
const statusOf = async (token: string) => (await openCalendar(token)).status;

async function uids(token: string): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await openCalendar(token)).text()));
  return calendar.getAllSubcomponents("vevent").map((event) => String(event.getFirstPropertyValue("uid")));
}

const auditedActions = () =>
  database.raw
    .prepare("select action from audit_trail where action like 'calendar%' order by rowid")
    .pluck()
    .all() as string[];

describe("the address", () => {
  test("is told once: the database keeps its hash", async () => {
    const answer = await coach.make();
    const { url } = (await answer.json()) as { url: string };
    expect(url).toMatch(/^https:\/\/carreras\.sur\.example\/calendar\/[\w-]{43}\.ics$/);
    const secret = secretOf(url);
    expect(await statusOf(secret)).toBe(200);
    expect(everythingIn(database.raw)).not.toContain(secret);
  });

  test("is where the request came to, where nobody said how the platform is called", async () => {
    setSettings(readSettings({ DATA_DIR: database.folder }));
    const answer = await coach.make({ url: "http://10.0.0.7:3000/api/coach/calendar-feed" });
    expect(((await answer.json()) as { url: string }).url).toMatch(/^http:\/\/10\.0\.0\.7:3000\/calendar\//);
  });

  test("that is renewed kills the one before in the next request; one that was taken away opens nothing", async () => {
    expect(await publishedSince(database.db, coach.user.id)).toBeNull();
    const first = await coach.secret();
    const second = await coach.secret();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect(await publishedSince(database.db, coach.user.id)).toBe(NOW);
    expect((await coach.remove()).status).toBe(200);
    expect(await statusOf(second)).toBe(404);
    expect(await publishedSince(database.db, coach.user.id)).toBeNull();
    expect((await coach.remove()).status).toBe(200);
    expect(auditedActions()).toEqual(["calendar_feed_created", "calendar_feed_renewed", "calendar_feed_removed"]);
  });

  test("that is unknown, renewed or no address at all gets the same answer", async () => {
    const renewed = await coach.secret();
    await coach.secret();
    const bodies = await Promise.all(
      [renewed, "x".repeat(43), "", "..", "%00", `${renewed}x`].map(async (token) => {
        const answer = await openCalendar(token);
        return [answer.status, answer.headers.get("Cache-Control"), await answer.text()];
      }),
    );
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]?.[0]).toBe(404);
  });

  test.each<Role>(["coach", "office", "admin"])("is nobody's who is no coach: %s without one", async (role) => {
    const user = await makeUser(database.db, { role });
    const answer = await coach.make({ cookie: await sessionCookieFor(database.db, user) });
    expect([answer.status, await answer.json()]).toMatchObject([409, { reason: "no_coach" }]);
  });

  test("is not the office's who was a coach", async () => {
    await database.db.updateTable("users").set({ role: "office" }).where("id", "=", coach.user.id).execute();
    expect((await coach.make()).status).toBe(409);
  });
});

describe("the address dies with", () => {
  const account = (set: Partial<Pick<User, "role" | "is_active" | "blocked_at">>) =>
    database.db.updateTable("users").set(set).where("id", "=", coach.user.id).execute();

  test("the role, and giving it back does not wake it", async () => {
    const secret = await coach.secret();
    await account({ role: "user" });
    expect(await statusOf(secret)).toBe(404);
    await account({ role: "coach" });
    expect(await statusOf(secret)).toBe(404);
  });

  test("the account that is deactivated", async () => {
    const secret = await coach.secret();
    await account({ is_active: 0 });
    expect(await statusOf(secret)).toBe(404);
    await account({ is_active: 1 });
    expect(await statusOf(secret)).toBe(404);
  });

  test("the account's data that is blocked, as long as it is", async () => {
    const secret = await coach.secret();
    await account({ blocked_at: NOW });
    expect(await statusOf(secret)).toBe(404);
  });

  test("the coach who takes no sessions any more", async () => {
    const secret = await coach.secret();
    await database.db.updateTable("coaches").set({ is_active: 0 }).where("id", "=", coach.coach.id).execute();
    expect(await statusOf(secret)).toBe(404);
  });

  test("the account that is erased", async () => {
    const secret = await coach.secret();
    const erased = { method: "POST", cookie: coach.cookie, json: { password: "1876", word: "BORRAR" } };
    await database.db.updateTable("users").set({ rut: "18760000-0" }).where("id", "=", coach.user.id).execute();
    const answer = await callRoute(eraseRoute, erased);
    expect(answer.status).toBe(200);
    expect(await statusOf(secret)).toBe(404);
    expect(await database.db.selectFrom("coach_feeds").selectAll().execute()).toEqual([]);
  });

  test("the office joining another account, but not with its other changes to the coach", async () => {
    const office = await makeUser(database.db, { role: "office" });
    const next = await makeUser(database.db, { role: "coach" });
    const secret = await coach.secret();
    const edit = (rut: string) =>
      updateCoach(database.db, office.id, {
        id: coach.coach.id,
        body: {
          ...{ name: "Ana", email: "ana@sur.example", specialty: "", title: "", description: "", availability: [] },
          ...{ modality: "both", meetingPlace: "Sala 4", meetingLink: "", isActive: true, sessionMinutes: 30 },
          account: rut,
        },
      });
    await edit(coach.user.rut);
    expect(await statusOf(secret)).toBe(200);
    await edit(next.rut);
    expect(await statusOf(secret)).toBe(404);
    await edit("");
    await edit(coach.user.rut);
    expect(await statusOf(secret)).toBe(404);
  });
});

describe("what it gives", () => {
  test("has the UID and SEQUENCE of the mails, the student's name, and nothing else of the student", async () => {
    const secret = await coach.secret();
    const booking = await coach.book(student, { calendar_sequence: 3 });
    const text = await (await openCalendar(secret)).text();
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toContain(`UID:${booking.calendar_uid}\r\nSEQUENCE:3\r\n`);
    expect(unfolded).toContain("SUMMARY:Cita de coaching con Renata Cifuentes Ñandú\r\n");
    const { client_email, client_phone, message } = bookingRow();
    for (const kept of [client_email, client_phone, message.slice(0, 12), student.email, student.rut, "ATTENDEE"]) {
      expect(unfolded).not.toContain(kept);
    }
    expect(unfolded).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n");
    expect(unfolded).toContain("X-PUBLISHED-TTL:PT15M\r\n");
    expect(unfolded).toContain("X-WR-CALNAME:Citas de coaching · Universidad");
    expect(unfolded).not.toContain("VALARM");
  });

  test("are eight weeks back and all to come, and for four weeks what was cancelled", async () => {
    const secret = await coach.secret();
    for (const days of [-57, -55, -1, 1, 400]) await coach.book(student, at(days));
    const cancelled = { status: "cancelled" } as const;
    await coach.book(student, { ...at(2), ...cancelled, updated_at: daysFromNow(-27) });
    await coach.book(student, { ...at(3), ...cancelled, updated_at: daysFromNow(-29) });
    await coach.book(student, { ...at(-56.5), ...cancelled, updated_at: daysFromNow(-1) });
    await coach.book(student, { ...at(-2), status: "no_show" });
    await coach.book(student, { ...at(-3), status: "completed" });
    const other = await PublishedCoach.in(database.db);
    await other.book(student, at(5));
    expect(await uids(secret)).toEqual(["day--55", "day--3", "day--2", "day--1", "day-1", "day-2", "day-400"]);
  });

  test("is without those who blocked or erased their data", async () => {
    const secret = await coach.secret();
    const [blocked, erased] = [await makeUser(database.db), await makeUser(database.db)];
    await coach.book(student, at(1));
    await coach.book(blocked, at(2));
    await coach.book(erased, at(3));
    expect(await uids(secret)).toEqual(["day-1", "day-2", "day-3"]);
    await database.db.updateTable("users").set({ blocked_at: NOW }).where("id", "=", blocked.id).execute();
    await database.db.deleteFrom("users").where("id", "=", erased.id).execute();
    expect(await uids(secret)).toEqual(["day-1"]);
  });

  test("is kept by nobody on the way, listed by nobody, and the same as long as nothing changes", async () => {
    const secret = await coach.secret();
    const booking = await coach.book(student, at(1));
    const first = await openCalendar(secret);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    const etag = first.headers.get("ETag") ?? "";
    vi.setSystemTime(new Date(daysFromNow(0.5)));
    for (const sent of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await openCalendar(secret, { headers: { "If-None-Match": sent } });
      expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
    }
    await database.db
      .updateTable("coach_sessions")
      .set({ calendar_sequence: 1, updated_at: daysFromNow(0.5), client_name: "Otra" })
      .where("id", "=", booking.id)
      .execute();
    const changed = await openCalendar(secret, { headers: { "If-None-Match": etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain("Cita de coaching con Otra");
  });
});

describe("the limits", () => {
  test("slow down a network that guesses, and hold up no right address from it", async () => {
    const secret = await coach.secret();
    const from = { clientAddress: "198.51.100.77" };
    const guesses: number[] = [];
    for (let tries = 0; tries < 60; tries += 1) guesses.push((await openCalendar(`guess-${tries}`, from)).status);
    expect(new Set(guesses.slice(0, 45))).toEqual(new Set([404]));
    const last = await openCalendar("guess", from);
    expect([last.status, last.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect((await openCalendar(secret, from)).status).toBe(200);
    expect((await openCalendar("guess", { clientAddress: "198.51.100.78" })).status).toBe(404);
  });

  test("hold up an address that is asked for all the time, and no other one", async () => {
    const [secret, other] = [await coach.secret(), await (await PublishedCoach.in(database.db)).secret()];
    const statuses: number[] = [];
    for (let calls = 0; calls < 130; calls += 1) statuses.push(await statusOf(secret));
    expect(new Set(statuses.slice(0, 90))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf(other)).toBe(200);
  });
});
