// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useToasterStore } from "react-hot-toast/headless";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notify } from "#app/ui/notify.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import "./support.tsx";

function Kept() {
  return <output>{useToasterStore().toasts.length}</output>;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Toaster />
      <Kept />
    </>,
  );
});
afterEach(() => vi.useRealTimers());

const say = (title: string, tone: "bad" | "ok" | "info" = "info", detail?: string) =>
  act(() => notify({ tone, title, ...(detail && { detail }) }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it("shows one at a time: the newest", () => {
  say("Primero");
  say("Segundo");
  expect(screen.queryByText("Primero")).toBeNull();
  expect(screen.getByText("Segundo")).toBeTruthy();
});

it("leaves after 5 seconds, and the earlier one does not come back", () => {
  say("Primero");
  pass(3_000);
  say("Segundo");
  pass(4_999);
  expect(screen.getByText("Segundo")).toBeTruthy();
  pass(1);
  expect(screen.queryByText("Segundo")).toBeNull();
  expect(screen.queryByText("Primero")).toBeNull();
});

it("an earlier one does not come back when the newest is closed", () => {
  say("Primero");
  say("Segundo");
  fireEvent.click(screen.getByRole("button", { name: "Cerrar notificación" }));
  expect(screen.queryByText("Segundo")).toBeNull();
  expect(screen.queryByText("Primero")).toBeNull();
});

it("remembers a dismissed one for 1,000,000 ms", () => {
  say("Uno");
  pass(5_000);
  const kept = screen.getByText("1");
  pass(999_999);
  expect(kept.textContent).toBe("1");
  pass(1);
  expect(kept.textContent).toBe("0");
});

it("interrupts for errors only", () => {
  say("RUT inválido", "bad", "Por favor ingresa un RUT válido (ej: 12345678-9)");
  expect(screen.getByRole("alert").textContent).toContain("Por favor ingresa un RUT válido");
  say("Usuario actualizado", "ok");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getAllByRole("status").some((box) => box.textContent?.includes("Usuario actualizado"))).toBe(true);
});

it("F8 moves the focus to the notification area", () => {
  say("Uno");
  fireEvent.keyDown(window, { key: "F8" });
  expect(document.activeElement).toBe(screen.getByRole("region", { name: /Notificaciones/ }));
});

it("the X dismisses", () => {
  say("Uno");
  fireEvent.click(screen.getByRole("button", { name: "Cerrar notificación" }));
  expect(screen.queryByText("Uno")).toBeNull();
});

it.each([
  ["49 px to the right are a slip", 149, true],
  ["50 px to the right dismiss", 150, false],
  ["to the left nothing happens", 20, true],
])("swipe: %s", (_name, end, stays) => {
  say("Uno", "bad");
  const toast = screen.getByRole("alert");
  fireEvent.pointerDown(toast, { clientX: 100, button: 0, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: end, pointerId: 1, buttons: 1 });
  fireEvent.pointerUp(toast, { clientX: end, pointerId: 1 });
  expect(screen.queryByText("Uno") !== null).toBe(stays);
});

it("the clock stands still under the pointer", () => {
  say("Uno", "bad");
  const toast = screen.getByRole("alert");
  fireEvent.mouseOver(toast);
  pass(20_000);
  expect(screen.getByText("Uno")).toBeTruthy();
  fireEvent.mouseOut(toast);
  pass(5_000);
  expect(screen.queryByText("Uno")).toBeNull();
});
