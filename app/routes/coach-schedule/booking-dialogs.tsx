import type { CoachOffer } from "#app/features/coaching/coaching.ts";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { RescheduleDialog } from "./reschedule-dialog.tsx";
import type { ChangeDialogProps } from "./use-change-booking.ts";

export type BookingDialogsProps = Omit<ChangeDialogProps, "open"> & {
  /** The one that is open; the booking stays while it fades. */
  open: "cancel" | "move" | null;
  /** undefined: the coach takes no bookings any more. */
  coach: CoachOffer | undefined;
};

/**
 * What can be done with a booking. Loaded when the first of them opens, with the reads: a screen that has none of its
 * own starts without their scripts.
 */
export default function BookingDialogs({ open, booking, coach, ...rest }: BookingDialogsProps) {
  return (
    <ReadsProvider>
      <CancelDialog open={open === "cancel"} booking={booking} {...rest} />
      <RescheduleDialog open={open === "move"} booking={booking} coach={coach} {...rest} />
    </ReadsProvider>
  );
}
