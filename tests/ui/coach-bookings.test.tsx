// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { alert, appointments, booking, button, lost, refusal, server, show } from "./coach-screen.tsx";

const dialog = async () => within(await screen.findByRole("dialog"));

describe("the list", () => {
  it("says that nothing is to come, with a way forward", async () => {
    await show();
    expect(await appointments().findByText("No tienes citas por venir")).toBeTruthy();
  });

  it("has what is to come with day, hour, place, link and calendar, and folds the rest away", async () => {
    server.bookings = [
      booking(1, { startsAt: "2020-01-09T18:00:00.000Z", endsAt: "2020-01-09T18:30:00.000Z", status: "no_show" }),
      booking(2, { startsAt: "2020-01-16T18:00:00.000Z", endsAt: "2020-01-16T18:30:00.000Z", status: "completed" }),
      booking(3, { startsAt: "2030-12-24T19:00:00.000Z", endsAt: "2030-12-24T19:30:00.000Z", status: "cancelled" }),
      booking(4),
    ];
    await show();
    await appointments().findByText("Jueves 19 de diciembre, 15:00 a 15:30");
    const items = appointments()
      .getAllByRole("listitem", { hidden: true })
      .map((item) => item.textContent ?? "");
    const states = ["Programada", "Cancelada", "Completada", "No asistió"];
    expect(states.map((word) => items.filter((text) => text.includes(word)).length)).toEqual([1, 1, 1, 1]);
    expect(items[0]).toContain("Programada");
    expect(items[0]).toContain("Presencial: Oficina 12");
    expect(
      appointments()
        .getByRole("link", { name: /Entrar a la reunión/ })
        .getAttribute("href"),
    ).toBe("https://reunion.example/abc");
    expect(appointments().getByRole("link", { name: "Agregar a mi calendario" }).getAttribute("href")).toBe(
      "/api/coaching/bookings/4/calendar.ics",
    );
    expect(appointments().getByText("Ver citas anteriores y canceladas (3)")).toBeTruthy();
    expect(
      appointments().getByText("Puedes reagendar o cancelar hasta el jueves 19 de diciembre, 13:00."),
    ).toBeTruthy();
  });

  it("makes no link of an address that is none of the web", async () => {
    server.bookings = [booking(1, { modality: "online", meetingLink: "javascript:alert(1)" })];
    await show();
    await appointments().findByText(/javascript:alert/);
    expect(appointments().queryByRole("link", { name: /reunión/ })).toBeNull();
  });

  it("says until when a change was possible and whom to tell", async () => {
    server.bookings = [booking(1, { canChange: false })];
    await show();
    await appointments().findByText(/Se podía reagendar o cancelar hasta el jueves 19 de diciembre, 13:00/);
    expect(appointments().getByText(/avisa a Desarrollo Profesional/)).toBeTruthy();
    expect(appointments().queryByRole("button", { name: /^(Reagendar|Cancelar)$/ })).toBeNull();
  });

  it("says when it cannot be loaded, and reads again on demand", async () => {
    server.bookingsRead = lost;
    const user = await show();
    expect((await alert()).textContent).toContain("No pudimos cargar tus citas");
    server.bookingsRead = async () => Response.json({ bookings: [booking(1)] });
    await user.click(button("Actualizar"));
    expect(await appointments().findByText(/^Jueves 19 de diciembre/)).toBeTruthy();
  });

  it("tells before anything is typed that the limit is reached", async () => {
    server.bookings = [booking(1)];
    await show({ limits: { maxLive: 1, cancelHours: 2, hasWaitingList: true } });
    expect(await screen.findByText("Ya tienes una cita por venir, el máximo a la vez")).toBeTruthy();
  });
});

describe("cancelling", () => {
  it("asks first, says what it does, and shows the outcome", async () => {
    server.bookings = [booking(7)];
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Cancelar" }));
    const box = await dialog();
    expect(box.getByText(/La hora queda libre para otra persona/)).toBeTruthy();
    server.post = async () => {
      server.bookings = [booking(7, { status: "cancelled" })];
      return Response.json({});
    };
    await user.click(box.getByRole("button", { name: "Cancelar la cita" }));
    expect((await appointments().findByText(/^Cita cancelada/)).textContent).toContain("La hora quedó libre");
    expect(server.posts.map((post) => post.path)).toEqual(["/api/coaching/bookings/7/cancel"]);
    expect(await appointments().findByText("No tienes citas por venir")).toBeTruthy();
  });

  it("keeps the appointment and says why when the server refuses", async () => {
    server.bookings = [booking(7)];
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Cancelar" }));
    server.post = async () => refusal(409, "Ya no se puede cancelar esta cita.", "too_late");
    await user.click((await dialog()).getByRole("button", { name: "Cancelar la cita" }));
    expect((await alert()).textContent).toContain("Ya no se puede cancelar esta cita.");
    await user.click((await dialog()).getByRole("button", { name: "Conservar la cita" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(appointments().getByText(/^Jueves 19 de diciembre/)).toBeTruthy();
  });
});

describe("rescheduling", () => {
  it("shows the old hour, takes a free one of the same coach and says what was done", async () => {
    server.bookings = [booking(7)];
    server.occupied = { "2030-12-19": ["15:00"], "2030-12-24": ["16:00"] };
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Reagendar" }));
    const box = await dialog();
    expect(box.getByText("jueves 19 de diciembre, 15:00")).toBeTruthy();
    await user.click(await box.findByRole("radio", { name: "jueves 19 de diciembre" }));
    expect(box.getByText("Tu hora actual")).toBeTruthy();
    await user.click(box.getByRole("radio", { name: "martes 24 de diciembre" }));
    expect(box.getByRole<HTMLInputElement>("radio", { name: "16:00, Ocupado" }).disabled).toBe(true);
    await user.click(box.getByRole("radio", { name: "16:30" }));
    server.post = async () => {
      server.bookings = [booking(7, { startsAt: "2030-12-24T19:30:00.000Z", endsAt: "2030-12-24T20:00:00.000Z" })];
      return Response.json({});
    };
    await user.click(box.getByRole("button", { name: "Reagendar a las 16:30" }));
    expect(await appointments().findByText(/^Cita reagendada para el martes 24 de diciembre, 16:30/)).toBeTruthy();
    expect(appointments().getByText("Martes 24 de diciembre, 16:30 a 17:00")).toBeTruthy();
    expect(server.posts).toEqual([
      { path: "/api/coaching/bookings/7/reschedule", body: { scheduledDate: "2030-12-24T19:30:00.000Z" } },
    ]);
  });

  it("offers the nearest hours when somebody else was faster", async () => {
    server.bookings = [booking(7)];
    server.occupied = { "2030-12-19": ["15:00"] };
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Reagendar" }));
    const box = await dialog();
    await user.click(await box.findByRole("radio", { name: "martes 24 de diciembre" }));
    await user.click(box.getByRole("radio", { name: "16:30" }));
    server.post = async () => {
      server.occupied = { "2030-12-19": ["15:00"], "2030-12-24": ["16:30"] };
      return refusal(409, "Alguien acaba de reservar ese horario. Elige otro.", "slot_taken");
    };
    await user.click(box.getByRole("button", { name: "Reagendar a las 16:30" }));
    const near = within(await box.findByRole("alert")).getAllByRole("button");
    expect(near[0]?.textContent).toBe("martes 24 de diciembre, 16:00");
    await user.click(near[0] as HTMLElement);
    expect(box.getByRole("button", { name: "Reagendar a las 16:00" })).toBeTruthy();
  });
});
