import { Alert } from "#app/ui/alert.tsx";
import { liveBookings } from "./booking-groups.ts";
import { useBookings } from "./reads.ts";

/** Says before anything is typed that another booking would be refused. The server decides. */
export function LimitNotice({ maxLive }: { maxLive: number }) {
  const { data } = useBookings();
  if (!data || liveBookings(data, Date.now()) < maxLive) return null;
  const have = maxLive === 1 ? "una cita por venir" : `${maxLive} citas por venir`;
  return (
    <Alert tone="info" title={`Ya tienes ${have}, el máximo a la vez`} className="mb-3 shell:mb-5">
      Para agendar otra, espera a que pase una o cancélala en{" "}
      <a href="#mis-citas" className="link text-inherit">
        Mis citas
      </a>
      .
    </Alert>
  );
}
