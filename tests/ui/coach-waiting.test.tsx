// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { WaitingEntry } from "#app/features/coaching/waiting-list/schema.ts";
import { appointments, button, radio, server, show } from "./coach-screen.tsx";

const WAIT: WaitingEntry = {
  id: 3,
  coachId: 2,
  coachName: "Héctor Aravena",
  date: "2030-12-19",
  position: 4,
  offer: null,
};

it("a full day offers the waiting list, and says when one is on it", async () => {
  server.occupied = { "2030-12-19": ["15:00", "15:30"] };
  server.post = async () => {
    server.waits = [WAIT];
    return Response.json({ entries: server.waits });
  };
  const user = await show();
  await user.click(radio("Héctor Aravena"));
  const day = await screen.findByLabelText<HTMLSelectElement>("Día de la lista de espera");
  expect([...day.options].map((option) => option.textContent)).toEqual(["Jueves 19 de diciembre"]);
  await user.click(button("Avísame"));
  await screen.findByText("Estás en la lista");
  expect(server.posts).toEqual([{ path: "/api/coaching/waiting-list", body: { coachId: 2, date: "2030-12-19" } }]);
  const list = within(appointments().getByRole("list", { name: "Listas de espera" }));
  expect(list.getByRole("listitem").textContent).toContain("jueves 19 de diciembre. Lugar 4.");
});

it("a coach without any free slot is waited for on any day; without full days nothing is offered", async () => {
  const times = { "2030-12-24": ["16:00", "16:30"], "2031-01-02": ["15:00", "15:30"] };
  server.occupied = { "2030-12-19": ["15:00", "15:30"], ...times };
  const user = await show();
  await user.click(radio("Héctor Aravena"));
  await screen.findByText("Héctor Aravena no tiene horas libres");
  await user.click(button("Avísame"));
  await waitFor(() => expect(server.posts.map((post) => post.body)).toEqual([{ coachId: 2, date: null }]));
});

it("a slot that is held is taken or declined", async () => {
  const offer = { startsAt: "2030-12-19T18:00:00.000Z", until: "2030-12-18T14:00:00.000Z" };
  server.waits = [{ ...WAIT, position: null, offer }];
  server.post = async () => {
    server.waits = [];
    return Response.json({ message: "¡Cita agendada exitosamente!" });
  };
  const user = await show();
  const held = (await screen.findByText("Se liberó una hora con Héctor Aravena")).closest("div")?.parentElement;
  expect(held?.textContent).toContain("Jueves 19 de diciembre, 15:00. Está guardada para ti hasta el");
  await user.click(button("Tomar la hora"));
  await waitFor(() => expect(screen.queryByText("Se liberó una hora con Héctor Aravena")).toBeNull());
  expect(server.posts.map((post) => post.path)).toEqual(["/api/coaching/waiting-list/3/accept"]);
});

it("where there is no waiting list, none is shown or asked for", async () => {
  server.occupied = { "2030-12-19": ["15:00", "15:30"] };
  server.waits = [WAIT];
  const user = await show({ limits: { maxLive: 2, cancelHours: 2, hasWaitingList: false } });
  await user.click(radio("Héctor Aravena"));
  await screen.findByRole("radio", { name: "jueves 19 de diciembre, completo" });
  expect(screen.queryByLabelText("Día de la lista de espera")).toBeNull();
  expect(screen.queryByText(/En lista de espera/)).toBeNull();
});
