// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { alert, button, choose, HECTOR, lost, radio, server, show, step, value } from "./coach-screen.tsx";

describe("choosing", () => {
  it("needs coach, date and time, and says what is missing", async () => {
    const user = await show();
    expect(screen.getByText("Elige coach, fecha y hora")).toBeTruthy();
    await user.click(radio("Héctor Aravena"));
    expect(screen.getByText("Falta elegir fecha y hora")).toBeTruthy();
    await user.click(await screen.findByRole("radio", { name: "jueves 19 de diciembre" }));
    expect(screen.getByText("Falta elegir la hora")).toBeTruthy();
    expect(button("Continuar").disabled).toBe(true);
    await user.click(radio("15:30"));
    expect(screen.getByText("Jueves 19 de diciembre, 15:30")).toBeTruthy();
    expect(screen.getByText(/Termina a las 16:00/)).toBeTruthy();
    await user.click(button("Continuar"));
    expect(step()).toBe("2Datos");
    expect(document.activeElement?.textContent).toBe("Tus datos");
  });

  it("disables taken times as 'Ocupado' and full days as 'Completo'", async () => {
    server.occupied = { "2030-12-19": ["15:00"], "2030-12-24": ["16:00", "16:30"] };
    const user = await show();
    await user.click(radio("Héctor Aravena"));
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: /24 de diciembre, completo/ })).disabled).toBe(
      true,
    );
    expect(screen.getByText("Completo")).toBeTruthy();
    await user.click(radio("jueves 19 de diciembre"));
    expect(radio("15:00, Ocupado").disabled).toBe(true);
    expect(screen.getByText("Ocupado")).toBeTruthy();
    expect(radio("15:30").disabled).toBe(false);
  });

  it("groups the days by month, names the year of the next one and mentions a holiday in between", async () => {
    const user = await show();
    await user.click(radio("Héctor Aravena"));
    expect(await screen.findByText("Diciembre")).toBeTruthy();
    expect(screen.getByText("Enero de 2031")).toBeTruthy();
    expect(screen.getByText("El jueves 26 de diciembre es feriado.")).toBeTruthy();
  });

  it("says so when a coach has no dates, and when there is no coach", async () => {
    const user = await show();
    await user.click(radio("Daniela Mosquera"));
    expect(await screen.findByText("No hay fechas disponibles")).toBeTruthy();
    expect(button("Continuar").disabled).toBe(true);
    cleanup();
    await show({ coaches: [] });
    expect(screen.getByText("No hay coaches disponibles")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Continuar" })).toBeNull();
  });

  it("moves between the options of a group with the arrows", async () => {
    const user = await show();
    await user.click(radio("Héctor Aravena"));
    await user.click(await screen.findByRole("radio", { name: "jueves 19 de diciembre" }));
    await user.keyboard("{ArrowRight}");
    expect(radio("martes 24 de diciembre").checked).toBe(true);
    await user.click(radio("16:00"));
    await user.keyboard("{ArrowDown}");
    expect(radio("16:30").checked).toBe(true);
  });

  it("blocks the step when the taken times cannot be loaded, until a retry succeeds", async () => {
    server.slots = lost;
    const user = await show();
    await user.click(radio("Héctor Aravena"));
    expect((await alert()).textContent).toContain("No pudimos cargar las horas ocupadas");
    expect(screen.queryByRole("radio", { name: /diciembre/ })).toBeNull();
    expect(button("Continuar").disabled).toBe(true);
    server.slots = async () => Response.json({ occupiedSlots: { "2030-12-19": ["15:00"] } });
    await user.click(button("Reintentar"));
    await user.click(await screen.findByRole("radio", { name: "jueves 19 de diciembre" }));
    expect(radio("15:00, Ocupado").disabled).toBe(true);
  });
});

