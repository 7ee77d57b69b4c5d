import type { Booking, CoachOffer } from "#app/features/coaching/coaching.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { RescheduleDialog } from "./reschedule-dialog.tsx";

export type BookingDialogsProps = {
  /** The one that is open. */
  open: "cancel" | "move" | null;
  /** What it is about; stays while the dialog fades. */
  booking: Booking;
  coach: CoachOffer | undefined;
  onClose: () => void;
  /** With the sentence that says what was done. */
  onDone: (notice: string) => void;
};

/** What can be done with a booking. Loaded when the first of them opens. */
export default function BookingDialogs({ open, booking, coach, onClose, onDone }: BookingDialogsProps) {
  return (
    <>
      <CancelDialog open={open === "cancel"} booking={booking} onClose={onClose} onDone={onDone} />
      <RescheduleDialog open={open === "move"} booking={booking} coach={coach} onClose={onClose} onDone={onDone} />
    </>
  );
}
