import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { Booking } from "#app/features/coaching/booking-types.ts";
import { groupBookings } from "#app/routes/coach-schedule/booking-groups.ts";
import { bookingEntries } from "#app/routes/my-activities/load-activities.server.ts";
import MyActivities from "#app/routes/my-activities/route.tsx";
import { HECTOR, server } from "./coach-screen.tsx";

/**
 * The screen of activities with its router, for tests: the loader gives what the replaced server of the bookings has.
 */
export async function showActivities(bookings: Booking[] = server.bookings) {
  server.bookings = bookings;
  const now = Date.now();
  const loader = () => ({
    user: { name: "Camila Rojas", role: "user" },
    analyses: [{ id: 1, fileName: "cv.pdf", status: "failed", score: null, createdAt: "2020-01-01T12:00:00.000Z" }],
    versions: [],
    interviews: [],
    coaching: {
      entries: bookingEntries(server.bookings, now),
      step: null,
      appointments:
        server.bookings.length > 0
          ? {
              upcoming: groupBookings(server.bookings, now).upcoming,
              coaches: [HECTOR],
              limits: { maxLive: 2, cancelHours: 2, hasWaitingList: false },
              now,
            }
          : null,
    },
  });
  const router = createMemoryRouter([{ path: "/my-activities", loader, Component: MyActivities }], {
    initialEntries: ["/my-activities"],
    future: { v7_relativeSplatPath: true },
  });
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  await screen.findByRole("main");
  return userEvent.setup();
}

export const appointments = () => within(screen.getByRole("region", { name: "Mis citas" }));

/** The entries about appointments as text, newest first. */
export const history = () =>
  within(screen.getByRole("region", { name: "Historial" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent ?? "")
    .filter((text) => text.includes("Cita con"));
