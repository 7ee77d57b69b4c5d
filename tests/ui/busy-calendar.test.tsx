// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BusyCalendarCard } from "#app/routes/coach/busy-calendar.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import "./support.tsx";

type Calendar = NonNullable<Parameters<typeof BusyCalendarCard>[0]["calendar"]>;
const READ: Calendar = { host: "c.u.cl", readAt: "2026-11-24T17:10:00.000Z", failingSince: null, isTrusted: true };
const HOSTS = ["c.u.cl", "*.google.com"];
const calls: [string, unknown][] = [];
let answer: () => Response;

beforeEach(() => {
  calls.length = 0;
  answer = () => Response.json({ calendar: READ });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push([path, init.body ? JSON.parse(String(init.body)) : undefined]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(calendar: Calendar | null, hosts = HOSTS) {
  const element = (
    <>
      <BusyCalendarCard calendar={calendar} hosts={hosts} />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element, loader: () => null }], {
    hydrationData: { loaderData: {} },
  });
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

test("is not there where the institution allows no server", () => {
  show(null, []);
  expect(screen.queryByText("Horas que ya tienes tomadas")).toBeNull();
});

test("an address is sent, and what came of it is said", async () => {
  const user = show(null);
  const field = await screen.findByLabelText("Dirección privada de tu calendario");
  const send = screen.getByRole("button", { name: "Leer mi calendario" });
  await user.type(field, "calendario");
  await user.click(send);
  await screen.findByText("Pega la dirección completa, desde https://.");
  expect(calls).toEqual([]);
  await user.clear(field);
  await user.type(field, "https://c.u.cl/ana.ics");
  await user.click(send);
  await screen.findByText("Calendario leído");
  expect(calls).toEqual([["/api/coach/busy-calendar", { calendarUrl: "https://c.u.cl/ana.ics" }]]);
  answer = () => Response.json({ calendar: { ...READ, readAt: null, failingSince: READ.readAt, isTrusted: false } });
  await user.type(field, "https://c.u.cl/otra.ics");
  await user.click(send);
  await screen.findByText("No se pudo leer el calendario");
});

test("a server that is not allowed is said at the field", async () => {
  const message = "Tu universidad no permite leer calendarios de otro.cl.";
  answer = () => Response.json({ error: message, message, reason: "host_not_allowed" }, { status: 422 });
  const user = show(null);
  await user.type(await screen.findByLabelText("Dirección privada de tu calendario"), "https://otro.cl/a.ics");
  await user.click(screen.getByRole("button", { name: "Leer mi calendario" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

describe("what is known of it", () => {
  test.each<[string, Calendar, RegExp]>([
    ["read", READ, /Leído el 24-11-2026, 14:10/],
    [
      "failing for less than a day",
      { ...READ, failingSince: READ.readAt },
      /Sigue contando lo que se leyó el 24-11-2026/,
    ],
    ["failing for a day", { ...READ, failingSince: READ.readAt, isTrusted: false }, /Lo que se leyó ya no cuenta/],
    ["never read", { ...READ, readAt: null, isTrusted: false }, /Revisa la dirección\. Se ofrecen todas/],
  ])("%s", async (_what, calendar, words) => {
    show(calendar);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test("is forgotten on request", async () => {
    const user = show(READ);
    await user.click(await screen.findByRole("button", { name: "Dejar de leerlo" }));
    await screen.findByText("Tu calendario ya no se lee");
    expect(calls).toEqual([["/api/coach/busy-calendar/remove", undefined]]);
  });
});
