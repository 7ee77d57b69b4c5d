import type { CoachOffer } from "#app/features/coaching/booking-types.ts";
import { dayAndTime } from "#app/features/coaching/day-text.ts";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { RescheduleDialog } from "./reschedule-dialog.tsx";
import { type ChangeDialogProps, useChangeBooking } from "./use-change-booking.ts";

export type BookingDialogsProps = Omit<ChangeDialogProps, "open"> & {
  /** Which dialog is open; `booking` is kept while it fades out. */
  open: "cancel" | "move" | null;
  /** Undefined when the coach no longer takes bookings. */
  coach: CoachOffer | undefined;
};

/**
 * The dialogs for a booking. Their script and the query provider are loaded when the first of them opens, so that a
 * screen without its own client reads starts faster.
 */
export default function BookingDialogs({ open, booking, coach, ...rest }: BookingDialogsProps) {
  return (
    <ReadsProvider>
      <CancelDialog open={open === "cancel"} booking={booking} {...rest} />
      <RescheduleDialog open={open === "move"} booking={booking} coach={coach} {...rest} />
    </ReadsProvider>
  );
}

/** Asks for confirmation before a booking is cancelled, and describes the effect. */
function CancelDialog({ open, booking, reload, onClose, onDone }: ChangeDialogProps) {
  const { busy, failure, change, forget } = useChangeBooking(reload);
  const close = () => {
    if (busy) return;
    forget();
    onClose();
  };
  const cancel = async () => {
    if (!(await change(booking, "cancel"))) return;
    onClose();
    onDone("Cita cancelada. La hora quedó libre y te llegará un email que lo confirma.");
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="sm"
      title="Cancelar esta cita"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Conservar la cita
          </Button>
          <Button variant="danger-solid" busy={busy} busyText="Cancelando..." onClick={cancel}>
            Cancelar la cita
          </Button>
        </>
      }
    >
      {failure && <Alert tone="bad" title={failure.text} className="mb-4" />}
      <p>
        <b className="tabular-nums">{dayAndTime(booking.startsAt)}</b>, con {booking.coachName}.
      </p>
      <p className="mt-2 text-ink-2">
        La hora queda libre para otra persona y no se puede recuperar si alguien la toma. A ti y a
        {` ${booking.coachName} `}
        les llega un email que la saca del calendario.
      </p>
    </Modal>
  );
}
