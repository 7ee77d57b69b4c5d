import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import type { AdminSession, AdminUser } from "#app/features/admin/list-answer-schemas.server.ts";
import type { AdminSummary } from "#app/features/admin/panel-api-schemas.server.ts";
import type { AdminToday } from "#app/features/admin/today/today-schema.server.ts";
import { huntersInBrief } from "#app/features/interview/hunters.ts";
import { HuntersContext } from "#app/features/interview/use-hunters.ts";
import { permissionsOf } from "#app/features/permissions/permissions.ts";
import { queryClient } from "#app/http/query-client.ts";
import AdminScreen, { shouldRevalidate } from "#app/routes/admin/route.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import "./support.tsx";

/** The panel with its router, for tests: only the server is replaced. */

export const ADMIN = {
  name: "Paula Riquelme",
  role: "admin" as const,
  roleName: "Administrador",
  may: permissionsOf("admin", "look"),
  mayChange: permissionsOf("admin", "change"),
  rut: "12894633-0",
  initialPassword: false,
  firstEntry: "Una contraseña: los primeros 4 dígitos del RUT.",
};

export function person(id: number, changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id,
    rut: `1845290${id}-6`,
    name: `Persona ${id}`,
    email: `p${id}@a.example`,
    isEmailPlaceholder: false,
    role: "user",
    isActive: true,
    createdAt: "2026-03-20T15:00:00.000Z",
    interviewTimeFactor: 1,
    hasInitialPassword: false,
    afterReset: changes.role === undefined || changes.role === "user" ? "digits" : "random",
    isSample: false,
    isBlocked: false,
    ...changes,
  };
}

export function session(id: number, changes: Partial<AdminSession> = {}): AdminSession {
  return {
    id,
    userId: 1042,
    userRut: "18452907-6",
    clientName: "Valentina Soto",
    clientEmail: "v.soto@a.example",
    clientPhone: "",
    coachId: 2,
    coachName: "Héctor Aravena",
    scheduledDate: "2030-11-26T18:30:00.000Z",
    status: "scheduled",
    message: "",
    confirmedAt: null,
    isAccountActive: true,
    ...changes,
  };
}

const NOBODY = { count: 0, since: null };
const TODAY: AdminToday = {
  now: "2026-11-24T17:10:00.000Z",
  sessionsToday: 0,
  sessionsTomorrow: 0,
  sessions: [],
  waiting: {
    failedMails: NOBODY,
    unmarkedSessions: NOBODY,
    inactiveBookings: NOBODY,
    reviewRequests: { count: 0, due: null },
    rightsRequests: { count: 0, due: null },
    rosterConflicts: NOBODY,
  },
  week: { cv: [1, 2, 3, 4, 5, 6, 7], interviews: [0, 0, 0, 0, 0, 0, 0], sessions: [0, 0, 1, 0, 0, 0, 2] },
  noShows: 1,
  bookableCoaches: 2,
};

export const SUMMARY: AdminSummary = {
  users: 1284,
  cvAnalyses: 612,
  activities: 4907,
  coachSessions: 96,
  scheduledSessions: 14,
  nextSession: { startsAt: "2030-11-26T18:30:00.000Z", coachName: "Héctor Aravena" },
  mail: {
    smtpConfigured: true,
    counts: { queued: 0, sending: 0, sent: 5, expired: 0, failed: 0 },
    oldestWaiting: null,
    lastError: null,
    failureCause: null,
  },
  openReviewRequests: 0,
  openRightsRequests: 0,
  clock: null,
  samplePeople: 0,
};

/** One page that holds all of its rows. */
export const page = (name: string, rows: unknown[], more: object = {}) => ({
  [name]: rows,
  total: rows.length,
  totalIsMinimum: false,
  next: null,
  ...more,
});

type Call = { method: string; path: string; body: unknown };

/** What the replaced server answers, and what it was asked; set anew before each test. */
export let server: {
  /** By the path after /api/admin/, first with its query, then without. */
  answers: Record<string, () => Response | Promise<Response>>;
  calls: Call[];
};

export const json = (body: unknown) => () => Response.json(body);
export const refusal = (status: number, message: string, reason?: string) => () =>
  Response.json({ error: message, message, reason }, { status });

beforeEach(() => {
  server = {
    calls: [],
    answers: {
      summary: json(SUMMARY),
      today: json(TODAY),
      cohorts: json({ faculties: [], careers: [], campuses: [], entryYears: [] }),
      coaches: json({ coaches: [] }),
      users: json(page("users", [])),
      "cv-analyses": json(page("analyses", [])),
      activities: json(page("activities", [])),
      "coach-sessions": json(page("sessions", [])),
      feedback: json(page("feedback", [])),
    },
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const path = url.replace("/api/admin/", "");
    const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    server.calls.push({ method: init.method ?? "GET", path, body });
    const answer = server.answers[path] ?? server.answers[path.split("?")[0] ?? ""];
    return answer ? answer() : Response.json({ error: "?" }, { status: 500 });
  });
  // A failed read says its cause in the console; here it is expected.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  queryClient().clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The paths that were asked for with this method. */
export const asked = (method: string) => server.calls.filter((call) => call.method === method).map((call) => call.path);

export async function show(address = "/admin", user: Partial<typeof ADMIN> = {}) {
  const router = createMemoryRouter(
    [
      {
        path: "/admin",
        loader: () => ({ user: { ...ADMIN, ...user }, now: "2026-11-24T17:10:00.000Z" }),
        Component: AdminScreen,
        shouldRevalidate: shouldRevalidate as never,
      },
      { path: "*", element: <p>Otra pantalla</p> },
    ],
    { initialEntries: [address], future: { v7_relativeSplatPath: true } },
  );
  render(
    <>
      <HuntersContext.Provider value={huntersInBrief()}>
        <RouterProvider router={router} future={{ v7_startTransition: false }} />
      </HuntersContext.Provider>
      <Toaster />
    </>,
  );
  await screen.findByRole("main");
  return { user: userEvent.setup(), router };
}

/** Words of the column headers of the table in sight. */
export const headers = () => screen.getAllByRole("columnheader").map((header) => header.textContent);

/** Texts of the cells of the n-th row, the first below the headers by default. */
export function cells(row = 1): (string | null)[] {
  const found = screen.getAllByRole("row")[row];
  if (!found) throw new Error(`no row ${row}`);
  return within(found)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
}

/** The visible notification. */
export const toast = async (text: string | RegExp) =>
  within(screen.getByRole("region", { name: /Notificaciones/ })).findByText(text);
