import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import type { Booking, CoachOffer, OccupiedSlots } from "#app/features/coaching/booking-types.ts";
import type { WaitingEntry } from "#app/features/coaching/waiting-list/schema.ts";
import { queryClient } from "#app/http/query-client.ts";
import CoachScheduleScreen, { shouldRevalidate } from "#app/routes/coach-schedule/route.tsx";
import type { ScheduleData } from "#app/routes/coach-schedule/screen-data.ts";
import "./support.tsx";

/** The booking screen with its router, for tests: only the server is replaced. */

// In December and January Chile is three hours behind UTC.
const offered = (date: string, ...times: string[]) => ({
  date,
  slots: times.map((time) => ({ time, startsAt: new Date(`${date}T${time}:00-03:00`).toISOString() })),
});

export const HECTOR: CoachOffer = {
  id: 2,
  name: "Héctor Aravena",
  specialty: "Entrevistas y cambio de carrera",
  title: "Consultor",
  image: "/art/coach-2.svg",
  description: "Practica contigo.",
  availability: [
    { weekday: 2, times: ["16:00", "16:30"] },
    { weekday: 4, times: ["15:00", "15:30"] },
  ],
  sessionDuration: 30,
  format: "Presencial/Virtual",
  modalities: ["either", "in_person", "online"],
  dates: [
    offered("2030-12-19", "15:00", "15:30"),
    offered("2030-12-24", "16:00", "16:30"),
    offered("2031-01-02", "15:00", "15:30"),
  ],
  holidays: [{ date: "2030-12-26", name: "Feriado de prueba" }],
};
const DANIELA: CoachOffer = {
  ...HECTOR,
  id: 1,
  name: "Daniela Mosquera",
  specialty: "Primer empleo y CV",
  format: "Virtual",
  modalities: ["online"],
  availability: [{ weekday: 5, times: ["15:00"] }],
  dates: [],
  holidays: [],
};

export function booking(id: number, changes: Partial<Booking> = {}): Booking {
  return {
    id,
    coachId: 2,
    coachName: HECTOR.name,
    coachImage: HECTOR.image,
    startsAt: "2030-12-19T18:00:00.000Z",
    endsAt: "2030-12-19T18:30:00.000Z",
    status: "scheduled",
    modality: "either",
    meetingPlace: "Oficina 12",
    meetingLink: "https://reunion.example/abc",
    message: "",
    canChange: true,
    ...changes,
  };
}

type Post = { path: string; body: Record<string, unknown> };

/** What the replaced server answers, and what it was told; set anew before each test. */
export let server: {
  occupied: OccupiedSlots;
  bookings: Booking[];
  waits: WaitingEntry[];
  posts: Post[];
  /** Answer to every POST. */
  post: (post: Post) => Promise<Response>;
  /** Answer to the read of the taken times. */
  slots: () => Promise<Response>;
  bookingsRead: () => Promise<Response>;
  /** What the page's loader gives. */
  data: ScheduleData;
};

beforeEach(() => {
  sessionStorage.clear();
  server = {
    occupied: {},
    bookings: [],
    waits: [],
    posts: [],
    post: async () => Response.json({}),
    slots: async () => Response.json({ occupiedSlots: server.occupied }),
    bookingsRead: async () => Response.json({ bookings: server.bookings }),
    data: DATA,
  };
  vi.stubGlobal("fetch", (path: string, init?: { body?: string }) => {
    if (path.startsWith("/api/coaching/occupied-slots/")) return server.slots();
    if (path === "/api/coaching/bookings") return server.bookingsRead();
    if (path === "/api/coaching/waiting-list" && !init?.body)
      return Promise.resolve(Response.json({ entries: server.waits }));
    const post = { path, body: JSON.parse(init?.body ?? "{}") as Record<string, unknown> };
    server.posts.push(post);
    return server.post(post);
  });
});
afterEach(() => {
  queryClient().clear();
  vi.unstubAllGlobals();
});

export const refusal = (status: number, error: string, reason?: string) =>
  Response.json({ error, message: error, reason }, { status });
export const lost = () => Promise.reject(new TypeError("Failed to fetch"));

const DATA: ScheduleData = {
  user: { name: "Camila Rojas", role: "user", email: "camila@a.example", unusableEmail: null },
  coaches: [DANIELA, HECTOR],
  limits: { maxLive: 2, cancelHours: 2, hasWaitingList: true },
  noShows: { limit: 0, days: 14, missed: 0, closedUntil: null },
  loadedAt: "2026-11-24T15:00:00.000Z",
};

/** The browser's Back in the screen that was shown last. */
export let back = (): void => {};

export async function show(changes: Partial<ScheduleData> = {}, address = "/coach-schedule") {
  server.data = { ...DATA, ...changes };
  const router = createMemoryRouter(
    [
      {
        path: "/coach-schedule",
        loader: () => ({ ...server.data }),
        shouldRevalidate: shouldRevalidate as never,
        Component: CoachScheduleScreen,
      },
    ],
    { initialEntries: [address], future: { v7_relativeSplatPath: true } },
  );
  back = () => void router.navigate(-1);
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  await screen.findByRole("main");
  return userEvent.setup();
}

export type Person = Awaited<ReturnType<typeof show>>;

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
export const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
export const alert = () => screen.findByRole("alert");
export const step = () => document.querySelector('[aria-current="step"]')?.textContent;
export const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
export const appointments = () => within(screen.getByRole("region", { name: "Mis citas" }));

/** Up to the second step with Thursday 19 December at 15:30. */
export async function choose(user: Person) {
  await user.click(radio("Héctor Aravena"));
  await user.click(await screen.findByRole("radio", { name: "jueves 19 de diciembre" }));
  await user.click(radio("15:30"));
  await user.click(button("Continuar"));
}

/** Up to the third step. */
export async function fillIn(user: Person) {
  await choose(user);
  await user.type(screen.getByLabelText(/^Mensaje/), "Vengo de otra área");
  await user.click(button("Continuar"));
}
