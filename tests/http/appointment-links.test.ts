import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AppointmentView } from "#app/features/coaching/links/appointment-view.ts";
import { advanceWaitingList } from "#app/features/coaching/waiting-list/offer.server.ts";
import { action } from "#app/routes/api.coaching.appointment.ts";
import { loader } from "#app/routes/appointment.$token/route.tsx";
import { type CoachingClient, NEXT_FRIDAY, type Office, openOffice } from "../support/coaching/client.ts";
import { type Opened, openLink, remind } from "../support/coaching/mailed-links.ts";
import { callRoute } from "../support/http.ts";
import { outboxRows } from "../support/mail-settings.ts";

/** 'Confirmo que voy' and 'No puedo ir' of the reminder of a session on Friday the 4th, 15:00. */

let office: Office;
let student: CoachingClient;
let bookingId: number;
let links: Awaited<ReturnType<typeof remind>>;

/** Each test asks from a network of its own: the limit is of the process. */
let network = 0;
const address = () => `198.51.100.${network}`;

beforeEach(async () => {
  network += 1;
  office = await openOffice({ PUBLIC_URL: "https://carreras.sur.example", MAX_LIVE_BOOKINGS: "4" });
  student = await office.student();
  bookingId = (await student.schedule(NEXT_FRIDAY)).booking.id;
  office.setTime("2026-12-03T18:00:00.000Z");
  links = await remind(office);
});
afterEach(() => office.dispose());

const open = (token: string, method = "GET"): Promise<Opened<AppointmentView>> =>
  openLink<AppointmentView>(loader, token, { method, clientAddress: address() });

async function act(token: string): Promise<{ status: number; state?: string; reason?: string; message?: string }> {
  const answer = await callRoute(action, { json: { token }, clientAddress: address() });
  return { status: answer.status, ...(await answer.json()) };
}

const { stringify } = JSON;
const row = () =>
  office.database.db.selectFrom("coach_sessions").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
const change = (values: object) => office.database.db.updateTable("coach_sessions").set(values).execute();
/** Everything that an act could write. */
async function written(): Promise<string> {
  const { db } = office.database;
  const activities = await db.selectFrom("activities").selectAll().execute();
  return stringify([await db.selectFrom("coach_sessions").selectAll().execute(), activities, await outboxRows(db)]);
}

describe("the reminder", () => {
  test("has both links in its text and in its HTML, and nothing about the person in them", () => {
    for (const token of [links.confirm, links.cancel]) {
      expect(token).toMatch(new RegExp(`^[cx]${bookingId}-0-\\d{10}-[\\w-]{43}$`));
      expect(links.html).toContain(`href="https://carreras.sur.example/appointment/${token}"`);
    }
    expect(links.html).toContain(">Confirmo que voy</a>");
    expect(links.html).toContain(">No puedo ir</a>");
  });

  test("has no link to cancel where it is too late, and none without an address of the site", async () => {
    await change({ calendar_sequence: 1 });
    Object.assign(office.settings, { CANCEL_HOURS: 48 });
    const late = await remind(office);
    expect(late.confirm).not.toBe("");
    expect(late.text).not.toContain("No puedo ir");
    await change({ calendar_sequence: 2 });
    Object.assign(office.settings, { PUBLIC_URL: undefined });
    expect((await remind(office)).text).not.toMatch(/https?:|Responde sin iniciar/);
  });
});

