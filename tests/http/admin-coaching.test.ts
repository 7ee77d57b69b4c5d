import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import { action as setStatus } from "#app/routes/api.admin.coach-sessions.$id.status.ts";
import { action as removeAbsence } from "#app/routes/api.admin.coaches.$id.absences.$absenceId.ts";
import { action as addAbsence } from "#app/routes/api.admin.coaches.$id.absences.ts";
import { action as unblockDate } from "#app/routes/api.admin.coaches.$id.blocked-dates.$date.ts";
import { action as blockDate } from "#app/routes/api.admin.coaches.$id.blocked-dates.ts";
import { action as updateCoach } from "#app/routes/api.admin.coaches.$id.ts";
import { loader as coaches, action as createCoach } from "#app/routes/api.admin.coaches.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";
import { addSession } from "../unit/admin/rows.ts";

/** A Friday on which coach 1 is there, and an hour before NOW. */
const FRIDAY = "2026-11-27T18:00:00.000Z";
const BEGUN = "2026-11-26T11:00:00.000Z";

let panel: Panel;
let userId: number;
beforeEach(async () => {
  panel = await openPanel();
  userId = (await makeUser(panel.db, { name: "Ana Soto" })).id;
});
afterEach(() => panel.dispose());

const session = (id: number) =>
  panel.db.selectFrom("coach_sessions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const mails = () => panel.db.selectFrom("outbox").select(["dedup_key", "recipient"]).orderBy("dedup_key").execute();

describe("POST /api/admin/coach-sessions/{id}/status", () => {
  it("cancels: the slot is free, both are told by mail, the calendars get a newer number", async () => {
    const id = await addSession(panel.db, userId, { startsAt: FRIDAY });
    const { status, body } = await panel.act(setStatus, { id, json: { status: "cancelled" } });
    expect([status, body.session.status, body.session.id]).toEqual([200, "cancelled", id]);
    expect((await session(id)).calendar_sequence).toBe(1);
    expect(await mails()).toEqual([
      { dedup_key: `booking:${id}:cancelled:1:coach`, recipient: "coach1@universidad.example" },
      { dedup_key: `booking:${id}:cancelled:1:student`, recipient: "cita@a.example" },
    ]);
    await addSession(panel.db, userId, { startsAt: FRIDAY });
    expect(await panel.lastActivity()).toEqual({
      action: "coach_session_status",
      details: { bookingId: id, targetUserId: userId, from: "scheduled", to: "cancelled" },
    });
  });

  it("says how it went once it has begun, and corrects that; no mails", async () => {
    const id = await addSession(panel.db, userId, { startsAt: BEGUN });
    for (const status of ["completed", "no_show", "completed"] as const) {
      expect((await panel.act(setStatus, { id, json: { status } })).body.session.status).toBe(status);
    }
    expect(await mails()).toEqual([]);
    expect((await session(id)).calendar_sequence).toBe(0);
  });

  it("cancels one that is over without writing to anybody", async () => {
    const id = await addSession(panel.db, userId, { startsAt: BEGUN });
    expect((await panel.act(setStatus, { id, json: { status: "cancelled" } })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it("refuses what makes no sense and changes nothing", async () => {
    const ahead = await addSession(panel.db, userId, { startsAt: FRIDAY });
    const cancelled = await addSession(panel.db, userId, { startsAt: BEGUN, status: "cancelled" });
    const completed = await addSession(panel.db, userId, { startsAt: BEGUN, status: "completed" });
    const tries = [
      [ahead, "completed", 409, "not_begun"],
      [ahead, "no_show", 409, "not_begun"],
      [ahead, "scheduled", 409, "transition"],
      [cancelled, "completed", 409, "transition"],
      [cancelled, "cancelled", 409, "transition"],
      [completed, "cancelled", 409, "transition"],
      [completed, "completed", 409, "transition"],
      [completed, "lost", 400, undefined],
      [999_999, "cancelled", 404, undefined],
    ] as const;
    for (const [id, status, code, reason] of tries) {
      const answer = await panel.act(setStatus, { id, json: { status } });
      expect([answer.status, answer.body.reason], `${id} ${status}`).toEqual([code, reason]);
    }
    expect((await session(ahead)).status).toBe("scheduled");
    expect(await panel.db.selectFrom("activities").selectAll().execute()).toEqual([]);
  });

  it("a mark made by mistake is withdrawn, and the slot stays taken", async () => {
    const id = await addSession(panel.db, userId, { startsAt: BEGUN, status: "no_show" });
    expect((await panel.act(setStatus, { id, json: { status: "scheduled" } })).status).toBe(200);
    expect((await session(id)).status).toBe("scheduled");
  });

  it("may be said from the minute of the start on", async () => {
    const id = await addSession(panel.db, userId, { startsAt: FRIDAY });
    vi.setSystemTime(new Date(FRIDAY));
    expect((await panel.act(setStatus, { id, json: { status: "no_show" } })).status).toBe(200);
  });
});

const COACH = {
  name: "Paz Fuentes",
  email: "paz@a.example",
  specialty: "Liderazgo",
  title: "Ingeniera",
  description: "Te acompaña.",
  availability: [{ weekday: 3, times: ["10:30", "10:00"] }],
  modality: "online",
  meetingPlace: "",
  meetingLink: "https://reunion.example/paz",
  isActive: true,
};

describe("coaches", () => {
  it("are made and edited, and what they offer follows", async () => {
    const made = await panel.act(createCoach, { json: COACH });
    expect(made.status).toBe(201);
    const { id } = made.body.coach;
    expect(made.body.coach).toEqual({
      ...COACH,
      id,
      isSample: false,
      image: "",
      isBookable: true,
      sessionMinutes: 30,
      account: "",
      absences: [],
      availability: [{ weekday: 3, times: ["10:00", "10:30"] }],
      blockedDates: [],
    });
    const offered = async () => (await listCoachOffers(panel.db)).find((coach) => coach.id === id);
    expect((await offered())?.dates[0]).toMatchObject({
      date: "2026-12-02",
      slots: [{ time: "10:00" }, { time: "10:30" }],
    });
    const edited = { ...COACH, name: "Paz F.", availability: [], isActive: false };
    expect((await panel.act(updateCoach, { id, method: "PUT", json: edited })).body.coach).toMatchObject(edited);
    expect(await offered()).toBeUndefined();
    expect((await panel.get(coaches)).body.coaches.map((coach: { name: string }) => coach.name)).toEqual([
      "Daniela Mosquera",
      "Héctor Aravena",
      "Paz F.",
    ]);
    expect((await panel.act(updateCoach, { id: 999, method: "PUT", json: COACH })).status).toBe(404);
  });

  it("are refused with times that run into each other and texts that could do harm", async () => {
    const wrong = [
      { name: "" },
      { name: "Paz\r\nBcc: todos@a.example" },
      { email: "nadie" },
      { email: "" },
      { sessionMinutes: 10 },
      { sessionMinutes: 60, availability: [{ weekday: 1, times: ["10:00", "10:59"] }] },
      { email: "a@b.cl\nBcc: c@d.cl" },
      { availability: [{ weekday: 1, times: ["10:00", "10:29"] }] },
      { availability: [{ weekday: 1, times: ["10:00", "10:00"] }] },
      { availability: [{ weekday: 1, times: ["24:00"] }] },
      { availability: [{ weekday: 8, times: [] }] },
      {
        availability: [
          { weekday: 1, times: ["10:00"] },
          { weekday: 1, times: ["11:00"] },
        ],
      },
      { modality: "phone" },
      { meetingLink: "javascript:alert(1)" },
      { meetingLink: "reunion" },
      { isActive: 1 },
    ];
    for (const change of wrong) {
      const { status, body } = await panel.act(createCoach, { json: { ...COACH, ...change } });
      expect([status, typeof body.message], JSON.stringify(change)).toEqual([400, "string"]);
    }
    expect((await panel.get(coaches)).body.coaches.length).toBe(2);
  });

  it("offer nothing on a blocked day; what is booked there stays and is counted", async () => {
    const id = await addSession(panel.db, userId, { startsAt: FRIDAY });
    const { body } = await panel.act(blockDate, { id: 1, json: { date: "2026-11-27", reason: "Licencia" } });
    expect(body.liveBookings).toBe(1);
    expect(body.coach.blockedDates).toEqual([{ date: "2026-11-27", reason: "Licencia" }]);
    expect((await session(id)).status).toBe("scheduled");
    const firstDate = async () => (await listCoachOffers(panel.db))[0]?.dates[0]?.date;
    expect(await firstDate()).toBe("2026-12-04");
    await panel.act(blockDate, { id: 1, json: { date: "2026-11-27", reason: "" } });
    const open = await panel.act(unblockDate, { id: 1, date: "2026-11-27", method: "DELETE" });
    expect(open.body.coach.blockedDates).toEqual([]);
    expect(await firstDate()).toBe("2026-11-27");
    expect((await panel.act(unblockDate, { id: 1, date: "2026-11-27", method: "DELETE" })).status).toBe(404);
  });

  it("are away for some days or hours: what is booked there stays and is counted", async () => {
    await addSession(panel.db, userId, { startsAt: FRIDAY });
    const away = (changes: object) =>
      panel.act(addAbsence, {
        id: 1,
        json: {
          fromDate: "2026-11-27",
          fromTime: null,
          untilDate: "2026-12-11",
          untilTime: "15:30",
          reason: "",
          ...changes,
        },
      });
    const { body } = await away({ fromTime: "15:30" });
    expect(body.liveBookings).toBe(0);
    const second = await away({ reason: "Vacaciones" });
    expect(second.body.liveBookings).toBe(1);
    const range = { fromDate: "2026-11-27", untilDate: "2026-12-11", untilTime: "15:30" };
    expect(second.body.coach.absences).toEqual([
      { id: expect.any(Number), ...range, fromTime: null, reason: "Vacaciones", liveBookings: 1 },
      { id: expect.any(Number), ...range, fromTime: "15:30", reason: "", liveBookings: 0 },
    ]);
    expect(second.body.coach.blockedDates).toHaveLength(14);
    const first = async () => (await listCoachOffers(panel.db))[0]?.dates[0];
    expect(await first()).toMatchObject({ date: "2026-12-11", slots: [{ time: "15:30" }] });
    for (const { id: absenceId } of second.body.coach.absences)
      expect((await panel.act(removeAbsence, { id: 1, absenceId, method: "DELETE" })).status).toBe(200);
    expect(await first()).toMatchObject({ date: "2026-11-27", slots: [{ time: "15:00" }, { time: "15:30" }] });
    const [absence] = (await away({})).body.coach.absences;
    expect((await panel.act(removeAbsence, { id: 2, absenceId: absence.id, method: "DELETE" })).status).toBe(404);
    for (const [reason, changes] of [
      ["bad_range", { untilDate: "2026-11-26" }],
      ["bad_range", { untilDate: "2026-11-27", untilTime: "00:00" }],
      ["bad_range", { untilDate: "2028-01-01" }],
      ["past", { fromDate: "2026-11-20", untilDate: "2026-11-25" }],
      ["past", { fromDate: "2026-11-20", untilDate: "2026-11-26", untilTime: "09:00" }],
    ] as const)
      expect((await away(changes)).body.reason, JSON.stringify(changes)).toBe(reason);
  });

  it("cannot be blocked in the past, nor on days that do not exist", async () => {
    const block = (date: string) => panel.act(blockDate, { id: 1, json: { date, reason: "" } });
    expect((await block("2026-11-25")).body.reason).toBe("past");
    expect((await block("2026-11-26")).status).toBe(200);
    for (const date of ["2026-02-30", "26-11-2026", "", "2026-11-26T00:00:00Z"])
      expect((await block(date)).status).toBe(400);
    expect((await panel.act(blockDate, { id: 99, json: { date: "2026-12-01", reason: "" } })).status).toBe(404);
    expect((await panel.act(unblockDate, { id: 1, date: "mañana", method: "DELETE" })).status).toBe(404);
  });

  it("are the admin's alone", async () => {
    const student = await sessionCookieFor(panel.db, { id: userId });
    for (const cookie of ["", student]) {
      const statuses = [
        (await panel.get(coaches, "", cookie)).status,
        (await panel.act(createCoach, { json: COACH, cookie })).status,
        (await panel.act(updateCoach, { id: 1, method: "PUT", json: COACH, cookie })).status,
        (await panel.act(blockDate, { id: 1, json: { date: "2026-12-01", reason: "" }, cookie })).status,
        (await panel.act(unblockDate, { id: 1, date: "2026-12-01", method: "DELETE", cookie })).status,
        (await panel.act(addAbsence, { id: 1, json: {}, cookie })).status,
        (await panel.act(removeAbsence, { id: 1, absenceId: 1, method: "DELETE", cookie })).status,
        (await panel.act(setStatus, { id: 1, json: { status: "cancelled" }, cookie })).status,
      ];
      expect(new Set(statuses)).toEqual(new Set([cookie ? 403 : 401]));
    }
  });
});
