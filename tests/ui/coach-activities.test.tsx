import { expect, it } from "vitest";
import type { Booking } from "#app/features/coaching/coaching.ts";
import { dayAndTime, laterTime, weekdaysOf } from "#app/features/coaching/day-text.ts";
import { bookingEntries, bookingStep, nextAppointment } from "#app/routes/my-activities/coaching-timeline.ts";
import { mergeEntries } from "#app/routes/my-activities/timeline.ts";

const NOW = Date.parse("2026-11-20T15:00:00.000Z");
const booking = (id: number, startsAt: string, changes: Partial<Booking> = {}): Booking => ({
  id,
  coachId: 2,
  coachName: "Héctor Aravena",
  coachImage: "/art/coach-2.svg",
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
  status: "scheduled",
  modality: "online",
  meetingPlace: "",
  meetingLink: "",
  message: "",
  canChange: true,
  ...changes,
});
const far = booking(1, "2026-12-10T18:00:00.000Z");
const near = booking(2, "2026-11-23T14:00:00.000Z");
const over = booking(3, "2026-11-05T18:00:00.000Z", { status: "completed" });

it("lists appointments with their day, state and link, those to come on top", () => {
  const entries = mergeEntries(bookingEntries([over, far, near]));
  expect(entries.map((entry) => entry.key)).toEqual(["coaching-1", "coaching-2", "coaching-3"]);
  expect(entries.map((entry) => entry.state)).toEqual(["scheduled", "scheduled", "attended"]);
  expect(entries[1]).toMatchObject({
    kind: "coaching",
    title: "Cita con Héctor Aravena",
    detail: "lunes 23 de noviembre, 11:00, virtual",
    link: { to: "/coach-schedule#mis-citas", label: "Ver cita" },
  });
});

it("asks to prepare an appointment of the next three days, and no other", () => {
  expect(bookingStep([far, near], NOW)?.title).toBe("Prepara tu cita con Héctor Aravena");
  expect(bookingStep([far, near], NOW)?.text).toContain("lunes 23 de noviembre, 11:00");
  expect(bookingStep([far, over], NOW)).toBeNull();
  expect(bookingStep([{ ...near, status: "cancelled" }], NOW)).toBeNull();
});

it("shows the appointment that comes next until it is over, with the way to change it", () => {
  expect(nextAppointment([over, far, near], NOW)).toEqual({
    coachName: "Héctor Aravena",
    coachImage: "/art/coach-2.svg",
    when: "Lunes 23 de noviembre, 11:00",
    how: "virtual",
    calendar: "/api/coaching/bookings/2/calendar.ics",
    change: "/coach-schedule#mis-citas",
  });
  const late = { ...near, canChange: false };
  expect(nextAppointment([late], Date.parse(near.startsAt) + 60_000)?.change).toBeNull();
  expect(nextAppointment([late], Date.parse(near.endsAt))).toBeNull();
});

it("writes days and hours of Santiago in summer and in winter time", () => {
  expect(dayAndTime("2026-09-05T19:00:00.000Z")).toBe("sábado 5 de septiembre, 15:00");
  expect(dayAndTime("2026-09-06T18:00:00.000Z")).toBe("domingo 6 de septiembre, 15:00");
  expect(dayAndTime("2026-12-01T02:30:00.000Z")).toBe("lunes 30 de noviembre, 23:30");
  expect(laterTime("23:45", 30)).toBe("00:15");
  expect(
    weekdaysOf([
      { weekday: 4, times: ["15:00"] },
      { weekday: 2, times: ["16:00"] },
      { weekday: 1, times: [] },
    ]),
  ).toBe("Martes y jueves");
});