describe("the page", () => {
  test("shows when, with whom and where, and nothing of the person", async () => {
    const { status, view } = await open(links.confirm);
    expect(status).toBe(200);
    expect(view).toEqual({
      kind: "confirm",
      state: "open",
      cancelHours: 2,
      appointment: {
        when: "viernes 4 de diciembre de 2026, 15:00 a 15:30, hora de Chile",
        facts: [
          { label: "Coach", value: "Daniela Mosquera" },
          { label: "Modalidad", value: "Presencial o virtual" },
          { label: "Lugar", value: "Oficina de Desarrollo Profesional" },
        ],
      },
    });
    expect(stringify(view)).not.toContain(student.user.name);
    expect((await open(links.cancel)).view).toMatchObject({ kind: "cancel", state: "open" });
  });

  test("opened and asked for its head by a mail scanner, changes nothing", async () => {
    const before = await written();
    for (const token of [links.confirm, links.cancel])
      for (const method of ["GET", "HEAD"]) expect((await open(token, method)).status).toBe(200);
    for (const method of ["GET", "HEAD"]) {
      const answer = await callRoute(action, { method, url: `http://localhost/?token=${links.cancel}` });
      expect(answer.status).toBe(405);
    }
    expect(await written()).toBe(before);
  });

  test("keeps the address of a meeting to itself", async () => {
    await office.database.db
      .updateTable("coaches")
      .set({ meeting_link: "https://reunion.example/sala", meeting_place: "Sala 3" })
      .execute();
    await change({ modality: "either" });
    const text = stringify((await open(links.confirm)).view);
    expect(text).toContain("Sala 3");
    expect(text).not.toContain("reunion.example");
  });
});