describe("the contact data", () => {
  it("come from the account, and stay when one goes back", async () => {
    const user = await show();
    await choose(user);
    expect([value(/^Nombre/), value(/^Email/)]).toEqual(["Camila Rojas", "camila@a.example"]);
    await user.type(screen.getByLabelText(/^Teléfono/), "+56 9 1111 2222");
    await user.type(screen.getByLabelText(/^Mensaje/), "Hola");
    await user.click(radio("Virtual"));
    await user.click(button("Atrás"));
    expect(document.activeElement?.textContent).toBe("Elige tu coach");
    expect(radio("15:30").checked).toBe(true);
    await user.click(button("Continuar"));
    expect([value(/^Teléfono/), value(/^Mensaje/)]).toEqual(["+56 9 1111 2222", "Hola"]);
    expect(radio("Virtual").checked).toBe(true);
  });

  it.each([
    ["an empty name", /^Nombre/, "{Backspace}", "Escribe tu nombre."],
    ["a name of spaces", /^Nombre/, "   ", "Escribe tu nombre."],
    ["an empty email", /^Email/, "{Backspace}", "Escribe tu email, como nombre@correo.cl. Ahí llega la confirmación."],
  ])("cannot go on with %s", async (_what, label, typed, words) => {
    const user = await show();
    await choose(user);
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
    await user.click(button("Continuar"));
    expect((await alert()).textContent).toContain("Por favor completa todos los campos requeridos");
    expect(step()).toBe("2Datos");
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const described = field.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe(words);
    await user.clear(field);
    await user.type(field, "ana@b.cl");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    await user.click(button("Continuar"));
    expect(step()).toBe("3Confirmar");
  });

  it("refuse the address that the platform made up, in any capitals", async () => {
    const made = "12345678-k@universidad.cl";
    const user = await show({ user: { name: "Camila Rojas", role: "user", email: "", unusableEmail: made } });
    await choose(user);
    const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
    expect(email.value).toBe("");
    await user.type(email, "12345678-K@Universidad.cl");
    await user.click(button("Continuar"));
    expect(step()).toBe("2Datos");
    expect(document.activeElement).toBe(email);
    expect(screen.getByText("Ese correo lo creó la plataforma y nadie lo lee. Escribe uno que uses.")).toBeTruthy();
    await user.clear(email);
    await user.type(email, "ana@b.cl");
    await user.click(button("Continuar"));
    expect(step()).toBe("3Confirmar");
  });

  it("leave the shape of the email to the browser, and take a phone only with its signs", async () => {
    const user = await show();
    await choose(user);
    const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
    expect(email.type).toBe("email");
    await user.clear(email);
    await user.type(email, "sin arroba");
    await user.type(screen.getByLabelText(/^Teléfono/), "anexo doce");
    await user.click(button("Continuar"));
    expect(step()).toBe("2Datos");
    expect(screen.getByText("Usa solo números, espacios, guiones, paréntesis y el signo +.")).toBeTruthy();
    expect(screen.queryByText("Por favor completa todos los campos requeridos")).toBeNull();
  });

  it("ask for the modality only where there is a choice", async () => {
    const user = await show({ coaches: [{ ...HECTOR, modalities: ["in_person"] }] });
    await user.click(await screen.findByRole("radio", { name: "jueves 19 de diciembre" }));
    await user.click(radio("15:30"));
    await user.click(button("Continuar"));
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByText("Presencial")).toBeTruthy();
  });
});

it("'Ver Guía' opens a help of its own", async () => {
  const user = await show();
  await user.click(button("Ver Guía"));
  expect(await screen.findByRole("heading", { name: "Cómo agendar una cita" })).toBeTruthy();
  expect(screen.getByText(/hasta 2 horas antes/)).toBeTruthy();
});

describe("the rule about missed sessions", () => {
  const rule = { limit: 3, days: 14, closedUntil: null };

  it("is said before it applies, with what one has missed, and while it does", async () => {
    await show({ noShows: { ...rule, missed: 0 } });
    expect(screen.getByText(/^Con 3 inasistencias en un semestre no se puede agendar por 14 días\./)).toBeTruthy();
    cleanup();
    await show({ noShows: { ...rule, missed: 2 } });
    expect(screen.getByText("Llevas 2 inasistencias este semestre")).toBeTruthy();
    cleanup();
    await show({ noShows: { ...rule, missed: 3, closedUntil: "2026-12-04T18:00:00.000Z" } });
    expect(screen.getByText("Por ahora no puedes agendar").closest("div")?.parentElement?.textContent).toContain(
      "desde el 4 de diciembre de 2026",
    );
  });
});
