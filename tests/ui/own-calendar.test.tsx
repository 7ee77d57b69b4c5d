// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OwnCalendar } from "#app/routes/coach/own-calendar.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import "./support.tsx";

const ADDRESSES = ["https://c.example/calendar/uno.ics", "https://c.example/calendar/dos.ics"];
const calls: string[] = [];
const copied: string[] = [];
const reloads = vi.fn(() => null);
let answer: (path: string) => Response;

beforeEach(() => {
  calls.length = 0;
  copied.length = 0;
  reloads.mockClear();
  const addresses = [...ADDRESSES];
  answer = (path) => Response.json(path.endsWith("/remove") ? { ok: true } : { url: addresses.shift() });
  vi.stubGlobal("fetch", async (path: string) => {
    calls.push(path);
    return answer(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(publishedSince: string | null) {
  const user = userEvent.setup();
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  const element = (
    <>
      <OwnCalendar publishedSince={publishedSince} />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element, loader: reloads }], {
    hydrationData: { loaderData: {} },
  });
  render(<RouterProvider router={router} />);
  return user;
}
const button = (name: string) => screen.findByRole("button", { name });
const shownAddress = () => screen.queryByLabelText<HTMLInputElement>("Dirección secreta")?.value ?? null;

test("an address is made, copied and renewed, and each says what it did", async () => {
  const user = show(null);
  expect(screen.queryByRole("button", { name: "Dejar de publicarlo" })).toBeNull();
  await user.click(await button("Crear dirección"));
  await screen.findByText("Dirección creada");
  expect(shownAddress()).toBe(ADDRESSES[0]);
  expect(screen.getAllByText("Cópiala ahora: no se muestra otra vez.").length).toBeGreaterThan(0);
  await user.click(await button("Copiar dirección"));
  await button("Copiada");
  await user.click(await button("Renovar"));
  await screen.findByText("La anterior ya no sirve. Copia la nueva en tu calendario.");
  expect(shownAddress()).toBe(ADDRESSES[1]);
  await user.click(await button("Copiar dirección"));
  expect(copied).toEqual(ADDRESSES);
  expect(calls).toEqual(["/api/coach/calendar-feed", "/api/coach/calendar-feed"]);
  await waitFor(() => expect(reloads).toHaveBeenCalledTimes(2));
});

test("one that was made before is not shown, only since when it serves", async () => {
  show("2026-11-24T17:10:00.000Z");
  await screen.findByText("Publicado desde el 24-11-2026, 14:10.");
  expect(shownAddress()).toBeNull();
  expect(screen.queryByRole("button", { name: "Copiar dirección" })).toBeNull();
  expect(await button("Renovar")).toBeTruthy();
});

test("it is taken away without a question", async () => {
  const user = show(null);
  await user.click(await button("Crear dirección"));
  await user.click(await button("Dejar de publicarlo"));
  await screen.findByText("Tu calendario ya no se publica");
  expect(shownAddress()).toBeNull();
  expect(calls.at(-1)).toBe("/api/coach/calendar-feed/remove");
});

test("a refusal keeps the address that still serves; an answer that was lost shows none that may not", async () => {
  const user = show(null);
  await user.click(await button("Crear dirección"));
  const message = "Tu rol no permite hacer esto.";
  answer = () => Response.json({ error: message, message }, { status: 403 });
  await user.click(await button("Renovar"));
  await screen.findByText("No se renovó la dirección");
  expect(shownAddress()).toBe(ADDRESSES[0]);
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await user.click(await button("Renovar"));
  await screen.findByText("No sabemos si se hizo");
  expect(shownAddress()).toBeNull();
});