describe("confirming", () => {
  test("is kept with its activity, once, and said afterwards", async () => {
    expect(await act(links.confirm)).toEqual({ status: 200, state: "confirmed" });
    expect(await row()).toMatchObject({ status: "scheduled", confirmed_at: "2026-12-03T18:00:00.000Z" });
    const before = await written();
    office.setTime("2026-12-03T19:00:00.000Z");
    expect(await act(links.confirm)).toEqual({ status: 200, state: "confirmed" });
    expect(await written()).toBe(before);
    expect((await open(links.confirm)).view).toMatchObject({ state: "confirmed", appointment: {} });
    const activities = await office.database.db
      .selectFrom("activities")
      .select(["user_id", "details"])
      .where("action", "=", "coach_session_confirmed")
      .execute();
    expect(activities.map((one) => [one.user_id, JSON.parse(one.details)])).toEqual([
      [student.user.id, { bookingId, coachId: 1, startsAt: NEXT_FRIDAY }],
    ]);
  });

  test("twice at once is done once", async () => {
    expect(await Promise.all([act(links.confirm), act(links.confirm)])).toEqual(
      Array(2).fill({ status: 200, state: "confirmed" }),
    );
    const rows = await office.database.db
      .selectFrom("activities")
      .select("id")
      .where("action", "=", "coach_session_confirmed")
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("does not keep somebody from cancelling later, nor is a session confirmed that was cancelled", async () => {
    await act(links.confirm);
    expect(await act(links.cancel)).toEqual({ status: 200, state: "cancelled" });
    expect(await act(links.confirm)).toMatchObject({ status: 409, reason: "not_scheduled" });
    expect((await open(links.confirm)).view).toMatchObject({ kind: "confirm", state: "cancelled" });
  });
});

describe("cancelling", () => {
  test("is the student's own: row, activity, mails to both with their calendar files", async () => {
    const before = (await outboxRows(office.database.db)).length;
    expect(await act(links.cancel)).toEqual({ status: 200, state: "cancelled" });
    expect(await row()).toMatchObject({ status: "cancelled", calendar_sequence: 1 });
    const mails = (await outboxRows(office.database.db)).slice(before);
    expect(mails.map(({ dedup_key }) => dedup_key)).toEqual([
      `booking:${bookingId}:cancelled:1:student`,
      `booking:${bookingId}:cancelled:1:coach`,
    ]);
    for (const { mail } of mails) expect(JSON.parse(mail).calendar.ics).toContain("METHOD:CANCEL");
    const last = (await outboxRows(office.database.db)).find(({ dedup_key }) => dedup_key.includes("reminder"));
    expect(last?.status).toBe("expired");
    const activity = await office.database.db
      .selectFrom("activities")
      .select("user_id")
      .where("action", "=", "coach_session_cancelled")
      .execute();
    expect(activity).toEqual([{ user_id: student.user.id }]);
    expect((await open(links.cancel)).view).toMatchObject({
      state: "cancelled",
      appointment: { facts: [{ label: "Coach", value: "Daniela Mosquera" }] },
    });
  });

  test("twice at once, and again later, is done once", async () => {
    const answers = await Promise.all([act(links.cancel), act(links.cancel)]);
    expect(answers).toEqual(Array(2).fill({ status: 200, state: "cancelled" }));
    const before = await written();
    expect(await act(links.cancel)).toEqual({ status: 200, state: "cancelled" });
    expect(await written()).toBe(before);
    expect((await row()).calendar_sequence).toBe(1);
  });

  test("offers the freed slot to who waits", async () => {
    const { db } = office.database;
    const waiting = await office.student();
    const now = new Date().toISOString();
    await db
      .insertInto("waiting_list")
      .values({
        user_id: waiting.user.id,
        coach_id: 1,
        date: "2026-12-04",
        status: "waiting",
        created_at: now,
        updated_at: now,
      })
      .execute();
    // The other slot of that day is taken.
    await (await office.student()).schedule("2026-12-04T18:30:00.000Z");
    await advanceWaitingList(db, { settings: office.settings });
    expect(await db.selectFrom("waiting_list").select("status").execute()).toEqual([{ status: "waiting" }]);
    await act(links.cancel);
    expect(await db.selectFrom("waiting_list").select(["status", "offered_starts_at"]).execute()).toEqual([
      { status: "offered", offered_starts_at: NEXT_FRIDAY },
    ]);
  });

  test("less than CANCEL_HOURS before the start is refused as the own call does, and said by the page", async () => {
    office.setTime("2026-12-04T16:00:01.000Z");
    expect((await open(links.cancel)).view).toMatchObject({ state: "too_late", appointment: {} });
    const refused = await act(links.cancel);
    const own = await student.cancel(bookingId);
    expect(refused).toMatchObject({ status: 409, reason: "too_late", message: own.message });
    expect((await open(links.confirm)).view.state).toBe("open");
  });
});

describe("a link that is no longer good", () => {
  test("of a session that was moved says so and does nothing", async () => {
    await act(links.confirm);
    await student.reschedule(bookingId, "2026-12-11T18:00:00.000Z");
    expect((await row()).confirmed_at).toBeNull();
    const before = await written();
    for (const token of [links.confirm, links.cancel]) {
      expect((await open(token)).view).toMatchObject({ state: "moved", appointment: null });
      expect(await act(token)).toMatchObject({ status: 409, reason: "moved" });
    }
    expect(await written()).toBe(before);
  });

  test("of a session that has begun says that it is past, and shows nothing more", async () => {
    office.setTime(NEXT_FRIDAY);
    const before = await written();
    for (const token of [links.confirm, links.cancel]) {
      expect((await open(token)).view).toMatchObject({ state: "past", appointment: null });
      expect(await act(token)).toMatchObject({ status: 409, reason: "past" });
    }
    expect(await written()).toBe(before);
  });

  test("of somebody whose data is blocked answers as the own call", async () => {
    await office.database.db.updateTable("users").set({ blocked_at: new Date().toISOString() }).execute();
    const before = await written();
    for (const token of [links.confirm, links.cancel]) {
      expect((await open(token)).view).toMatchObject({ state: "blocked", appointment: null });
      expect(await act(token)).toMatchObject({ status: 409, reason: "blocked" });
    }
    expect(await written()).toBe(before);
  });

  test("of a coach who has left still cancels, and frees nothing for anybody", async () => {
    await office.database.db.updateTable("coaches").set({ is_active: 0 }).execute();
    expect((await open(links.cancel)).view.state).toBe("open");
    expect(await act(links.cancel)).toEqual({ status: 200, state: "cancelled" });
  });
});
