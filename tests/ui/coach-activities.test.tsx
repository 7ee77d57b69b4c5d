// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Booking } from "#app/features/coaching/booking-types.ts";
import { dayAndTime, laterTime, weekdaysOf } from "#app/features/coaching/day-text.ts";
import { bookingEntries, bookingStep } from "#app/routes/my-activities/load-activities.server.ts";
import { mergeEntries } from "#app/routes/my-activities/timeline.ts";
import { appointments, history, showActivities } from "./activities-screen.tsx";
import { lost, refusal, server } from "./coach-screen.tsx";

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
  const entries = mergeEntries(bookingEntries([over, far, near], NOW));
  expect(entries.map((entry) => entry.key)).toEqual(["coaching-1", "coaching-2", "coaching-3"]);
  expect(entries.map((entry) => entry.state)).toEqual(["scheduled", "scheduled", "attended"]);
  expect(entries[1]).toMatchObject({
    kind: "coaching",
    title: "Cita con Héctor Aravena",
    detail: "lunes 23 de noviembre, 11:00, virtual",
    link: { to: "#cita-2", label: "Ver cita" },
  });
  expect(entries[2]?.link).toBeNull();
  expect(bookingEntries([near], Date.parse(near.endsAt))[0]?.link).toBeNull();
});

it("asks to prepare an appointment of the next three days, and no other", () => {
  expect(bookingStep([far, near], NOW)?.title).toBe("Prepara tu cita con Héctor Aravena");
  expect(bookingStep([far, near], NOW)?.text).toContain("lunes 23 de noviembre, 11:00");
  expect(bookingStep([far, near], NOW)?.to).toBe("#cita-2");
  expect(bookingStep([far, over], NOW)).toBeNull();
  expect(bookingStep([{ ...near, status: "cancelled" }], NOW)).toBeNull();
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

describe("on the screen", () => {
  const cancelled = booking(1, "2030-12-19T18:00:00.000Z");
  const kept = booking(2, "2030-12-24T19:00:00.000Z");
  const cancel = async (user: Awaited<ReturnType<typeof showActivities>>) => {
    const [first] = appointments().getAllByRole("button", { name: "Cancelar" });
    await user.click(first as HTMLElement);
    await user.click(await screen.findByRole("button", { name: "Cancelar la cita" }));
  };

  it("has nothing about appointments for who never had one", async () => {
    await showActivities([]);
    expect(screen.queryByRole("region", { name: "Mis citas" })).toBeNull();
  });

  it("lists only what is to come, and says so when nothing is", async () => {
    await showActivities([over, booking(4, "2020-11-05T18:00:00.000Z", { status: "cancelled" })]);
    expect(appointments().getByText("No tienes citas por venir.")).toBeTruthy();
    expect(appointments().getByRole("link").getAttribute("href")).toBe("/coach-schedule");
    expect(appointments().queryByText(/anteriores y canceladas/)).toBeNull();
    expect(history()).toHaveLength(2);
  });

  it("cancels, and list and history show it before the dialog is gone", async () => {
    server.bookings = [cancelled, kept];
    const user = await showActivities();
    server.post = async () => {
      server.bookings = [{ ...cancelled, status: "cancelled" }, kept];
      return Response.json({});
    };
    await cancel(user);
    expect((await appointments().findByText(/^Cita cancelada/)).textContent).toContain("La hora quedó libre");
    expect(appointments().getAllByRole("button", { name: "Cancelar" })).toHaveLength(1);
    expect(history().filter((text) => text.includes("Cancelada"))).toHaveLength(1);
    expect(server.posts.map((post) => post.path)).toEqual(["/api/coaching/bookings/1/cancel"]);
  });

  it("shows what is true by now when the server refuses", async () => {
    server.bookings = [cancelled];
    const user = await showActivities();
    server.post = async () => {
      server.bookings = [{ ...cancelled, canChange: false }];
      return refusal(409, "Ya no se puede cancelar esta cita.", "too_late");
    };
    await cancel(user);
    expect((await screen.findByRole("alert")).textContent).toContain("Ya no se puede cancelar esta cita.");
    await user.click(screen.getByRole("button", { name: "Conservar la cita" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(appointments().getByText(/^Se podía reagendar o cancelar hasta/)).toBeTruthy();
    expect(history()[0]).toContain("Programada");
  });

  it("keeps everything when the server cannot be reached", async () => {
    server.bookings = [cancelled];
    const user = await showActivities();
    server.post = lost;
    await cancel(user);
    expect((await screen.findByRole("alert")).textContent).toContain("Error al conectar con el servidor");
    expect(history()[0]).toContain("Programada");
  });

  it("moves an appointment to another hour of its coach", async () => {
    server.bookings = [cancelled];
    const user = await showActivities();
    await user.click(appointments().getByRole("button", { name: "Reagendar" }));
    const box = within(await screen.findByRole("dialog"));
    await user.click(await box.findByRole("radio", { name: "martes 24 de diciembre" }));
    await user.click(box.getByRole("radio", { name: "16:30" }));
    server.post = async () => {
      server.bookings = [booking(1, "2030-12-24T19:30:00.000Z")];
      return Response.json({});
    };
    await user.click(box.getByRole("button", { name: "Reagendar a las 16:30" }));
    expect(await appointments().findByText(/^Cita reagendada para el martes 24 de diciembre, 16:30/)).toBeTruthy();
    expect(appointments().getByText("Martes 24 de diciembre, 16:30 a 17:00")).toBeTruthy();
    expect(history()[0]).toContain("martes 24 de diciembre, 16:30");
    expect(server.posts[0]?.body).toEqual({ scheduledDate: "2030-12-24T19:30:00.000Z" });
  });
});
