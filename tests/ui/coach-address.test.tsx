// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PERSON_META, rememberPerson } from "#app/http/lost-session.ts";
import { alert, back, booking, button, fillIn, lost, radio, server, show, step } from "./coach-screen.tsx";

const BOOKED = "¡Cita agendada exitosamente! Recibirás una confirmación por email.";

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

  const KEPT_DAY = "Sigues con Héctor Aravena, el jueves 19 de diciembre: elige otra hora u otra fecha.";
  it.each([
    ["an hour that was taken", AT, "Esa hora ya no está libre", KEPT_DAY, true],
    ["an hour that is not offered", AT.replace("15%3A30", "03%3A00"), "Esa hora no se puede reservar", KEPT_DAY, true],
    [
      "a date that has passed",
      AT.replace("2030-12-19", "2020-01-02"),
      "Esa fecha no se puede reservar",
      "Sigues con Héctor Aravena: elige otra fecha y otra hora.",
      false,
    ],
    [
      "a coach who is gone",
      AT.replace("coach=2", "coach=77"),
      "Con ese coach no se puede reservar",
      "Elige abajo con quién, qué día y a qué hora.",
      false,
    ],
  ])("tells of %s, and stands where another can be chosen", async (_, address, words, kept, day) => {
    server.occupied = { "2030-12-19": ["15:30"] };
    await show({}, address);
    const box = await alert();
    expect(within(box).getByText(words)).toBeTruthy();
    expect(box.textContent).toContain(kept);
    expect(box.textContent).not.toContain("sigue aquí");
    expect(step()).toBe("1Coach");
    expect(document.activeElement?.textContent).toContain(words);
    expect(radio("Héctor Aravena").checked).toBe(!words.startsWith("Con ese coach"));
    if (day) expect(radio("jueves 19 de diciembre").checked).toBe(true);
    expect(button("Continuar").disabled).toBe(true);
    expect(server.posts).toEqual([]);
  });

  it("says that typed text is still there only where there is some", async () => {
    const user = await show();
    await fillIn(user);
    cleanup();
    await show({}, AT.replace("coach=2", "coach=77"));
    expect((await alert()).textContent).toContain("Lo que escribiste en tus datos sigue aquí.");
  });

  it("says of one's own hour that it is one's own, also after Back from having booked it", async () => {
    const user = await show();
    await fillIn(user);
    server.post = async () => {
      server.occupied = { "2030-12-19": ["15:30"] };
      server.bookings = [booking(7, { startsAt: "2030-12-19T18:30:00.000Z", endsAt: "2030-12-19T19:00:00.000Z" })];
      return Response.json({});
    };
    await user.click(button("Confirmar Reserva"));
    await screen.findByText(BOOKED);
    for (const _ of ["details", "choice"]) {
      act(() => back());
      const title = await screen.findByText("Esa hora ya la reservaste tú");
      expect(screen.queryByText(BOOKED)).toBeNull();
      const box = title.closest('[role="alert"]');
      expect(box?.textContent).toContain("Es tu cita del jueves 19 de diciembre, 15:30, con Héctor Aravena.");
      expect(document.activeElement?.textContent).toContain("Ver en Mis citas");
      expect(step()).toBe("1Coach");
      expect(button("Continuar").disabled).toBe(true);
      expect(screen.queryByText("Esa hora ya no está libre")).toBeNull();
    }
    expect(server.posts).toHaveLength(1);
  });

  it("takes an hour for lost when the own booking of it was cancelled, or is with another coach", async () => {
    server.occupied = { "2030-12-19": ["15:30"] };
    const at = { startsAt: "2030-12-19T18:30:00.000Z", endsAt: "2030-12-19T19:00:00.000Z" };
    server.bookings = [booking(7, { ...at, status: "cancelled" }), booking(8, { ...at, coachId: 1 })];
    await show({}, AT);
    expect(within(await alert()).getByText("Esa hora ya no está libre")).toBeTruthy();
  });

  it("does not say whose a taken hour is when the own bookings can not be read", async () => {
    server.occupied = { "2030-12-19": ["15:30"] };
    server.bookingsRead = lost;
    await show({}, AT);
    const title = await screen.findByText("Esa hora ya está reservada");
    expect(title.closest('[role="alert"]')?.textContent).toContain("No pudimos ver si es una cita tuya");
  });

  it("confirms nothing while it is not known whether the hour is free", async () => {
    let answer = (_: Response) => {};
    server.slots = () => new Promise((resolve) => (answer = resolve));
    await show({}, AT);
    expect(screen.getByText("Comprobando que tu hora siga libre...")).toBeTruthy();
    expect(button("Confirmar Reserva").disabled).toBe(true);
    await act(async () => answer(Response.json({ occupiedSlots: {} })));
    expect(await screen.findByText("Jueves 19 de diciembre")).toBeTruthy();
    expect(button("Confirmar Reserva").disabled).toBe(false);
  });

  it("stands at the first step, with the choice, when the hours can not be read, until a retry succeeds", async () => {
    server.slots = lost;
    const user = await show({}, AT);
    await screen.findByText("No pudimos cargar las horas ocupadas");
    expect(step()).toBe("1Coach");
    server.slots = async () => Response.json({ occupiedSlots: {} });
    await user.click(button("Reintentar"));
    await waitFor(() => expect(radio("15:30").checked).toBe(true));
    expect(button("Continuar").disabled).toBe(false);
  });

  it("asks for the texts where the account has none and this tab neither", async () => {
    const user = { name: "Camila Rojas", role: "user" as const, email: "", unusableEmail: "x@a.example" };
    await show({ user }, AT);
    await screen.findByText("Jueves 19 de diciembre");
    await waitFor(() => expect(step()).toBe("2Datos"));
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
