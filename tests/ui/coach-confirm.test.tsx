// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PERSON_META, rememberPerson } from "#app/http/lost-session.ts";
import {
  alert,
  button,
  choose,
  fillIn,
  HECTOR,
  lost,
  radio,
  refusal,
  server,
  show,
  step,
  value,
} from "./coach-screen.tsx";

const BOOKED = "¡Cita agendada exitosamente! Recibirás una confirmación por email.";

describe("confirming", () => {
  it("sends the instant of the slot once, says so, starts over and shows the appointment", async () => {
    const user = await show();
    await choose(user);
    await user.type(screen.getByLabelText(/^Mensaje/), "Vengo de otra área");
    await user.click(radio("Virtual"));
    await user.click(button("Continuar"));
    for (const text of ["Jueves 19 de diciembre", "15:30 a 16:00", "30 minutos", "Gratis", "Vengo de otra área"])
      expect(screen.getByText(text)).toBeTruthy();
    let answer = (_: Response) => {};
    server.post = () => new Promise((resolve) => (answer = resolve));
    const confirm = button("Confirmar Reserva");
    await act(async () => {
      confirm.click();
      confirm.click();
    });
    expect(confirm.disabled).toBe(true);
    expect(button("Atrás").disabled).toBe(true);
    server.occupied = { "2030-12-19": ["15:30"] };
    await act(async () => answer(Response.json({ booking: {} })));
    expect(within(await alert()).getByText(BOOKED)).toBeTruthy();
    expect(server.posts).toEqual([
      {
        path: "/api/coaching/schedule",
        body: {
          coachId: 2,
          scheduledDate: "2030-12-19T18:30:00.000Z",
          clientName: "Camila Rojas",
          clientEmail: "camila@a.example",
          clientPhone: "",
          message: "Vengo de otra área",
          modality: "online",
        },
      },
    ]);
    expect(step()).toBe("1Coach");
    expect(radio("Héctor Aravena").checked).toBe(false);
    expect(document.activeElement?.textContent).toContain(BOOKED);
    // Nothing of the old booking is left in the fields, and the own hour is taken.
    await user.click(radio("Héctor Aravena"));
    await user.click(await screen.findByRole("radio", { name: "jueves 19 de diciembre" }));
    await waitFor(() => expect(radio("15:30, Ocupado").disabled).toBe(true));
    await user.click(radio("15:00"));
    await user.click(button("Continuar"));
    expect(value(/^Mensaje/)).toBe("");
    expect(screen.queryByText(BOOKED)).toBeNull();
  });

  it("keeps everything after a lost race, marks the hour and offers the nearest free ones", async () => {
    const user = await show();
    await fillIn(user);
    server.post = async () => {
      server.occupied = { "2030-12-19": ["15:30"] };
      return refusal(409, "Alguien acaba de reservar ese horario. Elige otro.", "slot_taken");
    };
    await user.click(button("Confirmar Reserva"));
    const box = await alert();
    expect(box.textContent).toContain("Error al agendar cita: Alguien acaba de reservar ese horario. Elige otro.");
    expect(step()).toBe("1Coach");
    expect(radio("jueves 19 de diciembre").checked).toBe(true);
    expect(radio("15:30, Ocupado").disabled).toBe(true);
    const near = within(box).getAllByRole("button");
    expect(near.map((one) => one.textContent)).toEqual([
      "jueves 19 de diciembre, 15:00",
      "martes 24 de diciembre, 16:00",
      "martes 24 de diciembre, 16:30",
    ]);
    await user.click(near[1] as HTMLElement);
    expect(step()).toBe("3Confirmar");
    expect(screen.getByText("Vengo de otra área")).toBeTruthy();
    server.post = async () => Response.json({});
    await user.click(button("Confirmar Reserva"));
    expect(await screen.findByText(BOOKED)).toBeTruthy();
    expect(server.posts.at(-1)?.body.scheduledDate).toBe("2030-12-24T19:00:00.000Z");
  });

  it("loads again what is offered when the hour is no longer offered", async () => {
    const user = await show();
    await fillIn(user);
    const [first, ...others] = HECTOR.dates;
    expect(first?.date).toBe("2030-12-19");
    server.data = { ...server.data, coaches: [{ ...HECTOR, dates: others }] };
    server.post = async () => refusal(400, "Ese horario no está disponible. Elige otro de la lista.", "not_offered");
    await user.click(button("Confirmar Reserva"));
    expect((await alert()).textContent).toContain("Error al agendar cita: Ese horario no está disponible.");
    await waitFor(() => expect(screen.queryByRole("radio", { name: "jueves 19 de diciembre" })).toBeNull());
    expect(radio("martes 24 de diciembre").checked).toBe(false);
  });

  it("proposes hours only of the coach whose hour was lost", async () => {
    const user = await show();
    await fillIn(user);
    server.post = async () => refusal(409, "Tomada.", "slot_taken");
    await user.click(button("Confirmar Reserva"));
    await alert();
    await user.click(radio("Daniela Mosquera"));
    await screen.findByText("No hay fechas disponibles");
    expect(within(await alert()).queryByRole("button")).toBeNull();
  });

  it("shows the server's refusal and stays, with everything typed", async () => {
    const user = await show();
    await fillIn(user);
    server.post = async () => refusal(409, "Ya tienes 2 citas agendadas.", "too_many_bookings");
    await user.click(button("Confirmar Reserva"));
    expect((await alert()).textContent).toContain("Error al agendar cita: Ya tienes 2 citas agendadas.");
    expect(step()).toBe("3Confirmar");
    expect(screen.getByText("Vengo de otra área")).toBeTruthy();
    expect(button("Confirmar Reserva").disabled).toBe(false);
  });

  it("says when the server is not reached, and takes 'already yours' for the lost answer that it is", async () => {
    const user = await show();
    await fillIn(user);
    server.post = lost;
    await user.click(button("Confirmar Reserva"));
    expect((await alert()).textContent).toContain("Error al conectar con el servidor. Por favor intenta nuevamente.");
    expect(step()).toBe("3Confirmar");
    server.post = async () => refusal(409, "Esta cita ya es tuya.", "already_yours");
    await user.click(button("Confirmar Reserva"));
    expect(await screen.findByText(BOOKED)).toBeTruthy();
    expect(step()).toBe("1Coach");
  });

  it("sends nothing while it is not known what is taken", async () => {
    const user = await show();
    await fillIn(user);
    server.slots = lost;
    server.post = async () => refusal(500, "Error interno");
    await user.click(button("Confirmar Reserva"));
    await alert();
    await user.click(button("Confirmar Reserva"));
    await screen.findByText("Por favor completa todos los campos requeridos");
    expect(server.posts).toHaveLength(1);
  });

  it("sends nothing when the hour has gone meanwhile", async () => {
    const user = await show();
    await fillIn(user);
    server.occupied = { "2030-12-19": ["15:30"] };
    server.post = async () => refusal(500, "Error interno");
    await user.click(button("Confirmar Reserva"));
    expect((await alert()).textContent).toContain("Error al agendar cita: Error interno");
    await user.click(button("Confirmar Reserva"));
    await screen.findByText("Por favor completa todos los campos requeridos");
    expect(server.posts).toHaveLength(1);
  });
});

