// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Availability } from "#app/features/coaching/booking-types.ts";
import { WeekGrid } from "#app/routes/admin_.coaches/week-grid.tsx";
import { weekConflict } from "#app/routes/admin_.coaches/week-grid-rules.ts";
import { show } from "./support.tsx";

let saved: Availability;

function Form({ week, minutes = 30 }: { week: Availability; minutes?: number }) {
  const [availability, setAvailability] = useState(week);
  saved = availability;
  return (
    <WeekGrid
      availability={availability}
      minutes={minutes}
      onChange={setAvailability}
      error={weekConflict(availability, minutes)}
    />
  );
}

const friday = (...times: string[]): Availability => [{ weekday: 5, times }];
const cell = (name: string) => screen.getByRole("button", { name });
const noCell = (name: string) => expect(screen.queryByRole("button", { name })).toBeNull();
const sentence = () => screen.getByRole("status").textContent;

afterEach(() => vi.unstubAllGlobals());

function onPhone(): void {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
}

describe("the grid", () => {
  it("opens and closes hours, and says the week in words", async () => {
    const { user } = show(<Form week={[]} />);
    expect(sentence()).toBe("Sin horas: nadie puede reservar.");
    await user.click(cell("viernes 15:00"));
    await user.click(cell("viernes 15:30"));
    expect(cell("viernes 15:00").getAttribute("aria-pressed")).toBe("true");
    expect(sentence()).toBe("Viernes 15:00 a 16:00 · 2 sesiones");
    expect(saved).toEqual(friday("15:00", "15:30"));
    await user.click(cell("viernes 15:00"));
    expect(sentence()).toBe("Viernes 15:30 a 16:00 · 1 sesión");
  });

  it("is one stop of the tab key, which the arrows move", async () => {
    const { user } = show(<Form week={friday("15:00")} />);
    const grid = screen.getByRole("grid", { name: "Horas de la semana" });
    const stops = () =>
      within(grid)
        .getAllByRole("button")
        .filter((button) => button.tabIndex === 0);
    expect(stops()).toEqual([cell("viernes 15:00")]);
    cell("viernes 15:00").focus();
    await user.keyboard("{ArrowLeft}{ArrowDown}");
    expect(document.activeElement).toBe(cell("jueves 15:30"));
    expect(stops()).toEqual([cell("jueves 15:30")]);
    await user.keyboard("{Home}{PageUp} {PageDown}{End}{Enter}");
    expect(saved).toEqual([
      { weekday: 1, times: ["13:30"] },
      { weekday: 5, times: ["15:00", "15:30"] },
    ]);
    await user.tab();
    expect(document.activeElement).toBe(cell("Después de las 20"));
  });

  it("is painted by Shift and arrows with the state they begin with", async () => {
    const { user } = show(<Form week={friday("15:40")} />);
    cell("viernes 14:00").focus();
    // 15:30 and 16:00 lie too near to 15:40: they stay closed, and what comes after is opened all the same.
    await user.keyboard(" {Shift>}{ArrowDown>5/}{/Shift}");
    expect(saved).toEqual(friday("14:00", "14:30", "15:00", "15:40", "16:30"));
    await user.keyboard(" {Shift>}{ArrowUp>5/}{/Shift}");
    expect(saved).toEqual(friday("15:40"));
  });

  it("does not open an hour that is too near to another, and says which", async () => {
    const { user } = show(<Form week={friday("15:10")} />);
    await user.click(cell("viernes 15:00"));
    const words = "Viernes 15:00 y 15:10: deja al menos 30 minutos entre una hora y la siguiente.";
    expect(screen.getByRole("alert").textContent).toBe(words);
    expect(cell("viernes 15:00").getAttribute("aria-disabled")).toBe("true");
    expect(saved).toEqual(friday("15:10"));
    await user.click(cell("Viernes 15:10, quitar"));
    expect(screen.getByRole("alert").textContent).toBe("");
    await user.click(cell("viernes 15:00"));
    expect(saved).toEqual(friday("15:00"));
  });

  it("has rows of the meeting's length", () => {
    show(<Form week={friday("15:00", "15:30")} minutes={60} />);
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toHaveLength(12);
    noCell("viernes 15:30");
    expect(cell("Viernes 15:30, quitar")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("al menos 60 minutos");
  });
});

describe("what is rarely used", () => {
  it("is folded away until somebody asks", async () => {
    const { user } = show(<Form week={[]} />);
    noCell("lunes 07:30");
    noCell("sábado 10:00");
    await user.click(cell("Antes de las 8"));
    await user.click(cell("Sábado y domingo"));
    await user.click(cell("domingo 07:30"));
    expect(saved).toEqual([{ weekday: 7, times: ["07:30"] }]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Antes de las 8" }).disabled).toBe(true);
    // What was closed last stays in sight: the focus is there.
    await user.click(cell("domingo 07:30"));
    expect(document.activeElement).toBe(cell("domingo 07:30"));
    await user.click(cell("Antes de las 8"));
    noCell("domingo 07:30");
  });

  it("is open when the week has such hours", () => {
    show(<Form week={[{ weekday: 6, times: ["07:30", "20:00"] }]} />);
    for (const name of ["sábado 07:30", "sábado 20:00"]) {
      expect(cell(name).getAttribute("aria-pressed")).toBe("true");
    }
    expect(cell("Después de las 20").getAttribute("aria-expanded")).toBe("true");
  });
});

describe("another hour", () => {
  it("is typed, added by Enter, and removed", async () => {
    const { user } = show(<Form week={[]} />);
    await user.selectOptions(screen.getByLabelText("Día"), "Viernes");
    const field = screen.getByLabelText<HTMLInputElement>("Otra hora");
    await user.type(field, "mañana{Enter}");
    expect(screen.getByText("«mañana» no es una hora. Escribe una hora como 15:10.")).toBeTruthy();
    expect(field.checkValidity()).toBe(false);
    await user.clear(field);
    await user.type(field, "15.10{Enter}");
    expect([field.value, field.checkValidity()]).toEqual(["", true]);
    expect(sentence()).toBe("Viernes 15:10 a 15:40 · 1 sesión");
    await user.click(cell("Viernes 15:10, quitar"));
    expect(saved).toEqual([]);
    expect(document.activeElement).toBe(field);
  });

  it("of the weekend shows the weekend", async () => {
    const { user } = show(<Form week={[]} />);
    await user.selectOptions(screen.getByLabelText("Día"), "Sábado");
    await user.type(screen.getByLabelText("Otra hora"), "10");
    await user.click(cell("Agregar hora"));
    expect(cell("sábado 10:00").getAttribute("aria-pressed")).toBe("true");
  });
});

it("a phone shows a day at a time, the first with hours", async () => {
  onPhone();
  const { user } = show(<Form week={friday("15:00")} />);
  expect(screen.getByRole("grid", { name: "Horas del viernes" })).toBeTruthy();
  noCell("martes 15:00");
  expect(cell("viernes, con horas").getAttribute("aria-pressed")).toBe("true");
  await user.click(cell("martes"));
  await user.click(cell("martes 09:00"));
  await user.keyboard("{ArrowRight} {ArrowDown} ");
  expect(saved).toEqual([{ weekday: 2, times: ["09:00", "09:30", "11:00"] }, ...friday("15:00")]);
  expect(cell("martes, con horas")).toBeTruthy();
});
