import { useRef, useState } from "react";
import type { Booking } from "#app/features/coaching/booking-types.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { useRefreshBookings } from "./queries.ts";

/** What each dialog that changes a booking is given. */
export type ChangeDialogProps = {
  open: boolean;
  booking: Booking;
  /** Loads again what the screen itself shows of the booking, after a change; resolves when it is there. */
  reload?: () => Promise<void>;
  onClose: () => void;
  /** With the sentence that says what was done. */
  onDone: (notice: string) => void;
};

/** What went wrong with a change; `taken` when somebody else has the hour. */
export type ChangeFailure = { text: string; taken: boolean };

const OFFLINE = "Error al conectar con el servidor. Por favor intenta nuevamente.";

/** Sends a change of a booking and then reads everything again that it touches. One at a time. */
export function useChangeBooking(reload: ChangeDialogProps["reload"]) {
  const refreshReads = useRefreshBookings();
  const refresh = () => Promise.all([refreshReads(), reload?.()]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const sending = useRef(false);
  /** True when the server did it. */
  const change = async (booking: Booking, deed: "cancel" | "reschedule", body?: object): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await postJson(`/api/coaching/bookings/${booking.id}/${deed}`, body);
      await refresh();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const taken = error.reason === "slot_taken";
      if (!error.offline) await refresh();
      setFailure({ text: error.offline ? OFFLINE : error.message || OFFLINE, taken });
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, change, forget: () => setFailure(null) };
}