describe("the address", () => {
  const AT = "/coach-schedule?coach=2&fecha=2030-12-19&hora=15%3A30&paso=confirmar";

  it("leads to its step, with what was typed, and books by the button alone", async () => {
    const user = await show();
    await fillIn(user);
    await screen.findByText("Revisa y confirma");
    cleanup();
    const again = await show({}, AT);
    expect(await screen.findByText("Vengo de otra área")).toBeTruthy();
    expect(step()).toBe("3Confirmar");
    expect(server.posts).toEqual([]);
    await again.click(button("Confirmar Reserva"));
    expect(within(await alert()).getByText(BOOKED)).toBeTruthy();
    expect(server.posts).toHaveLength(1);
    expect(step()).toBe("1Coach");
    // What was booked is kept no longer.
    expect(sessionStorage.length).toBe(0);
  });

  it("gives nothing of one person to the next one in this tab", async () => {
    document.head.innerHTML = `<meta name="${PERSON_META}" content="una">`;
    rememberPerson();
    const user = await show();
    await fillIn(user);
    cleanup();
    document.head.innerHTML = `<meta name="${PERSON_META}" content="otra">`;
    rememberPerson();
    await show({}, AT);
    await screen.findByText("Revisa y confirma");
    expect(screen.queryByText("Vengo de otra área")).toBeNull();
    document.head.innerHTML = "";
    rememberPerson();
  });

  it.each([
    ["an hour that was taken", AT, "Esa hora ya no está libre", "2030-12-19"],
    ["an hour that is not offered", AT.replace("15%3A30", "03%3A00"), "Esa hora ya no está libre", "2030-12-19"],
    ["a date that has passed", AT.replace("2030-12-19", "2020-01-02"), /^Esa fecha ya no se puede reservar/, null],
    ["a coach who is gone", AT.replace("coach=2", "coach=77"), "Ese coach ya no toma citas", null],
  ])("tells of %s, and stands where another can be chosen", async (_, address, words, day) => {
    server.occupied = { "2030-12-19": ["15:30"] };
    await show({}, address);
    expect(within(await alert()).getByText(words)).toBeTruthy();
    expect(step()).toBe("1Coach");
    expect(document.activeElement?.textContent).toMatch(words);
    if (day) expect(radio("jueves 19 de diciembre").checked).toBe(true);
    expect(button("Continuar").disabled).toBe(true);
    expect(server.posts).toEqual([]);
  });

  it.each(["?paso=confirmar", "?coach=x&fecha=ayer&hora=tarde&paso=datos", "?coach=2&paso=confirmar"])(
    "begins at the first step where %j says too little",
    async (search) => {
      await show({}, `/coach-schedule${search}`);
      expect(step()).toBe("1Coach");
      expect(screen.queryByRole("alert")).toBeNull();
    },
  );
});
