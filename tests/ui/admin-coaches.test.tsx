// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AdminCoach } from "#app/features/admin/panel-api-schemas.server.ts";
import { CoachCards } from "#app/routes/admin_.coaches/coach-cards.tsx";
import { asked, json, server, toast } from "./admin-screen.tsx";
import { show } from "./show-element.tsx";

describe("coaches", () => {
  const coach: AdminCoach = {
    id: 2,
    name: "Héctor Aravena",
    email: "hector@a.example",
    specialty: "",
    title: "Consultor",
    description: "",
    image: "/art/coach-2.svg",
    availability: [{ weekday: 2, times: ["16:00"] }],
    modality: "online",
    meetingPlace: "",
    meetingLink: "",
    isActive: false,
    isSample: true,
    isBookable: false,
    sessionMinutes: 30,
    account: "",
    absences: [
      {
        id: 7,
        fromDate: "2030-11-26",
        fromTime: null,
        untilDate: "2030-11-26",
        untilTime: null,
        reason: "Vacaciones",
        liveBookings: 0,
      },
    ],
    blockedDates: [{ date: "2030-11-26", reason: "Vacaciones" }],
  };

  it("tells the invented one from the others", async () => {
    server.answers.coaches = json({ coaches: [coach, { ...coach, id: 3, name: "Ana Real", isSample: false }] });
    show(<CoachCards />);
    const [invented, real] = await screen.findAllByRole("article");
    expect(invented?.textContent).toContain("Muestra");
    expect(real?.textContent).not.toContain("Muestra");
  });

  it("are saved whole, with what was not changed", async () => {
    server.answers.coaches = json({ coaches: [coach] });
    server.answers["coaches/2"] = json({ coach });
    const user = show(<CoachCards />);
    await user.click(await screen.findByRole("button", { name: "Editar a Héctor Aravena" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "viernes 15:00" }));
    await user.click(within(dialog).getByRole("checkbox"));
    await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
    expect(await toast("Coach actualizado")).toBeTruthy();
    const {
      id: _id,
      image: _image,
      blockedDates: _dates,
      absences: _away,
      isSample: _s,
      isBookable: _b,
      ...kept
    } = coach;
    expect(server.calls.find((call) => call.method === "PUT")).toEqual({
      method: "PUT",
      path: "coaches/2",
      body: {
        ...kept,
        isActive: true,
        availability: [
          { weekday: 2, times: ["16:00"] },
          { weekday: 5, times: ["15:00"] },
        ],
      },
    });
  });

  it("are not saved with two hours that are too near, nor with one that was typed and not added", async () => {
    server.answers.coaches = json({
      coaches: [{ ...coach, availability: [{ weekday: 5, times: ["15:00", "15:10"] }] }],
    });
    const user = show(<CoachCards />);
    await user.click(await screen.findByRole("button", { name: "Editar a Héctor Aravena" }));
    const dialog = await screen.findByRole("dialog");
    const save = within(dialog).getByRole("button", { name: "Guardar" });
    const near = within(dialog).getByRole("button", { name: "Viernes 15:10, quitar" });
    expect(within(dialog).getByText(/^Viernes 15:00 y 15:10: deja al menos 30 minutos/)).toBeTruthy();
    await user.click(save);
    await waitFor(() => expect(document.activeElement).toBe(near));
    await user.click(near);
    const other = within(dialog).getByLabelText("Otra hora");
    await user.type(other, "16:10");
    expect(within(dialog).queryByText("Agrega esta hora, o bórrala.")).toBeNull();
    await user.click(save);
    await waitFor(() => expect(document.activeElement).toBe(other));
    expect(within(dialog).getByText("Agrega esta hora, o bórrala.")).toBeTruthy();
    expect(asked("PUT")).toEqual([]);
  });

  it("an absence says how many sessions stay, leads to them, and can be removed", async () => {
    const [absence] = coach.absences;
    server.answers.coaches = json({ coaches: [{ ...coach, absences: [{ ...absence, liveBookings: 2 }] }] });
    server.answers["coaches/2/absences"] = json({ coach, liveBookings: 2 });
    server.answers["coaches/2/absences/7"] = json({ coach });
    const user = show(<CoachCards />);
    await user.type(await screen.findByLabelText("Desde"), "2030-12-01");
    await user.click(screen.getByRole("button", { name: "Agregar ausencia" }));
    expect(await toast(/Quedan 2 citas agendadas en esas horas/)).toBeTruthy();
    expect(server.calls.find((call) => call.method === "POST")?.body).toEqual({
      fromDate: "2030-12-01",
      fromTime: null,
      untilDate: "2030-12-01",
      untilTime: null,
      reason: "",
    });
    const link = screen.getByRole("link", { name: "2 citas agendadas: mover o cancelar" });
    expect(link.getAttribute("href")).toBe("/admin?coach=2&from=2030-11-26&to=2030-11-26&status=scheduled");
    await user.click(screen.getByRole("button", { name: /Quitar la ausencia de Héctor Aravena: Martes 26 de nov/ }));
    expect(await toast("Ausencia quitada")).toBeTruthy();
    expect(asked("DELETE")).toEqual(["coaches/2/absences/7"]);
  });

  it("none yet: the first one is asked for", async () => {
    server.answers.coaches = json({ coaches: [] });
    const user = show(<CoachCards />);
    await user.click(await screen.findByRole("button", { name: "Agregar el primer coach" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
    expect(within(dialog).getByText("Escribe un email completo: ahí llegan los avisos de citas.")).toBeTruthy();
    expect(asked("POST")).toEqual([]);
  });
});
