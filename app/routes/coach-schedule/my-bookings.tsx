import { RefreshCw } from "lucide-react";
import type { CoachOffer } from "#app/features/coaching/booking-types.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadingRows } from "#app/ui/skeleton.tsx";
import { BookingList } from "./booking-list.tsx";
import { useBookings } from "./queries.ts";
import type { BookingLimits } from "./screen-data.ts";
import { MyWaits } from "./waiting-list.tsx";

type MyBookingsProps = { coaches: readonly CoachOffer[]; limits: BookingLimits };

/** The user's bookings, under the wizard. */
export function MyBookings({ coaches, limits }: MyBookingsProps) {
  const read = useBookings();
  return (
    <section id="mis-citas" aria-labelledby="mis-citas-titulo" className="mt-8 scroll-mt-20 shell:mt-10">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="mis-citas-titulo">Mis citas</h2>
        <Button
          variant="secondary"
          icon={RefreshCw}
          busy={read.isFetching && !read.isPending}
          onClick={() => read.refetch()}
        >
          Actualizar
        </Button>
      </div>
      {limits.hasWaitingList && <MyWaits />}
      {read.isPending && (
        <div className={cardClass}>
          <LoadingRows text="Cargando citas..." rows={2} />
        </div>
      )}
      {read.isError && (
        <Alert tone="bad" title="No pudimos cargar tus citas">
          Siguen guardadas. Revisa tu conexión y presiona «Actualizar».
        </Alert>
      )}
      {read.isSuccess && (
        <BookingList
          bookings={read.data}
          coaches={coaches}
          limits={limits}
          now={Date.now()}
          empty={
            <EmptyState art="/art/spot-calendar.svg" title="No tienes citas por venir" className="py-5">
              Elige un coach, una fecha y una hora: aquí verás tu cita.
            </EmptyState>
          }
        />
      )}
    </section>
  );
}
