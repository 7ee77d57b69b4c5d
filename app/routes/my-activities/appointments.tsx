import { Link } from "@remix-run/react";
import { BookingList } from "#app/routes/coach-schedule/booking-list.tsx";
import type { Appointments } from "./load-activities.server.ts";

type AppointmentsProps = {
  appointments: Appointments;
  /** Loads the page's data again; resolves when it is there. */
  reload: () => Promise<void>;
};

/** Appointments to come, which can be moved and cancelled here. Those that have been are part of the history. */
export function MyAppointments({ appointments, reload }: AppointmentsProps) {
  const { upcoming, coaches, limits, now } = appointments;
  return (
    <section aria-labelledby="mis-citas">
      <h2 id="mis-citas" className="mb-3">
        Mis citas
      </h2>
      <BookingList
        bookings={upcoming}
        coaches={coaches}
        limits={limits}
        now={now}
        reload={reload}
        empty={
          <div className="px-5 py-4">
            <p className="text-ink-2">No tienes citas por venir.</p>
            <Link to="/coach-schedule" className="link mt-1 inline-block touch:min-h-11 touch:content-center">
              Agenda una sesión
            </Link>
          </div>
        }
      />
    </section>
  );
}
